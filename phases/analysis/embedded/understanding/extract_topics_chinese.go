package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// topicOver reads an item of Chinese minutes that only names what the items below it
// settle, "1. 约车规则" over "一辆车一个时段只能约一名学员": each of them is a statement of
// its own. Where they only detail what the item names they are its criteria.
func (x *understander) topicOver(u *reading.Unit, nested []int, c context) bool {
	if x.labelOverDeeds(u, nested, c) {
		return true
	}
	if u.Kind != reading.Bullet || c.feature >= 0 || u.Label != "" || len(nested) < 2 || c.kind != "" && c.kind != "feature" || !reading.HasHan(u.Text) {
		return false
	}
	cue, ok := x.headingCue(u.Text)
	aside := ok && utf8.RuneCountInString(u.Text) <= 8 && (cue.Kind == "non_goal" || cue.Kind == "question" || cue.Kind == "risk")
	if !aside && !x.lex.namesTopic(strings.TrimRight(u.Text, "。")+"。") {
		return false
	}
	whole := 0
	for _, i := range nested {
		if n := &x.r.Units[i]; n.Kind == reading.Bullet && (x.toldWhole(n.Text) || len(n.Sentences) > 1) {
			whole++
		}
	}
	if !aside && whole*2 < len(nested) {
		return false
	}
	c.group = u.Text
	if aside {
		c.kind, c.group = cue.Kind, ""
	}
	x.place(u.From, u.To)
	x.eachBelow(nested, func(u *reading.Unit, nested []int) {
		below := c
		if s := x.look(u.Text); aside && s.has(cue.Kind) {
			below.kind = "" // it says so itself, and of what
		}
		x.unit(u, nested, below)
	})
	return true
}

// eachBelow hands on the items right below another one, each with those below it.
func (x *understander) eachBelow(nested []int, read func(u *reading.Unit, nested []int)) {
	for i := 0; i < len(nested); {
		j := i + 1
		for j < len(nested) && x.below(nested[j], nested[i]) {
			j++
		}
		read(&x.r.Units[nested[i]], nested[i+1:j])
		i = j
	}
}

// agreedOn leaves of an item of Chinese minutes what was agreed: what was said before is
// how it came to that. "学员经常临时不来。大家同意：累计缺课 3 次停约 7 天".
func (x *understander) agreedOn(u *reading.Unit, c context) {
	if u.Kind == reading.Code || u.Kind == reading.Row || c.kind == "question" || !reading.HasHan(u.Text) {
		return
	}
	before := u.Text
	x.lex.withObject(u)
	x.agreedFirst(u)
	for i := 0; i < len(u.Sentences); i++ {
		sen := &u.Sentences[i]
		said := x.lex.bySpeaker(sen.Text)
		if lead := strings.TrimSuffix(sen.Text, said); said == sen.Text || i > 0 && strings.HasSuffix(u.Sentences[i-1].Text, "？") || reading.ContainsAny(lead, "建议", "代表") {
			continue // for whom somebody speaks is told with it
		}
		u.Text = strings.Replace(u.Text, sen.Text, said, 1)
		agreed := i > 0 && reading.HasPrefixOf(sen.Text, x.lex.ChineseAgreedOn...)
		sen.Text = said
		if !agreed || u.Kind != reading.Bullet {
			continue
		}
		for _, earlier := range u.Sentences[:i] {
			s := x.look(earlier.Text)
			x.addProblem(&s, earlier.From, earlier.To)
			u.Text = strings.TrimSpace(strings.Replace(u.Text, earlier.Text, "", 1))
		}
		u.Sentences, i = u.Sentences[i:], 0
	}
	if u.Label != "" && u.Text != before {
		u.Label = ""
	}
}

// toldWhole tells an item that says by itself who does what, or when: it is no detail
// of something else.
func (x *understander) toldWhole(text string) bool {
	text = x.lex.bySpeaker(text)
	s := x.look(text)
	return utf8.RuneCountInString(text) >= 12 && (x.personActs(&s) || x.personCan(&s) || s.trigger != "" || reading.ContainsAny(text, x.lex.ChineseWholeDeeds...))
}

// withObject gives a clause about deleting what the clause before it is about: "人脸数据
// 只存在本机；老人可以随时要求删除".
func (l *Lexicons) withObject(u *reading.Unit) {
	for i := 1; i < len(u.Sentences); i++ {
		sen := &u.Sentences[i]
		bare := strings.TrimRight(sen.Text, "。；;")
		if !strings.HasSuffix(bare, "删除") || !reading.ContainsAny(bare, "可以", "要求", "申请") {
			continue
		}
		for _, noun := range l.ChineseObjects {
			what, _, ok := strings.Cut(u.Sentences[i-1].Text, noun)
			if n := utf8.RuneCountInString(what); ok && n >= 1 && n <= 6 && !strings.ContainsAny(what, "，、：的把") {
				u.Text = strings.Replace(u.Text, bare, bare+what+noun, 1)
				sen.Text = bare + what + noun
				break
			}
		}
	}
}
