// Package clarification is phase 1.5: what is missing or unclear in the idea,
// and the refined requirements that come of answering it.
package clarification

import (
	"context"

	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// Phase is phase 1.5.
type Phase struct{}

// ID is "1.5".
func (Phase) ID() string { return "1.5" }

// Name is "requirement-clarification".
func (Phase) Name() string { return "requirement-clarification" }

// Inputs are the results of phase 1.
func (Phase) Inputs() []string { return []string{specs.DiscoveryFile} }

// Run finds the gaps, talks about them, and writes refined-requirements.json.
func (p Phase) Run(ctx context.Context, s *session.Session) (*session.Output, error) {
	if err := s.Need(s.Package.Config != nil, specs.ConfigFile); err != nil {
		return nil, err
	}
	t := newTalk(s)
	if err := t.hold(ctx); err != nil {
		return nil, err
	}
	refined, err := t.refine(ctx)
	if err != nil {
		return nil, err
	}
	refined.SessionID, refined.Phase, refined.GeneratedAt = s.ID(), p.ID(), s.Stamp()
	s.Package.Refined = &refined
	document := specs.RefinedDocument{Refined: refined}
	for _, rule := range s.Snapshot() {
		if rule.Must {
			document.ProjectRules = append(document.ProjectRules, specs.RuleLink{ID: rule.ID, Link: rule.Link})
		}
	}
	data, err := specs.EncodeJSON(&document)
	if err != nil {
		return nil, err
	}
	rounds := refined.DiscussionRounds
	return &session.Output{
		Files:  []session.File{{Name: specs.RefinedFile, Data: data}},
		Record: specs.PhaseRecord{OutputFile: specs.RefinedFile, DiscussionRounds: &rounds},
		Note:   session.Count(len(refined.Features), "feature", "features"),
	}, nil
}
