package completing

import (
	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// Completer is one task of phases 1 and 2 on one source.
type Completer struct {
	*phrasing.Work
	recalled *recalled
}

// New prepares the tasks on a source.
func New(w *phrasing.Work) *Completer { return &Completer{Work: w, recalled: &recalled{}} }

// ForTask is the same for another task on the source.
func (w *Completer) ForTask(c analysis.Common) *Completer {
	return &Completer{Work: w.Work.ForTask(c), recalled: w.recalled}
}
