package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// alarmRaised says that an alarm is raised where those who run programs say that it fires: nothing burns.
func (l *Lexicons) alarmRaised(text string) string {
	for _, pair := range l.AlarmFires {
		if fires, raised, ok := strings.Cut(pair, "="); ok {
			text = strings.Replace(text, fires, raised, 1)
		}
	}
	return text
}

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
