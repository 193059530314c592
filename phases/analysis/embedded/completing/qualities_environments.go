package completing

import (
	"regexp"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// numberedProduct is a proper name with the number of its version: "Redis 7", "Java 21".
var numberedProduct = regexp.MustCompile(`\p{Lu}[\p{L}.]+ ?v?\d+(?:\.\d+)*\b`)

// namesEnvironments says that a promise of compatibility names systems, versions, browsers
// or devices in which tests can run. "The export keeps its format" names none, so that a
// share of environments would measure nothing of it.
func (w *Completer) namesEnvironments(text string) bool {
	index := phrasing.NewWordIndex(text)
	if index.HasAny(w.Table.Words["no_environments"]) {
		return false
	}
	for _, list := range []string{"environments", "operating_systems", "runs_on", "hosts"} {
		if index.HasAny(w.Table.Words[list]) {
			return true
		}
	}
	for _, m := range wording.Measures(text) {
		if m.Class == wording.ClassVersion {
			return true
		}
	}
	return numberedProduct.MatchString(text)
}
