package completing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs/wording"
)

// statesKeeping says that the source tells how long something is kept: what
// becomes of the data need not be asked as if nothing were known.
func (w *Work) statesKeeping() bool {
	return slices.ContainsFunc(w.recalled.measured.of(w.Understood, measuredSayings), func(s measuredSaying) bool {
		return s.x.HasAny(w.Table.Words["kept"]) && slices.ContainsFunc(s.measures, func(m wording.Measure) bool { return IsPeriod(m.Text) })
	})
}
