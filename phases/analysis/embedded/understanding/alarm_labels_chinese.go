package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// saidAlarms tells the cases that stand behind the label of Chinese alarms as what is done in them:
// "告警：消费延迟 > 60 s；隔离区每小时 > 1,000 条" raises an alarm in either, and holds neither of them up
// as a target.
func (x *understander) saidAlarms() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind == reading.Row || u.Kind == reading.Code || !x.lex.ChineseAlarmLabels[u.Label] || !reading.HasHan(u.Text) {
			continue
		}
		changed := false
		for k := range u.Sentences {
			if text := x.lex.alarmCase(u.Sentences[k].Text, u.Label); text != "" {
				u.Sentences[k].Text, changed = text, true
			}
		}
		if changed {
			u.Label, u.Text = "", joinSentences(u.Sentences)
		}
	}
}

// alarmCase says a case that is only told by its bound with what is done in it; empty for any other.
func (l *Lexicons) alarmCase(text, label string) string {
	bare := strings.TrimRight(text, "。；; ")
	if !reading.ContainsAny(bare, l.ChineseOverBounds...) || len(reading.SplitTop(bare, "，")) > 1 || utf8.RuneCountInString(bare) > maxAlarmCase || strings.Contains(bare, "时") && !strings.Contains(bare, "小时") {
		return ""
	}
	for _, raises := range l.ChineseRaises {
		if at := strings.Index(bare, raises); at > 0 {
			return strings.TrimRight(bare[:at], " ，") + "时" + bare[at:] + "。"
		}
	}
	return bare + "时" + label + "。"
}

// maxAlarmCase bounds, in runes, a case of an alarm.
const maxAlarmCase = 40
