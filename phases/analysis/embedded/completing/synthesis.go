package completing

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxOpenQuestions bounds the rows of the brief's Open Questions; stated
// questions are never cut.
const maxOpenQuestions = 12

// Synthesis writes the brief and the glossary from what is stated, what was
// refined and what the points of view saw.
func (w *Completer) Synthesis(in *analysis.SynthesisInput, out *analysis.SynthesisOutput) {
	b := &out.Brief
	b.Title = w.Title()
	if in.Seed.Title != "" {
		b.Title = in.Seed.Title
	}
	b.Summary = w.briefSummary()
	b.Vision = w.ReportedItems(w.vision())
	b.Situation, b.Impact = w.ReportedItems(w.InContext(w.situation(in))), w.ReportedItems(w.InContext(w.impact()))
	b.Situation = append(b.Situation, w.ReportedItems(FinishedItems(w.Understood.HeadCounts))...)
	b.Situation = append(b.Situation, w.ReportedItems(FinishedItems(w.Understood.InUse))...)
	b.Personas = w.personas(&in.Refined)
	b.Goals = w.goals()
	w.scope(in, b)
	b.Assumptions = in.Refined.KeyAssumptions
	b.Landscape = w.Landscape()
	b.Constraints = append(w.Limits(&in.Refined), w.ReportedItems(w.TechnologyItems())...)
	b.Dependencies = append(w.ReportedItems(w.Understood.Dependencies), w.integrationDependencies()...)
	b.Milestones = w.ReportedItems(slices.Concat(w.Understood.Delivered, w.Understood.Milestones))
	w.views(in.Perspectives, b)
	b.Conflicting = w.conflicts(in.Refined.OpenQuestions)
	out.Terms = w.glossary(&in.Refined)
	for _, t := range out.Terms {
		b.Terms = append(b.Terms, specs.BriefTerm{Term: t.Term, Definition: t.Definition, Category: t.Category, Aliases: t.Aliases, Source: t.Source})
	}
	b.OpenQuestions = w.briefQuestions(in, b)
	w.addUnsaid(b)
}

// ReportedItems are items in the voice of the document.
func (w *Completer) ReportedItems(items []specs.Item) []specs.Item {
	var out []specs.Item
	for _, it := range items {
		if it.Source.Rule == phrasing.Rule("problem-from-features").Rule { // the engine says it, whatever it quotes
			out = append(out, it)
			continue
		}
		out = append(out, specs.Item{Text: w.Reported(it.Text), Source: it.Source})
	}
	return out
}

// FinishedItems are items as whole sentences, without those that say nothing.
func FinishedItems(items []specs.Item) []specs.Item {
	var out []specs.Item
	for _, it := range items {
		if text := phrasing.Finished(it.Text); text != "" {
			out = append(out, specs.Item{Text: text, Source: it.Source})
		}
	}
	return out
}

func (w *Completer) situation(in *analysis.SynthesisInput) []specs.Item {
	out, _ := w.problemParts()
	out = append(out, w.restOfVision()...)
	if len(out) == 0 {
		text := phrasing.OrElse(in.Refined.ProblemStatement, w.seedProblem())
		for _, s := range phrasing.FirstN(wording.Sentences(text), 2) {
			out = append(out, phrasing.Item(text[s.Start:s.End], phrasing.Rule("problem-from-features")))
		}
	}
	return out
}

// problemParts tells the situation from what it costs: the stated impact, else
// those sentences of the problem that hold a number, unless all do.
func (w *Completer) problemParts() (situation, impact []specs.Item) {
	if len(w.Understood.Impact) > 0 {
		return w.withSituation(FinishedItems(w.Understood.Problem)), FinishedItems(w.Understood.Impact)
	}
	enough := false // more of it stays enough
	for _, it := range FinishedItems(w.Understood.Problem) {
		if enough = enough || TellsEnough(situation); enough && phrasing.MeasureIn(it.Text) != "" {
			impact = append(impact, it)
			continue
		}
		situation = append(situation, it)
	}
	return w.withSituation(situation), impact
}

// TellsEnough says that a situation is told in more than a few words: how much a
// reader, and the gate brief.problem, asks of it.
func TellsEnough(situation []specs.Item) bool {
	said := phrasing.ItemsText(situation)
	return utf8.RuneCountInString(said) >= 20 && len(wording.Keywords(said)) >= 3
}

// withSituation puts how things are today among the pains, in the order of the
// source. Without a pain it is no problem.
func (w *Completer) withSituation(pains []specs.Item) []specs.Item {
	if len(pains) == 0 || len(w.Understood.Situation) == 0 {
		return pains
	}
	out := append(FinishedItems(w.Understood.Situation), pains...)
	slices.SortStableFunc(out, func(a, b specs.Item) int {
		return cmp.Compare(understanding.FirstLine(a.Source), understanding.FirstLine(b.Source))
	})
	return out
}

// impact is what the source says the problem costs; without a number of it the
// brief asks for one, and nothing is made up.
func (w *Completer) impact() []specs.Item {
	_, out := w.problemParts()
	return out
}

// unmeasured says that neither the problem nor its impact has a number.
func (w *Completer) unmeasured() bool {
	for _, items := range [][]specs.Item{w.Understood.Problem, w.Understood.Impact} {
		for _, it := range items {
			if len(wording.Measures(specs.Plain(it.Text))) > 0 {
				return false
			}
		}
	}
	return true
}

// measureQuestion asks what a problem without a number costs, in the words of
// the problem or else of what people come for.
func (w *Completer) measureQuestion() (specs.Question, bool) {
	if !w.unmeasured() {
		return specs.Question{}, false
	}
	q := specs.Question{Owner: w.Say("owner_product"), Source: phrasing.Rule("impact-without-number")}
	who, what := w.deeds(1)
	switch {
	case w.ChangeIdea() && len(w.Understood.Problem) == 0:
		q.Text = w.Say("measure_change", "deed", w.ChangeInWords())
	case len(w.Understood.Problem) > 0 || len(w.Understood.Impact) > 0:
		text := append(append([]specs.Item(nil), w.Understood.Problem...), w.Understood.Impact...)[0].Text
		q.Text = w.Say("measure_problem", "text", w.problemInShort(text))
	case len(what) > 0:
		q.Text = w.Say("measure_deed", "user", who, "feature", what[0])
	default:
		q.Text = w.Say("measure_feature", "feature", w.LowerStart(w.FirstFeature()))
	}
	return q, true
}

// problemInShort is the first sentence of a problem, short enough to be asked
// about.
func (w *Completer) problemInShort(text string) string {
	if s := wording.Sentences(text); len(s) > 0 {
		text = text[s[0].Start:s[0].End]
	}
	if w.Language == "zh" {
		return phrasing.Shorten(text, 60)
	}
	return strings.TrimRight(w.InSentence(w.CutPhrase(text, 140)), ". ")
}

func (w *Completer) scope(in *analysis.SynthesisInput, b *specs.Brief) {
	b.InScope = slices.Concat(FinishedItems(w.Understood.InScope), in.Refined.Boundaries.InScope, w.wishes())
	reasons := map[string]specs.NonGoal{}
	for _, n := range append(append([]specs.NonGoal(nil), w.Understood.NonGoals...), w.MissingNonGoals()...) {
		if n.Rationale != "" {
			reasons[phrasing.FoldTerm(phrasing.Finished(n.Text))] = n
		}
	}
	for _, it := range in.Refined.Boundaries.OutOfScope {
		n, ok := reasons[phrasing.FoldTerm(it.Text)]
		it.Text = w.Reported(w.leftOut(it.Text))
		stated := it.Source.Kind != specs.Inferred // what people left out stands in both places, with or without its reason
		switch {
		case ok:
			b.NonGoals = append(b.NonGoals, specs.NonGoal{Text: it.Text, Rationale: w.Reported(phrasing.Finished(n.Rationale)), Source: it.Source})
		case stated:
			what, why := w.reasonBehind(it.Text)
			b.NonGoals = append(b.NonGoals, specs.NonGoal{Text: reading.FirstOf(what, it.Text), Rationale: reading.FirstOf(why, w.Say("nongoal_reason")), Source: it.Source})
		}
		if stated || !ok {
			b.OutOfScope = append(b.OutOfScope, it)
		}
	}
	w.rankedOut(b)
	if len(b.OutOfScope) == 0 && len(b.NonGoals) > 0 {
		for i, n := range b.NonGoals { // all that the source states; without any, the first inferred ones
			if n.Source.Kind == specs.Inferred && (i >= 4 || w.Understood.NonGoals != nil) {
				continue
			}
			src := n.Source // what is stated as left out is stated here as well
			if src.Kind == specs.Inferred {
				src = phrasing.Rule("scope-from-non-goals")
			}
			b.OutOfScope = append(b.OutOfScope, specs.Item{Text: n.Text, Source: src})
		}
	}
	if len(b.NonGoals) == 0 {
		for _, it := range b.OutOfScope { // all of them: the rest of a list is left out by nobody
			b.NonGoals = append(b.NonGoals, specs.NonGoal{Text: it.Text, Rationale: w.Say("nongoal_reason"), Source: it.Source})
		}
	}
}

// TechnologyItems are the technologies that the source demands, in the
// sentence that does so; one that a constraint already holds is left out.
func (w *Completer) TechnologyItems() []specs.Item {
	var out []specs.Item
	var names []string // of those that no sentence of their own demands
	var src specs.Source
	at := 0
	known := map[string]bool{}
	for _, c := range w.Understood.Constraints {
		known[phrasing.FoldTerm(c.Text)] = true
	}
	other := map[string]bool{} // sentences that stand elsewhere for their own sake
	for _, it := range append(append([]specs.Item(nil), w.Understood.Pitch...), w.Understood.Problem...) {
		other[phrasing.FoldTerm(it.Text)] = true
	}
	for i := range w.Understood.Features {
		other[phrasing.FoldTerm(w.Understood.Features[i].Text)] = true
	}
	for _, c := range w.Understood.Components {
		other[phrasing.FoldTerm(understanding.LabelText(c.Name, c.Text))] = true
	}
	for _, q := range w.Understood.Qualities {
		other[phrasing.FoldTerm(q.Text)] = true
		known[phrasing.FoldTerm(q.Text)] = known[phrasing.FoldTerm(q.Text)] || q.Class == "PO" // what it runs on is promised, not prescribed
	}
	for i := range w.Understood.Actors {
		other[phrasing.FoldTerm(w.Understood.Actors[i].Role)] = true
	}
	spoken, limits := w.spokenWith(), NewCoverage()
	limits.items(w.Understood.Constraints)
	for _, t := range w.Understood.Technologies {
		if t.Text != "" && limits.repeats(phrasing.Item(t.Text, t.Source)) {
			continue // a clause of what is demanded as a whole
		}
		if slices.ContainsFunc(w.Understood.Integrations, func(sys understanding.IntegrationFact) bool {
			return strings.HasPrefix(t.Text, sys.Name+": ") && understanding.FirstLine(sys.Source) == understanding.FirstLine(t.Source)
		}) {
			continue // how an outside system speaks, in the row about it
		}
		if w.IsKind(t.Name) || !t.Binding || known[phrasing.FoldTerm(t.Text)] || (t.Layer == "protocol" || t.Layer == "format") && spoken[understanding.FirstLine(t.Source)] {
			continue
		}
		if t.Text == "" || other[phrasing.FoldTerm(t.Text)] || phrasing.FoldTerm(strings.TrimRight(t.Text, ".。")) == phrasing.FoldTerm(t.Name) {
			if actor := w.ActorOf(&t); actor != "" {
				out = append(out, phrasing.Item(w.Sentence("tech_of_actor", "name", t.Name, "actor", w.ActorName(actor)), t.Source))
				continue
			}
			if len(names) == 0 {
				src, at = t.Source, len(out)
			} else {
				src = src.Join(t.Source)
			}
			names = append(names, t.Name)
			continue
		}
		known[phrasing.FoldTerm(t.Text)] = true
		out = append(out, phrasing.Item(w.techSaid(&t), t.Source))
	}
	if len(names) > 0 {
		out = slices.Insert(out, at, phrasing.Item(w.prescribed(names), src))
	}
	return out
}

// techSaid is the sentence about a technology, with a word on it where the source only proposes
// it and the Chinese clause does not say so itself.
func (w *Completer) techSaid(t *understanding.TechnologyFact) string {
	if w.Language != "zh" || t.Standing != understanding.TechWished || reading.ContainsAny(t.Text, "建议", "提议", "倾向") {
		return t.Text
	}
	return w.Say("tech_proposed", "text", strings.TrimRight(t.Text, "。"))
}

// spokenWith are the lines of the outside systems: the protocol that a row of them
// names stands there.
func (w *Completer) spokenWith() map[int]bool {
	out := map[int]bool{}
	for i := range w.Understood.Integrations {
		for _, r := range w.Understood.Integrations[i].Source.Lines {
			out[r.From] = true
		}
	}
	return out
}

// OpenPurpose is what a system is there for when the source only lists it: to
// deliver data where a heading says that it comes in.
func (w *Completer) OpenPurpose(f *understanding.IntegrationFact) string {
	cell := strings.ToLower(strings.Trim(specs.Plain(f.Direction), " .:：*"))
	if slices.Contains(w.Table.Words["flow_rows_in"].In(w.Language), cell) {
		return w.Say("purpose_in")
	}
	return w.Say("purpose_open")
}

// integrationDependencies are the systems around, those of one sentence in one
// item.
func (w *Completer) integrationDependencies() []specs.Item {
	var out []specs.Item
	at := map[string]int{}
	var names [][]string
	for _, s := range w.Understood.Integrations {
		if s.Calls {
			continue // it needs the product, and not the other way round
		}
		purpose := phrasing.OrElse(s.Purpose, w.OpenPurpose(&s))
		if slices.ContainsFunc(w.Understood.Dependencies, func(d specs.Item) bool { return phrasing.FoldTerm(d.Text) == phrasing.FoldTerm(purpose) }) {
			continue // the sentence that names it stands there already
		}
		if i, ok := at[purpose]; ok && s.Purpose != "" {
			names[i] = append(names[i], s.Name)
			out[i].Source = out[i].Source.Join(s.Source)
			out[i].Text = w.dependencyOf(names[i], purpose)
			continue
		}
		at[purpose] = len(out)
		names = append(names, []string{s.Name})
		out = append(out, specs.Item{Text: w.dependencyOf(names[len(names)-1], purpose), Source: s.Source})
	}
	return out
}

// dependencyOf tells what systems are there for. What a label tells that names them itself,
// "Telematics: Geotab and Samsara", stands alone.
func (w *Completer) dependencyOf(names []string, purpose string) string {
	label, body, ok := strings.Cut(purpose, ": ")
	if ok && len(strings.Fields(label)) <= 3 && !slices.ContainsFunc(names, func(name string) bool { return !strings.Contains(body, name) }) {
		return wording.Sentence(purpose)
	}
	if label, _, ok := strings.Cut(purpose, "："); ok && len(names) == 1 && label == names[0] {
		return wording.Sentence(purpose) // 微信支付：收款与退款
	}
	text := w.purposeText(purpose)
	if len(names) > 1 {
		text = w.ofSeveral(text)
	}
	return w.Sentence("integration_dependency", "name", w.Join(names, 0), "purpose", text)
}

// purposeText is what a system is there for, behind its name.
func (w *Completer) purposeText(purpose string) string {
	purpose = strings.TrimRight(purpose, ".。 ")
	if said := w.Reported(purpose); said != w.Quoted(purpose) {
		return w.LowerStart(said)
	}
	return w.Quoted(reading.UpperFirst(purpose) + ".")
}

// ofSeveral is what one of several systems does as all of them do it: "DHL and PostNord:
// pick up parcels".
func (w *Completer) ofSeveral(purpose string) string {
	if base, ok := w.BaseForm(purpose); ok {
		return base
	}
	return purpose
}

// views files what the points of view said, and says which gave no answer.
func (w *Completer) views(views []analysis.PerspectiveOutput, b *specs.Brief) {
	of := map[string]*[]specs.Item{analysis.Product: &b.Product, analysis.Technical: &b.Technical, analysis.User: &b.User}
	there := map[string]bool{}
	for _, v := range views {
		there[v.Role] = true
		if list := of[v.Role]; list != nil {
			*list = append(append([]specs.Item(nil), v.Points...), v.Concerns...)
		}
	}
	for _, role := range []string{analysis.Product, analysis.Technical, analysis.User} {
		if !there[role] {
			*of[role] = []specs.Item{w.seen("perspective-missing", "view_missing", "role", w.Say("role_"+role))}
		}
	}
}
