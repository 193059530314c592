// Package architecture is phase 4: the design, and the decisions behind it.
package architecture

import (
	"context"
	"path"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// Phase is phase 4.
type Phase struct{}

// ID is "4".
func (Phase) ID() string { return "4" }

// Name is "architecture".
func (Phase) Name() string { return "architecture" }

// Inputs are the brief, the requirements and what was found in the codebase.
func (Phase) Inputs() []string {
	return []string{specs.DiscoveryFile, specs.BriefFile, specs.RequirementsDir + "/"}
}

// Run writes the design that a person took.
func (p Phase) Run(ctx context.Context, s *session.Session) (*session.Output, error) {
	if err := s.Need(s.Package.Brief != nil, specs.BriefFile); err != nil {
		return nil, err
	}
	if err := s.Need(s.Package.RequirementsIndex != nil, path.Join(specs.RequirementsDir, specs.IndexFile)); err != nil {
		return nil, err
	}
	in := analysis.ArchitectureInput{Common: s.Common(), Brief: *s.Package.Brief, Requirements: s.Requirements(), Border: s.Border()}
	out, err := draft(ctx, s, in)
	if err != nil {
		return nil, err
	}
	said := said{}
	if said.phrases, err = session.NewPhrases(s.Set, s.Lang()); err != nil {
		return nil, err
	}
	if out, err = (&talk{s: s, in: in, first: out, said: said}).hold(ctx); err != nil {
		return nil, err
	}
	var docs []specs.Document
	for i := range out.Decisions {
		docs = append(docs, &out.Decisions[i])
	}
	docs = append(docs, &out.Architecture)
	return &session.Output{
		Docs: docs,
		Record: specs.PhaseRecord{
			OutputDir: specs.ArchitectureDir + "/", OutputIndex: path.Join(specs.ArchitectureDir, specs.IndexFile), FileCount: len(docs),
		},
		Note: session.Count(len(out.Architecture.Components), "component", "components") + ", " + session.Count(len(out.Decisions), "decision", "decisions"),
	}, nil
}
