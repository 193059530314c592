package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// decidedApart parts what an item of Chinese minutes decides from what it says before
// that: why, "短信太贵，通知用订阅消息", or what stays as it is, "不改下单流程，通过订单
// 中心拿订单".
func (x *understander) decidedApart(u *reading.Unit, c context) {
	if u.Kind != reading.Bullet || u.Label != "" || len(u.Sentences) == 0 || !reading.HasHan(u.Text) || c.kind != "" && c.kind != "feature" && c.kind != "decision" {
		return
	}
	first := u.Sentences[0]
	body := strings.TrimLeft(first.Text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.- ")
	number := first.Text[:len(first.Text)-len(body)]
	if number != "" && !strings.ContainsAny(number, "0123456789") {
		body, number = first.Text, ""
	}
	parts := []string(nil)
	if why, done := x.lex.whyThenDone(body); why != "" {
		parts = []string{number + done, why + "。"}
	} else if stays, done := x.lex.staysThenDone(body); stays != "" && done != "" {
		parts = []string{number + stays + "。", done}
	}
	if parts == nil {
		return
	}
	said := make([]reading.Sentence, len(parts), len(parts)+len(u.Sentences))
	for i, text := range parts {
		said[i] = reading.Sentence{Text: text, From: first.From, To: first.To}
	}
	u.Text = strings.Replace(u.Text, first.Text, strings.Join(parts, ""), 1)
	u.Sentences = slices.Concat(said, u.Sentences[1:])
}

// staysThenDone parts what a sentence leaves as it is from what it adds; stays is empty
// where it leaves nothing.
func (l *Lexicons) staysThenDone(text string) (stays, done string) {
	if !l.staysHow(text) {
		return "", text
	}
	stays, done, _ = strings.Cut(strings.TrimRight(text, "。；;"), "，")
	if done != "" && !reading.HasPrefixOf(done, l.ChineseDoneBesides...) {
		return text, ""
	}
	return stays, done
}

// staysHow tells a sentence that begins with what is not touched: "不改现有的下单流程".
func (l *Lexicons) staysHow(text string) bool {
	return reading.HasPrefixOf(text, l.ChineseStays...) && !reading.ContainsAny(text, "？", "吗")
}

// whyThenDone parts the reason that a sentence begins with from what is done; why is
// empty where it begins with none.
func (l *Lexicons) whyThenDone(text string) (why, done string) {
	first, rest, ok := strings.Cut(text, "，")
	if so := reading.LongestPrefix(rest, l.ChineseSo...); ok && so != "" && utf8.RuneCountInString(rest[len(so):]) >= 4 && !reading.HasPrefixOf(first, l.ChineseIf...) {
		return "因为" + strings.TrimPrefix(l.WithoutBut(first), "因为"), strings.TrimLeft(rest[len(so):], "， ")
	}
	if !ok || !l.tellsBareReason(first) || utf8.RuneCountInString(rest) < 4 || !reading.ContainsAny(rest, l.ChineseChosen...) {
		return "", text
	}
	for _, so := range []string{"所以", "因此", "故"} {
		rest = strings.TrimPrefix(rest, so)
	}
	return first, strings.TrimLeft(rest, "， ")
}

// WithoutBut takes the word off a Chinese clause that sets it against the one before: a
// demand stands by itself.
func (l *Lexicons) WithoutBut(clause string) string {
	if reading.HasPrefixOf(clause, l.ChineseNotBut...) {
		return clause
	}
	return clause[len(reading.LongestPrefix(clause, l.ChineseBut...)):]
}

// tellsBareReason tells a clause that says of something only what is bad about it:
// "短信太贵（0.045 元/条）".
func (l *Lexicons) tellsBareReason(clause string) bool {
	clause = strings.TrimRight(clause, "。； ")
	return utf8.RuneCountInString(clause) <= 24 && !strings.Contains(clause, "，") && reading.ContainsAny(clause, l.ChineseWhys...) &&
		!reading.HasSuffixOf(clause, "的", "时", "后", "的话") && !reading.ContainsAny(clause, "不能", "不要", "如果", "要是")
}

// putOffInChinese tells a decision that leaves something out or to a later release:
// "标注放到二期". So does one whose first clause does, whatever is done instead: "一期不做车载
// 终端，只接现有的数据".
func (x *understander) putOffInChinese(s *signals) bool {
	if !reading.HasHan(s.text) || s.question {
		return false
	}
	first, rest, more := strings.Cut(s.text, "，")
	if more && !reading.HasPrefixOf(rest, x.lex.ChineseInstead...) {
		return false
	}
	told := s
	if more {
		alone := x.look(first)
		told = &alone
	}
	return x.classify(told, context{feature: -1}, false) == "non_goal"
}

// bindsData tells a decision of Chinese minutes that binds what is built and not how the
// work is done: "温度数据保存不少于 5 年", "任何人不得修改原始数据".
func (x *understander) bindsData(s *signals) bool {
	if !reading.HasHan(s.text) || s.question || s.has("effort", "money", "of_project") {
		return false
	}
	if s.has("constraint") && !x.meansNamed(s.text) && !reading.ContainsAny(s.text, x.lex.ChineseWorkShared...) {
		return true // 没有首件合格记录的工单，不能报工入库
	}
	return x.lex.keepsFor(s.text) || reading.ContainsAny(s.text, x.lex.ChineseNobodyMay...)
}

// minutedDeed tells a decision of Chinese minutes by which somebody or the product does
// something with what is built: "采购员入库时登记批次", "满 48 小时后系统提醒销毁". Who
// does the work of the project stands behind a time or 由.
func (x *understander) minutedDeed(text string) bool {
	if !reading.HasHan(text) {
		return false
	}
	s := x.look(text)
	if s.question || s.has("effort", "money", "non_goal") || x.meansNamed(text) || x.classify(&s, context{kind: "feature", feature: -1}, true) != "feature" {
		return false
	}
	first, _, _ := strings.Cut(text, "，")
	if i := strings.Index(first, "系统"); i == 0 || i > 0 && reading.HasSuffixOf(first[:i], "后", "时", "的") {
		return reading.ContainsAny(first[i:], x.lex.ChineseMinuted...) && !strings.Contains(first, "由")
	}
	at := 0
	for _, end := range x.lex.ChineseDoers {
		i := strings.Index(first, end)
		if n := utf8.RuneCountInString(first[:max(i, 0)]); i >= 0 && n <= maxDoer && (at == 0 || i+len(end) < at) && (n > 0 || utf8.RuneCountInString(end) > 1) {
			at = i + len(end)
		}
	}
	if at == 0 || reading.ContainsAny(first[:at], "由", "请", "让", "的", "下", "本") {
		return false
	}
	return slices.ContainsFunc(x.lex.ChineseMinuted, func(verb string) bool {
		i := strings.Index(first[at:], verb)
		return i >= 0 && utf8.RuneCountInString(first[at:at+i]) <= maxBeforeDeed
	})
}

// Bounds of who does something in a decision, and of what stands between them and
// the deed, in runes.
const (
	maxDoer       = 3
	maxBeforeDeed = 6
)
