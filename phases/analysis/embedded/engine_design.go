package embedded

import (
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
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
		return design(e, in.Common, out, in.Brief, in.Requirements, func(g *designer, out *analysis.ArchitectureOutput) { g.architecture(in, whole, out) })
	case *analysis.ArchitectureReviewInput:
		return design(e, in.Common, out, specs.Brief{}, in.Requirements, func(g *designer, out *analysis.ArchitectureReviewOutput) { g.reviewArchitecture(in, out) })
	case *analysis.EpicsInput:
		whole, err := e.wholeEpics(in)
		if err != nil {
			return true, err
		}
		return design(e, in.Common, out, in.Brief, in.Requirements, func(g *designer, out *analysis.EpicsOutput) { g.epics(in, whole, out) })
	case *analysis.EpicsReviewInput:
		return design(e, in.Common, out, specs.Brief{}, in.Requirements, func(g *designer, out *analysis.EpicsReviewOutput) { g.reviewEpics(in, out) })
	case *analysis.EpicsRetellInput:
		return design(e, in.Common, out, in.Brief, in.Requirements, func(g *designer, out *analysis.EpicsRetellOutput) { g.retellEpics(in, out) })
	case *analysis.RepairInput:
		return design(e, in.Common, out, specs.Brief{}, analysis.RequirementsOutput{}, func(g *designer, out *analysis.RepairOutput) { g.repair(in, out) })
	case *analysis.CodebaseInput:
		return design(e, in.Common, out, specs.Brief{}, analysis.RequirementsOutput{}, func(g *designer, out *analysis.CodebaseOutput) { g.codebase(in, out) })
	default:
		return e.third(in, out)
	}
}

// third answers the tasks of a roadmap; ok is false for any other.
func (e *Engine) third(in, out any) (ok bool, err error) {
	switch in := in.(type) {
	case *analysis.RoadmapAssessmentInput:
		t, err := e.road()
		if err != nil {
			return true, err
		}
		return design(e, in.Common, out, in.Brief, in.Requirements, func(g *designer, out *analysis.RoadmapAssessmentOutput) { g.assess(t, in, out) })
	case *analysis.RoadmapInput:
		t, err := e.road()
		if err != nil {
			return true, err
		}
		return design(e, in.Common, out, in.Brief, in.Requirements, func(g *designer, out *analysis.RoadmapOutput) { g.roadmap(t, in, out) })
	default:
		return false, nil
	}
}

// design prepares the work on one source and runs one task of it.
func design[Out any](e *Engine, c analysis.Common, out any, brief specs.Brief, req analysis.RequirementsOutput, run func(*designer, *Out)) (ok bool, err error) {
	return answer(e, c, out, func(w *work, out *Out) error {
		table, err := e.design()
		if err != nil {
			return err
		}
		run(newDesigner(w, table, brief, req, e.study(c).heads), out)
		return nil
	})
}
