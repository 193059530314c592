package embedded

import (
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/designing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
)

// second answers the tasks of phases 4 to 6.5 and the exploration of a
// codebase; ok is false for any other.
func (e *Engine) second(in, out any) (ok bool, err error) {
	switch in := in.(type) {
	case *analysis.ArchitectureInput:
		whole, err := e.wholeDesign(in)
		if err != nil {
			return true, err
		}
		return design(e, in.Common, out, in.Brief, in.Requirements, func(g *designing.Designer, out *analysis.ArchitectureOutput) { g.Architecture(in, whole, out) })
	case *analysis.ArchitectureReviewInput:
		return design(e, in.Common, out, specs.Brief{}, in.Requirements, func(g *designing.Designer, out *analysis.ArchitectureReviewOutput) { g.ReviewArchitecture(in, out) })
	case *analysis.EpicsInput:
		whole, err := e.wholeEpics(in)
		if err != nil {
			return true, err
		}
		return design(e, in.Common, out, in.Brief, in.Requirements, func(g *designing.Designer, out *analysis.EpicsOutput) { g.Epics(in, whole, out) })
	case *analysis.EpicsReviewInput:
		return design(e, in.Common, out, specs.Brief{}, in.Requirements, func(g *designing.Designer, out *analysis.EpicsReviewOutput) { g.ReviewEpics(in, out) })
	case *analysis.EpicsRetellInput:
		return design(e, in.Common, out, in.Brief, in.Requirements, func(g *designing.Designer, out *analysis.EpicsRetellOutput) { g.RetellEpics(in, out) })
	case *analysis.RepairInput:
		return design(e, in.Common, out, specs.Brief{}, analysis.RequirementsOutput{}, func(g *designing.Designer, out *analysis.RepairOutput) { g.Repair(in, out) })
	case *analysis.CodebaseInput:
		return design(e, in.Common, out, specs.Brief{}, analysis.RequirementsOutput{}, func(g *designing.Designer, out *analysis.CodebaseOutput) { g.Explore(in, out) })
	default:
		return e.third(in, out)
	}
}

// third answers the tasks of a roadmap; ok is false for any other.
func (e *Engine) third(in, out any) (ok bool, err error) {
	switch in := in.(type) {
	case *analysis.RoadmapAssessmentInput:
		t, err := e.data().road()
		if err != nil {
			return true, err
		}
		return design(e, in.Common, out, in.Brief, in.Requirements, func(g *designing.Designer, out *analysis.RoadmapAssessmentOutput) { g.Assess(t, in, out) })
	case *analysis.RoadmapInput:
		t, err := e.data().road()
		if err != nil {
			return true, err
		}
		return design(e, in.Common, out, in.Brief, in.Requirements, func(g *designing.Designer, out *analysis.RoadmapOutput) { g.Roadmap(t, in, out) })
	default:
		return false, nil
	}
}

// design prepares the work on one source and runs one task of it.
func design[Out any](e *Engine, c analysis.Common, out any, brief specs.Brief, req analysis.RequirementsOutput, run func(*designing.Designer, *Out)) (ok bool, err error) {
	return answer(e, c, out, func(w *specifying.Specifier, out *Out) error {
		table, err := e.data().design()
		if err != nil {
			return err
		}
		run(designing.New(w, table, brief, req, e.study(c).heads), out)
		return nil
	})
}
