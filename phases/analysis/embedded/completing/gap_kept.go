package completing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// statesKeeping says that the source tells how long something is kept: what
// becomes of the data need not be asked as if nothing were known.
func (w *Completer) statesKeeping() bool {
	return slices.ContainsFunc(w.recalled.measured.Of(w.Understood, measuredSayings), func(s measuredSaying) bool {
		return s.x.HasAny(w.Table.Words["kept"]) && slices.ContainsFunc(s.measures, func(m wording.Measure) bool { return phrasing.IsPeriod(m.Text) })
	})
}
