package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namedInBrackets leaves one of two outside systems where a text only names in brackets what
// it calls by its kind: "the payment provider (Adyen)" is one system.
func (x *understander) namedInBrackets() {
	list := x.u.Integrations
	x.u.Integrations = slices.DeleteFunc(slices.Clone(list), func(kind IntegrationFact) bool {
		return slices.ContainsFunc(list, func(named IntegrationFact) bool {
			if named.Name == kind.Name || !reading.StartsUpper(named.Name) || reading.StartsUpper(kind.Name) && !isSystemKind(kind.Name) {
				return false
			}
			narrow, wide := kind.Name+" ("+named.Name+")", kind.Name+"（"+named.Name+"）"
			return slices.ContainsFunc(x.r.Lines, func(line string) bool { return strings.Contains(line, narrow) || strings.Contains(line, wide) })
		})
	})
}
