package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What a meeting concludes often stands behind who wished it or what worried them: "何工提出自动
// 排班，大家同意放到二期", "担心网络差，结论是断网时可以先填".

// minuted files a decision of Chinese minutes that leaves something out or concludes what the
// product does, and tells whether it was one. at is the demand that came of it, -1 without one.
func (x *understander) minuted(t tagged, from, to int) (at int, done bool) {
	if !reading.HasHan(t.text) {
		return -1, false
	}
	if what, why := x.lex.putOffInMinutes(t.text); what != "" {
		x.addNonGoal(what, why, from, to)
		return -1, true
	}
	why, deed := x.lex.concluded(t.text)
	if s := x.look(deed); deed == "" || s.question || s.has("effort", "money", "of_project") || !reading.ContainsAny(deed, x.lex.ChineseConcludedDeeds...) || x.meansNamed(deed) {
		return -1, false
	}
	at = x.addFeature(FeatureFact{Text: deed, Ref: t.ref, Priority: t.priority}, from, to)
	if why != "" {
		x.addReason(at, sentence(why), from, to)
	}
	return at, true
}

// concluded parts what was weighed from what was concluded of it; deed is empty where a sentence
// names no conclusion.
func (l *Lexicons) concluded(text string) (why, deed string) {
	for _, word := range l.ChineseConcludes {
		before, after, ok := strings.Cut(text, word)
		if after = strings.TrimLeft(after, "：:， "); ok && utf8.RuneCountInString(after) >= minRefused {
			return strings.TrimRight(before, "，、； "), after
		}
	}
	return "", ""
}

// putOffInMinutes is the thing that a decision leaves for later or out, and what is said of it
// besides: "外借管理不做，继续走 OA 流程". Both are empty for any other sentence.
func (l *Lexicons) putOffInMinutes(text string) (what, why string) {
	clauses := reading.SplitTop(strings.TrimRight(text, "。；;！ "), "，")
	if len(clauses) < 2 {
		return "", "" // it says of what by itself
	}
	for i, clause := range clauses {
		word := l.laterRelease(clause)
		if word == "" {
			continue
		}
		head, _, _ := strings.Cut(clause, word)
		if head = l.bareThing(head); utf8.RuneCountInString(head) >= minLeftName {
			return head, strings.Join(clauses[i+1:], "，")
		}
		if i > 0 {
			return l.bareThing(clauses[i-1]), strings.Join(clauses[i:], "，")
		}
	}
	for _, not := range l.ChineseNotBuilt {
		head, ok := strings.CutSuffix(clauses[0], not)
		if ok && utf8.RuneCountInString(head) >= minLeftName && reading.HasPrefixOf(clauses[1], l.ChineseInstead...) && !reading.HasSuffixOf(head, "的", "暂", "先") {
			return head, strings.Join(clauses[1:], "，")
		}
	}
	return "", ""
}

// laterRelease is the word by which a clause leaves something for a later release.
func (l *Lexicons) laterRelease(clause string) string {
	for _, word := range l.ChineseLaterRelease {
		if strings.Contains(clause, word) && !strings.Contains(clause, "不"+word) {
			return word
		}
	}
	return ""
}

// bareThing is a thing without who wished it, and without the words by which all agree.
func (l *Lexicons) bareThing(text string) string {
	for _, wish := range l.ChineseWishedBy {
		if who, thing, ok := strings.Cut(text, wish); ok && utf8.RuneCountInString(who) <= maxDoer*3 {
			text = thing
			break
		}
	}
	for cut := true; cut; {
		cut = false
		for _, word := range l.ChineseAgreed {
			if bare, ok := strings.CutPrefix(text, word); ok {
				text, cut = bare, true
			}
		}
	}
	return strings.TrimLeft(strings.TrimSpace(text), "，的")
}
