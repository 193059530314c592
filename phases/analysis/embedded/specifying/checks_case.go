package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// plainly says a statement again as what can be observed. Where it names no deed
// that a gate knows, a test is said to show it.
func (w *Specifier) plainly(text string) string {
	if w.Table.Weak.Observable(specs.Plain(phrasing.Finished(text))) {
		return text
	}
	return w.Say("check_shown", "text", text)
}

// conditionOf is the clause of a trigger without the word that makes it one: "a
// job fails" of "as soon as a job fails".
func (w *Specifier) conditionOf(trigger string) string {
	trigger = strings.TrimRight(trigger, ",. ")
	for _, lead := range w.Table.Words["check_leads"].In("en") {
		if rest, ok := phrasing.CutFold(trigger, lead+" "); ok {
			return rest
		}
	}
	_, rest, _ := strings.Cut(trigger, " ")
	return rest
}

// goesOn says that a statement tells what does not change in its case: "the gate
// still opens", 照常登记. Outside of the case it is not otherwise.
func (w *Specifier) goesOn(trigger, fact string) bool {
	if w.Language == "zh" {
		return reading.ContainsAny(fact, w.Table.Words["check_goes_on"].In("zh")...)
	}
	if w.Table.IsWord("check_even", "en", phrasing.LeadingWord(trigger)) {
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

// countered says that a condition has a case outside of it that is worth a
// test. Trouble is none: that all is well says nothing, nor does what falls short
// of a limit, or the contrary of a time.
func (w *Specifier) countered(condition, fact string) bool {
	if w.Language == "zh" {
		return !reading.ContainsAny(condition, w.Table.Words["check_one_sided"].In("zh")...)
	}
	return !w.HasPhrase(" "+strings.ToLower(strings.ReplaceAll(condition, ",", ""))+" ", "check_one_sided") && !strings.Contains(fact, " within ") && !strings.Contains(fact, " at least ") &&
		!w.Table.IsWord("no_subjects", "en", strings.ToLower(phrasing.LeadingWord(condition)))
}

// perfect says that "have" tells what is done: "has signed it".
func (w *Specifier) perfect(c phrasing.Clause) bool {
	first := strings.ToLower(phrasing.LeadingWord(c.Rest))
	_, ok := w.Participle(first)
	return ok || first == "been" || !strings.Contains(c.Rest, " ") && reading.Participle(c.Rest) // "has agreed"
}

// storyFact is what a user story asks for as what can be observed: "a nurse can
// book a bed", "a nurse gets a monthly report".
func (w *Specifier) storyFact(d *Draft) string {
	want := strings.TrimRight(w.Own(w.wanted(d)), ". ")
	if want == "" || phrasing.SaysI(want) {
		return ""
	}
	if deed, ok := strings.CutPrefix(want, "to "); ok {
		return w.Say("crit_role", "actor", d.Actor, "want", deed)
	}
	if state := w.WishedState(want); state != "" {
		return w.LowerStart(w.Impersonal(state))
	}
	return w.Say("crit_gets", "actor", d.Actor, "want", w.Impersonal(want))
}

// trailingCourse tests a statement that ends in its condition: "the match ends
// when one side has no piece left".
func (w *Specifier) trailingCourse(d *Draft) course {
	fact := w.testedFact(d)
	if fact == "" || d.Statement.Trigger != "" {
		return course{}
	}
	said := &d.Statement.Phrase
	e := *d
	if d.Statement.Whole {
		said = &d.Statement.Clause.Rest
	}
	for _, lead := range w.Table.Words["check_trailing"].In("en") {
		at := strings.Index(" "+*said, " "+lead+" ")
		if at >= 0 && lead == "once" && strings.HasPrefix((*said)[at+len(lead):], " and ") {
			continue // "can be used once and is valid for a year": how often
		}
		if at < 0 || at == 0 && !d.Statement.Whole || w.InBrackets(*said, at) || lead == "once" && strings.HasSuffix((" " + *said)[:at], " at") { // "at once"
			continue
		}
		head, condition := strings.TrimRight((" " + *said)[:at], " ,"), strings.TrimRight((*said)[at+len(lead)+1:], " .,")
		c, clause := w.ParseClause(condition)
		asked := w.Table.IsWord("check_askers", "en", strings.ToLower(reading.LastWord(head))) || w.asksFor(head) || w.pointsBack(c.Subject) || strings.Contains(head, " and ")
		if !clause || asked || strings.Contains(condition, ", ") {
			return course{}
		}
		e.Statement.Trigger = lead + " " + condition
		if head = strings.TrimSpace(head); d.Statement.Whole {
			e.Statement.Clause.Rest = head
		} else {
			e.Statement.Phrase = head
		}
		return w.conditionCourse(&e)
	}
	return course{}
}
