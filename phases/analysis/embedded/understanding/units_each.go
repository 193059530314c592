package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// nameEach gives "Each" its noun where the sentence before it begins with what it counts:
// behind "Events may arrive twice." stands "Each event has its own number." The sentence has
// to be understood where it is listed alone.
func (x *understander) nameEach(u *reading.Unit) {
	if reading.HasHan(u.Text) {
		return
	}
	for i := 1; i < len(u.Sentences); i++ {
		rest, ok := strings.CutPrefix(u.Sentences[i].Text, "Each ")
		verb, _, _ := strings.Cut(rest, " ")
		if !ok || !reading.InThirdPerson(verb) && !x.lex.AuxiliariesOfQuestion[verb] {
			continue
		}
		first, more, _ := strings.Cut(u.Sentences[i-1].Text, " ")
		next, _, _ := strings.Cut(more, " ")
		one := wording.Singular(reading.Lower(first))
		if one != reading.Lower(first) && x.lex.AuxiliariesOfQuestion[next] {
			u.Sentences[i].Text = "Each " + one + " " + rest
		}
	}
}
