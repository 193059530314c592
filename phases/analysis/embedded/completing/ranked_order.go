package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// InOrder says that a heading above a feature ranks what stands below it by its order: "What I
// need, most important first".
func (w *Completer) InOrder(f *understanding.FeatureFact) bool {
	if w.Heads == nil {
		return false
	}
	for _, s := range w.Heads.Over(understanding.FirstLine(f.Source)) {
		if reading.ContainsAny(strings.ToLower(s.Title), w.Table.Words["ordered_heads"].In(w.Language)...) {
			return true
		}
	}
	return false
}
