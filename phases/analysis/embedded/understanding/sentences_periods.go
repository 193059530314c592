package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namedPeriod is a sentence that only says when a period is: "The morning peak is 05:30 to 07:00".
var namedPeriod = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((?:The|Our) [a-z][a-z -]{2,40}?) (?:is|runs|lasts|falls)(?: from| between)? (\d{1,2}[:.]\d{2}(?: ?[ap]m)? ?(?:to|until|till|and|–|-) ?\d{1,2}[:.]\d{2}(?: ?[ap]m)?)\.?$`)
})

// periodsNamed puts a period in the place of the "then" by which the sentence behind it means it: "The
// morning peak is 05:30 to 07:00. The system carries 150 requests per second then." When the period is
// binds nobody by itself.
func (x *understander) periodsNamed() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		for k := 0; k+1 < len(u.Sentences); k++ {
			m := namedPeriod().FindStringSubmatch(u.Sentences[k].Text)
			said, ok := meansThen(u.Sentences[k+1].Text)
			if m == nil || !ok {
				continue
			}
			joined := reading.Sentence{Text: said + " in " + wording.LowerFirst(m[1]) + " (" + m[2] + ").", From: u.Sentences[k].From, To: u.Sentences[k+1].To}
			u.Sentences = append(append(u.Sentences[:k:k], joined), u.Sentences[k+2:]...)
			u.Text = spacedSentences(u.Sentences)
		}
	}
}

// meansThen cuts the "then" off the end of a sentence.
func meansThen(text string) (string, bool) {
	return strings.CutSuffix(strings.TrimRight(text, ". "), " then")
}
