package embedded

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// plainly says a statement again as what can be observed. Where it names no deed
// that a gate knows, a test is said to show it.
func (w *work) plainly(text string) string {
	if w.rules.weak.observable(specs.Plain(finished(text))) {
		return text
	}
	return w.say("check_shown", "text", text)
}

// conditionOf is the clause of a trigger without the word that makes it one: "a
// job fails" of "as soon as a job fails".
func (w *work) conditionOf(trigger string) string {
	trigger = strings.TrimRight(trigger, ",. ")
	for _, lead := range w.rules.Words["check_leads"].In("en") {
		if rest, ok := cutFold(trigger, lead+" "); ok {
			return rest
		}
	}
	_, rest, _ := strings.Cut(trigger, " ")
	return rest
}

// goesOn says that a statement tells what does not change in its case: "the gate
// still opens", 照常登记. Outside of the case it is not otherwise.
func (w *work) goesOn(trigger, fact string) bool {
	if w.lang == "zh" {
		return containsAny(fact, w.rules.Words["check_goes_on"].In("zh")...)
	}
	if w.rules.isWord("check_even", "en", leadingWord(trigger)) {
		return true
	}
	low := " " + strings.ToLower(fact) + " "
	for _, word := range w.rules.Words["check_goes_on"].In("en") {
		if strings.Contains(low, " "+word+" ") {
			return true
		}
	}
	return false
}

// trailingCourse tests a statement that ends in its condition: "the match ends
// when one side has no piece left".
func (w *work) trailingCourse(d *draft) course {
	fact := w.testedFact(d)
	if fact == "" || d.st.trigger != "" {
		return course{}
	}
	said := &d.st.phrase
	e := *d
	if d.st.whole {
		said = &d.st.clause.rest
	}
	for _, lead := range w.rules.Words["check_trailing"].In("en") {
		at := strings.Index(" "+*said, " "+lead+" ")
		if at < 0 || at == 0 && !d.st.whole || w.inBrackets(*said, at) {
			continue
		}
		head, condition := strings.TrimRight((" " + *said)[:at], " ,"), strings.TrimRight((*said)[at+len(lead)+1:], " .,")
		c, clause := w.parseClause(condition)
		asked := w.rules.isWord("check_askers", "en", strings.ToLower(lastWord(head))) || w.asksFor(head) || w.pointsBack(c.subject) || strings.Contains(head, " and ")
		if !clause || asked || strings.Contains(condition, ", ") {
			return course{}
		}
		e.st.trigger = lead + " " + condition
		if head = strings.TrimSpace(head); d.st.whole {
			e.st.clause.rest = head
		} else {
			e.st.phrase = head
		}
		return w.conditionCourse(&e)
	}
	return course{}
}
