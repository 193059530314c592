package embedded

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// maxOpenQuestions bounds the rows of the brief's Open Questions; stated
// questions are never cut.
const maxOpenQuestions = 12

// synthesis writes the brief and the glossary from what is stated, what was
// refined and what the points of view saw.
func (w *work) synthesis(in *analysis.SynthesisInput, out *analysis.SynthesisOutput) {
	b := &out.Brief
	b.Title = w.title()
	if in.Seed.Title != "" {
		b.Title = in.Seed.Title
	}
	b.Summary = w.briefSummary()
	b.Vision = w.vision()
	b.Situation, b.Impact = w.situation(in), w.impact()
	b.Personas = w.personas(&in.Refined)
	b.Goals = w.goals()
	w.scope(in, b)
	b.Assumptions = in.Refined.KeyAssumptions
	b.Landscape = w.landscape()
	b.Constraints = in.Refined.Boundaries.Constraints
	b.Constraints = append(b.Constraints, w.technologyItems()...)
	b.Dependencies = append(append([]specs.Item(nil), w.u.Dependencies...), w.integrationDependencies()...)
	b.Milestones = w.u.Milestones
	w.views(in.Perspectives, b)
	b.Conflicting = w.conflicts(in.Refined.OpenQuestions)
	out.Terms = w.glossary(&in.Refined, b.Personas)
	for _, t := range out.Terms {
		b.Terms = append(b.Terms, specs.BriefTerm{Term: t.Term, Definition: t.Definition, Category: t.Category, Aliases: t.Aliases, Source: t.Source})
	}
	b.OpenQuestions = w.briefQuestions(in, b)
}

// briefSummary is what the product is, in the source's words, and its core.
func (w *work) briefSummary() []specs.Item {
	out := finishedItems(firstN(w.u.Pitch, 2))
	if len(out) == 0 {
		out = append(out, specs.Item{Text: w.sentence("summary_pitch", "users", w.userList(3)), Source: rule("summary")})
	}
	if names := w.coreNames(3); len(names) > 0 && len(out) < 3 {
		out = append(out, specs.Item{Text: w.sentence("summary_core", "list", w.series(names, 3)), Source: rule("summary")})
	}
	return out
}

func finishedItems(items []specs.Item) []specs.Item {
	var out []specs.Item
	for _, it := range items {
		if text := finished(it.Text); text != "" {
			out = append(out, specs.Item{Text: text, Source: it.Source})
		}
	}
	return out
}

func (w *work) situation(in *analysis.SynthesisInput) []specs.Item {
	out, _ := w.problemParts()
	if extra := finishedItems(w.u.Vision); len(w.vision()) < len(extra) {
		out = append(out, extra[len(w.vision()):]...) // the vision holds three sentences, the rest of it stays
	}
	if len(out) == 0 {
		text := orElse(in.Refined.ProblemStatement, w.seedProblem())
		for _, s := range firstN(wording.Sentences(text), 2) {
			out = append(out, item(text[s.Start:s.End], rule("problem-from-features")))
		}
	}
	return out
}

// problemParts tells the situation from what it costs: the stated impact, else
// those sentences of the problem that hold a number, unless all do.
func (w *work) problemParts() (situation, impact []specs.Item) {
	if len(w.u.Impact) > 0 {
		return w.withSituation(finishedItems(w.u.Problem)), finishedItems(w.u.Impact)
	}
	for _, it := range finishedItems(w.u.Problem) {
		if tellsEnough(situation) && measureIn(it.Text) != "" {
			impact = append(impact, it)
			continue
		}
		situation = append(situation, it)
	}
	return w.withSituation(situation), impact
}

// tellsEnough says that a situation is told in more than a few words: how much a
// reader, and the gate brief.problem, asks of it.
func tellsEnough(situation []specs.Item) bool {
	said := itemsText(situation)
	return utf8.RuneCountInString(said) >= 20 && len(wording.Keywords(said)) >= 3
}

// withSituation puts how things are today among the pains, in the order of the
// source. Without a pain it is no problem.
func (w *work) withSituation(pains []specs.Item) []specs.Item {
	if len(pains) == 0 || len(w.u.Situation) == 0 {
		return pains
	}
	out := append(finishedItems(w.u.Situation), pains...)
	slices.SortStableFunc(out, func(a, b specs.Item) int { return cmp.Compare(firstLine(a.Source), firstLine(b.Source)) })
	return out
}

// impact is what the source says the problem costs; without a number of it the
// brief asks for one, and nothing is made up.
func (w *work) impact() []specs.Item {
	_, out := w.problemParts()
	return out
}

// unmeasured says that neither the problem nor its impact has a number.
func (w *work) unmeasured() bool {
	for _, items := range [][]specs.Item{w.u.Problem, w.u.Impact} {
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
func (w *work) measureQuestion() (specs.Question, bool) {
	if !w.unmeasured() {
		return specs.Question{}, false
	}
	q := specs.Question{Owner: w.say("owner_product"), Source: rule("impact-without-number")}
	who, what := w.deeds(1)
	switch {
	case len(w.u.Problem) > 0 || len(w.u.Impact) > 0:
		text := append(append([]specs.Item(nil), w.u.Problem...), w.u.Impact...)[0].Text
		q.Text = w.say("measure_problem", "text", w.problemInShort(text))
	case len(what) > 0:
		q.Text = w.say("measure_deed", "user", who, "feature", what[0])
	default:
		q.Text = w.say("measure_feature", "feature", w.lowerStart(w.firstFeature()))
	}
	return q, true
}

// problemInShort is the first sentence of a problem, short enough to be asked
// about.
func (w *work) problemInShort(text string) string {
	if s := wording.Sentences(text); len(s) > 0 {
		text = text[s[0].Start:s[0].End]
	}
	if w.lang == "zh" {
		return shorten(text, 60)
	}
	return strings.TrimRight(w.inSentence(w.cutPhrase(text, 140)), ". ")
}

func (w *work) scope(in *analysis.SynthesisInput, b *specs.Brief) {
	b.InScope = append(finishedItems(w.u.InScope), in.Refined.Boundaries.InScope...)
	reasons := map[string]specs.NonGoal{}
	for _, n := range append(append([]specs.NonGoal(nil), w.u.NonGoals...), w.missingNonGoals()...) {
		if n.Rationale != "" {
			reasons[foldTerm(finished(n.Text))] = n
		}
	}
	for _, it := range in.Refined.Boundaries.OutOfScope {
		if n, ok := reasons[foldTerm(it.Text)]; ok {
			b.NonGoals = append(b.NonGoals, specs.NonGoal{Text: it.Text, Rationale: finished(n.Rationale), Source: it.Source})
			continue
		}
		b.OutOfScope = append(b.OutOfScope, it)
	}
	if len(b.OutOfScope) == 0 && len(b.NonGoals) > 0 {
		for i, n := range b.NonGoals { // all that the source states; without any, the first inferred ones
			if n.Source.Kind == specs.Inferred && (i >= 4 || w.u.NonGoals != nil) {
				continue
			}
			b.OutOfScope = append(b.OutOfScope, specs.Item{Text: n.Text, Source: rule("scope-from-non-goals")})
		}
	}
	if len(b.NonGoals) == 0 {
		for i, it := range b.OutOfScope {
			if i < 3 {
				b.NonGoals = append(b.NonGoals, specs.NonGoal{Text: it.Text, Rationale: w.say("nongoal_reason"), Source: it.Source})
			}
		}
	}
}

// landscape is the stated alternatives, else kinds of products of the domain.
func (w *work) landscape() []specs.Alternative {
	if len(w.u.Alternatives) > 0 {
		return w.u.Alternatives
	}
	var lists [][]specs.Alternative
	for _, p := range w.packs {
		var list []specs.Alternative
		for _, a := range p.Alternatives {
			list = append(list, specs.Alternative{
				Name: w.fill(p, a.Name), Strength: w.fill(p, a.Strength), Gap: w.fill(p, a.Gap), Source: specs.FromRule(p.ID),
			})
		}
		lists = append(lists, list)
	}
	return roundRobin(lists, 1+depthRank(w.Depth))
}

// technologyItems are the technologies that the source demands, in the
// sentence that does so; one that a constraint already holds is left out.
func (w *work) technologyItems() []specs.Item {
	var out []specs.Item
	var names []string // of those that no sentence of their own demands
	var src specs.Source
	at := 0
	known := map[string]bool{}
	for _, c := range w.u.Constraints {
		known[foldTerm(c.Text)] = true
	}
	other := map[string]bool{} // sentences that stand elsewhere for their own sake
	for _, it := range append(append([]specs.Item(nil), w.u.Pitch...), w.u.Problem...) {
		other[foldTerm(it.Text)] = true
	}
	for i := range w.u.Features {
		other[foldTerm(w.u.Features[i].Text)] = true
	}
	for _, q := range w.u.Qualities {
		other[foldTerm(q.Text)] = true
		known[foldTerm(q.Text)] = known[foldTerm(q.Text)] || q.Class == "PO" // what it runs on is promised, not prescribed
	}
	for i := range w.u.Actors {
		other[foldTerm(w.u.Actors[i].Role)] = true
	}
	spoken := w.spokenWith()
	for _, t := range w.u.Technologies {
		if w.isKind(t.Name) || !t.Binding || known[foldTerm(t.Text)] || t.Layer == "protocol" && spoken[firstLine(t.Source)] {
			continue
		}
		if t.Text == "" || other[foldTerm(t.Text)] || foldTerm(strings.TrimRight(t.Text, ".。")) == foldTerm(t.Name) {
			if len(names) == 0 {
				src, at = t.Source, len(out)
			} else {
				src = src.Join(t.Source)
			}
			names = append(names, t.Name)
			continue
		}
		known[foldTerm(t.Text)] = true
		out = append(out, item(t.Text, t.Source))
	}
	if len(names) > 0 {
		out = slices.Insert(out, at, item(w.prescribed(names), src))
	}
	return out
}

// spokenWith are the lines of the outside systems: the protocol that a row of them
// names stands there.
func (w *work) spokenWith() map[int]bool {
	out := map[int]bool{}
	for i := range w.u.Integrations {
		for _, r := range w.u.Integrations[i].Source.Lines {
			out[r.From] = true
		}
	}
	return out
}

// integrationDependencies are the systems around, those of one sentence in one
// item.
func (w *work) integrationDependencies() []specs.Item {
	var out []specs.Item
	at := map[string]int{}
	var names [][]string
	for _, s := range w.u.Integrations {
		purpose := orElse(s.Purpose, w.say("purpose_open"))
		if i, ok := at[purpose]; ok && s.Purpose != "" {
			names[i] = append(names[i], s.Name)
			out[i].Source = out[i].Source.Join(s.Source)
			out[i].Text = w.sentence("integration_dependency", "name", w.join(names[i], 0), "purpose", w.lowerStart(strings.TrimRight(purpose, ".。 ")))
			continue
		}
		at[purpose] = len(out)
		names = append(names, []string{s.Name})
		out = append(out, specs.Item{Text: w.sentence("integration_dependency", "name", s.Name, "purpose", w.lowerStart(strings.TrimRight(purpose, ".。 "))), Source: s.Source})
	}
	return out
}

// views files what the points of view said, and says which gave no answer.
func (w *work) views(views []analysis.PerspectiveOutput, b *specs.Brief) {
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
			*of[role] = []specs.Item{w.seen("perspective-missing", "view_missing", "role", w.say("role_"+role))}
		}
	}
	b.Convergent = w.convergent(views)
}

// without drops the items that another list holds.
func without(items, other []specs.Item) []specs.Item {
	held := map[string]bool{}
	for _, it := range other {
		held[it.Text] = true
	}
	var out []specs.Item
	for _, it := range items {
		if !held[it.Text] {
			out = append(out, it)
		}
	}
	return out
}
