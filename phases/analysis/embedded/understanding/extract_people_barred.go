package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// withoutAccount files a sentence among the people of a source that says who has no account,
// "Players under 16 don't have accounts. Their parents act for them", as the bound that it is:
// who stays outside is no role of the product, and "their parents" are no further one.
func (x *understander) withoutAccount(u *reading.Unit, sen reading.Sentence) bool {
	if n := len(x.u.Constraints); n > 0 && leansOn(sen.Text) && strings.Contains(x.u.Constraints[n-1].Text, sen.Text) {
		return true
	}
	if !reading.ContainsAny(" "+reading.Lower(sen.Text), x.lex.NoAccount...) {
		return false
	}
	text, here := sen.Text, false
	for _, behind := range u.Sentences {
		if here && !leansOn(behind.Text) {
			break
		}
		if here {
			text += reading.Joiner(text) + behind.Text
		}
		here = here || behind.Text == sen.Text
	}
	x.addConstraint(text, sen.From, sen.To)
	return true
}

// leansOn tells a sentence that begins with those of whom the one before it speaks.
func leansOn(text string) bool { return reading.HasPrefixOf(text, "Their ", "They ", "他们", "其") }
