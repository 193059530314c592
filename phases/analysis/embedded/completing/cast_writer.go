package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// saidByWriter says that whoever wrote the source tells in a feature what they do or want to
// do, "I type a name and see the row", and says nowhere which of the people they are: the
// passengers of whom a ferryman writes do not take the bookings.
func (w *Completer) saidByWriter(f *understanding.FeatureFact) bool {
	if w.Language == "zh" || f.Actor != "" || !reading.HasPrefixOf(strings.ToLower(f.Text), w.Table.Words["writer_deeds"].In("en")...) {
		return false
	}
	said := strings.ToLower(w.Source.Text)
	for _, p := range w.Casting().people {
		for _, am := range w.Table.Words["writer_is"].In("en") {
			if strings.Contains(said, am+" "+strings.ToLower(p.name)) {
				return false
			}
		}
	}
	return true
}
