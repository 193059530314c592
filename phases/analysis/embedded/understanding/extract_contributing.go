package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// withoutContributing leaves out of a unit on how to contribute what is asked of those who
// change the code. What it says of the product itself stays.
func (x *understander) withoutContributing(u *reading.Unit) {
	u.Sentences = slices.DeleteFunc(slices.Clone(u.Sentences), func(sen reading.Sentence) bool {
		low := " " + reading.Lower(sen.Text)
		if hits := x.lex.tech.Find(sen.Text); len(hits) > 0 && hits[0].Start == 0 {
			return false // "Go 1.25, `make test` needs Docker"
		}
		asked := reading.ContainsAny(low, x.lex.AskedOfContributors...) || bareVerb(reading.Lower(reading.FirstWord(sen.Text))) && !strings.Contains(low, " must ")
		if asked {
			x.place(sen.From, sen.To)
		}
		return asked
	})
}
