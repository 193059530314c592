// Package epics is phase 5: the work cut into epics and stories.
package epics

import (
	"context"
	"path"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// Phase is phase 5.
type Phase struct{}

// ID is "5".
func (Phase) ID() string { return "5" }

// Name is "epics-stories".
func (Phase) Name() string { return "epics-stories" }

// Inputs are the brief, the requirements and the architecture.
func (Phase) Inputs() []string {
	return []string{specs.BriefFile, specs.RequirementsDir + "/", specs.ArchitectureDir + "/"}
}

// Run writes the epics after a review of the draft. A review that fails leaves
// the draft as it is.
func (p Phase) Run(ctx context.Context, s *session.Session) (*session.Output, error) {
	if err := s.Need(s.Package.Brief != nil, specs.BriefFile); err != nil {
		return nil, err
	}
	if err := s.Need(s.Package.Architecture != nil, path.Join(specs.ArchitectureDir, specs.IndexFile)); err != nil {
		return nil, err
	}
	in := analysis.EpicsInput{
		Common: s.Common(), Brief: *s.Package.Brief, Requirements: s.Requirements(), Architecture: s.Architecture(), MVPScope: "must", Border: s.Border(),
	}
	if e, ok := s.Answers.Get("requirements.mvp"); ok {
		in.MVPScope = e.Answer.First()
	}
	var out analysis.EpicsOutput
	if err := s.Analyst.Ask(ctx, analysis.TaskEpics, &in, &out); err != nil {
		return nil, err
	}
	var remarks analysis.EpicsReviewOutput
	err := s.Analyst.Ask(ctx, analysis.TaskEpicsReview, &analysis.EpicsReviewInput{Common: in.Common, Requirements: in.Requirements, Draft: out}, &remarks)
	switch {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case err != nil:
		s.Warn(err)
	default:
		out = remarks.Revised
	}
	if out, err = review(ctx, s, &in, out); err != nil {
		return nil, err
	}
	var docs []specs.Document
	stories := 0
	for i := range out.Epics {
		docs = append(docs, &out.Epics[i])
		stories += len(out.Epics[i].Stories)
	}
	docs = append(docs, &out.Index)
	return &session.Output{
		Docs: docs,
		Record: specs.PhaseRecord{
			OutputDir: specs.EpicsDir + "/", OutputIndex: path.Join(specs.EpicsDir, specs.IndexFile), FileCount: len(docs),
		},
		Note: session.Count(len(out.Epics), "epic", "epics") + ", " + session.Count(stories, "story", "stories"),
	}, nil
}
