package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// maxHeldWords is how many words name a thing that somebody has, its article included.
const maxHeldWords = 3

// heldThing is the thing of which somebody wants to know who has it: "see at a glance who
// has the ladder right now". Empty for any other question.
func (w *Specifier) heldThing(want string) string {
	_, thing, ok := strings.Cut(want, " who has ")
	if !ok {
		return ""
	}
	for _, now := range w.Table.Words["at_present"].In("en") {
		thing = strings.TrimSuffix(thing, " "+now)
	}
	if !w.Table.IsWord("articles", "en", phrasing.LeadingWord(thing)) || len(strings.Fields(thing)) > maxHeldWords || strings.ContainsAny(thing, ",;:") {
		return ""
	}
	return thing
}

// heldBy are the entities that answer who has a thing, where the thing itself is none of
// them: the only one that a loan, or another record of who has what, is tied to, with it.
func (w *Specifier) heldBy(m *dataModel, text string) []string {
	if w.Language == "zh" || w.heldThing(strings.TrimRight(text, ".")) == "" {
		return nil
	}
	for i := range m.entities {
		record := m.entities[i].Name
		if !w.Table.IsWord("records_of_things", "en", strings.ToLower(record)) {
			continue
		}
		var things []string
		for k := range m.entities {
			if name := m.entities[k].Name; m.tied(i, k) && !w.IsPerson(strings.ToLower(name)) {
				things = append(things, name)
			}
		}
		if len(things) == 1 {
			return []string{things[0], record}
		}
	}
	return nil
}
