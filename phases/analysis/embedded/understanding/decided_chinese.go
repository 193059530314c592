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
	if !ok || !l.tellsBareReason(first) || utf8.RuneCountInString(rest) < 4 || !reading.ContainsAny(rest, l.ChineseChosen...) {
		return "", text
	}
	for _, so := range []string{"所以", "因此", "故"} {
		rest = strings.TrimPrefix(rest, so)
	}
	return first, strings.TrimLeft(rest, "， ")
}

// tellsBareReason tells a clause that says of something only what is bad about it:
// "短信太贵（0.045 元/条）".
func (l *Lexicons) tellsBareReason(clause string) bool {
	clause = strings.TrimRight(clause, "。； ")
	return utf8.RuneCountInString(clause) <= 24 && !strings.Contains(clause, "，") && reading.ContainsAny(clause, l.ChineseWhys...) &&
		!reading.HasSuffixOf(clause, "的", "时", "后", "的话") && !reading.ContainsAny(clause, "不能", "不要", "如果", "要是")
}
