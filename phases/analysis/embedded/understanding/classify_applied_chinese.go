package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// appliedFor tells a Chinese sentence by which the project has to ask somebody outside for something,
// and how long that takes: "接口要去省平台申请，要 15 个工作日". Nobody builds it.
func (l *Lexicons) appliedFor(s *signals) bool {
	return reading.HasHan(s.text) && !s.question && reading.ContainsAny(s.text, l.ChineseGoesTo...) && reading.ContainsAny(s.text, l.ChineseApplies...) &&
		reading.ContainsAny(s.text, l.ChineseWorkdays...) && !strings.Contains(s.text, "系统")
}

// turnedDownBehind parts "银行支持部分扣款，但我公司不使用部分扣款": what those who ask for the product
// do without, and what is said before. what is empty for any other sentence.
func (l *Lexicons) turnedDownBehind(text string) (what, why string) {
	text = strings.TrimRight(text, "。；;！ ")
	i := strings.LastIndex(text, "，")
	if i < 0 {
		return "", ""
	}
	last := text[i+len("，"):]
	for _, but := range l.ChineseDutyOpeners {
		bare, ok := strings.CutPrefix(last, but)
		if !ok {
			continue
		}
		us := reading.LongestPrefix(bare, l.ChineseOurselves...)
		if not := reading.LongestPrefix(bare[len(us):], l.ChineseDoesWithout...); us != "" && not != "" && bare[len(us)+len(not):] != "" {
			return bare[len(us):], text[:i]
		}
	}
	return "", ""
}
