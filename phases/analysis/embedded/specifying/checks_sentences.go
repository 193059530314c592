package specifying

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// ofRecord is the rule of a test of what is written down of each deed.
const ofRecord = "criterion-of-record"

// maxDoers is how many words a subject has at most that a form of sentence names.
const maxDoers = 9

// sentenceShape tests a statement by its whole form, the first that fits: "redirects are
// not followed" by 20 of them of which none is, "lengths are rounded up" by values on both
// sides of a step. What is only better than the statement said again is taken in its
// place alone.
func (w *Specifier) sentenceShape(s shape, again bool) (text, rule string) {
	return w.firstForm(phrasing.TextForForms(w.deniedApart(s.fact)), func(f *phrasing.ClauseForm) bool { return !f.Case && !f.Whole && (again || !f.Fallback) })
}

// caseShape tests a statement with the condition under which it holds by the form of both:
// "if a guest cancels less than 24 hours before the start, …".
func (w *Specifier) caseShape(s shape) (text, rule string) {
	return w.firstForm(phrasing.TextForForms(w.LowerStart(s.fact)), func(f *phrasing.ClauseForm) bool { return f.Case })
}

// caseCourse tests a statement with its condition by the form of both where that tells more
// than what is so of all deeds with its verb: whom a second person of the same role may not be.
func (w *Specifier) caseCourse(d *Draft) course {
	if d.Statement.Trigger == "" || d.Fact == nil || d.Statement.Label != "" {
		return course{}
	}
	said := phrasing.TextForForms(w.LowerStart(strings.TrimRight(w.FirstSentence(d.fact0().Text), ". ")))
	text, rule := w.firstForm(said, func(f *phrasing.ClauseForm) bool { return f.Case && f.Lead })
	return course{Main: text, Rule: rule, rank: firmCourse}
}

// wholeCourse tests all of a statement by a form that knows the sense of its sentence, where
// what is known of its words one by one would test something else: "comments can be edited
// for 15 minutes after posting" on both sides of that time.
func (w *Specifier) wholeCourse(d *Draft) course {
	if w.Language == "zh" || d.Fact == nil || d.rest != "" || d.lists() {
		return course{}
	}
	said := phrasing.TextForForms(w.LowerStart(strings.TrimRight(w.FirstSentence(d.fact0().Text), ". ")))
	text, rule := w.firstForm(said, func(f *phrasing.ClauseForm) bool { return f.Whole })
	if text == "" || w.sentenceCourse(d).Main != "" { // few statements have such a form
		return course{}
	}
	return course{Main: text, Rule: rule}
}

// firstForm is the test of the first of the forms that a text has, and its rule.
func (w *Specifier) firstForm(said phrasing.FormText, open func(*phrasing.ClauseForm) bool) (text, rule string) {
	for i := range w.Table.Sentences {
		f := &w.Table.Sentences[i]
		if !open(f) {
			continue
		}
		parts := f.Match(said)
		if parts == nil || !w.partsFit(parts) {
			continue
		}
		slots := w.Slots()
		maps.Copy(slots, parts)
		slots["deeds"], slots["several"] = w.severalOf(parts["deed"]), w.severalOf(parts["thing"])
		slots["any_thing"], slots["any_second"] = w.anyOne(parts["thing"]), w.anyOne(parts["second"])
		slots["values"] = w.Join(strings.Split(parts["values"], "|"), 0)
		slots["does"] = phrasing.DoOf(phrasing.Clause{Subject: phrasing.OrElse(parts["what"], parts["who"])})
		text = strings.ReplaceAll(strings.Join(strings.Fields(phrasing.FillSlots(phrasing.FillOr(f.Text.In("en"), parts), "en", slots)), " "), " ,", ",")
		text = w.OfHouse(text) // whoever tests it is not one of the writers
		return text, phrasing.OrElse(f.Rule, FromStatement)
	}
	return "", ""
}

// sentenceCourse tests a statement by its whole form, which says more than what is so of
// all deeds with its verb. What a person must not do is tried by that person instead.
func (w *Specifier) sentenceCourse(d *Draft) course {
	fact := strings.TrimRight(w.happens(d), ". ")
	if d.Statement.Label != "" {
		fact = w.factUnder(d)
	}
	c := d.Statement.Clause
	if _, person := w.PersonIn(c.Subject); fact == "" || d.Statement.Trigger != "" || person && w.forbids(d) && !w.Table.IsWord("no_subjects", "en", strings.ToLower(phrasing.LeadingWord(c.Subject))) {
		return course{}
	}
	s := shape{d: d, fact: fact}
	if text := w.deletedShape(s); text != "" {
		return course{Main: text, Rule: "criterion-of-time", rank: firmCourse}
	}
	text, rule := w.sentenceShape(s, false)
	out := course{Main: text, Rule: rule, rank: firmCourse}
	if rule == ofRecord {
		out.also = w.systemRow("keepeach").SystemAlso.In("en")
	}
	return out
}

// deniedApart is a statement with the one mark NOT in the place of whatever denies it, in
// front of the base form of its verb: "the kiosk NOT print on its own" of "never prints".
func (w *Specifier) deniedApart(fact string) string {
	c, ok := w.ParseClause(fact)
	if !ok {
		return neverDone().ReplaceAllString(w.LowerStart(fact), " NOT be $1")
	}
	if !c.Not && c.Adverb != "never" {
		return w.LowerStart(fact)
	}
	c = w.DeniedAlone(c) // what follows may hold all the same
	c.Not, c.Adverb = false, ""
	return phrasing.JoinWords(w.LowerStart(c.Subject), "NOT", w.Base(c))
}

// neverDone finds what is never done to things whose name no clause can be read from:
// "letters sent so far are never printed again".
var neverDone = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(` (?:(?:is|are) (?:never|not)|(?:must|may) (?:never|not) be) (\p{L}+(?:ed|en|nt|ld|de|ght|ut)\b)`)
})

// anyOne is one of a kind of which there is none, with its article where it has one: "a
// chart", "backups", "personal data".
func (w *Specifier) anyOne(thing string) string {
	_, noun := w.headOfThing(thing)
	if thing == "" || w.Table.IsWord("masses", "en", noun) || (phrasing.Clause{Subject: thing}).Plural() {
		return thing
	}
	return wording.Article(thing) + " " + thing
}

// partsFit says that the parts of a form are what their names say: who is a person, things
// are several, an event is a clause; and no part is so long that it holds more than that.
func (w *Specifier) partsFit(parts map[string]string) bool {
	if who := parts["who"]; who != "" {
		if _, person := w.PersonIn(who); !person {
			return false
		}
	}
	if event := parts["event"]; event != "" {
		c, clause := w.ParseClause(event)
		if !clause || w.pointsBack(c.Subject) {
			return false
		}
	}
	if dones := parts["dones"]; dones != "" && slices.ContainsFunc(strings.Split(strings.Replace(dones, " and ", ", ", 1), ", "), func(done string) bool {
		_, ok := w.Participle(strings.ToLower(phrasing.LeadingWord(done)))
		return !ok
	}) {
		return false
	}
	if _, clause := w.ParseClause(parts["what"]); clause {
		return false // the second of two deeds is denied
	}
	if what := parts["what"]; len(strings.Fields(what)) > maxDoers || w.Table.IsWord("no_subjects", "en", strings.ToLower(phrasing.LeadingWord(what))) || w.pointsBack(phrasing.LeadingWord(what)) {
		return false
	}
	if w.secondDeedIn(parts["list"]) {
		return false
	}
	things, named := parts["things"]
	return !named || w.severalThings(things)
}

// secondDeedIn says that a deed follows in what is taken for a list of things: "a receipt,
// stores it and sends nothing".
func (w *Specifier) secondDeedIn(list string) bool {
	for i, entry := range strings.Split(strings.ReplaceAll(strings.ReplaceAll(list, ", and ", ", "), " and ", ", "), ", ") {
		words := strings.Fields(strings.ToLower(entry))
		if len(words) == 0 {
			continue
		}
		if i > 0 && len(words) > 1 && w.IsThird(words[0]) && !phrasing.IsPluralNoun(words[1]) {
			return true
		}
	}
	return false
}

// severalThings says that a text is the name of several things, of which a number can be
// tried: "redirects", "running jobs". No article and no word for all of them stands in
// front of a number.
func (w *Specifier) severalThings(things string) bool {
	first := strings.ToLower(phrasing.LeadingWord(things))
	if w.Table.IsWord("determiners", "en", first) || w.Table.IsWord("articles", "en", first) || w.isCount(first) || len(strings.Fields(things)) > maxDoers || strings.Contains(things, " and ") {
		return false
	}
	_, noun := w.headOfThing(things)
	return phrasing.IsPluralNoun(noun) || wording.Singular(noun) != noun
}

// severalOf is a deed in the plural: "looks at a chart" of "look at a chart".
func (w *Specifier) severalOf(deed string) string {
	name, noun := w.headOfThing(deed)
	for _, of := range []string{" of ", " to "} {
		if at := strings.Index(name, of); at > 0 && noun != "" && strings.HasPrefix(deed, name) {
			name = name[:at] // 3 changes of the rota, to a price
		}
	}
	if name == "" || !strings.HasPrefix(deed, name) {
		return deed
	}
	return wording.Plural(name) + deed[len(name):]
}
