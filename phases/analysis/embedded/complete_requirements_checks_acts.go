package embedded

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// checkRule is how a deed is tested, by the kind of its verb: what a person
// sees, or what has become of its object when the product does it.
type checkRule struct {
	Class      string          `yaml:"class"`
	Verbs      templates.Terms `yaml:"verbs"`
	Machine    bool            `yaml:"machine"` // no deed of persons
	Same       []string        `yaml:"same"`    // topics that would test the same
	Person     templates.Words `yaml:"person"`
	PersonAlso templates.Words `yaml:"person_also"`
	System     templates.Words `yaml:"system"`
	SystemAlso templates.Words `yaml:"system_also"`
}

// personRow is the row for what a person does; the last one takes the rest.
func (t *ruleTable) personRow(verb string) *checkRule {
	for i := range t.Checks {
		if r := &t.Checks[i]; !r.Machine && r.Person.In("en") != "" && hasVerb(r, verb) {
			return r
		}
	}
	return &t.Checks[len(t.Checks)-1]
}

// machineRow is the row for what the product does: what only machines do comes
// first. nil when no row has the verb.
func (t *ruleTable) machineRow(verb string) *checkRule {
	var other *checkRule
	for i := range t.Checks {
		r := &t.Checks[i]
		if r.System.In("en") == "" || !hasVerb(r, verb) {
			continue
		}
		if r.Machine {
			return r
		}
		if other == nil {
			other = r
		}
	}
	return other
}

func hasVerb(r *checkRule, verb string) bool {
	for _, v := range r.Verbs.In("en") {
		if verb == v || wording.Stem(verb) == wording.Stem(v) {
			return true
		}
	}
	return false
}

// systemRow is the row of a class.
func (w *work) systemRow(class string) *checkRule {
	for i := range w.rules.Checks {
		if w.rules.Checks[i].Class == class {
			return &w.rules.Checks[i]
		}
	}
	return &w.rules.Checks[len(w.rules.Checks)-1]
}

// personCourse tests what a person does by what that person then sees.
func (w *work) personCourse(d *draft) course {
	actor, want := w.deedOfPerson(d)
	if want == "" {
		return course{}
	}
	return w.personDeed(d, actor, want)
}

// deedOfPerson is who does what, in the base form of the verb.
func (w *work) deedOfPerson(d *draft) (actor, want string) {
	st := d.st
	c := st.clause
	name, person := w.personIn(c.subject)
	able := c.form == modalVerb && (c.verb == "can" || c.verb == "may")
	if rest, ok := strings.CutPrefix(c.rest, "be able to "); ok && c.form == modalVerb {
		c.rest = rest
	}
	if who, deed := w.lettingDo(st.phrase); deed != "" {
		return who, w.impersonal(deed)
	}
	switch {
	case st.whole && person && !c.not && (able || c.form == modalVerb || c.form == thirdVerb || c.form == pluralVerb):
		return name, w.base(c)
	case st.phrase != "" && !st.third && (d.person || st.person || w.looksPersonal(st.phrase)):
		return d.actor, w.impersonal(st.phrase)
	case st.whole && able && !c.not && strings.HasPrefix(c.rest, "be "):
		if want := w.clauseTitle(c); w.rules.isWord("verbs", "en", leadingWord(want)) {
			return d.actor, want
		}
	case d.fact != nil && d.fact.Actor != "" && d.fact.Want != "" && d.person:
		if _, want, found := strings.Cut(d.fact.Want, " to be able to "); found {
			return w.say("anyone"), w.impersonal(headClause(want))
		}
		if w.acts(d) {
			return d.actor, w.impersonal(strings.TrimPrefix(w.wantPhrase(d, st), "to "))
		}
	}
	return "", ""
}

// lettingDo reads what a product lets somebody do: "let the nurse dictate an
// entry".
func (w *work) lettingDo(phrase string) (actor, want string) {
	rest, ok := strings.CutPrefix(phrase, "let ")
	if !ok {
		return "", ""
	}
	tokens := clauseTokens(rest)
	for i := 1; i < min(len(tokens), 5); i++ {
		if !w.rules.isWord("verbs", "en", tokens[i].low) || tokens[i-1].low == "of" {
			continue
		}
		name := strings.TrimSpace(rest[:tokens[i].from])
		if who, person := w.personIn(name); person {
			return who, rest[tokens[i].from:]
		}
	}
	return "", ""
}

// personDeed fills the row of a deed: at a shell and in a library by its result.
func (w *work) personDeed(d *draft, actor, want string) course {
	if strings.HasPrefix(want, "be ") || strings.HasPrefix(want, "have ") {
		return course{}
	}
	want = strings.TrimPrefix(wording.LowerFirst(strings.TrimRight(want, ". ")), "need to ")
	switch {
	case w.isTool():
		return course{main: w.say("crit_tool", "want", want), also: w.say("check_fails_cli", "want", want), alsoRule: onFailure, rank: actCourse}
	case w.specType() == "library":
		return course{main: w.say("crit_tool_library", "want", want), also: w.say("check_fails_library", "want", want), alsoRule: onFailure, rank: actCourse}
	}
	object := w.deedObject(want)
	row := w.rules.personRow(strings.ToLower(leadingWord(want)))
	if row.Class == "view" && w.asksFor(want) {
		row = w.systemRow("ask")
	}
	if row.Class == "change" && object == "" {
		row = w.systemRow("other") // "the new state of it" says nothing
	}
	slots := w.slots("actor", actor, "want", want, "object", orElse(definite(w, object), w.say("check_it")))
	also := fillSlots(row.PersonAlso.In(w.lang), w.lang, slots)
	if also != "" {
		also = w.labelled(d, also)
	}
	return course{main: fillSlots(row.Person.In(w.lang), w.lang, slots), also: also, rank: actCourse, same: row.Same}
}

// asksFor says that what is looked at is a question: "see who has the ladder".
func (w *work) asksFor(want string) bool {
	for i, t := range clauseTokens(want) {
		if i > 0 && i < 5 && w.rules.isWord("question_words", "en", t.low) {
			return true
		}
	}
	return false
}

// maxTestedObject is how many words the object of a deed has at most when a
// criterion names it.
const maxTestedObject = 7

// deedObject is what the first verb of a phrase acts on; empty when it is long,
// a pronoun or not certain.
func (w *work) deedObject(phrase string) string {
	tokens := clauseTokens(phrase)
	start := 1
	for start+1 < len(tokens) && (tokens[start].low == "and" || tokens[start].low == "or") && w.rules.isWord("verbs", "en", tokens[start+1].low) {
		start += 2
	}
	if start >= len(tokens) || w.rules.isWord("pronouns_object", "en", tokens[start].low) || w.rules.isWord("particles", "en", tokens[start].low) ||
		w.rules.isWord("breaks", "en", tokens[start].low) || w.rules.isWord("adverbs", "en", tokens[start].low) && !w.rules.isWord("determiners", "en", tokens[start].low) || tokens[start].low == "another" || tokens[start].low == "that" || tokens[start].low == "each" {
		return ""
	}
	end, of := start, false
	for end < len(tokens) {
		low := tokens[end].low
		if w.rules.isWord("breaks", "en", low) || w.rules.isWord("relatives", "en", low) || w.rules.isWord("adverbs", "en", low) || low == "once" || low == "" && end > start || low == "of" && end-start > 4 || low == "where" {
			break
		}
		of = of || low == "of"
		end++
		if tokens[end-1].comma {
			break
		}
	}
	for end > start && (w.rules.isWord("determiners", "en", tokens[end-1].low) || tokens[end-1].low == "of") {
		end--
	}
	if end <= start || end-start > maxTestedObject {
		return ""
	}
	return strings.Trim(w.impersonal(phrase[tokens[start].from:tokens[end-1].to]), " ,")
}

// definite names a thing that was already spoken of: "a request" becomes "the
// request".
func definite(w *work, thing string) string {
	if thing == "" {
		return ""
	}
	first, rest, more := strings.Cut(thing, " ")
	low := strings.ToLower(first)
	switch {
	case low == "a" || low == "an":
		return "the " + rest
	case (low == "any" || low == "all") && more:
		return strings.TrimPrefix(low+" "+rest, "any ")
	case strings.HasPrefix(thing, "`") || strings.HasPrefix(thing, "\"") || w.rules.isWord("determiners", "en", low) || startsUpper(thing) || strings.HasSuffix(low, "'s"):
		return thing
	}
	return "the " + thing
}

// recipientCourse tests what a person is told or given: "the member gets a
// reminder", "admins are told by e-mail".
func (w *work) recipientCourse(d *draft) course {
	c := d.st.clause
	if !d.st.whole || c.not {
		return course{}
	}
	name, person := w.personIn(c.subject)
	participle := strings.ToLower(leadingWord(strings.TrimPrefix(c.rest, "be ")))
	base, known := w.participle(participle)
	passive := c.form == beVerb || c.form == modalVerb && strings.HasPrefix(c.rest, "be ")
	if !person || !passive || !known {
		return course{}
	}
	row := w.systemRow("send")
	if !hasVerb(row, base) {
		return course{}
	}
	slots := w.slots("recipient", wording.Article(name)+" "+name, "actor", name)
	switch {
	case startsUpper(name):
		slots["recipient"] = w.lowerStart(c.subject)
	case c.plural():
		slots["recipient"] = eachOf(w.lowerStart(c.subject))
	}
	return course{
		main: w.labelled(d, fillSlots(row.System.In("en"), "en", slots)), also: w.labelled(d, row.SystemAlso.In("en")),
		alsoRule: onFailure, rank: actCourse, same: row.Same,
	}
}

// machineCourse tests what the product does, and what is done by it to a thing:
// "stock movements are posted".
func (w *work) machineCourse(d *draft) course {
	verb, object, recipient := w.deedOfMachine(d)
	if verb == "" {
		return course{}
	}
	row := w.rules.machineRow(verb)
	if row == nil {
		return course{}
	}
	if row.Class == "view" && w.asksFor(orElse(d.st.phrase, w.base(d.st.clause))) {
		row = w.systemRow("ask")
	}
	slots := w.slots("actor", d.actor, "object", orElse(definite(w, object), w.say("check_it")), "recipient", orElse(recipient, w.say("check_those")))
	out := course{main: w.labelled(d, fillSlots(row.System.In(w.lang), w.lang, slots)), rank: actCourse, same: row.Same}
	if text := fillSlots(row.SystemAlso.In(w.lang), w.lang, slots); text != "" {
		out.also = w.labelled(d, text)
	}
	if want := d.st.phrase; want != "" && d.st.trigger == "" {
		switch {
		case w.isTool():
			out.also, out.alsoRule = w.say("check_fails_cli", "want", want), onFailure
		case w.specType() == "library":
			out.also, out.alsoRule = w.say("check_fails_library", "want", want), onFailure
		}
	}
	return out
}

// eachOf is every single one of several: "members" is each of the members.
func eachOf(many string) string {
	if slices.Contains([]string{"the", "all", "these", "those", "their", "its", "our"}, strings.ToLower(leadingWord(many))) {
		return "each of " + strings.TrimPrefix(many, "all ")
	}
	return "each of the " + many
}

// isProgram says that a subject is a program by the last word of its name: "the
// portal", "the booking site".
func (w *work) isProgram(subject string) bool {
	last := strings.ToLower(lastWord(strings.TrimSpace(subject)))
	return w.rules.isWord("kinds", "en", last) || w.rules.isWord("programs", "en", last) || w.rules.isWord("selves", "en", last)
}

// deedOfMachine is the verb in its base form, what it is done to and, of a
// message, who gets it.
func (w *work) deedOfMachine(d *draft) (verb, object, recipient string) {
	st := d.st
	c := st.clause
	switch {
	case st.phrase != "":
		verb, object = strings.ToLower(leadingWord(st.phrase)), w.deedObject(st.phrase)
	case !st.whole:
		return "", "", ""
	case c.form == beVerb || c.form == modalVerb && strings.HasPrefix(c.rest, "be "):
		rest := strings.TrimPrefix(c.rest, "be ")
		base, ok := w.participle(strings.ToLower(leadingWord(rest)))
		if !ok {
			return "", "", ""
		}
		return base, w.lowerStart(c.subject), ""
	case w.ownAct(d) || w.isSystem(c.subject) || w.isProgram(c.subject):
		base := w.base(c)
		verb, object = strings.ToLower(leadingWord(base)), w.deedObject(base)
	default:
		return "", "", ""
	}
	if w.systemRow("send") == w.rules.machineRow(verb) {
		if name, ok := w.personIn(object); ok && object != "" {
			who := orElse(object, name)
			if (clause{subject: who}).plural() {
				return verb, object, eachOf(who)
			}
			return verb, object, definite(w, who)
		}
	}
	return verb, object, ""
}
