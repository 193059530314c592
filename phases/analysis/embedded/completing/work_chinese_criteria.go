package completing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxDeedName is how long a name of what is done may be, in runes; a longer one is
// a clause.
const maxDeedName = 8

// chineseWant is what follows 我希望.
func (w *Work) chineseWant(d *Draft, st statement) string {
	if d.Fact != nil && d.Fact.Want != "" && d.Fact.Actor != "" {
		return unowed(strings.TrimRight(HeadClause(w.action(d.Fact)), "。；"))
	}
	if name, use, ok := codeOffer(st.head); ok && st.label == "" && st.trigger == "" {
		return w.Say("want_code_for", "name", name, "text", w.firstClause(use))
	}
	text := w.afterState(st.head)
	if name, ok := w.leadingPerson(text); ok && name == d.actor && !w.holdsOn(text[len(name):]) {
		text, _ = w.withoutBond(strings.TrimSpace(text[len(name):]))
	}
	text = w.unbonded(text)
	if before, after, ok := w.cutDuty(text); ok {
		text = before + strings.TrimPrefix(after, "能够")
	}
	text = unowed(text)
	if st.label != "" {
		text = st.label
		switch {
		case w.chineseNoun(st.label):
			text = w.Say("want_thing", "text", st.label)
		case !w.Table.StartsWith("verbs", "zh", st.label) && !w.leadsWithPerson(st.label) && !strings.HasPrefix(st.label, "支持") && utf8.RuneCountInString(st.label) <= maxDeedName:
			text = w.Say("want_support", "text", st.label) // "间隔校验", "智能路由": what is done, named as a thing
		}
	} else if w.chineseNoun(text) && !w.denies(text) {
		text = w.Say("want_thing", "text", text)
	} else if st.trigger == "" && d.Fact != nil && w.afterState(st.head) == st.head && w.thingWanted(text) {
		text = w.Say("want_support", "text", text)
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

// holdsOn says that what stands behind the name of somebody belongs to it, or
// denies them something: "家属或老人", "业主的手机号", "店长看不到".
func (w *Work) holdsOn(rest string) bool {
	rest = strings.TrimSpace(rest)
	for _, word := range []string{"或", "和", "与", "及", "的", "、", "不能", "不得", "不可", "看不到"} {
		if strings.HasPrefix(rest, word) {
			return true
		}
	}
	return false
}

// deniedBefore says that the verb behind a text is what did not happen: "也没有取消".
func (w *Work) deniedBefore(text string) bool {
	return reading.HasSuffixOf(text, w.Table.Words["denied_before"].In("zh")...)
}

// denies says that a Chinese text forbids something.
func (w *Work) denies(text string) bool {
	for _, word := range w.Table.Words["denials"].In("zh") {
		if strings.Contains(text, word) {
			return true
		}
	}
	return false
}

// firstClause is a Chinese text up to its first comma, unless that is too short
// to say anything.
func (w *Work) firstClause(text string) string {
	first, _, _ := strings.Cut(text, "，")
	if utf8.RuneCountInString(first) < 4 {
		return text
	}
	return first
}
