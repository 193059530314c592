package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxWaitClause is how long, in runes, a clause is at most that only says that something may wait:
// 这个一期做不完可以放到二期.
const maxWaitClause = 18

// wishesThatWait puts the rank of a Chinese sentence that only wishes, or says of what it asks that it
// may wait, behind what is wished: 最好能|预测排班人数|，这个一期做不完可以放到二期. What a section rules
// out, or doubts, stays as it stands there.
func (x *understander) wishesThatWait(u *reading.Unit) {
	switch x.ctx[u.Section].kind {
	case "non_goal", "risk", "question", "milestone", "assumption", "decision", "problem", "goal", "metric", "note":
		return
	}
	for i := range u.Sentences {
		said := u.Sentences[i].Text
		if wish := x.lex.mayWait(said); wish != said {
			u.Sentences[i].Text = wish
			u.Text = strings.Replace(u.Text, said, wish, 1)
		}
	}
}

// mayWait is what a Chinese sentence wishes, with its rank. Any other sentence stays.
func (l *Lexicons) mayWait(text string) string {
	body := strings.TrimRight(text, "。；;！ ")
	if strings.ContainsAny(body, "？?：:（") {
		return text
	}
	for _, end := range l.ChineseBeWelcome {
		if wish, ok := strings.CutSuffix(body, end); ok && strings.HasPrefix(wish, "能") {
			return ranked(text, strings.TrimRight(strings.TrimPrefix(wish, "能"), "那也， "), "可选") // 能|支持企业微信通知|就更好了
		}
	}
	clauses := strings.Split(body, "，")
	first := clauses[0]
	waits := false
	if len(clauses) > 1 && reading.ContainsAny(first, l.ChineseTimePermits...) && utf8.RuneCountInString(first) <= maxWaitClause/2 {
		clauses, waits = slices.Clone(clauses[1:]), true // 如果来得及，|可以做个预测
		clauses[0] = strings.TrimPrefix(clauses[0], "可以")
	}
	if last := clauses[len(clauses)-1]; len(clauses) > 1 && utf8.RuneCountInString(last) <= maxWaitClause && l.buildsLater(last) {
		clauses, waits = clauses[:len(clauses)-1], true
	} else if thing, ok := l.waitingThing(last); ok && len(clauses) == 1 {
		return thing + "（可选）。" // 语音外呼|可以放到二期
	}
	if open := reading.LongestPrefix(clauses[0], l.ChineseLikesTo...); open != "" && (waits || strings.HasPrefix(open, "最好")) {
		clauses = slices.Clone(clauses)
		clauses[0] = clauses[0][len(open):]
		if !waits {
			return ranked(text, strings.Join(clauses, "，"), "应该")
		}
	}
	if !waits {
		return text
	}
	return ranked(text, strings.Join(clauses, "，"), "可选")
}

// buildsLater says that a clause only tells that something may be built later.
func (l *Lexicons) buildsLater(clause string) bool {
	return reading.ContainsAny(clause, l.ChineseMayWait...) && !reading.ContainsAny(clause, "不能", "不可", "不要", "不得")
}

// waitingThing is the thing of which a clause says that it may be built later, and nothing else.
func (l *Lexicons) waitingThing(clause string) (string, bool) {
	if !l.buildsLater(clause) {
		return "", false
	}
	for _, word := range l.ChineseMayWait {
		head, tail, ok := strings.Cut(clause, word)
		if ok && tail == "" && utf8.RuneCountInString(head) >= minWishChinese-2 && !reading.ContainsAny(head, "如果", "若", "时", "后") {
			return head, true
		}
	}
	return "", false
}

// apartWish files a ranked wish that stands among what is told of another function as one of its
// own: what may be left out is no test of what must be there.
func (x *understander) apartWish(at int, text string, from, to int) bool {
	t := x.tags(text)
	if !reading.HasHan(text) || t.priority != "could" && t.priority != "should" || t.text == text || t.ref != "" {
		return false
	}
	f := &x.u.Features[at]
	if f.Priority == t.priority || f.Priority == "could" || f.Priority == "wont" {
		return false
	}
	x.addFeature(FeatureFact{Text: t.text, Priority: t.priority, Group: f.Group}, from, to)
	return true
}
