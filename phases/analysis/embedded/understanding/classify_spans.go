package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// overSpan says that a time is one that goes by, and not how fast something has to be: for
// how long the product keeps what it has, "the system shall keep tickets for 6 years", or
// how long nobody does anything, "locks a terminal after 10 minutes without input". What the
// product then does is tried on a test clock; it is no quality that is measured.
func (l *Lexicons) overSpan(s *signals) bool {
	if s.question || s.trigger != "" || reading.HasHan(s.text) {
		return false
	}
	keeps := l.keepsSomething(s.text)
	return slices.ContainsFunc(s.measures, func(m wording.Measure) bool {
		if m.Class != wording.ClassTime {
			return false
		}
		before, after := strings.TrimRight(reading.Lower(s.text[:m.Start]), " "), reading.Lower(s.text[m.End:])
		return keeps && strings.HasSuffix(before, " for") || strings.HasSuffix(before, " after") && reading.HasPrefixOf(after, l.WithoutUse...)
	})
}

// keepsSomething says that somebody or something keeps a thing: "stores readings". What is
// kept going or kept open is a state.
func (l *Lexicons) keepsSomething(text string) bool {
	words := strings.Fields(reading.Lower(text))
	for i, word := range words {
		if i > 0 && i+1 < len(words) && l.KeepingDeeds[word] {
			return !strings.HasSuffix(words[i+1], "ing") && !slices.ContainsFunc(words[i+1:], func(state string) bool { return l.KeptStates[strings.Trim(state, ",.;")] })
		}
	}
	return false
}
