package understanding

import (
	"regexp"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// bareDelay is a time behind which a clause goes on, counted from what another clause tells.
var bareDelay = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[Aa]fter ((?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:minutes?|hours?|days?|weeks?|months?|years?)),? (.+)$`)
})

// countedMoment is the moment from which a clause counts: "two days before a loan ends".
var countedMoment = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:before|after|when|once) ((?:an?|the|its|their) [a-z-]+(?: [a-z-]+)? (?:ends|starts|begins|expires|closes|opens|lapses|is due|is over|runs out))\b`)
})

// countedFrom gives a clause that only says how long after something the moment of the clause
// before it: "Two days before a loan ends the member gets a reminder, and after two weeks the
// board gets a list" has the list two weeks after a loan ends.
func countedFrom(head, tail string) string {
	m := bareDelay().FindStringSubmatch(tail)
	at := countedMoment().FindStringSubmatch(head)
	if m == nil || at == nil {
		return tail
	}
	return reading.UpperFirst(m[1]) + " after " + at[1] + " " + m[2]
}
