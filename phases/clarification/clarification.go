// Package clarification is phase 1.5: what is missing or unclear in the idea,
// and the refined requirements that come of answering it.
package clarification

import (
	"context"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// Phase is phase 1.5.
type Phase struct{}

// ID is "1.5".
func (Phase) ID() string { return "1.5" }

// Name is "requirement-clarification".
func (Phase) Name() string { return "requirement-clarification" }

// Inputs are the results of phase 1.
func (Phase) Inputs() []string { return []string{specs.DiscoveryFile} }

// The choices of the first round that need no conversation.
const (
	accept = "accept"
	skip   = "skip"
)

func actionQuestion() interview.Question {
	return interview.Question{
		ID: "clarification.action", Phase: "1.5", Kind: interview.Choice, Default: []string{accept},
		Prompt: templates.Words{"en": "What shall be done with the suggestions?", "zh": "如何处理这些建议？"},
		Why: templates.Words{
			"en": "Suggestions fill what the source leaves open; every accepted one is marked as inferred and listed for confirmation.",
			"zh": "建议用于补全原文未说明之处；采纳的每一条都会标为推断并列入待确认。",
		},
		Options: []interview.Option{
			{ID: accept, Label: templates.Words{"en": "accept the suggestions", "zh": "采纳建议"}},
			{ID: skip, Label: templates.Words{"en": "go on with what is stated", "zh": "只用原文内容"}},
		},
	}
}

// Run finds the gaps and writes refined-requirements.json.
func (p Phase) Run(ctx context.Context, s *session.Session) (*session.Output, error) {
	if err := s.Need(s.Package.Config != nil, specs.ConfigFile); err != nil {
		return nil, err
	}
	seed := s.Seed()
	var gap analysis.GapOutput
	if err := s.Analyst.Ask(ctx, analysis.TaskGap, &analysis.GapInput{Common: s.Common(), Seed: seed, Round: 1}, &gap); err != nil {
		return nil, err
	}
	action, err := s.Ask(ctx, actionQuestion())
	if err != nil {
		return nil, err
	}
	in := analysis.ExpansionInput{Common: s.Common(), Seed: seed, Gap: gap, Accept: action.First() == accept}
	var out analysis.ExpansionOutput
	if err := s.Analyst.Ask(ctx, analysis.TaskExpansion, &in, &out); err != nil {
		return nil, err
	}
	refined := out.Refined
	refined.SessionID, refined.Phase, refined.GeneratedAt = s.ID(), p.ID(), s.Stamp()
	refined.Source, refined.DiscussionRounds = "auto-expansion", 0
	s.Package.Refined = &refined
	data, err := specs.EncodeJSON(&refined)
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
