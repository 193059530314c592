// Package brief is phase 2: three points of view and what they agree on, as
// the product brief and the glossary.
package brief

import (
	"context"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Phase is phase 2.
type Phase struct{}

// ID is "2".
func (Phase) ID() string { return "2" }

// Name is "product-brief".
func (Phase) Name() string { return "product-brief" }

// Inputs are the results of the phases before.
func (Phase) Inputs() []string { return []string{specs.DiscoveryFile, specs.RefinedFile} }

// Run asks the three points of view at the same time, then for the brief, and
// lets a person review it. A point of view that fails is left out and said so;
// without any the embedded engine has failed too, and so does the phase.
func (p Phase) Run(ctx context.Context, s *session.Session) (_ *session.Output, err error) {
	if err := s.Need(s.Package.Config != nil, specs.ConfigFile); err != nil {
		return nil, err
	}
	moved := s.Package.Config.Scope
	defer func() {
		if err != nil { // what was not written is not decided
			s.Package.Config.Scope = moved
		}
	}()
	out, err := p.made(ctx, s)
	if err != nil {
		return nil, err
	}
	glossary := &specs.Glossary{SessionID: s.ID(), GeneratedAt: s.Stamp(), Version: 1, Terms: out.Terms}
	s.Package.Glossary = glossary
	data, err := specs.EncodeJSON(glossary)
	if err != nil {
		return nil, err
	}
	doc := out.Brief
	return &session.Output{
		Docs:   []specs.Document{&doc},
		Files:  []session.File{{Name: specs.GlossaryFile, Data: data}},
		Record: specs.PhaseRecord{OutputFile: specs.BriefFile},
		Note:   session.Count(len(doc.Goals), "goal", "goals") + ", " + session.Count(len(out.Terms), "term", "terms"),
	}, nil
}

// made is the brief as the review has left it. It begins with the whole scope:
// what an earlier run moved is asked again.
func (Phase) made(ctx context.Context, s *session.Session) (analysis.SynthesisOutput, error) {
	s.Package.Config.Scope = nil
	t := &talk{s: s}
	if err := s.Set.Decode("rules/brief-review.yaml", &t.words); err != nil {
		return t.out, err
	}
	var err error
	if t.out, err = synthesis(ctx, s); err != nil {
		return t.out, err
	}
	t.before = t.out.Brief
	err = t.hold(ctx)
	return t.out, err
}

// synthesis is the brief within the scope as it is.
func synthesis(ctx context.Context, s *session.Session) (out analysis.SynthesisOutput, err error) {
	views, err := perspectives(ctx, s)
	if err != nil {
		return out, err
	}
	in := analysis.SynthesisInput{Common: s.Common(), Seed: s.Seed(), Refined: s.RefinedOf(), Perspectives: views}
	err = s.Analyst.Ask(ctx, analysis.TaskSynthesis, &in, &out)
	return out, err
}

func perspectives(ctx context.Context, s *session.Session) ([]analysis.PerspectiveOutput, error) {
	roles := []string{analysis.Product, analysis.Technical, analysis.User}
	outs := make([]analysis.PerspectiveOutput, len(roles))
	errs := make([]error, len(roles))
	common, seed, refined := s.Common(), s.Seed(), s.RefinedOf()
	var wg sync.WaitGroup
	for i, role := range roles {
		wg.Go(func() {
			in := analysis.PerspectiveInput{Common: common, Role: role, Seed: seed, Refined: refined}
			errs[i] = s.Analyst.Ask(ctx, analysis.TaskPerspective, &in, &outs[i])
			outs[i].Role = role
		})
	}
	wg.Wait()
	var views []analysis.PerspectiveOutput
	for i, err := range errs {
		if err == nil {
			views = append(views, outs[i])
			continue
		}
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		s.Warn(problem.Wrap(err, "engine.perspective", "the %s perspective could not be asked", roles[i]))
	}
	if len(views) == 0 {
		return nil, errs[0]
	}
	return views, nil
}
