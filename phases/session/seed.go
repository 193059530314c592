package session

import (
	"context"
	"fmt"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Seed rebuilds what phase 1 understood from the files that it wrote.
func (s *Session) Seed() analysis.SeedOutput {
	cfg := s.Package.Config
	seed := analysis.SeedOutput{
		Title: cfg.Title, Lang: cfg.Lang, Analysis: cfg.SeedAnalysis, Complexity: cfg.Complexity,
		SpecType: cfg.SpecType, FocusAreas: cfg.FocusAreas,
	}
	if d := s.Package.Discovery; d != nil {
		seed.Risks, seed.Questions = d.Recommendations.Risks, d.Recommendations.OpenQuestions
	}
	return seed
}

// Requirements gives the content of requirements/ as it stands on disk.
func (s *Session) Requirements() analysis.RequirementsOutput {
	var out analysis.RequirementsOutput
	for _, r := range s.Package.Requirements {
		out.Requirements = append(out.Requirements, *r)
	}
	for _, n := range s.Package.NFRs {
		out.NFRs = append(out.NFRs, *n)
	}
	if s.Package.RequirementsIndex != nil {
		out.Index = *s.Package.RequirementsIndex
	}
	return out
}

// Architecture gives the content of architecture/ as it stands on disk.
func (s *Session) Architecture() analysis.ArchitectureOutput {
	var out analysis.ArchitectureOutput
	if s.Package.Architecture != nil {
		out.Architecture = *s.Package.Architecture
	}
	for _, d := range s.Package.Decisions {
		out.Decisions = append(out.Decisions, *d)
	}
	return out
}

// Facts lists what the source states, whatever a review left out of it.
func (s *Session) Facts(ctx context.Context) (analysis.FactsOutput, error) {
	var out analysis.FactsOutput
	common := s.Common()
	common.Scope = nil
	err := s.Analyst.Ask(ctx, analysis.TaskFacts, &analysis.FactsInput{Common: common}, &out)
	return out, err
}

// Wanted lists what is left of the statements of the source after the review of
// the brief; ok is false when it moved nothing.
func (s *Session) Wanted(ctx context.Context) (out analysis.FactsOutput, ok bool, err error) {
	common := s.Common()
	if common.Scope == nil {
		return out, false, nil
	}
	err = s.Analyst.Ask(ctx, analysis.TaskFacts, &analysis.FactsInput{Common: common}, &out)
	return out, true, err
}

// Need fails with state.missing when an earlier phase has not left a file.
func (s *Session) Need(there bool, file string) error {
	if there {
		return nil
	}
	return problem.New("state.missing", "the package has no %s yet", file).At(s.Dir, 0).
		Mend("run `overtone spec new -c %s` to make it", s.ID())
}

// Count makes a short note such as "12 requirements".
func Count(n int, one, many string) string {
	if n == 1 {
		return fmt.Sprintf("%d %s", n, one)
	}
	return fmt.Sprintf("%d %s", n, many)
}

// RefinedOf gives the refined requirements, empty ones when the phase was
// skipped, with the scope as the review of the brief has set it.
func (s *Session) RefinedOf() specs.Refined {
	if s.Package.Refined == nil {
		return specs.Refined{}
	}
	if s.Package.Config == nil {
		return *s.Package.Refined
	}
	return Rescoped(*s.Package.Refined, s.Package.Config.Scope)
}

// Border gives what was wanted before and after a review of the brief moved the
// border of the scope, nil when it moved nothing.
func (s *Session) Border() *analysis.BorderMoved {
	if s.Package.Refined == nil || s.Package.Config == nil || s.Package.Config.Scope == nil {
		return nil
	}
	return &analysis.BorderMoved{Whole: *s.Package.Refined, Left: s.RefinedOf()}
}
