package specifying

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// conditionCourse tests what follows a condition, and that it does not happen
// without it.
func (w *Specifier) conditionCourse(d *Draft) course {
	fact, told := w.testedFact(d), ""
	if d, told = w.withoutTold(d); told != "" && fact != "" {
		fact += " and " + told
	}
	if d.Statement.Trigger == "" || fact == "" {
		return course{}
	}
	out := course{Main: w.Say("crit_given", "trigger", w.triggerClause(d.Statement.Trigger), "text", fact), rank: firmCourse}
	if sparedDeed().MatchString(fact) {
		return out // "is not rejected, but …": without the case it is not rejected either
	}
	rest := w.conditionOf(d.Statement.Trigger)
	if strings.EqualFold(phrasing.LeadingWord(rest), "whether") {
		return course{} // "if" in front of a question
	}
	if text := w.seenGiven(d, rest, fact); text != "" {
		out.Main = text
		return out
	}
	if deed := w.deedGiven(d, rest); deed.Main != "" {
		return deed
	}
	lead := strings.ToLower(phrasing.LeadingWord(d.Statement.Trigger))
	c, ok := w.ParseClause(rest)
	if w.goesOn(d.Statement.Trigger, fact) || !w.countered(rest, fact) || w.duty(d) || strings.HasPrefix(rest, "the user ") || !ok || !w.Table.IsWord("conditions", "en", lead) || w.saysWe(rest) {
		return out // what somebody has to do in one case they may do in any; and that nothing is shown unless it is opened says nothing
	}
	if both := w.bothSides(c, rest, lead, fact); both != "" && !w.edgeOf(d) {
		out.Main = both
		return out
	}
	if text := w.opposite(c); text != "" {
		out.also = w.otherwise("counter_fact", "counter_said", text, fact)
		if len(d.Requirement.Criteria) > 0 && out.also != "" && !slices.ContainsFunc(d.Requirement.Criteria, func(o specs.Criterion) bool { return w.saysOtherwise(o.Text) }) { // beside what the source says there is room for one
			out.Main, out.also = out.Main+"; "+wording.LowerFirst(out.also), ""
		}
	} else if !strings.ContainsAny(rest, "“”\"") && !w.Table.IsWord("check_recurring", "en", lead) {
		out.also = w.otherwise("until_fact", "until_said", w.LowerStart(rest), fact)
	}
	return out
}

// withoutTold takes out of a condition at the end of a statement what the product tells of
// it: "refuses to start when a value is missing and names the value". What is missing names
// nothing itself.
func (w *Specifier) withoutTold(d *Draft) (out *Draft, told string) {
	trigger := d.Statement.Trigger
	at := strings.LastIndex(trigger, " and ")
	if at < 0 || w.Language == "zh" {
		return d, ""
	}
	tail := trigger[at+len(" and "):]
	c, ok := w.ParseClause(w.conditionOf(trigger[:at]))
	if !ok || c.Form != phrasing.BeVerb || !w.Table.IsWord("check_told_behind", "en", phrasing.LeadingWord(tail)) || !strings.HasSuffix(strings.TrimRight(d.fact0().Text, ". "), tail) {
		return d, ""
	}
	e := *d
	e.Statement.Trigger = trigger[:at]
	return &e, tail
}

// deedGiven is the test of what a person does in a case: "given that a bed is broken and a
// nurse, when they note what is wrong, then …". Empty for what comes to a person by itself.
func (w *Specifier) deedGiven(d *Draft, condition string) course {
	lead := strings.ToLower(phrasing.LeadingWord(d.Statement.Trigger))
	e := *d
	e.Statement.Trigger = ""
	actor, want := w.deedOfPerson(&e)
	if want == "" || w.isTool() || w.ProductType() == "library" || w.forbids(d) || lead != "when" && lead != "if" && lead != "while" {
		return course{}
	}
	c, ok := w.ParseClause(condition)
	if !ok || w.pointsBack(c.Subject) {
		return course{}
	}
	deed := w.personDeed(actor, want)
	before, after, found := strings.Cut(deed.Main, ", when they ")
	who, given := strings.CutPrefix(before, "Given ")
	if !found || !given || strings.Contains(who, " and ") || strings.Contains(who, " to whom ") {
		return course{}
	}
	deed.Main = w.Say("deed_given", "condition", w.LowerStart(condition), "who", who, "text", after)
	deed.rank = firmCourse
	return deed
}

// sparedDeed finds what is not done to a thing that nobody would want done to it.
var sparedDeed = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(` (?:is|are|must be|be) not (?:rejected|refused|blocked|cancelled|canceled|deleted|lost|stopped|charged|locked|removed|discarded|interrupted|aborted)\b`)
})

// bothSides tests a condition by two cases that differ in it alone, or by a look before and
// after the moment at which it comes about. Empty where its contrary can be said in a few
// words, which is a test of its own.
func (w *Specifier) bothSides(c phrasing.Clause, condition, lead, fact string) string {
	if strings.Contains(fact, ": ") || c.Not || w.pointsBack(c.Subject) || reading.ContainsAny(" "+fact+" ", " not ", " never ") {
		return ""
	}
	if lead == "as" || lead == "once" || lead == "after" {
		return w.Say("check_once_seen", "condition", w.LowerStart(condition), "text", fact)
	}
	if done, ok := w.ParseClause(fact); ok && len(fact) <= maxContrary && w.opposite(c) != "" && w.opposite(done) != "" {
		return ""
	}
	return w.Say("check_differ", "condition", w.LowerStart(condition), "text", fact)
}

// edgeOf says that a number decides in which case a statement holds, which is tested at
// its edge.
func (w *Specifier) edgeOf(d *Draft) bool {
	b := w.boundIn(d)
	return b != nil && strings.Contains(d.Statement.Trigger, b.m.Text)
}

// seenGiven is what a test sees in the case of a condition, where the form of what follows
// says it: a message by who gets it, and what goes on by two runs that end alike. Empty for
// all else.
func (w *Specifier) seenGiven(d *Draft, condition, fact string) string {
	if c, ok := w.ParseClause(condition); !ok || w.pointsBack(c.Subject) || w.edgeOf(d) || w.saysWe(condition) {
		return ""
	}
	if w.keepsOn(fact) {
		return w.Say("check_goes_on", "condition", w.LowerStart(condition), "text", fact)
	}
	if who := w.toldOne(d); who != "" {
		if span := digestSpan(d); span != "" {
			return w.Say("crit_given", "trigger", w.triggerClause(d.Statement.Trigger), "text", w.Say("check_digest_told", "recipient", who, "span", span))
		}
		return w.Say("crit_given", "trigger", w.triggerClause(d.Statement.Trigger), "text", w.Say("check_one_message", "recipient", who))
	}
	return ""
}

// keepsOn says that the verb of a statement tells that something goes on as before:
// "redirects continue", "the desk still gets its lists".
func (w *Specifier) keepsOn(fact string) bool {
	c, ok := w.ParseClause(fact)
	if !ok || c.Not || strings.Contains(fact, " without ") {
		return false
	}
	first := strings.ToLower(phrasing.LeadingWord(c.Rest))
	if strings.HasPrefix(c.Verb, "keep") && !strings.HasSuffix(first, "ing") {
		return false // what keeps a thing stores it
	}
	return w.Table.IsWord("check_goes_on", "en", c.Verb) || c.Adverb == "still" || c.Form == phrasing.BeVerb && first == "still" || strings.HasPrefix(c.Rest, "still ")
}

// toldOne is who gets the message that a statement is all about: "the integrator" of "the
// platform tells the integrator". Empty where it says more, or where nobody is told.
func (w *Specifier) toldOne(d *Draft) string {
	e := *d
	e.Statement.Trigger = ""
	verb, _, recipient := w.deedOfMachine(&e)
	if rest := e.Statement.Clause.Rest; verb == "" || recipient == "" || strings.Contains(rest, " and ") || strings.Contains(e.Statement.Phrase, " and ") || strings.Contains(strings.ToLower(recipient), " not ") || w.pointsBack(recipient) {
		return "" // whoever must not do a thing, and another who is told, are two clauses
	}
	if row := w.Table.MachineRow(verb); row != w.systemRow("send") || w.Table.IsWord("selves", "en", strings.ToLower(reading.LastWord(recipient))) {
		return ""
	}
	return recipient
}

// saysWe says that the writers speak of themselves: "given that we touch it anyway".
func (w *Specifier) saysWe(text string) bool {
	return slices.ContainsFunc(phrasing.ClauseTokens(text), func(t phrasing.Token) bool { return t.Low == "we" || t.Low == "us" || t.Low == "our" })
}
