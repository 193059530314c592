package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ofException is the rule of a test of what a statement leaves out of itself.
const ofException = "criterion-of-exception"

// evenCourse tests what holds in a case in which one would not expect it: "sounds
// even when the phone is on silent".
func (w *Specifier) evenCourse(d *Draft) course {
	fact := w.happens(d)
	if fact == "" || d.Statement.Trigger != "" {
		return course{}
	}
	for _, lead := range w.Table.Words["check_even_if"].In("en") {
		at := strings.Index(fact, lead+" ")
		if at <= 0 || w.InBrackets(fact, at) {
			continue
		}
		condition := strings.TrimRight(fact[at+len(lead)+1:], " .,")
		if _, ok := w.ParseClause(condition); !ok && len(strings.Fields(condition)) > 3 || strings.Contains(condition, "; ") {
			return course{}
		}
		text := strings.TrimRight(fact[:at], " ,")
		out := course{Main: w.Say("case_also", "text", text, "condition", condition), Rule: "criterion-of-condition", rank: firmCourse}
		out.also, out.alsoRule = w.courseOfRest(d, lead)
		return out
	}
	return course{}
}

// happens is a statement as what happens, also of a user story.
func (w *Specifier) happens(d *Draft) string {
	if w.storyLead(d.Statement) {
		return w.storyFact(d)
	}
	return w.testedFact(d)
}

// courseOfRest is the test of what a statement says in front of some words, with its
// rule. Empty where that is only said again.
func (w *Specifier) courseOfRest(d *Draft, words string) (text, rule string) {
	e := *d
	fact := *d.Fact
	shorter := false
	for _, part := range []*string{&e.Statement.Phrase, &e.Statement.Clause.Rest, &e.Statement.Head, &e.Action, &fact.Want, &fact.Text} {
		var cut bool
		*part, _, cut = strings.Cut(*part, words+" ")
		shorter = shorter || cut
	}
	if e.Fact = &fact; !shorter || w.happens(&e) == w.happens(d) {
		return "", "" // the words stand in the subject, and the rest would be the whole again
	}
	c := w.CourseOf(&e)
	if c.plain {
		return "", ""
	}
	return c.Main, phrasing.OrElse(c.Rule, FromStatement)
}

// exceptCourse tests what a statement leaves out of itself, by a case of it and one
// that is none: "copies the answers, except for photos".
func (w *Specifier) exceptCourse(d *Draft) course {
	fact := w.happens(d)
	if fact == "" || strings.EqualFold(phrasing.LeadingWord(fact), "nothing") {
		return course{} // what is allowed is all that is left of "nothing is sent except the report"
	}
	for _, lead := range w.Table.Words["check_exceptions"].In("en") {
		at := strings.Index(fact, lead+" ")
		if at <= 0 || w.InBrackets(fact, at) {
			continue
		}
		text := strings.TrimRight(fact[:at], " ,")
		if d.Statement.Trigger != "" {
			text = w.Say("crit_given", "trigger", w.triggerClause(d.Statement.Trigger), "text", text)
		}
		exception := strings.TrimRight(fact[at+len(lead)+1:], " .,")
		out := course{Rule: ofException, rank: firmCourse}
		out.also, out.alsoRule = w.courseOfRest(d, lead)
		if clause, ok := strings.CutPrefix(exception, "that "); ok {
			out.Main = w.Say("case_except_that", "text", text, "exception", clause)
			return out
		}
		if i := strings.Index(exception, ", "); i > 0 && w.tellsMore(exception[i+2:]) {
			exception = exception[:i]
		}
		if _, clause := w.ParseClause(exception); clause || w.Table.IsWord("conditions", "en", strings.ToLower(phrasing.LeadingWord(exception))) || strings.Contains(exception, "; ") {
			return course{}
		}
		out.Main = w.Say("case_except", "exception", exception, "text", text)
		return out
	}
	return course{}
}

// tellsMore says that what stands behind a comma is no further entry of a list but
// tells more of what stands before it: "which they see at once".
func (w *Specifier) tellsMore(text string) bool {
	first := strings.ToLower(phrasing.LeadingWord(text))
	if w.Table.IsWord("relatives", "en", first) || first == "where" || first == "whose" {
		return true
	}
	_, clause := w.ParseClause(text)
	return clause
}

// othersLast puts what a source says of all other cases behind the test of the case
// that it speaks of.
func (w *Specifier) othersLast(d *Draft) {
	list := d.Requirement.Criteria
	for i := range list {
		if w.saysOtherwise(list[i].Text) && i+1 < len(list) {
			moved := list[i]
			copy(list[i:], list[i+1:])
			list[len(list)-1] = moved
			return
		}
	}
}

// saysOtherwise says that a criterion tells of all cases but one: "Otherwise the
// porter is called".
func (w *Specifier) saysOtherwise(text string) bool {
	return w.Language != "zh" && strings.EqualFold(phrasing.LeadingWord(text), "otherwise")
}

// onlyCourse tests what holds under one condition by two cases that differ in
// nothing else: "only after the customer granted it", "unless it is reserved".
func (w *Specifier) onlyCourse(d *Draft) course {
	fact := w.testedFact(d)
	if fact == "" || d.Statement.Trigger != "" {
		return course{}
	}
	key, at, end, lead := "cond_unless", strings.Index(fact, " unless "), len(" unless "), ""
	if at < 0 {
		for _, limit := range w.Table.Words["check_limits"].In("en") {
			if i := strings.Index(fact, " "+limit+" "); i > 0 && !w.InBrackets(fact, i) {
				key, at, end = "cond_only", i, len(limit)+2
				break
			}
		}
	}
	if at <= 0 || w.InBrackets(fact, at) {
		return course{}
	}
	condition := strings.TrimRight(fact[at+end:], " .,")
	if key == "cond_only" {
		if lead = reading.LastWord(strings.TrimSpace(fact[at : at+end])); lead != "when" && lead != "if" && lead != "once" && lead != "while" {
			condition, lead = lead+" "+condition, ""
		}
	}
	if i := strings.Index(condition, ", "); i > 12 {
		condition = condition[:i]
	}
	if _, done := w.Participle(strings.ToLower(condition)); done && key == "cond_unless" {
		condition = w.Say("cond_is", "condition", condition) // "unless renewed"
	}
	if strings.ContainsAny(condition, "“”\"") || len(strings.Fields(condition)) < 2 {
		return course{}
	}
	if strings.HasPrefix(condition, "from ") { // a span, and no case
		if text := w.spanSides(fact[:at], condition); text != "" {
			return course{Main: text, Rule: "criterion-of-condition", rank: firmCourse}
		}
		return course{Main: w.Say("check_within", "text", fact), Rule: "criterion-of-condition", rank: firmCourse}
	}
	text := strings.TrimRight(strings.TrimSuffix(strings.TrimRight(fact[:at], " ,"), " but"), " ,–—-") // "— but only if"
	contrary := w.Say("cond_not")
	if c, ok := w.ParseClause(text); ok && len(text) <= maxContrary {
		contrary = phrasing.OrElse(w.opposite(c), contrary)
	}
	if text := w.unlessTried(key, condition, text); text != "" {
		return course{Main: text, Rule: "criterion-of-condition", rank: firmCourse}
	}
	if lead != "" {
		condition = lead + " " + condition
	}
	main, also := w.Say(key, "condition", condition, "text", text, "contrary", contrary), ""
	if _, deed := w.deedOfPerson(d); deed != "" && !slices.Contains([]string{"get", "receive", "see", "have", "hear"}, strings.ToLower(phrasing.LeadingWord(deed))) { // what happens by itself tells nobody why it does not
		also = w.Say("check_only_also")
	}
	return course{Main: main, also: also, Rule: "criterion-of-condition", rank: firmCourse}
}

// unlessTried tests what somebody can do unless something is so by trying it in both cases:
// "a member can extend a loan, unless somebody else has reserved the tool".
func (w *Specifier) unlessTried(key, condition, text string) string {
	c, ok := w.ParseClause(text)
	if key != "cond_unless" || !ok || c.Form != phrasing.ModalVerb || c.Not || c.Verb != "can" {
		return ""
	}
	name, person := w.PersonIn(c.Subject)
	if !person || name == "" || w.Table.IsWord("no_subjects", "en", phrasing.LeadingWord(c.Subject)) {
		return ""
	}
	return w.Say("cond_unless_person", "condition", condition, "actor", name, "want", w.Base(c))
}
