package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Bounds of refined requirements; rulings.md, "bounds".
const (
	MinFeatures  = 3
	minClarified = 30 // runes
)

// toldFeatures is from how many stated features on nothing inferred outranks
// them.
const toldFeatures = 5

// Expansion merges the idea and the answers: what is stated first and whole,
// then, when the suggestions were accepted, what the packs add.
func (w *Completer) Expansion(in *analysis.ExpansionInput, out *analysis.ExpansionOutput) {
	r := &out.Refined
	r.ProblemStatement = w.clarifiedProblem(in.Seed.Analysis.ProblemStatement)
	r.TargetUsers = w.refinedUsers(in.Seed.Analysis.TargetUsers)
	r.Domain = in.Seed.Analysis.Domain
	if r.Domain == "" {
		r.Domain = w.domain()
	}
	r.Features = w.StatedFeatures()
	r.Qualities = w.statedQualities()
	r.Boundaries = w.Boundaries()
	r.IntegrationPoints = w.integrationItems()
	for _, a := range w.Understood.Assumptions {
		for _, lead := range w.Table.Words["assuming"].In(w.Language) { // that it is assumed says the heading
			if rest, ok := strings.CutPrefix(a.Text, lead); ok && rest != "" && !strings.Contains(rest, " and that ") {
				a.Text = reading.UpperFirst(strings.TrimLeft(rest, " ，,"))
			}
		}
		a.Text = w.Reported(a.Text)
		r.KeyAssumptions = append(r.KeyAssumptions, a)
	}
	added := w.FeatureCap()
	if !in.Accept { // a package has a lower bound, also where nobody takes the suggestions
		added = MinFeatures - len(r.Features)
	}
	for _, f := range w.MissingFeatures(added) {
		r.Features = append(r.Features, w.InferredFeature(f))
	}
	if in.Accept {
		r.Qualities = append(r.Qualities, w.missingQualities()...)
		r.KeyAssumptions = append(r.KeyAssumptions, w.MissingAssumptions(len(r.KeyAssumptions))...)
		for _, n := range w.MissingNonGoals() {
			r.Boundaries.OutOfScope = append(r.Boundaries.OutOfScope, specs.Item{Text: phrasing.Finished(n.Text), Source: n.Source})
		}
	}
	for _, f := range r.Features {
		r.Boundaries.InScope = append(r.Boundaries.InScope, specs.Item{Text: w.ScopeLine(f), Source: f.Source})
	}
	r.OpenQuestions = w.openQuestions(in)
}

// clarifiedProblem says more than the seed: what else the source tells of the
// problem and its cost, of how it is done today and of what shall change.
func (w *Completer) clarifiedProblem(seed string) string {
	parts := []string{}
	if seed = strings.TrimSpace(seed); seed != "" {
		parts = append(parts, phrasing.Finished(seed))
	}
	take := func(items []specs.Item, most int) {
		for _, it := range phrasing.FirstN(items, most) {
			if s := phrasing.Finished(it.Text); !strings.Contains(strings.Join(parts, w.Space()), strings.TrimRight(s, ".。")) {
				parts = append(parts, s)
			}
		}
	}
	take(w.Understood.Problem, 4)
	take(w.Understood.Impact, 4)
	told := len(w.Understood.Problem)+len(w.Understood.Impact) > 0
	if told && len(parts) < 2 {
		take(w.Understood.Situation, 2)
		take(w.pitch(), 1)
	}
	text := strings.Join(parts, w.Space())
	if longEnough(text, minClarified) && text != phrasing.Finished(seed) {
		return text
	}
	missing := w.unstatedProblem()
	switch {
	case told:
		missing = w.Sentence("problem_open")
	case len(w.Understood.Pitch) > 0:
		missing = w.Sentence("problem_whom")
	}
	if strings.Contains(text, missing) {
		missing = w.Sentence("problem_open")
	}
	return strings.TrimSpace(text + w.Space() + missing)
}

// unstatedProblem says that the source tells what the product does and not what
// is wrong today, and names the first thing that it does.
func (w *Completer) unstatedProblem() string {
	if len(w.Understood.Features) > 0 {
		return w.Sentence("problem_unstated_deed", "name", strings.TrimRight(w.Phrase(w.Understood.Features[0].Name), ".。 "))
	}
	return w.Sentence("problem_unstated")
}

// Space separates sentences of this language.
func (w *Completer) Space() string {
	if w.Language == "zh" {
		return ""
	}
	return " "
}

func (w *Completer) refinedUsers(confirmed []string) []specs.RefinedUser {
	var out []specs.RefinedUser
	for _, a := range w.users() {
		u := specs.RefinedUser{Name: a.Name, Source: a.Source}
		for _, it := range a.Needs {
			u.Needs = append(u.Needs, it.Text)
		}
		if len(u.Needs) == 0 {
			u.Needs = w.wantsOf(a.Name, 3)
		}
		for _, it := range a.Pains {
			u.PainPoints = append(u.PainPoints, it.Text)
		}
		out = append(out, u)
	}
	if len(out) == 0 && len(confirmed) > 0 {
		out = append(out, specs.RefinedUser{Name: confirmed[0], Needs: w.Actions(3), Source: w.UserSrc})
	}
	if len(out) == 0 {
		out = append(out, specs.RefinedUser{Name: reading.UpperFirst(w.User), Needs: w.Actions(3), Source: w.UserSrc})
	}
	return out
}

// wantsOf are the verb phrases of the features that name an actor.
func (w *Completer) wantsOf(actor string, limit int) []string {
	var out []string
	for _, i := range w.needs().acting[phrasing.CaseKey(actor)] {
		if len(out) == limit {
			break
		}
		if need, ok := w.NeedOf(&w.Understood.Features[i]); ok {
			out = append(out, need)
		}
	}
	return out
}

// StatedFeatures are the features of the source in its order; one that is
// stated twice in the same words appears once, with both places.
func (w *Completer) StatedFeatures() []specs.Feature {
	var out []specs.Feature
	at := map[string]int{}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.Priority == "wont" {
			continue
		}
		g := specs.Feature{
			Name: f.Name, Description: phrasing.Finished(f.Text), Actor: f.Actor, Priority: f.Priority, Source: f.Source,
			AcceptanceCriteria: append([]specs.Item(nil), f.Criteria...), EdgeCases: append([]specs.Item(nil), f.Edges...),
		}
		if g.Priority == "" {
			g.Priority = "unset"
		}
		if phrasing.IsNeed(f) {
			g.Source = specs.FromRule(phrasing.NeedRule) // its lines only complain
		}
		key := phrasing.SameWords(f.Name+" "+f.Text) + "\x00" + strings.ToLower(f.Actor)
		if j, twice := at[key]; twice && key[0] > 1 {
			out[j].Source = out[j].Source.Join(g.Source)
			out[j].AcceptanceCriteria = append(out[j].AcceptanceCriteria, g.AcceptanceCriteria...)
			out[j].EdgeCases = append(out[j].EdgeCases, g.EdgeCases...)
			continue
		}
		at[key] = len(out)
		out = append(out, g)
	}
	return out
}

// InferredFeature is a feature of a pack in the words of this product.
func (w *Completer) InferredFeature(f AddedFeature) specs.Feature {
	src := specs.FromRule(f.Pack.ID)
	g := specs.Feature{Name: w.Fill(f.Pack, f.Name), Description: phrasing.Finished(w.Fill(f.Pack, f.Description)), Actor: w.packActor(f), Priority: f.Priority, Source: src}
	if (w.ranked() || w.Idea && len(w.Understood.Features) > 0 || len(w.Understood.Features) >= toldFeatures) && g.Priority == "must" {
		g.Priority = "should" // who tells this much names what is mandatory
	}
	for _, c := range f.Criteria {
		g.AcceptanceCriteria = append(g.AcceptanceCriteria, phrasing.Item(w.Fill(f.Pack, c), src))
	}
	for _, c := range f.EdgeCases {
		g.EdgeCases = append(g.EdgeCases, phrasing.Item(w.Fill(f.Pack, c), src))
	}
	return g
}

// packActor is who uses a feature of a pack; empty for the system itself.
func (w *Completer) packActor(f AddedFeature) string {
	switch f.Actor {
	case "admin":
		return w.Admin
	case "system":
		return ""
	default:
		return w.User
	}
}

func (w *Completer) integrationItems() []specs.Item {
	var out []specs.Item
	for _, s := range w.Understood.Integrations {
		text := s.Name
		if s.Purpose != "" {
			text += w.Say("colon") + w.Phrase(s.Purpose)
		}
		out = append(out, specs.Item{Text: text, Source: s.Source})
	}
	return out
}

// Boundaries are what the source takes in and leaves out.
func (w *Completer) Boundaries() specs.Boundaries {
	var b specs.Boundaries
	for _, n := range w.Understood.NonGoals {
		b.OutOfScope = append(b.OutOfScope, phrasing.Item(n.Text, n.Source))
	}
	for i := range w.Understood.Features {
		if f := &w.Understood.Features[i]; f.Priority == "wont" {
			b.OutOfScope = append(b.OutOfScope, phrasing.Item(phrasing.OrElse(f.Name, f.Text), f.Source))
		}
	}
	b.Constraints = append(b.Constraints, w.Understood.Constraints...)
	return b
}

// openQuestions are the stated ones, then those of the gap analysis that no
// round answered, each with what is assumed until then.
func (w *Completer) openQuestions(in *analysis.ExpansionInput) []specs.Question {
	var out []specs.Question
	known := map[string]bool{}
	asked := askedTexts(in.Answers)
	for _, q := range w.Understood.Questions {
		if asked(phrasing.Finished(q.Text)) {
			continue // the answer stands among the constraints, with the question before it
		}
		if q.Owner == "" {
			q.Owner = w.Say("owner_product")
		}
		out = append(out, q)
		known[phrasing.FoldTerm(phrasing.Finished(q.Text))] = true
	}
	for _, a := range in.Gap.Areas {
		for i, q := range a.Questions {
			if known[phrasing.FoldTerm(q)] || asked(q) || i > 0 && !w.AtLeast("standard") {
				continue
			}
			known[phrasing.FoldTerm(q)] = true
			text := q
			if in.Accept && len(a.Suggestions) == len(a.Questions) && a.Rule != "rule:stated-question" {
				text = w.Say("question_assumed", "question", strings.TrimRight(q, "?？。. "), "suggestion", w.Phrase(a.Suggestions[i]))
			}
			out = append(out, specs.Question{Text: text, Owner: w.ownerOf(&a), Source: specs.FromRule(a.Rule)})
		}
	}
	return out
}

// ownerOf is who can answer a question of an area: what the words of an idea mean, and what
// happens at their edges, whoever had it knows best.
func (w *Completer) ownerOf(a *analysis.Area) string {
	if strings.HasPrefix(a.Rule, "rule:idea-") && a.Dimension != "integrations" {
		return w.Say("owner_product")
	}
	switch a.Dimension {
	case "integrations", "data", "errors", "quality":
		return w.Say("owner_tech")
	default:
		return w.Say("owner_product")
	}
}
