package understanding

import (
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// exceptAlarm files with the alarm right above it when it is not raised: "No paging outside the
// season" leaves nothing out of the product.
func (x *understander) exceptAlarm(s *signals, sen reading.Sentence) bool {
	if len(x.u.Features) == 0 || !reading.HasPrefixOf(reading.Lower(s.text), x.lex.NoAlarm...) {
		return false
	}
	last := &x.u.Features[len(x.u.Features)-1]
	told := x.signals(last.Text)
	if !told.has("alarm") || sen.From > FirstLine(last.Source)+2 {
		return false
	}
	x.addCriterion(len(x.u.Features)-1, sen.Text, sen.From, sen.To)
	return true
}
