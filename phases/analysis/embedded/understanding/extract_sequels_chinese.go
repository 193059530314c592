package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Bounds, in signs, of a remark on who insists and of a deed that was agreed on.
const (
	maxInsists   = 16
	minAgreedOne = 6
)

// saidInMeeting files what minutes say behind a demand that is no criterion of it: who insists on
// it, "陈医生特别强调了这条", and what somebody suggested and all agreed on, which is a demand of its
// own: "很多人不看短信，阿凯建议再加一条公众号消息，大家同意".
func (x *understander) saidInMeeting(at int, sen reading.Sentence, c context) bool {
	if !reading.HasHan(sen.Text) {
		return false
	}
	text := strings.TrimRight(sen.Text, "。！ ")
	if reading.ContainsAny(text, x.lex.ChineseInsists...) && reading.HasSuffixOf(text, x.lex.ChinesePointsAtThis...) && utf8.RuneCountInString(text) <= maxInsists {
		x.addReason(at, sen.Text, sen.From, sen.To)
		return true
	}
	deed, why := x.lex.agreedLast(text)
	if deed == "" {
		return false
	}
	n := x.addFeature(FeatureFact{Text: deed, Priority: x.u.Features[at].Priority, Group: c.group}, sen.From, sen.To)
	if why != "" {
		x.addReason(n, why, sen.From, sen.To)
	}
	return true
}

// agreedLast is what somebody suggests in a sentence whose last clause says that all agree, and
// what stands before that.
func (l *Lexicons) agreedLast(text string) (deed, why string) {
	clauses := reading.SplitTop(text, "，")
	last := len(clauses) - 1
	if last < 1 || !slices.Contains(l.ChineseAssents, strings.TrimRight(clauses[last], "了")) {
		return "", ""
	}
	for i, clause := range clauses[:last] {
		for _, suggests := range l.ChineseSuggests {
			who, what, ok := strings.Cut(clause, suggests)
			if ok && utf8.RuneCountInString(who) <= 5 && utf8.RuneCountInString(what) >= minAgreedOne {
				return strings.Join(append([]string{what}, clauses[i+1:last]...), "，"), strings.Join(clauses[:i], "，")
			}
		}
	}
	return "", ""
}

// agreedFirst leaves of the first sentence of a unit what was suggested and agreed on, and files
// what stands before that as what hurts: "很多人想合租，马会计建议允许绑定两个微信号，大家同意".
func (x *understander) agreedFirst(u *reading.Unit) {
	if len(u.Sentences) == 0 || u.Label != "" {
		return
	}
	sen := &u.Sentences[0]
	deed, why := x.lex.agreedLast(strings.TrimRight(x.lex.bySpeaker(sen.Text), "。！ "))
	if deed == "" {
		return
	}
	if why != "" {
		s := x.look(why)
		x.addProblem(&s, sen.From, sen.To)
	}
	u.Text = strings.Replace(u.Text, sen.Text, deed+"。", 1)
	sen.Text = deed + "。"
}
