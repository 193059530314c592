package embedded

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// statementCriterion makes the course of the statement observable: what a
// person does and then sees, what follows a condition, or what holds in
// prepared cases.
func (w *work) statementCriterion(d *draft) (text, rl string) {
	rl = "criterion-from-statement"
	if d.rest != "" {
		return "", rl
	}
	if name, _, ok := d.setting(); ok {
		return w.say("crit_setting", "name", name), rl
	}
	if w.lang == "zh" {
		return w.chineseCriterion(d), rl
	}
	st := d.st
	if st.act != "" {
		return w.say("crit_endpoint", "endpoint", endpointGroup(d.fact.Group), "actor", d.actor), rl
	}
	act := w.rules.action(w.lang, orElse(w.mainVerb(d), d.action))
	if name, ok := w.personIn(st.clause.subject); st.whole && ok && !st.clause.not && (st.clause.form == modalVerb && st.clause.verb == "can" || st.clause.form == thirdVerb || st.clause.form == pluralVerb) &&
		!w.rules.isWord("receive", "en", leadingWord(w.base(st.clause))) {
		want := w.base(st.clause)
		return fillSlots(w.rules.action(w.lang, want).Person.In(w.lang), w.lang, w.slots("actor", name, "want", want)), rl
	}
	if text, ok := w.codeSubject(d.fact0(), w.say("must")); ok {
		head, does, cut := strings.Cut(text, " "+w.say("must")+" ")
		if cut && !strings.Contains(head, ", ") && !strings.Contains(does, w.say("must")) {
			return w.say("crit_cases", "text", head+" "+w.thirdAll(does)), rl
		}
	}
	if st.phrase != "" && st.trigger == "" && !st.third && (d.person || st.person || w.looksPersonal(st.phrase)) {
		return w.personCriterion(act, d.actor, w.impersonal(st.phrase)), rl
	}
	if c := st.clause; st.whole && st.trigger == "" && c.form == modalVerb && (c.verb == "can" || c.verb == "may") && !c.not && strings.HasPrefix(c.rest, "be ") {
		if want := w.clauseTitle(c); w.rules.isWord("verbs", "en", leadingWord(want)) {
			return fillSlots(w.rules.action(w.lang, want).Person.In(w.lang), w.lang, w.slots("actor", d.actor, "want", want)), rl
		}
	}
	if d.fact != nil && d.fact.Actor != "" && d.fact.Want != "" && d.person {
		if _, want, found := strings.Cut(d.fact.Want, " to be able to "); found {
			return fillSlots(w.rules.action(w.lang, want).Person.In(w.lang), w.lang, w.slots("actor", w.say("anyone"), "want", w.impersonal(headClause(want)))), rl
		}
		if w.acts(d) {
			return fillSlots(act.Person.In(w.lang), w.lang, w.slots("actor", d.actor, "want", w.impersonal(strings.TrimPrefix(w.wantPhrase(d, st), "to ")))), rl
		}
		return w.say("crit_thing", "actor", d.actor, "thing", d.action), rl
	}
	fact := ""
	switch {
	case st.whole:
		if text, ok := w.indicative(st.clause); ok {
			fact = w.lowerStart(text)
		}
	case st.phrase != "":
		fact = w.product + " " + w.thirdAll(st.phrase)
	}
	if fact == "" {
		thing := w.nounPhrase(orElse(st.label, st.head))
		if thing == "" {
			return "", rl
		}
		return w.thingCriterion(d, thing), rl
	}
	if st.trigger != "" {
		return w.say("crit_given", "trigger", w.triggerClause(st.trigger), "text", fact), rl
	}
	if text := w.systemCriterion(d); text != "" {
		return text, rl
	}
	return w.say("crit_cases", "text", fact), rl
}

// ownAct says that the clause of a statement tells what the product itself
// does, and not what becomes of a thing in it.
func (w *work) ownAct(d *draft) bool {
	subject := strings.TrimPrefix(strings.ToLower(d.st.clause.subject), "the ")
	return strings.EqualFold(d.st.clause.subject, w.product) || w.rules.isWord("selves", "en", subject)
}

// personCriterion is how an act of a person is tested: by the screen, at a
// shell, or from a program.
func (w *work) personCriterion(act *actionRule, actor, want string) string {
	switch {
	case len(w.packs) > 0 && w.packs[0].ID == "cli":
		return w.say("crit_tool", "want", want)
	case w.specType() == "library":
		return w.say("crit_tool_library", "want", want)
	}
	return fillSlots(act.Person.In(w.lang), w.lang, w.slots("actor", actor, "want", want))
}

// systemCriterion proves what no person does, by the kind of its verb.
func (w *work) systemCriterion(d *draft) string {
	verbs := w.verbsOf(d)
	if len(verbs) == 0 || w.forbids(d) {
		return ""
	}
	act := w.rules.systemAction(verbs[0])
	pattern := act.System.In(w.lang)
	if pattern == "" || d.st.whole && !w.ownAct(d) && w.rules.isWord("loose_acts", "en", act.Class) {
		return ""
	}
	return w.labelled(d, fillSlots(pattern, w.lang, w.slots("actor", d.actor)))
}

// thingCriterion proves that a thing is there by its use.
func (w *work) thingCriterion(d *draft, thing string) string {
	switch {
	case len(w.packs) > 0 && w.packs[0].ID == "cli":
		return w.say("crit_thing_cli", "thing", thing)
	case w.specType() == "library":
		return w.say("crit_thing_library", "thing", thing)
	default:
		return w.say("crit_thing", "actor", d.actor, "thing", thing)
	}
}

// triggerClause is a condition as the clause behind "Given".
func (w *work) triggerClause(trigger string) string {
	first, rest, _ := strings.Cut(strings.TrimRight(trigger, ", "), " ")
	switch strings.ToLower(first) {
	case "when", "if", "while", "where", "whenever", "once":
		if _, ok := w.parseClause(rest); ok {
			return w.say("given_that", "text", rest)
		}
	}
	return wording.LowerFirst(trigger)
}

// fact0 is the fact behind a draft, an empty one when there is none.
func (d *draft) fact0() *FeatureFact {
	if d.fact == nil {
		return &FeatureFact{}
	}
	return d.fact
}

func (d *draft) trigger() string {
	if d.fact == nil {
		return ""
	}
	return d.fact.Trigger
}

// strongName names a requirement in a few words, without weak ones where it
// can.
func (w *work) strongName(d *draft) string {
	name := d.req.Title
	if head, _, ok := strings.Cut(name, ": "); ok {
		name = head
	}
	if i := strings.Index(name, ", "); i > 0 && len(strings.Fields(name[:i])) > 2 && w.lang == "zh" {
		name = name[:i]
	}
	name = w.cutName(name, 46)
	if w.rules.weak.find(name) == "" {
		return name
	}
	var keep []string
	for f := range strings.FieldsSeq(name) {
		if w.rules.weak.find(f) != "" && len(keep) > 2 {
			break
		}
		if w.rules.weak.find(f) == "" {
			keep = append(keep, f)
		}
	}
	for len(keep) > 1 && w.rules.isWord("prepositions", "en", keep[len(keep)-1]) {
		keep = keep[:len(keep)-1]
	}
	if cut := strings.Join(keep, " "); cut != "" && w.rules.weak.find(cut) == "" {
		return cut
	}
	return strings.TrimRight(wording.Sentence(w.thing()), ".。")
}

// cutName shortens a title for a label: before its last prepositions.
func (w *work) cutName(name string, n int) string {
	if len([]rune(name)) <= n || w.lang == "zh" {
		return w.cutPhrase(name, n)
	}
	best := ""
	tokens := clauseTokens(name)
	for i, t := range tokens {
		if i < 3 || len([]rune(name[:t.from])) > n+1 || w.inBrackets(name, t.from) || t.low == "to" || t.low == "and" || t.low == "or" || t.low == "of" || t.low == "than" || t.low == "as" || w.rules.isWord("particles", "en", t.low) && w.isVerbish(tokens[i-1].low) {
			continue
		}
		if prev := tokens[i-1].low; w.rules.isWord("breaks", "en", t.low) && !w.rules.isWord("prepositions", "en", prev) && !w.rules.isWord("determiners", "en", prev) && !w.rules.isWord("relatives", "en", prev) && prev != "is" && prev != "are" && prev != "be" {
			best = strings.TrimRight(name[:t.from], " ,")
		}
	}
	if i := strings.LastIndex(best, ", "); i > 0 && !strings.Contains(best[i+2:], " ") && len(strings.Fields(best[:i])) > 2 {
		best = best[:i]
	}
	if best != "" {
		return best
	}
	if i := strings.Index(name, ", "); i > 0 && len(strings.Fields(name[:i])) > 2 && !w.inBrackets(name, i) {
		return name[:i]
	}
	return w.cutPhrase(name, 60)
}

// labelled puts the name of a requirement before a criterion, which else would
// not say by itself what it is about.
func (w *work) labelled(d *draft, text string) string {
	return w.say("crit_label", "name", strings.TrimRight(w.strongName(d), ". "), "text", w.lowerStart(text))
}

// forbids says that a statement says what must not be: what is good of a thing
// and how it is tested then does not apply.
func (w *work) forbids(d *draft) bool {
	if w.lang == "zh" {
		return w.denies(d.req.Title)
	}
	return d.st.whole && (d.st.clause.not || w.rules.isWord("no_subjects", "en", leadingWord(d.st.clause.subject)))
}
