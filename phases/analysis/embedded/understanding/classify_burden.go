package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// burdens tells before the first wish what people have to do as long as there is no
// product: "When six friends rent a villa, one person has to put the whole amount on their
// card and chase the others afterwards". It takes somebody who is no role of the product and
// words of toil; below a heading of functions a fallback may be meant.
func (x *understander) burdens(s *signals, c context) bool {
	if s.question || len(x.u.Features) > 0 || c.feature >= 0 || c.kind != "" && c.kind != "top" && c.kind != "overview" {
		return false
	}
	low := " " + strings.TrimRight(reading.Lower(s.text), ".! ") + " "
	if reading.ContainsAny(low, x.lex.NoLongerToday...) {
		return false
	}
	for _, who := range x.lex.BurdenBearers {
		if _, toil, ok := strings.Cut(low, who); ok && reading.ContainsAny(" "+toil, x.lex.BurdenMarks...) {
			return true
		}
	}
	return false
}

// allowsFor tells a fact that somebody has looked up and the verdict drawn from it: "Holds
// expire after 7 days, so the window of 48 hours is safe". The product rests on it and does
// nothing about it.
func (l *Lexicons) allowsFor(s *signals) bool {
	if s.question || s.has("must", "should") {
		return false
	}
	_, verdict, ok := strings.Cut(strings.TrimRight(reading.Lower(s.text), ".! "), ", so ")
	return ok && !strings.Contains(verdict, ",") && reading.HasSuffixOf(verdict, l.FairVerdicts...)
}
