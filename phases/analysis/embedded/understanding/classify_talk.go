package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// inTalk finds what people say in threads and mails in words that no
// specification has; empty for anything else.
func (l *Lexicons) inTalk(s *signals, c context) string {
	if l.chineseReply(s) {
		return "note"
	}
	if reading.HasHan(s.text) || c.kind != "" && c.kind != "top" && c.kind != "overview" {
		return ""
	}
	if kind := l.aloud(s); kind != "" {
		return kind
	}
	low := " " + strings.TrimRight(reading.Lower(s.text), " .!:)(") + " "
	words := len(strings.Fields(low))
	switch {
	case words <= 2 && strings.Contains(" no yes nope yep ok okay sure agreed thanks never done +1 same exactly right nothing none anyway whatever wontfix ", " "+strings.Trim(low, " ")+" "):
		return "note" // an answer whose question stands elsewhere
	case words >= 4 && !s.question && !s.has("must") && !strings.HasPrefix(low, " it ") && reading.ContainsAny(low, l.InTalkPraise...):
		return "feature"
	case reading.ContainsAny(low, "nobody has more than ", "nobody gets more than ", "no one has more than ", "nobody may have more than "):
		return "constraint"
	}
	return ""
}

// pastList tells a list whose items are told as what happened: what somebody saw
// go wrong, "Stuff I saw last month:" above "someone started a job and left".
func (x *understander) pastList(u *reading.Unit) bool {
	key := [2]int{u.Section, u.LeadUnit}
	if known, ok := x.past[key]; ok {
		return known
	}
	items, past := 0, 0
	for _, i := range x.units[u.Section] {
		if v := &x.r.Units[i]; v.Kind == reading.Bullet && v.Depth <= 1 && v.LeadUnit == u.LeadUnit {
			items++
			if x.lex.pastOnly(v.Text) || startsInPast(v.Text) {
				past++
			}
		}
	}
	told := past >= 2 && past*3 >= items*2
	x.past[key] = told
	return told
}

// startsInPast tells "someone started a job" and "two people cancelled it": a verb
// in the past behind a subject of at most three words.
func startsInPast(text string) bool {
	words := strings.Fields(reading.Lower(text))
	if len(words) < 4 || reading.HasHan(text) || !strings.Contains(" someone somebody nobody people we they two three one everybody everyone members customers ", " "+words[0]+" ") {
		return false
	}
	for _, w := range words[1:3] {
		if strings.HasSuffix(w, "ed") || strings.Contains(" went lost took got came left ran broke forgot paid sent told found threw gave wrote ", " "+w+" ") {
			return true
		}
	}
	return false
}

// chineseReply tells an answer of a chat that says nothing alone: "对对 这个最紧",
// "可以试试".
func (l *Lexicons) chineseReply(s *signals) bool {
	text := strings.TrimRight(s.text, "。！!~ ")
	if !reading.HasHan(text) || len([]rune(text)) > 8 || len(s.measures) > 0 || strings.ContainsAny(text, "，：:0123456789") {
		return false
	}
	for _, open := range l.ChineseReplies {
		if strings.HasPrefix(text, open) {
			return true
		}
	}
	return text == "对" || text == "好" || text == "行" || text == "可以" || text == "要" || text == "是"
}
