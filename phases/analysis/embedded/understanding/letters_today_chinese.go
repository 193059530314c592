package understanding

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What Chinese letters say before they ask for anything: whom they greet, how large the place
// is, and how things go wrong there today.

// maxGreeting is how many signs a greeting has at most.
const maxGreeting = 12

// onlyGreets tells a line that only greets: "李老师好，", "各位同事好！".
func (l *Lexicons) onlyGreets(u *reading.Unit) bool {
	text := strings.TrimRight(u.Text, "，,！!。：:~ ")
	if u.Kind != reading.Prose || u.Label != "" || utf8.RuneCountInString(text) > maxGreeting || strings.ContainsAny(text, "，、；0123456789") {
		return false
	}
	who, ok := strings.CutSuffix(text, "好")
	who = strings.TrimRight(who, "你您们")
	if l.ChineseGreeted[who] {
		return ok
	}
	return ok && reading.HasSuffixOf(who, l.ChineseGreetedEnds...)
}

// todayFirst files the sentences with which a paragraph begins that say how things are today and
// what goes wrong, and none of which asks for anything, and takes them off it. It tells whether
// nothing is left.
func (x *understander) todayFirst(u *reading.Unit, c context) bool {
	if u.Kind != reading.Prose || u.Label != "" || c.feature >= 0 || c.kind != "" && !strings.Contains(" top overview problem ", " "+c.kind+" ") || !x.lex.beginsToday(u.Text) {
		return false
	}
	n := 0
	for n < len(u.Sentences) && !x.lex.asksAnything(u.Sentences[n].Text) && (n == 0 || x.lex.goesWrong(u.Sentences[n].Text)) {
		n++
	}
	if n < 2 {
		return false
	}
	for _, sen := range u.Sentences[:n] {
		s := x.look(sen.Text)
		kind := "problem"
		if utf8.RuneCountInString(sen.Text) <= maxGreeting && !reading.ContainsAny(sen.Text, "，：") && reading.ContainsAny(sen.Text, x.lex.ChineseAnnouncesTrouble...) {
			kind = "note" // 问题很明显。
		}
		x.put(kind, &s, sen.From, sen.To, c)
	}
	u.Sentences = u.Sentences[n:]
	u.Text = joinSentences(u.Sentences)
	return len(u.Sentences) == 0
}

// beginsToday tells a text that begins with how things are now, "现在…", "我们目前…".
func (l *Lexicons) beginsToday(text string) bool {
	for _, ours := range l.ChineseOurs {
		if rest, ok := strings.CutPrefix(text, ours); ok && reading.HasPrefixOf(rest, l.ChineseToday...) {
			return true
		}
	}
	return reading.HasPrefixOf(text, l.ChineseToday...)
}

// asksAnything tells a Chinese sentence in which something is wished, owed, allowed or bounded.
func (l *Lexicons) asksAnything(text string) bool {
	for _, clause := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("，；。：", r) }) {
		if owed(clause) && !takes(clause) {
			return true
		}
	}
	return strings.ContainsAny(text, "？?") || reading.ContainsAny(text, l.ChineseWishes...) || reading.ContainsAny(text, l.ChineseAsking...)
}

// goesWrong tells a Chinese sentence that says what goes wrong.
func (l *Lexicons) goesWrong(text string) bool {
	return reading.ContainsAny(text, l.ChineseHurts...) || reading.ContainsAny(text, l.ChineseByHand...) || reading.ContainsAny(text, l.ChineseGoesWrong...)
}

// countsOwn tells how large the place is that the product is for: "我们驾校两个场地，教练 34
// 个". Every clause counts, and none asks for anything.
func (l *Lexicons) countsOwn(clauses []string) bool {
	if len(clauses) < 2 || !reading.HasPrefixOf(clauses[0], l.ChineseOurs...) {
		return false
	}
	for _, clause := range clauses {
		if l.asksAnything(clause) || !strings.ContainsFunc(clause, unicode.IsDigit) && !strings.ContainsAny(clause, "两三四五六七八九十") {
			return false
		}
	}
	return true
}
