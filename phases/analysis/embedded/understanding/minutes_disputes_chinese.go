package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Chinese minutes tell a dispute with the decision that ended it: below the item that tells it, or
// behind it in the same item. The decision binds. Who wanted what before it is kept as a remark.

// settleDisputes leaves of each dispute the decision on it.
func (x *understander) settleDisputes(present []string) {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind == reading.Row || u.Kind == reading.Code || !reading.HasHan(u.Text) {
			continue
		}
		if u.Kind == reading.Bullet && u.Parent >= 0 && x.lex.ChineseDecided[u.Label] {
			x.decidedBelow(i, present)
			continue
		}
		x.decidedBehind(u)
	}
}

// decidedBelow puts a decision in the place of the item that it stands below, where that item tells
// a dispute or those who were there speak in between.
func (x *understander) decidedBelow(at int, present []string) {
	u := &x.r.Units[at]
	over := &x.r.Units[u.Parent]
	var said []int
	for i := u.Parent + 1; i < at; i++ {
		if n := &x.r.Units[i]; n.Parent == u.Parent && saidBy(n, present) {
			said = append(said, i)
		}
	}
	if len(said) == 0 && !x.lex.disputes(over.Label, over.Sentences) {
		return
	}
	x.note(over.Text, over.From, over.From)
	for _, i := range said {
		x.note(x.r.Units[i].Text, x.r.Units[i].From, x.r.Units[i].To)
		x.dropUnit(i)
	}
	over.Label, over.Sentences = "", u.Sentences
	over.Text = joinSentences(u.Sentences)
	x.dropUnit(at)
}

// saidBy says that an item tells what one of those who were there said: “陆敏：不能，系统直接锁”.
func saidBy(u *reading.Unit, present []string) bool {
	name, _, _ := strings.Cut(u.Text, "：")
	return isAmong(present, u.Label) || isAmong(present, name)
}

// decidedBehind leaves of an item whose sentences tell a dispute what stands behind the word for
// the decision, with the topic that the item is labelled with.
func (x *understander) decidedBehind(u *reading.Unit) {
	at := slices.IndexFunc(u.Sentences, func(sen reading.Sentence) bool {
		label, _, ok := strings.Cut(sen.Text, "：")
		return ok && x.lex.ChineseDecided[strings.TrimSpace(label)]
	})
	if at < 1 || !x.lex.disputes(u.Label, u.Sentences[:at]) {
		return
	}
	before := u.Sentences[:at]
	x.note(LabelText(u.Label, joinSentences(before)), before[0].From, before[at-1].To)
	u.Sentences = slices.Clone(u.Sentences[at:])
	_, deed, _ := strings.Cut(u.Sentences[0].Text, "：")
	if u.Label != "" && !x.lex.ChineseDisputes[u.Label] {
		deed = u.Label + "：" + deed
	}
	u.Label, u.Sentences[0].Text = "", deed
	u.Text = joinSentences(u.Sentences)
}

// disputes says that an item tells who is against what: by its label, or in one of its sentences.
func (l *Lexicons) disputes(label string, said []reading.Sentence) bool {
	return l.ChineseDisputes[label] || slices.ContainsFunc(said, func(sen reading.Sentence) bool {
		if utf8.RuneCountInString(sen.Text) <= maxMeetingTold && reading.ContainsAny(sen.Text, l.ChineseArgued...) {
			return true
		}
		first, _, _ := strings.Cut(sen.Text, "，")
		return utf8.RuneCountInString(first) <= maxObjector && reading.ContainsAny(first, l.ChineseIsAgainst...)
	})
}

// maxObjector bounds, in runes, the clause by which somebody is against something.
const maxObjector = 10

// dropUnit takes a unit out of its section once what it says stands elsewhere.
func (x *understander) dropUnit(i int) {
	u := &x.r.Units[i]
	x.place(u.From, u.To)
	x.units[u.Section] = slices.DeleteFunc(x.units[u.Section], func(n int) bool { return n == i })
	u.Label, u.Text, u.Sentences = "", "", nil
}

// tellsOfMeeting tells a short sentence of minutes that only says how the meeting went, and nothing of
// what is built: "贺总拍板", "吴姐保留意见，要求写进纪要", "刘工要来".
func (l *Lexicons) tellsOfMeeting(text string, present []string) bool {
	text = strings.Trim(text, "（）()。！； ")
	if utf8.RuneCountInString(text) > maxMeetingTold || reading.ContainsAny(text, l.ChineseBans...) {
		return false
	}
	if reading.ContainsAny(text, l.ChineseMeetingTold...) {
		return true
	}
	name := presentName(text, present)
	return name != "" && slices.Contains(l.ChineseComesToMeeting, text[len(name):])
}

// maxMeetingTold bounds, in runes, a sentence on how a meeting went.
const maxMeetingTold = 24

// withoutMeetingTold files the sentences of minutes that only tell how the meeting went as remarks.
func (x *understander) withoutMeetingTold(u *reading.Unit, present []string) {
	left := make([]reading.Sentence, 0, len(u.Sentences))
	for _, sen := range u.Sentences {
		if x.lex.tellsOfMeeting(sen.Text, present) {
			x.note(sen.Text, sen.From, sen.To)
			continue
		}
		left = append(left, sen)
	}
	switch {
	case len(left) == len(u.Sentences), len(left) == 0 && u.Label != "":
		return
	case len(left) == 0:
		x.dropUnit(u.Index)
		return
	}
	u.Sentences, u.Text = left, joinSentences(left)
	if u.Label != "" && len(left) > 0 {
		u.Text = u.Label + "：" + u.Text
	}
}
