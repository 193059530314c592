// Package requirements is phase 3: what the product must do and how well, each
// traced to the brief and to the lines that stated it.
package requirements

import (
	"context"
	"path"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// Phase is phase 3.
type Phase struct{}

// ID is "3".
func (Phase) ID() string { return "3" }

// Name is "requirements".
func (Phase) Name() string { return "requirements" }

// Inputs are the brief, the glossary and the refined requirements.
func (Phase) Inputs() []string {
	return []string{specs.RefinedFile, specs.BriefFile, specs.GlossaryFile}
}

// MVPQuestion decides which priorities the first release holds.
func MVPQuestion() interview.Question {
	return interview.Question{
		ID: "requirements.mvp", Phase: "3", Kind: interview.Choice, Default: []string{"must"},
		Prompt: templates.Words{En: "What belongs to the first release?", Zh: "首个版本包含哪些需求？"},
		Why: templates.Words{
			En: "Epics that hold these requirements come first; the default keeps the first release small.",
			Zh: "包含这些需求的史诗会排在最前；默认让首个版本保持精简。",
		},
		Options: []interview.Option{
			{ID: "must", Label: templates.Words{En: "Must only", Zh: "仅 Must"}},
			{ID: "must-should", Label: templates.Words{En: "Must and Should", Zh: "Must 与 Should"}},
			{ID: "all", Label: templates.Words{En: "everything", Zh: "全部"}},
		},
	}
}

// Run writes the requirements after a review of the draft. A review that fails
// leaves the draft as it is.
func (p Phase) Run(ctx context.Context, s *session.Session) (*session.Output, error) {
	if err := s.Need(s.Package.Brief != nil, specs.BriefFile); err != nil {
		return nil, err
	}
	var terms []specs.Term
	if s.Package.Glossary != nil {
		terms = s.Package.Glossary.Terms
	}
	in := analysis.RequirementsInput{Common: s.Common(), Refined: s.RefinedOf(), Brief: *s.Package.Brief, Terms: terms}
	var out analysis.RequirementsOutput
	if err := s.Analyst.Ask(ctx, analysis.TaskRequirements, &in, &out); err != nil {
		return nil, err
	}
	var reviewed analysis.RequirementsReviewOutput
	err := s.Analyst.Ask(ctx, analysis.TaskRequirementsReview, &analysis.RequirementsReviewInput{Common: in.Common, Brief: in.Brief, Draft: out}, &reviewed)
	switch {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case err != nil:
		s.Warn(err)
	default:
		out = reviewed.Revised
	}
	if out, err = review(ctx, s, out); err != nil {
		return nil, err
	}
	if _, err := s.Ask(ctx, MVPQuestion()); err != nil {
		return nil, err
	}
	return output(out), nil
}

func output(out analysis.RequirementsOutput) *session.Output {
	var docs []specs.Document
	for i := range out.Requirements {
		r := &out.Requirements[i]
		r.Type = "functional"
		docs = append(docs, r)
	}
	for i := range out.NFRs {
		n := &out.NFRs[i]
		n.Type = "non-functional"
		docs = append(docs, n)
	}
	docs = append(docs, &out.Index)
	return &session.Output{
		Docs: docs,
		Record: specs.PhaseRecord{
			OutputDir: specs.RequirementsDir + "/", OutputIndex: path.Join(specs.RequirementsDir, specs.IndexFile), FileCount: len(docs),
		},
		Note: session.Count(len(out.Requirements), "requirement", "requirements") + ", " + session.Count(len(out.NFRs), "quality", "qualities"),
	}
}
