package specs

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/specs/disk"
)

// IndexedEntry is one entry of the development index as its file has it, keys of
// other tools included.
type IndexedEntry struct {
	Section string // "feature", "enhancement" …
	At      int    // its place in the section, 0-based
	Raw     json.RawMessage
}

// IndexedEntries lists the entries of the development index of a project in the
// order of its sections and their lists; none without a profile. Errors are
// those of ReadTech.
func IndexedEntries(root string) ([]IndexedEntry, error) {
	_, data, err := readTech(disk.New(nil), root)
	if err != nil || data == nil {
		return nil, err
	}
	var doc struct {
		Index map[string]json.RawMessage `json:"development_index"`
	}
	if err := json.Unmarshal(bytes.TrimPrefix(data, []byte("\ufeff")), &doc); err != nil {
		return nil, err
	}
	var out []IndexedEntry
	for _, section := range []string{"feature", "enhancement", "bugfix", "refactor", "docs"} {
		var list []json.RawMessage
		if len(doc.Index[section]) == 0 || json.Unmarshal(doc.Index[section], &list) != nil {
			continue
		}
		for i, raw := range list {
			out = append(out, IndexedEntry{section, i, raw})
		}
	}
	return out, nil
}

// RestoreIndexed puts entries back into the development index, each at its place
// and with all of its keys, and answers which it put back: one that is there, by
// title, date and session, is left as it is. Errors are those of UpdateTech.
func RestoreIndexed(ctx context.Context, d *disk.Disk, root string, now time.Time, entries []IndexedEntry) ([]bool, error) {
	back := make([]bool, len(entries))
	err := lockedTech(ctx, d, root, func() error {
		tech, old, err := readTech(d, root)
		if err != nil {
			return err
		}
		if tech == nil {
			tech = emptyTech(root, now)
			if old, err = EncodeJSON(tech); err != nil {
				return err
			}
		}
		old = bytes.TrimPrefix(old, []byte("\ufeff"))
		for i, entry := range entries {
			if old, back[i], err = insertIndexed(old, entry); err != nil {
				return err
			}
		}
		if !slices.Contains(back, true) {
			return nil
		}
		if tech, err = decodeJSON[ProjectTech](old); err != nil {
			return err
		}
		FillSlices(tech)
		return writeTech(d, root, old, tech, now)
	})
	return back, err
}

// insertIndexed puts one entry into the bytes of a profile.
func insertIndexed(profile []byte, entry IndexedEntry) (out []byte, put bool, err error) {
	var is TechEntry
	if json.Unmarshal(entry.Raw, &is) != nil {
		return profile, false, nil //nolint:nilerr // it is no entry, so there is nothing to put back
	}
	out, err = changeMember(profile, "development_index", func(index json.RawMessage) (json.RawMessage, error) {
		return changeMember(index, entry.Section, func(section json.RawMessage) (json.RawMessage, error) {
			var list []json.RawMessage
			if len(section) > 0 {
				if err := json.Unmarshal(section, &list); err != nil {
					return nil, err
				}
			}
			for _, raw := range list {
				var was TechEntry
				if json.Unmarshal(raw, &was) == nil && was.Title == is.Title && was.Date == is.Date && sameSession(was, is) {
					return section, nil
				}
			}
			put = true
			return json.Marshal(slices.Insert(list, min(max(entry.At, 0), len(list)), entry.Raw))
		})
	})
	return out, put, err
}

func sameSession(a, b TechEntry) bool {
	return a.SessionID == b.SessionID || a.SessionID != nil && b.SessionID != nil && *a.SessionID == *b.SessionID
}

// changeMember changes the value of one key of an object; a key that is missing
// has none and is added.
func changeMember(object []byte, key string, change func(json.RawMessage) (json.RawMessage, error)) ([]byte, error) {
	var list []member
	if text := bytes.TrimSpace(object); len(text) > 0 && !bytes.Equal(text, []byte("null")) {
		var err error
		if list, err = readMembers(object); err != nil {
			return nil, err
		}
	}
	at := slices.IndexFunc(list, func(m member) bool { return m.key == key })
	if at < 0 {
		list, at = append(list, member{key: key}), len(list)
	}
	value, err := change(list[at].value)
	if err != nil {
		return nil, err
	}
	if list[at].value = value; value == nil {
		list[at].value = json.RawMessage("null")
	}
	return writeMembers(list)
}
