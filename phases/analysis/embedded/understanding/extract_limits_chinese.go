package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// riskAndQuestion reads an item that says what may go wrong and asks what to do
// then: "水印时间可能被改；离线时怎么办？待定". The question is open, the word that says
// so adds nothing.
func (x *understander) riskAndQuestion(u *reading.Unit) bool {
	if len(u.Sentences) < 2 || !reading.HasHan(u.Text) {
		return false
	}
	var risk, asked []string
	for _, sen := range u.Sentences {
		switch text := strings.TrimSpace(sen.Text); {
		case x.lex.openMark(text):
		case strings.HasSuffix(text, "？"), strings.HasSuffix(text, "?"):
			asked = append(asked, text)
		case len(asked) > 0:
			return false
		default:
			risk = append(risk, text)
		}
	}
	if len(risk) == 0 || len(asked) == 0 {
		return false
	}
	x.addRisk(strings.Join(risk, ""), u.From, u.To)
	for _, text := range asked {
		x.addQuestion(text, u.From, u.To)
	}
	return true
}

// openMark tells a word that only says that something is open.
func (l *Lexicons) openMark(text string) bool {
	return l.OpenMarks[strings.Trim(reading.Lower(text), " 。.！（）()")]
}

// chineseMeasured is the name of what a Chinese goal measures. What stands before
// the number often ends in 的, which wants its noun: "按时归还的" with 95% is a
// share, "连续两天没签到的" with a time only names the case.
func chineseMeasured(metric, target string) string {
	head, ok := strings.CutSuffix(metric, "的")
	switch {
	case !ok:
		return metric
	case strings.ContainsAny(target, "%％") || strings.Contains(target, "成"):
		return metric + "比例"
	}
	return head
}

// handedOn parts what is left out from what the product does in its place: 不做线上拍卖，|拍卖名单导出给第三方平台.
func (l *Lexicons) handedOn(text string) (head, instead string, ok bool) {
	head, instead, ok = strings.Cut(strings.TrimRight(text, "。.！ "), "，")
	if !ok || strings.Contains(instead, "，") && reading.HasPrefixOf(instead, "因为", "由于") {
		return "", "", false
	}
	for _, deed := range l.ChineseHandedOn {
		if i := strings.Index(instead, deed); i >= 0 && utf8.RuneCountInString(instead[:i]) <= 10 && !reading.ContainsAny(instead[:i], "不", "未", "无", "暂", "后", "以后", "下") {
			for _, but := range []string{"但是", "但", "只是", "而是"} {
				instead = strings.TrimPrefix(instead, but)
			}
			return head, instead, utf8.RuneCountInString(head) > 2
		}
	}
	return "", "", false
}

// refusedToo parts what a last clause refuses besides from what stands before it:
// "考勤打卡（还用现在的钉钉），工资计算也不碰". Empty where the clause names nothing of its own.
func (l *Lexicons) refusedToo(text string) (ahead, too string) {
	const longest = 12 // in runes, from which on a clause says more than a name
	body := strings.TrimRight(text, "。.！ ")
	i := strings.LastIndex(body, "，")
	if i <= 0 {
		return "", ""
	}
	for _, no := range l.ChineseNotOurs {
		name, refused := strings.CutSuffix(body[i+len("，"):], "也"+no)
		if n := utf8.RuneCountInString(name); refused && n >= 2 && n <= longest {
			return body[:i], name
		}
	}
	return "", ""
}
