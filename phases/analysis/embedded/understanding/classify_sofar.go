package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// notSoFar tells how far a project is, which is no demand: "Nothing here works yet", "The
// importer is not finished yet – this page is a sketch".
func (l *Lexicons) notSoFar(low string) bool {
	low = beforeDash(low)
	if !strings.HasSuffix(low, " yet ") || reading.ContainsAny(low, l.RelativeWords...) {
		return false // "shows the bookings that are not paid yet"
	}
	return reading.HasPrefixOf(low, l.NothingSoFar...) || reading.ContainsAny(low, l.NotSoFar...)
}

// onlyPlanned tells that nothing of the project is there, which is no trouble of anybody:
// "Nothing here is built yet".
func (l *Lexicons) onlyPlanned(s *signals) bool {
	low := beforeDash(" " + strings.TrimRight(reading.Lower(s.text), " .!"))
	return reading.HasPrefixOf(low, l.NothingSoFar...) && reading.HasSuffixOf(low, l.MadeSoFar...) && !reading.ContainsAny(low, l.RelativeWords...)
}

// beforeDash is what a sentence says before it adds something behind a dash or a comma.
func beforeDash(low string) string {
	for _, dash := range []string{" – ", " — ", " - ", ", "} {
		low, _, _ = strings.Cut(low, dash)
	}
	return strings.TrimRight(low, " ") + " "
}

// maxFailing is how many words name those for whom something goes wrong.
const maxFailing = 4

// failsToday tells what goes wrong for people as things are: "Our nurses lose track of the
// keys". Nobody asks that they do.
func (l *Lexicons) failsToday(low string) bool {
	for _, fails := range l.FailsToday {
		who, _, ok := strings.Cut(low, fails)
		if n := len(strings.Fields(who)); ok && n > 0 && n <= maxFailing && !strings.Contains(who, ", ") && !reading.ContainsAny(who+" ", l.RelativeWords...) {
			return true
		}
	}
	return false
}
