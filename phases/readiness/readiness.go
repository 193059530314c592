// Package readiness is phase 6: the whole package judged, the source followed
// to where each of its statements went, and the package on one page.
package readiness

import (
	"context"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// Phase is phase 6.
type Phase struct {
	Judge   *gates.Judge
	Repairs []specs.Item // what phase 6.5 did before, for the report
}

// ID is "6".
func (*Phase) ID() string { return "6" }

// Name is "readiness-check".
func (*Phase) Name() string { return "readiness-check" }

// Inputs are all documents.
func (*Phase) Inputs() []string {
	return []string{
		specs.DiscoveryFile, specs.RefinedFile, specs.BriefFile, specs.GlossaryFile,
		specs.RequirementsDir + "/", specs.ArchitectureDir + "/", specs.EpicsDir + "/",
	}
}

// Run judges the package and writes the report and the summary.
func (p *Phase) Run(ctx context.Context, s *session.Session) (*session.Output, error) {
	facts, err := s.Facts(ctx)
	if err != nil {
		return nil, err
	}
	decided, err := decisionsOf(ctx, s)
	if err != nil {
		return nil, err
	}
	s.Analyst.Rest() // judging holds all documents in memory, and only a repair asks again
	cover := follow(s.Source, facts, s.Package, decided)
	s.WillHold(specs.ReadinessFile, specs.SummaryFile)
	report, err := p.Judge.Check(ctx, gates.Input{Package: s.Package, Coverage: cover.summary(), Iteration: s.Package.Config.IterationCount, Text: s.Text, Rules: s.Rules})
	if err != nil {
		return nil, err
	}
	status := specs.StatusComplete
	if report.Gate == gates.Fail {
		status = specs.StatusReview
	}
	words, err := loadWords(s)
	if err != nil {
		return nil, err
	}
	doc := words.report(s, report, cover, p.Repairs)
	page := words.summary(s, report)
	doc.Meta.Status, page.Meta.Status = status, status
	return &session.Output{
		Docs:    []specs.Document{doc, page},
		Promote: status,
		Record:  specs.PhaseRecord{OutputFile: specs.ReadinessFile},
		Note:    words.fill("note", "score", report.Overall, "gate", report.Gate),
	}, nil
}
