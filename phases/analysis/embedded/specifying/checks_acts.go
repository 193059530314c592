package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// systemRow is the row of a class.
func (w *Specifier) systemRow(class string) *phrasing.CheckRule {
	for i := range w.Table.Checks {
		if w.Table.Checks[i].Class == class {
			return &w.Table.Checks[i]
		}
	}
	return &w.Table.Checks[len(w.Table.Checks)-1]
}

// personCourse tests what a person does by what that person then sees.
func (w *Specifier) personCourse(d *Draft) course {
	actor, want := w.deedOfPerson(d)
	if want == "" {
		return course{}
	}
	return w.personDeed(actor, want)
}

// deedOfPerson is who does what, in the base form of the verb.
func (w *Specifier) deedOfPerson(d *Draft) (actor, want string) {
	st := d.Statement
	c := st.Clause
	name, person := w.PersonIn(c.Subject)
	able := c.Form == phrasing.ModalVerb && (c.Verb == "can" || c.Verb == "may")
	if rest, ok := strings.CutPrefix(c.Rest, "be able to "); ok && c.Form == phrasing.ModalVerb {
		c.Rest = rest
	}
	if who, deed := w.lettingDo(st.Phrase); deed != "" {
		return who, w.Impersonal(deed)
	}
	switch {
	case st.Whole && person && !c.Not && (able || c.Form == phrasing.ModalVerb || c.Form == phrasing.ThirdVerb || c.Form == phrasing.PluralVerb):
		return name, w.Base(c)
	case st.Phrase != "" && !st.Third && (d.Person || st.Person || w.LooksPersonal(st.Phrase)):
		return d.Actor, w.Impersonal(st.Phrase)
	case st.Whole && able && !c.Not && strings.HasPrefix(c.Rest, "be "):
		if want := w.ClauseTitle(c); w.Table.IsWord("verbs", "en", phrasing.LeadingWord(want)) {
			return d.Actor, want
		}
	case d.Fact != nil && d.Fact.Actor != "" && d.Fact.Want != "" && d.Person:
		if _, want, found := strings.Cut(d.Fact.Want, " to be able to "); found {
			return w.Say("anyone"), w.Impersonal(phrasing.HeadClause(want))
		}
		if w.Acts(&d.Use) {
			return d.Actor, w.Impersonal(strings.TrimPrefix(w.wantPhrase(d, st), "to "))
		}
	}
	return "", ""
}

// lettingDo reads what a product lets somebody do: "let the nurse dictate an
// entry".
func (w *Specifier) lettingDo(phrase string) (actor, want string) {
	rest, ok := strings.CutPrefix(phrase, "let ")
	if !ok {
		return "", ""
	}
	tokens := phrasing.ClauseTokens(rest)
	for i := 1; i < min(len(tokens), 5); i++ {
		if !w.Table.IsWord("verbs", "en", tokens[i].Low) || tokens[i-1].Low == "of" {
			continue
		}
		name := strings.TrimSpace(rest[:tokens[i].From])
		if who, person := w.PersonIn(name); person {
			return who, rest[tokens[i].From:]
		}
	}
	return "", ""
}

// inOneVerb is a deed with one verb for a verb and its particle that mean the same, so that
// its object begins behind both: "put together a team" creates a team.
func (w *Specifier) inOneVerb(want string) string {
	for two, one := range w.Table.Words["check_one_verb"].Pairs("en") {
		if rest, ok := strings.CutPrefix(want, two+" "); ok && w.Language != "zh" {
			return one + " " + rest
		}
	}
	return want
}

// personDeed fills the row of a deed: at a shell and in a library by its result.
func (w *Specifier) personDeed(actor, want string) course {
	if strings.HasPrefix(want, "be ") || strings.HasPrefix(want, "have ") || w.Table.IsWord("check_states", "en", strings.ToLower(phrasing.LeadingWord(want))) {
		return course{}
	}
	want = strings.TrimPrefix(wording.LowerFirst(strings.TrimRight(want, ". ")), "need to ")
	switch {
	case w.isTool():
		return course{Main: w.plainly(w.Product + " " + w.ThirdAll(want)), plain: true, rank: actCourse} // what somebody does with a tool is no command by itself
	case w.ProductType() == "library":
		return course{Main: w.Say("crit_tool_library", "want", want), plain: true, rank: actCourse}
	}
	if w.Table.IsWord("check_everybody", "en", strings.ToLower(actor)) {
		actor = w.GeneralRole()
	}
	for _, end := range []string{" but never ", " and can ", " and may "} {
		want, _, _ = strings.Cut(want, end) // what never happens, or is possible then, is no part of the deed
	}
	want = strings.TrimRight(want, ", ")
	want = strings.Replace(strings.TrimPrefix(want, "only "), "fill in ", "fill out ", 1) // "fill in" marks a gap in a text
	want = w.withoutAside(w.OfHouse(want))                                                // whoever tests it is not one of the writers
	if w.ProductType() != "api" {
		if both := w.bothDeeds(actor, want); both.Main != "" {
			return both
		}
		if answered := w.answeredCourse(actor, want); answered.Main != "" {
			return answered
		}
	}
	plain := w.inOneVerb(want)
	object := w.deedObject(plain)
	if none := w.noneSeen(actor, want); none != "" {
		return course{Main: none, rank: actCourse}
	}
	row := w.deedRow(plain, object)
	if sent, to, given := strings.Cut(want, " to "); row.Class == "send" && given && strings.HasPrefix(sent, "send ") && !strings.Contains(sent, " and ") {
		if _, person := w.PersonIn(to); !person {
			row = w.systemRow("hand") // an authority and a machine get no message
		}
	}
	if tokens := phrasing.ClauseTokens(want); row.Class == "send" && len(tokens) > 1 && tokens[0].Comma && w.Table.IsWord("verbs", "en", tokens[1].Low) {
		row = w.systemRow("other") // "warn, mute or remove a member": deeds of several kinds
	}
	if row.Class == "get" {
		last := wording.Singular(strings.ToLower(reading.LastWord(object)))
		switch {
		case w.Table.IsWord("check_opened", "en", last):
			row = w.systemRow("open")
		case w.Table.IsWord("check_standing", "en", last):
			return course{} // it is there, and does not come at a time
		case w.HasWord(want, "subordinators") || w.HasWord(want, "check_trailing"):
			return course{} // its own case stands behind it
		}
	}
	if row.Class == "view" && w.asksFor(want) {
		row = w.systemRow("ask")
		if thing := w.heldThing(want); thing != "" {
			row, object = w.systemRow("holder"), thing
		}
	}
	if row.Class == "import" && w.bringsFile(want, object) {
		row = w.systemRow("attach")
	}
	if row.Class == "hand" && object != "" && w.relocates(want) {
		row = w.systemRow("relocate")
	}
	if first := strings.ToLower(phrasing.LeadingWord(want)); row.Class == "find" && (first == "find" || first == "locate") && w.oneMeant(object) {
		row = w.systemRow("findone")
	}
	deed := ""
	if object != "" {
		if deed, _ = w.Table.Words["check_deals"].Paired("en", strings.ToLower(phrasing.LeadingWord(want))); deed != "" {
			row = w.systemRow("deal")
		}
	}
	if w.ProductType() == "api" && slices.Contains([]string{"create", "deal", "change", "value", "secret", "merge", "remove", "control"}, row.Class) {
		return course{Main: w.Say("crit_call", "actor", actor, "want", want), also: w.Say("crit_call_fails", "actor", actor, "want", want), alsoRule: onFailure, rank: actCourse, same: row.Same} // nobody reloads a page
	}
	if row.Class == "change" && object == "" {
		row = w.systemRow("other") // "the new state of it" says nothing
	}
	if w.Table.IsWord("check_nobody_named", "en", object) {
		object = w.Say("tested_person")
	}
	unnamed := "check_it"
	if row.Class == "create" {
		unnamed = "check_entry"
	}
	slots := w.Slots("actor", actor, "want", want, "object", phrasing.OrElse(definite(w, object), w.Say(unnamed)), "of", "", "are", w.copula(object), "deed", deed)
	if object != "" {
		slots["of"] = " for " + definite(w, object)
	}
	if row.Class == "value" || row.Class == "secret" {
		slots["object"] = w.valueOf(object)
	}
	out := course{Main: phrasing.FillSlots(row.Person.In(w.Language), w.Language, slots), also: phrasing.FillSlots(row.PersonAlso.In(w.Language), w.Language, slots), rank: actCourse, same: row.Same}
	switch row.Class {
	case "ask":
		if main, also := w.askedOf(actor, want); main != "" {
			out.Main, out.also = main, also
		}
		if shown := w.whichShown(actor, want); shown != "" {
			out.Main, out.also = shown, w.Say("check_none_left", "actor", actor)
		}
	case "findone":
		if main, also := w.foundBy(actor, want, object); main != "" {
			out.Main, out.also = main, also
		}
	case "other", "create", "change", "value":
		if row.Class == "other" {
			out.Main = phrasing.OrElse(w.triedDeed(actor, want), out.Main)
		}
		out.Main = phrasing.OrElse(w.listedChoice(actor, want), out.Main)
	}
	return out
}

// bringsFile says that what is uploaded is a file that stays one, a photo or a contract,
// and no list of which each entry is taken over.
func (w *Specifier) bringsFile(want, object string) bool {
	if w.Language == "zh" {
		return strings.Contains(want, "上传") && reading.HasSuffixOf(strings.TrimRight(want, "。"), w.Table.Words["check_files"].In("zh")...)
	}
	head, _, _ := strings.Cut(object, " (")
	for i, t := range phrasing.ClauseTokens(head) {
		if i > 0 && w.Table.IsWord("prepositions", "en", t.Low) {
			head = strings.TrimSpace(head[:t.From])
			break
		}
	}
	if strings.EqualFold(strings.TrimSuffix(reading.LastWord(head), "s"), "file") && phrasing.NewWordIndex(want).HasAny(w.Table.Words["table_files"]) {
		return false
	}
	return strings.EqualFold(phrasing.LeadingWord(want), "upload") && w.Table.IsWord("check_files", "en", wording.Singular(strings.ToLower(reading.LastWord(head))))
}

// relocates says that a deed brings something from one place of the product to another:
// "transfer a patient to another clinic". Nobody outside gets it.
func (w *Specifier) relocates(want string) bool {
	low := " " + strings.ToLower(want)
	if !w.Table.IsWord("check_relocating", "en", phrasing.LeadingWord(want)) {
		return false
	}
	for _, place := range w.Table.Words["check_elsewhere"].In("en") {
		if strings.Contains(low, " "+place+" ") {
			return true
		}
	}
	return false
}

// oneMeant says that one thing is looked for and not all of its kind: "the order
// by its number".
func (w *Specifier) oneMeant(object string) bool {
	first := strings.ToLower(phrasing.LeadingWord(object))
	return (first == "the" || first == "a" || first == "an" || first == "their") && !(phrasing.Clause{Subject: object}).Plural()
}

// withoutAside is a deed without a clause of somebody else behind it: "remove a
// member, the member is told why".
func (w *Specifier) withoutAside(want string) string {
	if i := strings.LastIndex(want, ", "); i > 0 {
		if c, ok := w.ParseClause(want[i+2:]); ok && w.Table.IsWord("articles", "en", strings.ToLower(phrasing.LeadingWord(c.Subject))) {
			return want[:i]
		}
	}
	return want
}

// copula is the verb behind a thing: "the keys are", "the key is".
func (w *Specifier) copula(thing string) string {
	if (phrasing.Clause{Subject: thing}).Plural() {
		return w.Say("crit_are")
	}
	return w.Say("crit_is")
}

// asksFor says that what is looked at is a question: "see who has the ladder".
func (w *Specifier) asksFor(want string) bool {
	for i, t := range phrasing.ClauseTokens(want) {
		if i > 0 && i < 5 && w.Table.IsWord("question_words", "en", t.Low) {
			return true
		}
	}
	return false
}

// definite names a thing that was already spoken of: "a request" becomes "the
// request".
func definite(w *Specifier, thing string) string {
	if thing == "" {
		return ""
	}
	first, rest, more := strings.Cut(thing, " ")
	low := strings.ToLower(first)
	switch {
	case low == "a" || low == "an":
		return "the " + rest
	case more && w.Table.IsWord("countings", "en", low) && low != "one":
		return "the " + thing // "two records" that were spoken of
	case (low == "any" || low == "all") && more:
		return strings.TrimPrefix(low+" "+rest, "any ")
	case strings.HasPrefix(thing, "`") || strings.HasPrefix(thing, "\"") || w.Table.IsWord("check_indefinite", "en", low) || w.Table.IsWord("determiners", "en", low) || reading.StartsUpper(thing) || strings.HasSuffix(low, "'s"):
		return thing
	}
	return "the " + thing
}

// recipientCourse tests what a person is told or given: "the member gets a
// reminder", "admins are told by e-mail".
func (w *Specifier) recipientCourse(d *Draft) course {
	c := d.Statement.Clause
	if !d.Statement.Whole || c.Not {
		return course{}
	}
	name, person := w.PersonIn(c.Subject)
	participle := strings.ToLower(phrasing.LeadingWord(strings.TrimPrefix(c.Rest, "be ")))
	base, known := w.Participle(participle)
	passive := c.Form == phrasing.BeVerb || c.Form == phrasing.ModalVerb && strings.HasPrefix(c.Rest, "be ")
	if !person || !passive || !known {
		return course{}
	}
	row := w.systemRow("send")
	if sum := w.systemRow("compute"); phrasing.HasVerb(sum, base) {
		slots := w.Slots("object", w.Say("paid_amount"))
		return course{Main: phrasing.FillSlots(sum.System.In("en"), "en", slots), also: phrasing.FillSlots(sum.SystemAlso.In("en"), "en", slots), rank: actCourse, same: sum.Same}
	}
	if !phrasing.HasVerb(row, base) {
		return course{}
	}
	slots := w.Slots("recipient", wording.Article(name)+" "+name, "actor", name)
	said := row.System.In("en")
	if span := digestSpan(d); span != "" {
		said = w.Say("check_digest", "span", span, "recipient", "{recipient}")
	}
	if occasion := w.occasionOf(c.Rest); occasion != "" {
		said = w.Say("check_each_told", "occasion", occasion, "recipient", "{recipient}")
	}
	switch {
	case reading.StartsUpper(name):
		slots["recipient"] = w.LowerStart(c.Subject)
	case c.Plural():
		slots["recipient"] = eachOf(w.LowerStart(c.Subject))
	}
	return course{
		Main: phrasing.FillSlots(said, "en", slots), also: phrasing.FillSlots(row.SystemAlso.In("en"), "en", slots),
		alsoRule: onFailure, rank: actCourse, same: row.Same,
	}
}

// digestSpan is the period in which one message is enough for all that happens, as the source
// says of a statement: "hour" of "One mail per hour with all new requests is enough".
func digestSpan(d *Draft) string {
	f := d.fact0()
	for _, it := range append(slices.Clone(f.Criteria), f.Details...) {
		words := strings.Fields(strings.ToLower(strings.TrimRight(it.Text, ". ")))
		if len(words) > 5 && words[0] == "one" && (words[2] == "per" || words[2] == "a" || words[2] == "an") && words[len(words)-1] == "enough" {
			return words[3]
		}
	}
	return ""
}

// machineCourse tests what the product does, and what is done by it to a thing:
// "stock movements are posted".
func (w *Specifier) machineCourse(d *Draft) course {
	verb, object, recipient := w.deedOfMachine(d)
	if verb == "" {
		return course{}
	}
	if best := w.superlativeCourse(d, verb, object); best.Main != "" {
		return best
	}
	row := w.machineRow(d, verb, object)
	if shown := w.shownAnswer(d, verb); shown.Main != "" {
		return shown
	}
	if row == nil {
		return course{}
	}
	if told := phrasing.OrElse(d.Statement.Phrase, w.Base(d.Statement.Clause)); row.Class == "view" && w.asksFor(told) {
		row = w.systemRow("ask")
		if main, also := w.askedOf("", told); main != "" && d.Statement.Trigger == "" && !w.isTool() && w.ProductType() != "library" {
			return course{Main: main, also: also, rank: actCourse, same: row.Same}
		}
	}
	if fact := w.testedFact(d); row.Class == "answer" && fact != "" && (len(plainNumbers(fact)) > 0 || !strings.Contains(fact, ": ")) {
		return course{Main: w.plainly(fact), rank: actCourse, same: row.Same} // its code is the answer that is tested, and no cases are named
	}
	if row.Class == "demand" && strings.ContainsAny(object, "\"“<") {
		return course{} // what somebody says is nothing that a case can lack
	}
	if first := strings.ToLower(phrasing.LeadingWord(object)); row.Class == "keep" && (first == "every" || first == "each" || first == "all" || first == "any") {
		row = w.systemRow("keepeach") // no entry is one of every file
	}
	fact := w.testedFact(d)
	if row.Class == "make" {
		if forms := w.formsOf(object, fact); forms != "" {
			return course{Main: forms, rank: actCourse, same: row.Same}
		}
	}
	if row.Class == "send" && recipient == "" && fact != "" {
		return course{Main: w.plainly(fact), also: phrasing.FillSlots(row.SystemAlso.In(w.Language), w.Language, w.Slots()), rank: actCourse, same: row.Same} // who gets it is not said
	}
	if row.Class == "refuse" {
		each := w.refusedEach(object, phrasing.OrElse(d.Statement.Phrase, w.Base(d.Statement.Clause)))
		if each = phrasing.OrElse(each, w.refusedShape(shape{fact: strings.TrimRight(fact, ". ")})); each != "" {
			return course{Main: each, also: phrasing.FillSlots(row.SystemAlso.In(w.Language), w.Language, w.Slots()), rank: actCourse, same: row.Same}
		}
	}
	judged := row.System.In("en") != "" && w.Table.Weak.Untestable(object) // "three suitable beds": whether they are, people tell
	if fact != "" && !judged && (row.Told || !row.Sure && recipient == "" && !w.plainDeed(d, object, fact)) {
		return course{Main: w.plainly(fact), plain: true, rank: actCourse, same: row.Same}
	}
	slots := w.Slots("actor", d.Actor, "object", phrasing.OrElse(definite(w, object), w.Say("check_it")), "of", "", "are", w.copula(object), "recipient", recipient)
	if object != "" {
		slots["of"] = " for " + definite(w, object)
	}
	out := course{Main: phrasing.FillSlots(row.System.In(w.Language), w.Language, slots), also: phrasing.FillSlots(row.SystemAlso.In(w.Language), w.Language, slots), rank: actCourse, same: row.Same}
	if each := w.extractedParts(d); row.Class == "convert" && each != "" {
		out.Main = each
		return out
	}
	named := strings.Contains(row.System.In(w.Language), "{object}") || strings.Contains(row.System.In(w.Language), "{recipient}")
	switch {
	case !named && fact != "" && len(fact) <= maxToldFact && !strings.Contains(fact, ": ") && !w.Table.Weak.Untestable(fact):
		out.Main = w.Say("crit_label", "name", fact, "text", w.LowerStart(out.Main)) // it names nothing of the statement
	case object == "" || !named:
		out.Main = w.labelled(d, out.Main)
	}
	if want := d.Statement.Phrase; want != "" && d.Statement.Trigger == "" {
		switch {
		case w.isTool():
			out.also, out.alsoRule = w.deedFails("check_fails_cli", want), onFailure
		case w.ProductType() == "library":
			out.also, out.alsoRule = w.deedFails("check_fails_library", want), onFailure
		}
	}
	return out
}

// maxToldFact is how long a statement is at most in front of its test, in bytes.
const maxToldFact = 120

// deedFails is the test of a deed that comes to nothing. What only tells of another
// outcome ("say why: which limit, how long to wait") has no failure of its own.
func (w *Specifier) deedFails(key, want string) string {
	if strings.Contains(want, ": ") || strings.Contains(want, "：") {
		return ""
	}
	return w.Say(key, "want", want)
}

// eachOf is every single one of several: "members" is each of the members.
func eachOf(many string) string {
	if slices.Contains([]string{"the", "all", "these", "those", "their", "its", "our"}, strings.ToLower(phrasing.LeadingWord(many))) {
		if rest, all := strings.CutPrefix(many, "all "); all {
			return eachOf(rest)
		}
		return "each of " + many
	}
	return "each of the " + many
}

// isProgram says that a subject is a program by the last word of its name: "the
// portal", "the booking site".
func (w *Specifier) isProgram(subject string) bool {
	last := strings.ToLower(reading.LastWord(strings.TrimSpace(subject)))
	return w.Table.IsWord("kinds", "en", last) || w.Table.IsWord("programs", "en", last) || w.Table.IsWord("selves", "en", last)
}

// deedOfMachine is the verb in its base form, what it is done to and, of a
// message, who gets it.
func (w *Specifier) deedOfMachine(d *Draft) (verb, object, recipient string) {
	st := d.Statement
	c := st.Clause
	switch {
	case st.Phrase != "":
		verb, object = strings.ToLower(phrasing.LeadingWord(st.Phrase)), w.deedObject(st.Phrase)
	case !st.Whole:
		return "", "", ""
	case c.Form == phrasing.BeVerb || c.Form == phrasing.ModalVerb && strings.HasPrefix(c.Rest, "be "):
		rest := strings.TrimPrefix(c.Rest, "be ")
		base, ok := w.Participle(strings.ToLower(phrasing.LeadingWord(rest)))
		if _, kind, more := strings.Cut(strings.TrimRight(rest, "."), " "); !ok || more && kind == "only" || w.DoneByPeople(rest) || w.DoneByOther(rest) {
			return "", "", "" // "read only" is what a thing is, and what people do no machine does
		}
		verb, object = base, w.LowerStart(c.Subject)
	case w.ownAct(d) || w.IsSystem(c.Subject) || w.isProgram(c.Subject):
		base := w.Base(c)
		verb, object = strings.ToLower(phrasing.LeadingWord(base)), w.deedObject(base)
	default:
		return "", "", ""
	}
	if w.systemRow("send") == w.Table.MachineRow(verb) {
		if object != "" && w.Table.IsWord("check_tells", "en", verb) {
			if (phrasing.Clause{Subject: object}).Plural() {
				return verb, object, eachOf(object)
			}
			return verb, object, definite(w, object)
		}
		if name, ok := w.PersonIn(object); ok && object != "" {
			who := phrasing.OrElse(object, name)
			if (phrasing.Clause{Subject: who}).Plural() {
				return verb, object, eachOf(who)
			}
			return verb, object, definite(w, who)
		}
	}
	return verb, object, ""
}
