package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// plainly says a statement again as what can be observed. Where it names no deed
// that a gate knows, a test is said to show it.
func (w *Work) plainly(text string) string {
	if w.Table.Weak.Observable(specs.Plain(Finished(text))) {
		return text
	}
	return w.Say("check_shown", "text", text)
}

// conditionOf is the clause of a trigger without the word that makes it one: "a
// job fails" of "as soon as a job fails".
func (w *Work) conditionOf(trigger string) string {
	trigger = strings.TrimRight(trigger, ",. ")
	for _, lead := range w.Table.Words["check_leads"].In("en") {
		if rest, ok := cutFold(trigger, lead+" "); ok {
			return rest
		}
	}
	_, rest, _ := strings.Cut(trigger, " ")
	return rest
}

// goesOn says that a statement tells what does not change in its case: "the gate
// still opens", 照常登记. Outside of the case it is not otherwise.
func (w *Work) goesOn(trigger, fact string) bool {
	if w.Language == "zh" {
		return reading.ContainsAny(fact, w.Table.Words["check_goes_on"].In("zh")...)
	}
	if w.Table.IsWord("check_even", "en", LeadingWord(trigger)) {
		return true
	}
	low := " " + strings.ToLower(fact) + " "
	for _, word := range w.Table.Words["check_goes_on"].In("en") {
		if strings.Contains(low, " "+word+" ") {
			return true
		}
	}
	return false
}

// trailingCourse tests a statement that ends in its condition: "the match ends
// when one side has no piece left".
func (w *Work) trailingCourse(d *Draft) course {
	fact := w.testedFact(d)
	if fact == "" || d.Statement.trigger != "" {
		return course{}
	}
	said := &d.Statement.phrase
	e := *d
	if d.Statement.whole {
		said = &d.Statement.clause.Rest
	}
	for _, lead := range w.Table.Words["check_trailing"].In("en") {
		at := strings.Index(" "+*said, " "+lead+" ")
		if at < 0 || at == 0 && !d.Statement.whole || w.inBrackets(*said, at) {
			continue
		}
		head, condition := strings.TrimRight((" " + *said)[:at], " ,"), strings.TrimRight((*said)[at+len(lead)+1:], " .,")
		c, clause := w.ParseClause(condition)
		asked := w.Table.IsWord("check_askers", "en", strings.ToLower(reading.LastWord(head))) || w.asksFor(head) || w.pointsBack(c.Subject) || strings.Contains(head, " and ")
		if !clause || asked || strings.Contains(condition, ", ") {
			return course{}
		}
		e.Statement.trigger = lead + " " + condition
		if head = strings.TrimSpace(head); d.Statement.whole {
			e.Statement.clause.Rest = head
		} else {
			e.Statement.phrase = head
		}
		return w.conditionCourse(&e)
	}
	return course{}
}
