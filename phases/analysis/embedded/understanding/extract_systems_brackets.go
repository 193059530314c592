package understanding

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namedInBrackets leaves one of two outside systems where a text only names in brackets what
// it calls by its kind: "the payment provider (Adyen)" is one system.
func (x *understander) namedInBrackets() {
	list := x.u.Integrations
	x.u.Integrations = slices.DeleteFunc(slices.Clone(list), func(kind IntegrationFact) bool {
		return slices.ContainsFunc(list, func(named IntegrationFact) bool {
			if named.Name == kind.Name || !reading.StartsUpper(named.Name) || reading.StartsUpper(kind.Name) {
				return false
			}
			narrow, wide := kind.Name+" ("+named.Name+")", kind.Name+"（"+named.Name+"）"
			return slices.ContainsFunc(x.r.Lines, func(line string) bool { return strings.Contains(line, narrow) || strings.Contains(line, wide) })
		})
	})
}

// calledBehind is the name in brackets with which a text ends that only calls a system by its
// kind before: "the provider we already have (seven)".
func calledBehind(rest string) string {
	before, inner, ok := strings.Cut(strings.TrimRight(rest, ". "), "(")
	inner, closed := strings.CutSuffix(inner, ")")
	const farthest = 5
	words := strings.Fields(inner)
	if !ok || !closed || len(words) == 0 || len(words) > 2 || len(strings.Fields(before)) > farthest || strings.ContainsAny(before, ",;:") || strings.ContainsFunc(inner, func(r rune) bool { return !unicode.IsLetter(r) && r != ' ' && r != '.' && r != '-' }) {
		return ""
	}
	return inner
}
