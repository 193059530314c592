package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
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

// ofWriter is whoever wrote the source, in a list that is headed by what they need, "What I
// need, most important first": where they say which of the people they are, "me as
// coordinator". -1 for any other list.
func (c *Cast) ofWriter(f *understanding.FeatureFact) int {
	over := f.Group
	if len(f.Source.Lines) > 0 {
		for _, s := range phrasing.FirstN(c.w.Heads.Over(f.Source.Lines[0].From), 1) {
			over = phrasing.OrElse(over, s.Title)
		}
	}
	if c.w.Language == "zh" || !reading.HasPrefixOf(strings.ToLower(over), c.w.Table.Words["writer_needs"].In("en")...) {
		return -1
	}
	said := strings.Join(strings.Fields(strings.ToLower(c.w.Source.Text)), " ")
	for _, am := range c.w.Table.Words["writer_role"].In("en") {
		for rest := said; ; {
			_, behind, ok := strings.Cut(rest, am+" ")
			if !ok {
				break
			}
			if in := c.mentions(strings.Join(phrasing.FirstN(strings.Fields(behind), 4), " ")); len(in) > 0 && in[0].from <= len("the ") {
				return in[0].who
			}
			rest = behind
		}
	}
	return -1
}
