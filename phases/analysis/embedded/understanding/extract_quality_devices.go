package understanding

import (
	"regexp"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Qualities whose words name a device or a phone and that are about something else: for how long a
// number is kept, how much water a housing bears.

// removedAfter tells when something is deleted, whatever that is: a number of a phone is no phone.
var removedAfter = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:deleted|erased|removed|purged|wiped|anonymi[sz]ed|destroyed)\b[^.;:]{0,30}?\b(?:(?:\d+|one|two|three|six|twelve) (?:days?|weeks?|months?|years?) after|after (?:\d+|one|two|three|six|twelve|an?) (?:days?|weeks?|months?|years?))\b`)
})

// ratedProtection is a degree of protection by which devices are bought: against water, dust, blows,
// fire or explosion.
var ratedProtection = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\b(?:IP ?[0-6X][0-9X]K?|IK ?(?:0\d|10)|NEMA ?\d+[A-Z]?|MIL-STD-\d+[A-Z]?|ATEX|IECEx)\b`)
})

// classOfThings is the class of such a quality. Empty for any other.
func classOfThings(s *signals) string {
	switch {
	case reading.HasHan(s.text):
		return ""
	case removedAfter().MatchString(s.text):
		return "C"
	case ratedProtection().MatchString(s.text):
		return "R"
	}
	return ""
}
