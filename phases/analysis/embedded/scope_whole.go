package embedded

import (
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// Decisions, epics and stories keep their numbers whatever a review moved over
// the border of the scope, as requirements do: the work on the whole scope is
// done again, what is likest to a thing of it takes its number, what left leaves
// a gap, and what is new is counted on behind all others.

// wholeWork is the brief and the requirements as they were before the review.
type wholeWork struct {
	common analysis.Common
	brief  specs.Brief
	req    analysis.RequirementsOutput
}

// before does the work on the whole scope up to the requirements. What a person
// made of the vision and of priorities since holds for it too. ok is false when
// nothing was moved, or when the requirements are not of this engine's making:
// then their numbers say nothing of the whole.
func (e *Engine) before(c analysis.Common, border *analysis.BorderMoved, brief specs.Brief, now analysis.RequirementsOutput) (w wholeWork, ok bool, err error) {
	if c.Scope == nil || border == nil {
		return w, false, nil
	}
	var draft analysis.RequirementsOutput
	if draft, err = e.requirementsOf(c, border.Left, brief, nil); err != nil {
		return w, false, err
	}
	c.Scope = nil
	w.common = c
	told, err := e.briefOf(c, border.Whole)
	if err != nil {
		return w, false, err
	}
	w.brief = told.Brief
	w.brief.Vision = brief.Vision
	if w.req, err = e.requirementsOf(c, border.Whole, w.brief, told.Terms); err != nil {
		return w, false, err
	}
	return w, prioritised(&w.req, draft, now), nil
}

// briefOf does the work up to the brief.
func (e *Engine) briefOf(c analysis.Common, refined specs.Refined) (out analysis.SynthesisOutput, err error) {
	var seed analysis.SeedOutput
	if _, err = e.answer(&analysis.SeedInput{Common: c}, &seed); err != nil {
		return out, err
	}
	var views []analysis.PerspectiveOutput
	for _, role := range []string{analysis.Product, analysis.Technical, analysis.User} {
		var view analysis.PerspectiveOutput
		if _, err = e.answer(&analysis.PerspectiveInput{Common: c, Role: role, Seed: seed, Refined: refined}, &view); err != nil {
			return out, err
		}
		views = append(views, view)
	}
	_, err = e.answer(&analysis.SynthesisInput{Common: c, Seed: seed, Refined: refined, Perspectives: views}, &out)
	return out, err
}

// requirementsOf gives the reviewed draft of the requirements.
func (e *Engine) requirementsOf(c analysis.Common, refined specs.Refined, brief specs.Brief, terms []specs.Term) (analysis.RequirementsOutput, error) {
	var draft analysis.RequirementsOutput
	if _, err := e.answer(&analysis.RequirementsInput{Common: c, Refined: refined, Brief: brief, Terms: terms}, &draft); err != nil {
		return draft, err
	}
	var reviewed analysis.RequirementsReviewOutput
	_, err := e.answer(&analysis.RequirementsReviewInput{Common: c, Brief: brief, Draft: draft}, &reviewed)
	return reviewed.Revised, err
}

// prioritised gives the requirements of the whole the priorities that somebody
// changed in the draft, and says whether those there are now are the same ones
// at all.
func prioritised(whole *analysis.RequirementsOutput, draft, now analysis.RequirementsOutput) bool {
	drafted, given := map[string]*specs.Requirement{}, map[string]*specs.Requirement{}
	for i := range draft.Requirements {
		drafted[draft.Requirements[i].ID] = &draft.Requirements[i]
	}
	for i := range now.Requirements {
		given[now.Requirements[i].ID] = &now.Requirements[i]
	}
	same, other := 0, 0
	for i := range whole.Requirements {
		r := &whole.Requirements[i]
		d, g := drafted[r.ID], given[r.ID]
		switch {
		case d == nil || g == nil:
		case g.Title != r.Title:
			other++
		default:
			same++
			if g.Priority != d.Priority {
				r.Priority = g.Priority
			}
		}
	}
	return same > other
}

// wholeDesign gives the decisions of the whole scope, none when nothing was
// moved.
func (e *Engine) wholeDesign(in *analysis.ArchitectureInput) ([]specs.ADR, error) {
	w, ok, err := e.before(in.Common, in.Border, in.Brief, in.Requirements)
	if !ok || err != nil {
		return nil, err
	}
	out, err := e.designOf(w)
	return out.Decisions, err
}

func (e *Engine) designOf(w wholeWork) (out analysis.ArchitectureOutput, err error) {
	_, err = e.answer(&analysis.ArchitectureInput{Common: w.common, Brief: w.brief, Requirements: w.req}, &out)
	return out, err
}

// wholeEpics gives the epics of the whole scope, none when nothing was moved.
func (e *Engine) wholeEpics(in *analysis.EpicsInput) ([]specs.Epic, error) {
	w, ok, err := e.before(in.Common, in.Border, in.Brief, in.Requirements)
	if !ok || err != nil {
		return nil, err
	}
	arch, err := e.designOf(w)
	if err != nil {
		return nil, err
	}
	var out analysis.EpicsOutput
	_, err = e.answer(&analysis.EpicsInput{
		Common: w.common, Brief: w.brief, Requirements: w.req, Architecture: arch, MVPScope: in.MVPScope,
	}, &out)
	return out.Epics, err
}

// likest gives every one of wanted things the number from 1 that the thing of
// the whole has to which it is likest, each once; likeness 0 is none. What is
// like nothing is counted on behind the whole.
func likest(whole, wanted int, likeness func(k, i int) int) []int {
	type pair struct{ k, i, like int }
	var pairs []pair
	for i := range wanted {
		for k := range whole {
			if like := likeness(k, i); like > 0 {
				pairs = append(pairs, pair{k, i, like})
			}
		}
	}
	slices.SortStableFunc(pairs, func(a, b pair) int {
		return cmp.Or(cmp.Compare(b.like, a.like), cmp.Compare(a.k, b.k), cmp.Compare(a.i, b.i))
	})
	out, taken := make([]int, wanted), make([]bool, whole)
	for _, p := range pairs {
		if out[p.i] == 0 && !taken[p.k] {
			out[p.i], taken[p.k] = p.k+1, true
		}
	}
	for i, next := 0, whole; i < wanted; i++ {
		if out[i] == 0 {
			next++
			out[i] = next
		}
	}
	return out
}

// alikeness says how much two lists of ids have in common: 1000 for equal ones,
// 0 for those without a common id (the coefficient of Dice in thousandths).
func alikeness(a, b []string) int {
	both := 0
	for _, id := range a {
		if slices.Contains(b, id) {
			both++
		}
	}
	if both == 0 {
		return 0
	}
	return 2000 * both / (len(a) + len(b))
}

// sameName is what the same title adds to the likeness.
func sameName(a, b string) int {
	if a == b {
		return 1000
	}
	return 0
}

// decisionsAs numbers decisions as those of the whole scope: the one of the same
// title, or that weighs most of the same ways, is the same decision.
func decisionsAs(whole, decisions []specs.ADR) []specs.ADR {
	if len(whole) == 0 {
		return decisions
	}
	ways := func(a *specs.ADR) []string {
		var out []string
		for _, o := range a.Options {
			out = append(out, o.Name)
		}
		return out
	}
	numbers := likest(len(whole), len(decisions), func(k, i int) int {
		return alikeness(ways(&whole[k]), ways(&decisions[i])) + sameName(whole[k].Title, decisions[i].Title)
	})
	for i := range decisions {
		decisions[i].ID = specs.ADRID(numbers[i])
	}
	slices.SortStableFunc(decisions, func(a, b specs.ADR) int { return cmp.Compare(a.ID, b.ID) })
	return decisions
}

// number numbers the plans as the epics of the whole scope: the one with most
// of the same requirements is the same epic.
func (m *epicMaker) number(whole []specs.Epic) {
	if len(whole) == 0 {
		return
	}
	holds := make([][]string, len(m.plans))
	for i := range m.plans {
		holds[i] = m.ids(m.plans[i].members)
		for _, n := range m.plans[i].nfrs {
			holds[i] = append(holds[i], m.req.NFRs[n].ID)
		}
	}
	m.places = likest(len(whole), len(m.plans), func(k, i int) int {
		like := alikeness(whole[k].Requirements, holds[i])
		if like > 0 {
			like += sameName(whole[k].Title, m.plans[i].name) / 10
		}
		return like
	})
}

// epicID is the id of a plan.
func (m *epicMaker) epicID(i int) string {
	if m.places == nil {
		return specs.EpicID(i + 1)
	}
	return specs.EpicID(m.places[i])
}

// storyNumbers numbers the stories of an epic as those of the same epic in the
// whole scope.
func storyNumbers(e *specs.Epic, whole []specs.Epic) []int {
	var before []specs.Story
	if at := slices.IndexFunc(whole, func(w specs.Epic) bool { return w.ID == e.ID }); at >= 0 {
		before = whole[at].Stories
	}
	return likest(len(before), len(e.Stories), func(k, i int) int {
		return alikeness(before[k].TracesTo, e.Stories[i].TracesTo) + sameName(before[k].Title, e.Stories[i].Title)
	})
}
