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
