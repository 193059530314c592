package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxCallsAbove is how many lines above a sentence the calls stand that it counts.
const maxCallsAbove = 12

// countedCall puts the call of the interface in the place of its number in the list
// right above: "report it with the second call" says nothing elsewhere.
func countedCall(text string, line int, calls []understanding.EndpointFact) string {
	if line < 1 {
		return text
	}
	for n, place := range []string{"first", "second", "third", "fourth", "fifth"} {
		for _, noun := range []string{"call", "endpoint", "operation", "request"} {
			phrase := "the " + place + " " + noun
			if !strings.Contains(text, phrase) {
				continue
			}
			if above := callsAbove(line, calls); n < len(above) {
				return strings.Replace(text, phrase, "`"+JoinWords(above[n].Method, above[n].Path)+"`", 1)
			}
		}
	}
	return text
}

// callsAbove are the calls that are listed right above a line, in their order.
func callsAbove(line int, calls []understanding.EndpointFact) []understanding.EndpointFact {
	var out []understanding.EndpointFact
	for _, e := range calls {
		if at := understanding.FirstLine(e.Source); at < line && line-at <= maxCallsAbove {
			out = append(out, e)
		}
	}
	slices.SortStableFunc(out, func(a, b understanding.EndpointFact) int {
		return understanding.FirstLine(a.Source) - understanding.FirstLine(b.Source)
	})
	return out
}
