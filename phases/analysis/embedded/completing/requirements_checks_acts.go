package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// personRow is the row for what a person does; the last one takes the rest.
func (t *RuleTable) personRow(verb string) *checkRule {
	for i := range t.Checks {
		if r := &t.Checks[i]; !r.Machine && r.Person.In("en") != "" && hasVerb(r, verb) {
			return r
		}
	}
	return &t.Checks[len(t.Checks)-1]
}

// machineRow is the row for what the product does: what only machines do comes
// first. nil when no row has the verb.
func (t *RuleTable) machineRow(verb string) *checkRule {
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

// hasVerb says that a row is for a verb.
func hasVerb(r *checkRule, verb string) bool {
	for _, v := range r.Verbs.In("en") {
		if verb == v || wording.Stem(verb) == wording.Stem(v) {
			return true
		}
	}
	return false
}

// systemRow is the row of a class.
func (w *Work) systemRow(class string) *checkRule {
	for i := range w.Table.Checks {
		if w.Table.Checks[i].Class == class {
			return &w.Table.Checks[i]
		}
	}
	return &w.Table.Checks[len(w.Table.Checks)-1]
}

// personCourse tests what a person does by what that person then sees.
func (w *Work) personCourse(d *Draft) course {
	actor, want := w.deedOfPerson(d)
	if want == "" {
		return course{}
	}
	return w.personDeed(actor, want)
}

// deedOfPerson is who does what, in the base form of the verb.
func (w *Work) deedOfPerson(d *Draft) (actor, want string) {
	st := d.Statement
	c := st.clause
	name, person := w.personIn(c.Subject)
	able := c.Form == modalVerb && (c.Verb == "can" || c.Verb == "may")
	if rest, ok := strings.CutPrefix(c.Rest, "be able to "); ok && c.Form == modalVerb {
		c.Rest = rest
	}
	if who, deed := w.lettingDo(st.phrase); deed != "" {
		return who, w.Impersonal(deed)
	}
	switch {
	case st.whole && person && !c.Not && (able || c.Form == modalVerb || c.Form == ThirdVerb || c.Form == pluralVerb):
		return name, w.base(c)
	case st.phrase != "" && !st.third && (d.person || st.person || w.looksPersonal(st.phrase)):
		return d.actor, w.Impersonal(st.phrase)
	case st.whole && able && !c.Not && strings.HasPrefix(c.Rest, "be "):
		if want := w.clauseTitle(c); w.Table.IsWord("verbs", "en", LeadingWord(want)) {
			return d.actor, want
		}
	case d.Fact != nil && d.Fact.Actor != "" && d.Fact.Want != "" && d.person:
		if _, want, found := strings.Cut(d.Fact.Want, " to be able to "); found {
			return w.Say("anyone"), w.Impersonal(HeadClause(want))
		}
		if w.acts(&d.Use) {
			return d.actor, w.Impersonal(strings.TrimPrefix(w.wantPhrase(d, st), "to "))
		}
	}
	return "", ""
}

// lettingDo reads what a product lets somebody do: "let the nurse dictate an
// entry".
func (w *Work) lettingDo(phrase string) (actor, want string) {
	rest, ok := strings.CutPrefix(phrase, "let ")
	if !ok {
		return "", ""
	}
	tokens := clauseTokens(rest)
	for i := 1; i < min(len(tokens), 5); i++ {
		if !w.Table.IsWord("verbs", "en", tokens[i].low) || tokens[i-1].low == "of" {
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
func (w *Work) personDeed(actor, want string) course {
	if strings.HasPrefix(want, "be ") || strings.HasPrefix(want, "have ") || w.Table.IsWord("check_states", "en", strings.ToLower(LeadingWord(want))) {
		return course{}
	}
	want = strings.TrimPrefix(wording.LowerFirst(strings.TrimRight(want, ". ")), "need to ")
	switch {
	case w.isTool():
		return course{Main: w.Say("crit_tool", "want", want), also: w.Say("check_fails_cli", "want", want), alsoRule: onFailure, rank: actCourse}
	case w.productType() == "library":
		return course{Main: w.Say("crit_tool_library", "want", want), also: w.Say("check_fails_library", "want", want), alsoRule: onFailure, rank: actCourse}
	}
	if w.Table.IsWord("check_everybody", "en", strings.ToLower(actor)) {
		actor = w.GeneralRole()
	}
	want = strings.Replace(strings.TrimPrefix(want, "only "), "fill in ", "fill out ", 1) // "fill in" marks a gap in a text
	object := w.deedObject(want)
	row := w.Table.personRow(strings.ToLower(LeadingWord(want)))
	if row.Class == "view" && w.asksFor(want) {
		row = w.systemRow("ask")
	}
	if row.Class == "change" && object == "" {
		row = w.systemRow("other") // "the new state of it" says nothing
	}
	unnamed := "check_it"
	if row.Class == "create" {
		unnamed = "check_entry"
	}
	slots := w.Slots("actor", actor, "want", want, "object", OrElse(definite(w, object), w.Say(unnamed)), "of", "", "are", w.copula(object))
	if object != "" {
		slots["of"] = " of " + definite(w, object)
	}
	also := FillSlots(row.PersonAlso.In(w.Language), w.Language, slots)
	return course{Main: FillSlots(row.Person.In(w.Language), w.Language, slots), also: also, rank: actCourse, same: row.Same}
}

// copula is the verb behind a thing: "the keys are", "the key is".
func (w *Work) copula(thing string) string {
	if (clause{Subject: thing}).plural() {
		return w.Say("crit_are")
	}
	return w.Say("crit_is")
}

// asksFor says that what is looked at is a question: "see who has the ladder".
func (w *Work) asksFor(want string) bool {
	for i, t := range clauseTokens(want) {
		if i > 0 && i < 5 && w.Table.IsWord("question_words", "en", t.low) {
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
func (w *Work) deedObject(phrase string) string {
	tokens := clauseTokens(phrase)
	start := 1
	for start+1 < len(tokens) && (tokens[start].low == "and" || tokens[start].low == "or") && w.Table.IsWord("verbs", "en", tokens[start+1].low) {
		start += 2
	}
	if start >= len(tokens) || w.Table.IsWord("pronouns_object", "en", tokens[start].low) || w.Table.IsWord("particles", "en", tokens[start].low) ||
		w.Table.IsWord("breaks", "en", tokens[start].low) || w.Table.IsWord("adverbs", "en", tokens[start].low) && !w.Table.IsWord("determiners", "en", tokens[start].low) || tokens[start].low == "another" || tokens[start].low == "that" || tokens[start].low == "each" {
		return ""
	}
	end, of := start, false
	for end < len(tokens) {
		low := tokens[end].low
		if w.Table.IsWord("breaks", "en", low) || w.Table.IsWord("relatives", "en", low) || w.Table.IsWord("adverbs", "en", low) || low == "once" || low == "" && end > start || low == "of" && end-start > 4 || low == "where" {
			break
		}
		of = of || low == "of"
		end++
		if tokens[end-1].comma {
			break
		}
	}
	for end > start && (w.Table.IsWord("determiners", "en", tokens[end-1].low) || tokens[end-1].low == "of") {
		end--
	}
	if end <= start || end-start > maxTestedObject {
		return ""
	}
	return strings.Trim(w.Impersonal(phrase[tokens[start].from:tokens[end-1].to]), " ,")
}

// definite names a thing that was already spoken of: "a request" becomes "the
// request".
func definite(w *Work, thing string) string {
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
	case strings.HasPrefix(thing, "`") || strings.HasPrefix(thing, "\"") || w.Table.IsWord("determiners", "en", low) || reading.StartsUpper(thing) || strings.HasSuffix(low, "'s"):
		return thing
	}
	return "the " + thing
}

// recipientCourse tests what a person is told or given: "the member gets a
// reminder", "admins are told by e-mail".
func (w *Work) recipientCourse(d *Draft) course {
	c := d.Statement.clause
	if !d.Statement.whole || c.Not {
		return course{}
	}
	name, person := w.personIn(c.Subject)
	participle := strings.ToLower(LeadingWord(strings.TrimPrefix(c.Rest, "be ")))
	base, known := w.Participle(participle)
	passive := c.Form == beVerb || c.Form == modalVerb && strings.HasPrefix(c.Rest, "be ")
	if !person || !passive || !known {
		return course{}
	}
	row := w.systemRow("send")
	if !hasVerb(row, base) {
		return course{}
	}
	slots := w.Slots("recipient", wording.Article(name)+" "+name, "actor", name)
	switch {
	case reading.StartsUpper(name):
		slots["recipient"] = w.LowerStart(c.Subject)
	case c.plural():
		slots["recipient"] = eachOf(w.LowerStart(c.Subject))
	}
	return course{
		Main: FillSlots(row.System.In("en"), "en", slots), also: FillSlots(row.SystemAlso.In("en"), "en", slots),
		alsoRule: onFailure, rank: actCourse, same: row.Same,
	}
}

// machineCourse tests what the product does, and what is done by it to a thing:
// "stock movements are posted".
func (w *Work) machineCourse(d *Draft) course {
	verb, object, recipient := w.deedOfMachine(d)
	if verb == "" {
		return course{}
	}
	row := w.Table.machineRow(verb)
	if row == nil {
		return course{}
	}
	if row.Class == "view" && w.asksFor(OrElse(d.Statement.phrase, w.base(d.Statement.clause))) {
		row = w.systemRow("ask")
	}
	slots := w.Slots("actor", d.actor, "object", OrElse(definite(w, object), w.Say("check_it")), "of", "", "recipient", OrElse(recipient, w.Say("check_those")))
	if object != "" {
		slots["of"] = " of " + definite(w, object)
	}
	out := course{Main: FillSlots(row.System.In(w.Language), w.Language, slots), also: FillSlots(row.SystemAlso.In(w.Language), w.Language, slots), rank: actCourse, same: row.Same}
	if object == "" {
		out.Main = w.labelled(d, out.Main) // it names nothing of the statement
	}
	if want := d.Statement.phrase; want != "" && d.Statement.trigger == "" {
		switch {
		case w.isTool():
			out.also, out.alsoRule = w.Say("check_fails_cli", "want", want), onFailure
		case w.productType() == "library":
			out.also, out.alsoRule = w.Say("check_fails_library", "want", want), onFailure
		}
	}
	return out
}

// eachOf is every single one of several: "members" is each of the members.
func eachOf(many string) string {
	if slices.Contains([]string{"the", "all", "these", "those", "their", "its", "our"}, strings.ToLower(LeadingWord(many))) {
		return "each of " + strings.TrimPrefix(many, "all ")
	}
	return "each of the " + many
}

// isProgram says that a subject is a program by the last word of its name: "the
// portal", "the booking site".
func (w *Work) isProgram(subject string) bool {
	last := strings.ToLower(reading.LastWord(strings.TrimSpace(subject)))
	return w.Table.IsWord("kinds", "en", last) || w.Table.IsWord("programs", "en", last) || w.Table.IsWord("selves", "en", last)
}

// deedOfMachine is the verb in its base form, what it is done to and, of a
// message, who gets it.
func (w *Work) deedOfMachine(d *Draft) (verb, object, recipient string) {
	st := d.Statement
	c := st.clause
	switch {
	case st.phrase != "":
		verb, object = strings.ToLower(LeadingWord(st.phrase)), w.deedObject(st.phrase)
	case !st.whole:
		return "", "", ""
	case c.Form == beVerb || c.Form == modalVerb && strings.HasPrefix(c.Rest, "be "):
		rest := strings.TrimPrefix(c.Rest, "be ")
		base, ok := w.Participle(strings.ToLower(LeadingWord(rest)))
		if _, kind, more := strings.Cut(strings.TrimRight(rest, "."), " "); !ok || more && kind == "only" {
			return "", "", "" // "read only" is what a thing is
		}
		return base, w.LowerStart(c.Subject), ""
	case w.ownAct(d) || w.isSystem(c.Subject) || w.isProgram(c.Subject):
		base := w.base(c)
		verb, object = strings.ToLower(LeadingWord(base)), w.deedObject(base)
	default:
		return "", "", ""
	}
	if w.systemRow("send") == w.Table.machineRow(verb) {
		if name, ok := w.personIn(object); ok && object != "" {
			who := OrElse(object, name)
			if (clause{Subject: who}).plural() {
				return verb, object, eachOf(who)
			}
			return verb, object, definite(w, who)
		}
	}
	return verb, object, ""
}
