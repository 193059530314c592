package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// wantedNumbers reads a sentence among what hurts that says what is wanted, and
// how much of it: "We want the week booked by Monday noon, and fewer than five
// corrections a month." Each part with a number is a goal.
func (x *understander) wantedNumbers(s *signals, from, to int) bool {
	rest := ""
	for _, open := range x.lex.WeWantNumbers {
		if after, ok := strings.CutPrefix(reading.Lower(s.text), open); ok {
			rest = strings.TrimRight(s.text[len(s.text)-len(after):], ". ")
		}
	}
	if rest == "" || strings.HasPrefix(reading.Lower(rest), "to ") || !s.measured() {
		return false
	}
	parts := reading.SplitTop(rest, ", and ")
	for _, part := range parts {
		p := x.look(part)
		if len(parts) > 1 && len(strings.Fields(part)) < 3 || len(parts) > 3 || !p.measured() && len(parts) == 1 {
			return false
		}
	}
	for _, part := range parts {
		x.addGoal(reading.UpperFirst(part), from, to)
	}
	return true
}
