package specifying

import (
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// Specifier is one task of phases 1 to 3 on one source.
type Specifier struct {
	*completing.Completer
	reasons *reasons
	whole   *Specifier      // before a review of the scope, nil without one
	later   map[string]bool // words of what the plan of the source builds later
}

// New prepares the tasks on a source.
func New(c *completing.Completer) *Specifier { return &Specifier{Completer: c, reasons: &reasons{}} }

// ForTask is the same for another task on the source.
func (w *Specifier) ForTask(c analysis.Common) *Specifier {
	return &Specifier{Completer: w.Completer.ForTask(c), reasons: w.reasons, whole: w.whole}
}

// OnScope is the work on an understanding with another scope, which knows what it
// was before.
func (w *Specifier) OnScope(m *completing.Mover, packs []*templates.Pack, wanted *phrasing.WordIndex) *Specifier {
	task := New(completing.New(w.Rescoped(&m.Left, packs, wanted)))
	task.whole = w
	return task
}
