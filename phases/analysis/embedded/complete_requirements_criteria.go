package embedded

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// statedCriteria are the criteria of a feature as finished sentences, those
// that nobody can measure apart. Cross references and reasons are notes.
func (w *work) statedCriteria(d *draft) (good []specs.Criterion, weak []specs.Item) {
	known := map[string]bool{}
	for _, it := range d.feature.AcceptanceCriteria {
		if p := rankOf(it.Text); p != "" && d.fact != nil && p == d.fact.Priority {
			continue
		}
		if it.Source.Kind != specs.Inferred && w.isRemark(it.Text) {
			w.addNote(d, it)
			continue
		}
		text := w.wellFormed(d, it.Text)
		if text == "" || known[foldTerm(text)] {
			continue
		}
		known[foldTerm(text)] = true
		if it.Source.Kind != specs.Inferred && w.rules.weak.untestable(text) {
			weak = append(weak, specs.Item{Text: text, Source: it.Source})
			continue
		}
		good = append(good, specs.Criterion{Text: w.observed(d, it.Text, text), Source: it.Source})
	}
	return good, weak
}

// observed turns what has no verb, such as a bullet of nouns below a story, into
// something that a check finds.
func (w *work) observed(d *draft, stated, text string) string {
	if w.rules.weak.observable(specs.Plain(text)) {
		return text
	}
	name := strings.TrimRight(firstOf(w.strongName(d), d.req.Title), ". 。")
	found := finished(w.say("crit_found", "name", name, "text", strings.TrimRight(w.lowerStart(strings.TrimSpace(stated)), ".。 ")))
	if name == "" || !w.rules.weak.observable(specs.Plain(found)) {
		return text
	}
	return found
}

// clauseCriteria take what the statement says behind its first clause, and
// details that say how the thing behaves. What is no behaviour stays a note.
func (w *work) clauseCriteria(d *draft, good []specs.Criterion) []specs.Criterion {
	if d.fact == nil {
		return good
	}
	take := func(text string, src specs.Source, note bool) {
		if p := rankOf(text); p != "" && p == d.fact.Priority {
			return // the priority says it
		}
		full := w.wellFormed(d, text)
		ok := len(good) < maxCriteria && full != "" && !w.isRemark(text) && !w.rules.weak.untestable(full) && (note || len([]rune(full)) > 12)
		for _, c := range good {
			if foldTerm(c.Text) == foldTerm(full) {
				return
			}
		}
		switch {
		case ok && w.isBehaviour(text):
			good = append(good, specs.Criterion{Text: full, Source: src})
		case note:
			w.addNote(d, specs.Item{Text: text, Source: src})
		default:
			d.rests = append(d.rests, finished(w.lowerless(text)))
		}
	}
	for _, clause := range d.st.more {
		take(clause, d.fact.Source, false)
	}
	for _, it := range d.fact.Details {
		take(it.Text, it.Source, true)
	}
	return good
}

// lowerless leaves a further clause as a sentence of its own.
func (w *work) lowerless(text string) string { return strings.TrimSpace(text) }

func (w *work) addNote(d *draft, it specs.Item) {
	d.req.Notes = append(d.req.Notes, specs.Item{Text: finished(it.Text), Source: it.Source})
}

// completeCriteria reaches two criteria: what was stated without a measure is
// noted and asked for, then come criteria of a matching feature of a pack, then
// those that rules make of the statement: its own course, its numbers, what it
// speaks of, and its failure.
func (w *work) completeCriteria(d *draft, weak []specs.Item) {
	w.weakCriteria(d, weak)
	if d.req.Priority == specs.Wont {
		if len(d.req.Criteria) == 0 {
			w.addCriterion(d, w.say("crit_absent", "name", w.phrase(d.req.Title)), rule("criterion-of-exclusion"))
		}
		return
	}
	if len(d.req.Criteria) < minCriteria && d.pack == nil && w.atLeast("standard") {
		w.packCriteria(d)
	}
	makers := []func(*draft) (string, string){w.statementCriterion, w.boundCriterion, w.topicCriterion, w.failureCriterion, w.rightsCriterion}
	if len(d.req.Criteria) > 0 { // its course is told: the numbers come first
		makers = []func(*draft) (string, string){w.boundCriterion, w.topicCriterion, w.statementCriterion, w.failureCriterion, w.rightsCriterion}
	}
	for _, make := range makers {
		if len(d.req.Criteria) >= minCriteria {
			return
		}
		if text, rl := make(d); text != "" && !w.rules.weak.untestable(text) {
			w.addCriterion(d, text, rule(rl))
		}
	}
}

func (w *work) addCriterion(d *draft, text string, src specs.Source) {
	text = finished(text)
	for _, c := range d.req.Criteria {
		if foldTerm(c.Text) == foldTerm(text) {
			return
		}
	}
	d.req.Criteria = append(d.req.Criteria, specs.Criterion{Text: text, Source: src})
}

// weakCriteria keeps criteria that cannot be measured as notes and asks for
// their number.
func (w *work) weakCriteria(d *draft, weak []specs.Item) {
	for _, it := range weak {
		d.req.Notes = append(d.req.Notes, specs.Item{Text: w.say("criterion_weak_note", "text", it.Text), Source: it.Source})
		d.req.OpenQuestions = append(d.req.OpenQuestions, specs.Question{
			Text: w.say("criterion_weak_question", "text", w.phrase(it.Text)), Owner: w.say("owner_product"), Source: rule("untestable-criterion"),
		})
	}
}

// packCriteria takes over the criteria of the pack feature that does the same:
// one whose name shares most words with the statement.
func (w *work) packCriteria(d *draft) {
	text := newWordIndex(d.feature.Name + " . " + d.feature.Description)
	for _, p := range w.packs {
		for _, f := range p.Features {
			if !text.hasAny(f.Covers) || overlap(w.fill(p, f.Name), d.feature.Name) < 0.67 {
				continue
			}
			for _, c := range f.Criteria {
				if len(d.req.Criteria) < minCriteria {
					w.addCriterion(d, w.fill(p, c), specs.FromRule(p.ID))
				}
			}
			return
		}
	}
}

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

// topicCriterion is what else a test has to show of a thing of this kind.
func (w *work) topicCriterion(d *draft) (text, rl string) {
	if name, text, ok := d.setting(); ok && w.mentionsDefault(text) {
		return w.say("crit_setting_default", "name", name), "criterion-of-setting"
	}
	t := w.topicOf(d)
	if t == nil || w.forbids(d) {
		return "", ""
	}
	return w.labelled(d, fillSlots(t.Check.In(w.lang), w.lang, w.slots("product", w.shortProduct(), "actor", d.actor))), "criterion-of-" + t.ID
}

// forbids says that a statement says what must not be: what is good of a thing
// and how it is tested then does not apply.
func (w *work) forbids(d *draft) bool {
	if w.lang == "zh" {
		return w.denies(d.req.Title)
	}
	return d.st.whole && (d.st.clause.not || w.rules.isWord("no_subjects", "en", leadingWord(d.st.clause.subject)))
}

func (w *work) mentionsDefault(text string) bool {
	x := newWordIndex(text)
	return x.has("default") || x.has("unless") || strings.Contains(text, "默认")
}

// topicOf finds the entry whose words come first in what a draft says.
func (w *work) topicOf(d *draft) *topicRule {
	if d.topic == nil {
		text := d.req.Title + " . " + orElse(d.st.label, d.st.phrase)
		x := newWordIndex(withoutCode(w.coreOf(text)))
		d.topic = &topicRule{}
		for i := range w.rules.Topics {
			t := &w.rules.Topics[i]
			if x.hasAny(t.Match) && !x.hasAny(t.Unless) && w.doesOneOf(d, t.Verbs) {
				d.topic = t
				break
			}
		}
	}
	if d.topic.ID == "" || d.topic.ID == "library" && w.specType() != "library" {
		return nil
	}
	return d.topic
}

// doesOneOf says that the verb of a draft is one of a list; a thing without a
// verb, and a list without one, match.
func (w *work) doesOneOf(d *draft, verbs []string) bool {
	if len(verbs) == 0 || w.lang == "zh" {
		return true
	}
	for _, verb := range w.verbsOf(d) {
		if slices.Contains(verbs, verb) {
			return true
		}
	}
	return !d.st.whole && d.st.phrase == ""
}

// verbsOf are the verbs of a draft's statement in their base form: its first
// one, and those joined to it by "and" or "or".
func (w *work) verbsOf(d *draft) []string {
	text := d.st.phrase
	if d.st.whole {
		text = w.base(d.st.clause)
	}
	if text == "" {
		text = d.action
	}
	var out []string
	tokens := clauseTokens(text)
	if len(tokens) > 3 && tokens[1].low == "and" && w.rules.isWord("verbs", "en", tokens[2].low) {
		tokens = tokens[2:] // "find and delete": the second is what it is for
	}
	for i, t := range tokens {
		if i == 0 || tokens[i-1].low == "and" || tokens[i-1].low == "or" || tokens[i-1].low == "be" {
			verb := t.low
			if base, ok := w.participle(verb); ok {
				verb = base
			}
			out = append(out, verb)
		}
	}
	return out
}

// mainVerb is the verb by which a statement is tested.
func (w *work) mainVerb(d *draft) string {
	if verbs := w.verbsOf(d); len(verbs) > 0 && d.st.phrase != "" {
		return verbs[0]
	}
	return ""
}

// withoutCode drops code spans that are paths, calls or patterns: what they are
// called says little of what a sentence is about.
func withoutCode(text string) string {
	parts := strings.Split(text, "`")
	var b strings.Builder
	for i, part := range parts {
		if i%2 == 1 && strings.ContainsAny(part, "/.*{}()=") {
			continue
		}
		b.WriteString(part)
		b.WriteByte(' ')
	}
	return b.String()
}

// coreOf is a title without what it only mentions: "sums from the export" is
// about sums.
func (w *work) coreOf(text string) string {
	if w.lang == "zh" {
		return text
	}
	var keep []string
	skip := false
	for f := range strings.FieldsSeq(text) {
		low := strings.ToLower(strings.Trim(f, ",.;:()"))
		if f == "." {
			skip = false
		}
		skip = skip || w.rules.isWord("topic_breaks", "en", low)
		if !skip {
			keep = append(keep, f)
		}
	}
	return strings.Join(keep, " ")
}

// failureCriterion says what holds when the thing goes wrong: to a caller of a
// library, at a shell, to a person, or in the log.
func (w *work) failureCriterion(d *draft) (text, rl string) {
	rl = "criterion-on-failure"
	kind := w.rules.action(w.lang, d.action).Class
	c := d.st.clause
	if d.st.whole && w.lang != "zh" {
		kind = w.rules.action(w.lang, w.base(c)).Class
	}
	if w.lang == "zh" && w.forbids(d) {
		return w.labelled(d, w.say("crit_review")), "criterion-by-review"
	}
	if d.st.whole && d.st.trigger == "" && (c.form == beVerb || c.form == haveVerb || c.not || w.rules.isWord("no_subjects", "en", leadingWord(c.subject))) {
		return w.labelled(d, w.say("crit_review")), "criterion-by-review"
	}
	switch {
	case d.st.act != "":
		text = w.say("crit_failure_endpoint")
	case len(w.packs) > 0 && w.packs[0].ID == "cli":
		text = w.say("crit_failure_cli")
	case w.specType() == "library":
		text = w.say("crit_failure_library")
	case !d.person && !w.personal(d):
		text = w.say("crit_failure_system")
	case kind == "view":
		text = w.say("crit_failure_view", "actor", d.actor)
	case kind == "send" || kind == "transfer":
		text = w.say("crit_failure_transfer", "actor", d.actor)
	default:
		text = w.say("crit_failure", "actor", d.actor)
	}
	return w.labelled(d, text), rl
}

// rightsCriterion says who may not do it.
func (w *work) rightsCriterion(d *draft) (text, rl string) {
	return w.labelled(d, w.say("crit_right", "actor", d.actor)), "criterion-on-rights"
}

// edges are the stated borderline cases, completed by those of the pack
// feature at comprehensive depth by two people at once.
func (w *work) edges(d *draft) {
	d.req.EdgeCases = finishedItems(d.feature.EdgeCases)
	if len(d.req.EdgeCases) == 0 && w.atLeast("comprehensive") && d.fact != nil && w.rules.action(w.lang, d.action).Class == "change" {
		d.req.EdgeCases = append(d.req.EdgeCases, specs.Item{
			Text: w.sentence("edge_parallel", "name", w.strongName(d), "subject", w.thing()), Source: rule("edge-of-change"),
		})
	}
}
