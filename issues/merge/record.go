package merge

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// parse reads one line. Its id must be one, because it becomes a file name.
func parse(raw []byte) (*record, error) {
	fields, err := jsonlog.Fields(raw)
	if err != nil {
		return nil, err
	}
	r := &record{raw: raw, fields: fields}
	seen := map[string]bool{}
	for _, field := range fields {
		if seen[field.Key] {
			return nil, errors.New("its field " + field.Key + " is there twice")
		}
		seen[field.Key] = true
	}
	r.id = r.text("id")
	if r.id == "" {
		return nil, errors.New("it has no id")
	}
	return r, issues.CheckID(r.id)
}

// get is the value of a field, nil without it.
func get(fields []jsonlog.Field, key string) json.RawMessage {
	for _, field := range fields {
		if field.Key == key {
			return field.Value
		}
	}
	return nil
}

// text is a field that is a text, else empty.
func (r *record) text(key string) string { return textOf(get(r.fields, key)) }

func textOf(raw json.RawMessage) string {
	var text string
	if json.Unmarshal(raw, &text) != nil {
		return ""
	}
	return text
}

// source is the item of a package or roadmap that an issue was made of.
func (r *record) source() string {
	type keyed struct {
		Session     string `json:"session"`
		OriginalID  string `json:"original_id"`
		SourceEpic  string `json:"source_epic"`
		SourceStory string `json:"source_story"`
	}
	var with struct {
		Notes keyed `json:"notes"`
	}
	if json.Unmarshal(get(r.fields, "extended_context"), &with) != nil || with.Notes.Session == "" {
		return ""
	}
	n := with.Notes
	notes := issues.Notes{OriginalID: n.OriginalID, SourceEpic: n.SourceEpic, SourceStory: n.SourceStory}
	if notes.SourceID() == "" {
		return ""
	}
	return n.Session + "\x00" + notes.SourceID()
}

// alike says whether two records that nobody had before are one issue: they
// were made of the same item, or at the same time with the same title.
func (r *record) alike(other *record) bool {
	if a, b := r.source(), other.source(); a != "" || b != "" {
		return a == b
	}
	return r.text("title") == other.text("title") && r.text("created_at") == other.text("created_at")
}

// equal says whether two values say the same, whatever the order of keys and
// the blanks between them.
func equal(a, b json.RawMessage) bool {
	return (a == nil) == (b == nil) && (bytes.Equal(a, b) || bytes.Equal(canonical(a), canonical(b)))
}

// canonical writes a value in one way. Numbers keep their digits.
func canonical(raw json.RawMessage) []byte {
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	var value any
	if decoder.Decode(&value) != nil {
		return raw
	}
	out, err := json.Marshal(value)
	if err != nil {
		return raw
	}
	return out
}

// same says whether two lists of fields say the same, leaving some keys out.
func same(a, b []jsonlog.Field, but ...string) bool {
	count := 0
	for _, field := range a {
		if slices.Contains(but, field.Key) {
			continue
		}
		count++
		if !equal(field.Value, get(b, field.Key)) {
			return false
		}
	}
	for _, field := range b {
		if !slices.Contains(but, field.Key) {
			count--
		}
	}
	return count == 0
}
