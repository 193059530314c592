package completing

import (
	"github.com/overtone-cli/overtone/specs/wording"
)

// statesKeeping says that the source tells how long something is kept: what
// becomes of the data need not be asked as if nothing were known.
func (w *Work) statesKeeping() bool {
	u := w.Understood
	says := func(text string) bool {
		if !NewWordIndex(text).HasAny(w.Table.Words["kept"]) {
			return false
		}
		for _, m := range wording.Measures(text) {
			if IsPeriod(m.Text) {
				return true
			}
		}
		return false
	}
	for i := range u.Constraints {
		if says(u.Constraints[i].Text) {
			return true
		}
	}
	for i := range u.Qualities {
		if says(u.Qualities[i].Text) {
			return true
		}
	}
	for i := range u.Features {
		f := &u.Features[i]
		if says(f.Text) {
			return true
		}
		for _, it := range f.Criteria {
			if says(it.Text) {
				return true
			}
		}
	}
	return false
}
