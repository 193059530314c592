package merge

import (
	"bytes"
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/issues"
)

// renumber gives new ids where both sides have given the same number to
// different issues since they parted: to the later one, or to the one that is
// not in history yet. Everything that its side says of it follows. Ids that no
// store gave (GH-12) name the same thing on both sides.
func (m *merging) renumber() {
	high := map[string]int{}
	for _, s := range m.sides {
		for _, from := range []*records{&s.active, &s.history} {
			for _, id := range from.order {
				if day, n, ok := issues.Numbered(id); ok {
					high[day] = max(high[day], n)
				}
			}
		}
	}
	renames := [3]map[string]string{{}, {}, {}}
	ids := append(slices.Clone(m.ours().active.order), m.ours().history.order...)
	slices.SortFunc(ids, issues.CompareIDs)
	for _, id := range ids {
		ours, oursPast := m.ours().find(id)
		theirs, theirsPast := m.theirs().find(id)
		old, _ := m.base().find(id)
		day, _, numbered := issues.Numbered(id)
		if theirs == nil || old != nil || !numbered || ours.alike(theirs) {
			continue
		}
		moved := 1
		if oursPast == theirsPast && age(theirs, ours) > 0 || oursPast && !theirsPast {
			moved = 2
		}
		later, sooner := pair{ours, oursPast}, pair{theirs, theirsPast}
		if moved == 2 {
			later, sooner = sooner, later
		}
		if m.frozen(later.past) { // git takes that file as it is
			later, moved = sooner, 3-moved
		}
		if m.frozen(later.past) {
			m.out.Conflicts = append(m.out.Conflicts, Conflict{id, "two different issues have this number, one of them in history"})
			continue
		}
		next, n := issues.NumberAfter(day, high[day])
		high[day] = n
		renames[moved][id] = next
		m.out.Renumbered = append(m.out.Renumbered, Renumbered{From: id, To: next, Title: later.r.text("title")})
	}
	for i, names := range renames {
		if len(names) > 0 {
			m.sides[i].active.rename(names, &m.base().active)
			m.sides[i].history.rename(names, &m.base().history)
		}
	}
}

// pair is an issue and whether it is in history.
type pair struct {
	r    *record
	past bool
}

// frozen says that git does not ask about a file.
func (m *merging) frozen(past bool) bool {
	if past {
		return m.historyFrozen
	}
	return m.activeFrozen
}

// age orders two issues by when they were made, then by what they say, so that
// both sides of a merge agree.
func age(a, b *record) int {
	return cmp.Or(cmp.Compare(a.text("created_at"), b.text("created_at")), bytes.Compare(canonical(a.raw), canonical(b.raw)))
}

// rename writes the new ids wherever a line names the old ones. Lines that were
// there before both sides parted and did not change cannot mean the new issue.
func (r *records) rename(names map[string]string, base *records) {
	next := records{byID: make(map[string]*record, len(r.byID))}
	for _, id := range r.order {
		one := r.byID[id]
		if old := base.byID[id]; old == nil || !bytes.Equal(old.raw, one.raw) {
			if changed, err := parse(replaceIDs(one.raw, names)); err == nil {
				one = changed
			}
		}
		next.order, next.byID[one.id] = append(next.order, one.id), one
	}
	*r = next
}

// replaceIDs puts new ids in the place of old ones in the text of a line. Ids
// are ASCII without anything that JSON escapes, so they stand there as they are.
func replaceIDs(raw []byte, names map[string]string) []byte {
	out := make([]byte, 0, len(raw)+16)
	for i := 0; i < len(raw); {
		end := i
		for end < len(raw) && idByte(raw[end]) {
			end++
		}
		if end == i {
			if raw[i] == '\\' && i+1 < len(raw) { // "\nISS-1": the n is no part of the id
				out = append(out, raw[i], raw[i+1])
				i += 2
				continue
			}
			out = append(out, raw[i])
			i++
			continue
		}
		word := bytes.TrimRight(raw[i:end], ".-_") // the end of a sentence is no part of an id
		if next, named := names[string(word)]; named {
			out = append(out, next...)
		} else {
			out = append(out, word...)
		}
		out = append(out, raw[i+len(word):end]...)
		i = end
	}
	return out
}

func idByte(c byte) bool {
	return 'a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9' || c == '-' || c == '_' || c == '.'
}
