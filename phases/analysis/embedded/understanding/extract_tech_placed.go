package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// replacedHere says that the clause in front of a name lets what it names end: "The service replaces the
// nightly CSV drop", "a successor of the FTP exchange". Behind what it is replaced with, it does not.
func (l *Lexicons) replacedHere(before string) bool {
	low := " " + reading.Lower(before)
	for _, end := range []string{". ", "; ", " by ", " with ", ", which "} {
		if i := strings.LastIndex(low, end); i >= 0 {
			low = low[i:]
		}
	}
	return reading.ContainsAny(low, l.ReplacingVerbs...)
}

// maxBeforeProvider bounds, in words, what stands between a way of signing in and the name of who
// vouches for it: "signs in through our existing".
const maxBeforeProvider = 4

// signsInBy says that people sign in through what is named next.
func (l *Lexicons) signsInBy(before string) bool {
	low := " " + reading.Lower(before)
	for _, verb := range l.SigningIn {
		if i := strings.LastIndex(low, verb); i >= 0 {
			rest := strings.Fields(low[i+len(verb):])
			return len(rest) > 0 && len(rest) <= maxBeforeProvider && l.SignInWays[rest[0]]
		}
	}
	return false
}
