package embedded

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// Bounds of a requirement's criteria; spec-package.md, "Phase 3 details".
const (
	minCriteria = 2
	maxCriteria = 4
)

// origin is what a requirement is made from: a feature of the source, a
// feature of a pack, or what was confirmed in between.
type origin struct {
	fact    *FeatureFact // nil when the source does not state it
	pack    *addedFeature
	feature specs.Feature
	rule    bool // a constraint of the source
}

// draft is a requirement in the making.
type draft struct {
	origin
	req    specs.Requirement
	prio   string // rule by which the priority was set, empty when stated
	person bool   // a person uses it
	system bool   // the product does it by itself
	rest   string // what a later part of a split requirement is about
	actor  string // as sentences name it
	chosen chosen // how the actor was found, where the statement does not begin with it
	action string // verb phrase or noun phrase, in the third person
	st     statement
	weak   []specs.Item // stated criteria that nobody can measure
	rests  []string     // clauses of the statement that are no criteria
	topic  *topicRule   // what its words are about; empty when nothing is known
	goal   string       // text of the goal it serves first
	// How much of that goal's words it shares.
	goalScore float64
	goalGuess bool // no source states that goal
	// circular says that the goal was itself made of a feature and is no reason.
	circular bool
}

// serves says that the goal which a draft is filed under is one that the source
// states and that speaks of the same.
func (d *draft) serves() bool {
	least := 0.0
	if d.pack != nil {
		least = halfOfGoal // nobody asked for it with the goal in mind
	}
	return d.goal != "" && d.goalScore > least && !d.goalGuess && !d.circular
}

// halfOfGoal is how much of a goal's words a feature has to share that was only
// added.
const halfOfGoal = 0.5

// requirements answers with one requirement for each feature, in the order of
// the source and inferred ones behind, the qualities, and the data model.
func (w *work) requirements(in *analysis.RequirementsInput, out *analysis.RequirementsOutput) error {
	origins := w.origins(w.wantedFeatures(in.Refined.Features))
	model := w.dataModel(origins)
	goals := w.goalIndex(in.Brief.Goals)
	var drafts []draft
	for _, o := range origins {
		drafts = append(drafts, w.drafts(o, goals, model)...)
	}
	if err := w.tooMany(statedOf(drafts)); err != nil {
		return err
	}
	drafts, numbers := w.numbered(in, drafts)
	w.setPriorities(drafts)
	for i := range drafts {
		d := &drafts[i]
		d.req.ID = specs.RequirementID(numbers[i])
		w.describe(d)
		w.completeCriteria(d, d.weak)
		d.req.Slug = specs.FileSlug(d.req.Title)
		out.Requirements = append(out.Requirements, d.req)
	}
	out.NFRs = w.nfrs(in, goals)
	w.keepNumbers(in, out.NFRs, goals)
	goals.serveAll(out)
	out.Index = w.requirementsIndex(in, out, drafts, model)
	w.coverRest(in, out)
	return nil
}

// drafts makes one requirement of an origin, or several when the source states
// more criteria than one requirement may have.
func (w *work) drafts(o origin, goals *goalIndex, model *dataModel) []draft {
	d := w.newDraft(o, goals, model)
	good, weak := w.statedCriteria(&d)
	good = w.clauseCriteria(&d, good)
	w.notes(&d)
	if d.rule {
		w.ruleCriteria(&d)
		good = d.req.Criteria
	}
	parts := splitCriteria(good)
	if len(parts) < 2 {
		d.req.Criteria = good
		d.weak = weak
		w.edges(&d)
		return []draft{d}
	}
	var out []draft
	for i, part := range parts {
		e := d
		e.req.Criteria = part
		e.req.Notes, e.rests = nil, nil
		if i == 0 {
			e.req.Notes, e.rests, e.weak = d.req.Notes, d.rests, weak
			w.edges(&e)
		} else {
			e.rest = part[0].Text
			e.req.Title = w.say("split_title", "name", w.strongName(&d), "part", w.lowerStart(w.cutPhrase(w.partTitle(part[0].Text), 48)))
		}
		e.req.Notes = append(append([]specs.Item(nil), e.req.Notes...), specs.Item{
			Text: w.say("split_note", "name", d.req.Title, "count", strconv.Itoa(len(good))), Source: rule("split-criteria"),
		})
		out = append(out, e)
	}
	return out
}

// meat moves what binds to the front where a statement opens with something
// else: a name that is itself the statement, or a word of praise before it.
func (w *work) meat(d *draft) {
	f := d.fact
	name := strings.TrimRight(f.Name, " .")
	_, third := w.baseForm(name)
	if w.lang == "zh" || w.nameOfStatement(name, f, d.st) || storyOpens(f.Text) {
		return // a story says itself who wants what
	}
	if (third || w.beginsWithVerb(name)) && !strings.HasPrefix(name, "`") {
		more := append([]string{joinWords(d.st.trigger, d.st.head)}, d.st.more...)
		d.st = w.takeApart(name)
		d.st.more = append(d.st.more, more...)
		return
	}
	if !d.st.whole && d.st.phrase == "" && len(strings.Fields(d.st.head)) <= 4 && len(f.Details) > 0 && strings.HasPrefix(name, "`") {
		copied := *f
		copied.Text = f.Details[0].Text
		copied.Details = append([]specs.Item{{Text: d.st.head, Source: f.Source}}, f.Details[1:]...)
		d.fact = &copied
		d.st = w.takeApart(copied.Text)
	}
}

// storyOpens tells a statement that is a user story.
func storyOpens(text string) bool {
	low := lower(text)
	return strings.HasPrefix(low, "as a ") || strings.HasPrefix(low, "as an ") || strings.HasPrefix(low, "as the ")
}

// partTitle names a part of a split requirement by its first criterion.
func (w *work) partTitle(text string) string {
	st := w.takeApart(text)
	f := &FeatureFact{Text: text}
	if w.lang == "zh" {
		return w.chineseTitle(f, st)
	}
	if st.trigger != "" && !st.whole && st.phrase == "" {
		return text
	}
	return strings.TrimRight(w.titlePhrase(f, st), ". ")
}

// newDraft reads the statement behind a feature and finds what it serves and
// touches.
func (w *work) newDraft(o origin, goals *goalIndex, model *dataModel) draft {
	d := draft{origin: o}
	text := o.feature.Description
	if o.fact != nil {
		text = o.fact.Text
	}
	d.st = w.takeApart(orElse(text, o.feature.Name))
	if o.fact != nil {
		w.meat(&d)
		if phrase, act, ok := w.operation(d.fact, d.st); ok {
			d.st.phrase, d.st.person, d.st.act = phrase, true, act
		}
	}
	d.req = specs.Requirement{Type: "functional", Source: o.feature.Source, Priority: priorityOf(o)}
	d.req.Title = w.titleOf(o, d.st)
	if o.rule {
		d.req.Title = strings.TrimRight(o.fact.Name, ".。")
	}
	w.useOf(&d)
	text = o.feature.Name + " " + o.feature.Description
	if o.fact != nil {
		text += " " + o.fact.Benefit + " " + o.fact.Group
	}
	d.req.TracesTo = goals.best(text, o.feature.Source)
	if len(d.req.TracesTo) > 0 {
		g := goals.named(d.req.TracesTo[0])
		d.goal = g.Text
		d.goalGuess = g.Source.Kind == specs.Inferred && !strings.HasPrefix(g.Source.Rule, "rule:")
		d.circular = g.Source.Rule == "rule:goal-from-feature"
		d.goalScore = goals.shared(g.ID, text)
	}
	d.req.Entities = model.touched(text + " " + itemsText(o.feature.AcceptanceCriteria))
	if o.pack != nil {
		d.req.Entities = model.named(append(d.req.Entities, o.pack.Entities...))
	}
	return d
}

// itemsText is what some items say, one behind the other, for matching.
func itemsText(items []specs.Item) string {
	var b strings.Builder
	for _, it := range items {
		b.WriteString(it.Text)
		b.WriteByte(' ')
	}
	return b.String()
}

// splitCriteria cuts a list of more than four criteria into the fewest parts
// of at most four, as even as can be; criteria stay in the order of the source,
// which keeps what belongs together together.
func splitCriteria(list []specs.Criterion) [][]specs.Criterion {
	n := len(list)
	parts := (n + maxCriteria - 1) / maxCriteria
	var out [][]specs.Criterion
	for i := range parts {
		out = append(out, list[i*n/parts:(i+1)*n/parts])
	}
	return out
}

// titleOf is the short name of a feature.
func (w *work) titleOf(o origin, st statement) string {
	if o.fact != nil {
		if t := w.statementTitle(o.fact, st); t != "" {
			return t
		}
	}
	name := strings.TrimRight(strings.TrimSpace(orElse(o.feature.Name, o.feature.Description)), ".。;；:：")
	return w.headline(w.cutPhrase(w.nameOf(name), w.titleLimit()))
}

// useOf decides who uses a feature and how sentences name what it does.
func (w *work) useOf(d *draft) {
	switch {
	case d.fact != nil:
		d.actor, d.person = w.person(d.fact.Actor)
		d.action = w.impersonal(w.statedAction(d.fact))
		if base, ok := w.baseForm(d.action); ok {
			d.action, d.system, d.person = base, true, false
		}
	case d.pack != nil:
		d.actor = w.packActor(*d.pack)
		d.action, d.person = w.packAction(*d.pack, d.actor)
	default:
		d.actor, d.person = w.person(d.feature.Actor)
		d.action = w.phrase(d.feature.Name)
	}
	led := w.leadOf(d)
	d.person = d.person || d.st.person
	unnamed := d.fact != nil && !led && d.fact.Actor == ""
	if unnamed || d.actor == "" || w.lang != "zh" && w.rules.isWord("anybody", "en", d.actor) { // "person" names nobody
		w.castOf(d)
	} else if d.fact != nil {
		w.settleActor(d)
	}
	if d.action == "" {
		d.action = w.phrase(d.req.Title)
	}
}

// leadOf takes the person that the statement itself or its heading begins with
// as the one who wants it, where the source names no other. It says whether
// there is one.
func (w *work) leadOf(d *draft) bool {
	name, person := w.leadIn(d)
	if name == "" {
		return false
	}
	d.actor = name
	if person {
		d.person = true
		d.system = d.system && w.lang == "zh"
	}
	return true
}

// leadIn is whom a statement that names no actor begins with, else whom its
// heading does, and whether it is the former.
func (w *work) leadIn(d *draft) (name string, person bool) {
	if d.fact == nil || d.fact.Actor != "" {
		return "", false
	}
	if w.lang == "zh" {
		if name, ok := w.actingPerson(d.st.head); ok {
			return name, true
		}
		if name, ok := w.leadingPerson(d.fact.Group); ok {
			return name, false
		}
		return w.ofGroup(d.fact.Group), false
	}
	if name, ok := w.personIn(d.st.who); ok && d.st.who != "" && !w.rules.isWord("anybody", "en", name) && !w.rules.isWord("person_pronouns", "en", name) {
		return name, true
	}
	c := d.st.clause
	if name, ok := w.personIn(c.subject); ok && d.st.whole && !c.not && !w.rules.isWord("anybody", "en", name) && !w.rules.isWord("no_subjects", "en", leadingWord(c.subject)) {
		return name, true
	}
	return "", false
}

// statedAction is what a feature does, in all the words of its first clause:
// its verb phrase, else the statement where the name only begins it, else the
// name.
func (w *work) statedAction(f *FeatureFact) string {
	if f.Want != "" {
		return headClause(w.action(f))
	}
	name := foldTerm(strings.TrimRight(f.Name, " …."))
	if sentences := wording.Sentences(f.Text); len(sentences) > 0 {
		first := f.Text[sentences[0].Start:sentences[0].End]
		if strings.HasPrefix(foldTerm(first), name) && len([]rune(first)) < 240 {
			return oneModal(w.phrase(headClause(first)))
		}
	}
	return headClause(w.action(f))
}

// acts says that a draft's action is a verb phrase. What stands behind "can" in
// Chinese is one, whatever its verb.
func (w *work) acts(d *draft) bool {
	return w.isVerbPhrase(d.action) || w.lang == "zh" && d.person && d.fact != nil && d.fact.Want != ""
}

// personal says that a person does what a draft is about.
func (w *work) personal(d *draft) bool {
	if d.pack != nil && d.pack.Actor == "system" {
		return false
	}
	return !d.system && (d.person || w.looksPersonal(d.action) && (d.fact == nil || d.fact.Want == ""))
}

// packAction is what a pack feature does: without "let the user", for which
// the sentence has its own words, when a person does it, else what the product
// does.
func (w *work) packAction(f addedFeature, actor string) (action string, person bool) {
	text := w.phrase(w.fill(f.pack, f.Description))
	for _, lead := range w.rules.Words["let"].In(w.lang) {
		for _, who := range []string{actor, w.user} {
			if rest, ok := strings.CutPrefix(text, strings.ReplaceAll(lead, "{actor}", who)); ok && who != "" {
				return strings.TrimSpace(rest), true
			}
		}
	}
	return text, false
}

// domainPack is the pack a draft comes from, nil for a stated one.
func (d *draft) domainPack() *templates.Pack {
	if d.pack != nil {
		return d.pack.pack
	}
	return nil
}
