package embedded

import (
	"strings"
	"unicode/utf8"
)

// chineseWant is what follows 我希望.
func (w *work) chineseWant(d *draft, st statement) string {
	if d.fact != nil && d.fact.Want != "" && d.fact.Actor != "" {
		return unowed(strings.TrimRight(headClause(w.action(d.fact)), "。；"))
	}
	text := st.head
	if name, ok := w.leadingPerson(text); ok && name == d.actor {
		text, _ = w.withoutBond(strings.TrimSpace(text[len(name):]))
	}
	if before, after, ok := w.cutDuty(text); ok {
		text = before + strings.TrimPrefix(after, "能够")
	}
	text = unowed(text)
	if st.label != "" {
		text = st.label
		if w.chineseNoun(st.label) {
			text = w.say("want_thing", "text", st.label)
		}
	} else if w.chineseNoun(text) {
		text = w.say("want_thing", "text", text)
	} else if st.trigger == "" && d.fact != nil && w.thingWanted(text) {
		text = w.say("want_support", "text", text)
	}
	if st.trigger != "" {
		text = st.trigger + "，" + text
	}
	text = strings.TrimRight(text, "。；")
	if utf8.RuneCountInString(text) > 60 {
		text = w.cutChinese(text, 60)
	}
	return text
}

// deniedBefore says that the verb behind a text is what did not happen: "也没有取消".
func (w *work) deniedBefore(text string) bool {
	return hasSuffixOf(text, w.rules.Words["denied_before"].In("zh")...)
}

// denies says that a Chinese text forbids something.
func (w *work) denies(text string) bool {
	for _, word := range w.rules.Words["denials"].In("zh") {
		if strings.Contains(text, word) {
			return true
		}
	}
	return false
}

// firstClause is a Chinese text up to its first comma, unless that is too short
// to say anything.
func (w *work) firstClause(text string) string {
	first, _, _ := strings.Cut(text, "，")
	if utf8.RuneCountInString(first) < 4 {
		return text
	}
	return first
}
