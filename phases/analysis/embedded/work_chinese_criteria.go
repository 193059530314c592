package embedded

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
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

// chineseCriterion makes the course of a Chinese statement observable.
func (w *work) chineseCriterion(d *draft) string {
	st := d.st
	if text := w.chineseSystemCriterion(d); text != "" {
		return text
	}
	if d.fact != nil && d.fact.Actor != "" && d.fact.Want != "" && d.person {
		want := strings.TrimRight(headClause(w.action(d.fact)), "。；")
		return fillSlots(w.rules.action(w.lang, want).Person.In(w.lang), w.lang, w.slots("product", w.shortProduct(), "actor", d.actor, "want", w.impersonal(w.firstClause(want))))
	}
	head := strings.TrimRight(st.head, "。；")
	if name, ok := w.actingPerson(head); ok && !strings.HasSuffix(st.trigger, "后") {
		want, word := w.withoutBond(strings.TrimSpace(head[len(name):]))
		if w.dutyChinese(want) || isOwed(word) && strings.HasPrefix(want, "在") {
			return w.say("crit_duty", "actor", name, "want", w.firstClause(want))
		}
		if !strings.HasPrefix(want, "在") && !strings.HasPrefix(want, "看到") && !strings.HasPrefix(want, "收到") && !strings.HasPrefix(want, "不") {
			return fillSlots(w.rules.action(w.lang, want).Person.In(w.lang), w.lang, w.slots("product", w.shortProduct(), "actor", name, "want", w.firstClause(want)))
		}
	}
	if st.trigger == "" && st.label == "" && w.looksPersonal(head) {
		return fillSlots(w.rules.action(w.lang, head).Person.In(w.lang), w.lang, w.slots("product", w.shortProduct(), "actor", d.actor, "want", w.firstClause(head)))
	}
	if st.trigger != "" {
		text := head
		for _, lead := range []string{"系统必须", "系统应当", "系统应", "系统须", "系统"} {
			if r, ok := strings.CutPrefix(text, lead); ok {
				text = "系统" + r
				break
			}
		}
		clause := st.trigger
		for _, word := range []string{"当", "如果", "若", "一旦", "每当"} {
			if r, ok := strings.CutPrefix(clause, word); ok {
				clause = strings.TrimSuffix(r, "时")
				break
			}
		}
		clause = strings.TrimSuffix(clause, "的") // "逾期未还的，…"
		return w.say("crit_given", "trigger", w.say("given_that", "text", clause), "text", text)
	}
	if st.label != "" {
		return w.thingCriterion(d, st.label)
	}
	if w.chineseNoun(w.firstClause(head)) {
		return w.thingCriterion(d, w.firstClause(head))
	}
	if before, after, ok := w.cutDuty(head); ok {
		head = before + after
	}
	if w.boundsChinese(withoutDelays(head)) && !strings.Contains(head, "至少") && !strings.Contains(head, "期为") {
		return w.say("crit_limit", "text", head)
	}
	return w.say("crit_cases", "text", head)
}

// deniedBefore says that the verb behind a text is what did not happen: "也没有取消".
func (w *work) deniedBefore(text string) bool {
	return hasSuffixOf(text, w.rules.Words["denied_before"].In("zh")...)
}

// withoutDelays is a text without the times that something may take: nobody can
// try to break "不超过 5 秒".
func withoutDelays(text string) string {
	for _, m := range slices.Backward(wording.Measures(text)) {
		if m.Class == wording.ClassTime && m.Op == "≤" && (m.Unit == "ms" || m.Unit == "s" || m.Unit == "min") {
			text = text[:m.Start] + text[m.End:]
		}
	}
	return text
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

// chineseSystemCriterion proves what machines do by the kind of the verb that
// stands near the beginning of a statement.
func (w *work) chineseSystemCriterion(d *draft) string {
	if d.person || d.st.trigger != "" || w.forbids(d) || d.fact == nil || d.fact.Actor != "" {
		return ""
	}
	head := headOf(d.st.head, 16)
	if _, ok := w.actingPerson(d.st.head); ok || w.looksPersonal(d.st.head) {
		return ""
	}
	for i := len(w.rules.Actions) - 2; i >= 0; i-- {
		a := &w.rules.Actions[i]
		if w.rules.isWord("loose_acts", "en", a.Class) || a.System.In("zh") == "" {
			continue
		}
		for _, v := range a.Verbs.In("zh") {
			if i := strings.Index(head, v); i >= 0 && !w.deniedBefore(head[:i]) {
				return w.labelled(d, a.System.In("zh"))
			}
		}
	}
	return ""
}
