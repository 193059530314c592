package embedded

import (
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// What a review moves over the border of the scope changes no numbers: the work
// on the whole scope is done again, and what comes of it numbers the rest.

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
