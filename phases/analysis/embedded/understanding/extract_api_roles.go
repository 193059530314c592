package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// callersByRole gives each operation that names nobody to the one of those who call whose role
// speaks of it: whoever "reads the display history of a label" calls GET /labels/{id}/history,
// and whoever only "publishes events" does not call GET /events. The last word of a path
// decides; where it is in no role or in several, nobody is named.
func (x *understander) callersByRole() {
	if x.r.Lang != specs.English || len(x.u.Actors) < 2 {
		return
	}
	for i := range x.u.Features {
		f := &x.u.Features[i]
		ops := reading.Operations(f.Group)
		if f.Actor != "" || len(ops) != 1 {
			continue
		}
		word := lastOfPath(ops[0].Path)
		at, found := -1, 0
		for a := range x.u.Actors {
			if x.lex.roleSpeaksOf(x.u.Actors[a].Role, word, ops[0].Method == "GET") {
				at, found = a, found+1
			}
		}
		if found == 1 {
			f.Actor = x.u.Actors[at].Name
		}
	}
}

// lastOfPath is the last word of a path that is no parameter.
func lastOfPath(path string) string {
	parts := strings.FieldsFunc(path, func(r rune) bool { return r == '/' })
	for _, part := range slices.Backward(parts) {
		if !strings.HasPrefix(part, "{") && !strings.HasPrefix(part, ":") {
			return part
		}
	}
	return ""
}

// roleSpeaksOf says that a clause of a role has a word of a path: one that reads for an
// operation that does.
func (l *Lexicons) roleSpeaksOf(role, word string, reads bool) bool {
	of := stems(word)
	return slices.ContainsFunc(strings.FieldsFunc(role, func(r rune) bool { return strings.ContainsRune(",;.", r) }), func(clause string) bool {
		return overlaps(stems(clause), of) && reads == reading.HasPrefixOf(reading.Lower(strings.TrimSpace(clause)), l.ReadingVerbs...)
	})
}

// stems are the stems of the words of a text.
func stems(text string) map[string]bool {
	out := map[string]bool{}
	for _, word := range strings.FieldsFunc(reading.Lower(text), func(r rune) bool { return strings.ContainsRune(" ,.;:/-_()`", r) }) {
		if len(word) > 3 {
			out[wording.Stem(word)] = true
		}
	}
	return out
}

// overlaps says that two sets have a word in common.
func overlaps(a, b map[string]bool) bool {
	for word := range b {
		if a[word] {
			return true
		}
	}
	return false
}
