// Package repair is phase 6.5: it mends what a rule can mend, from facts with
// provenance only, and asks a question where no fact gives the answer. What a
// person wrote is never changed by it.
package repair

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// Phase is one turn of phase 6.5 over the findings of phase 6.
type Phase struct {
	Findings []specs.FindingRow
	Done     []specs.Item // what was mended, for the report
	phases   []string     // whose documents were mended
}

// ID is "6.5".
func (*Phase) ID() string { return "6.5" }

// Name is "auto-fix".
func (*Phase) Name() string { return "auto-fix" }

// Inputs are the report and what it is about.
func (*Phase) Inputs() []string {
	return []string{specs.ReadinessFile, specs.BriefFile, specs.RequirementsDir + "/", specs.ArchitectureDir + "/", specs.EpicsDir + "/"}
}

// Run mends what it can and notes the turn in the session's history. Infos are
// left alone: they ask for nothing.
func (p *Phase) Run(ctx context.Context, s *session.Session) (*session.Output, error) {
	w, err := newWork(s)
	if err != nil {
		return nil, err
	}
	if err := w.mend(ctx, p.Findings); err != nil {
		return nil, err
	}
	rewrites, err := w.rewrites()
	if err != nil {
		return nil, err
	}
	for _, d := range w.done {
		p.Done = append(p.Done, d.item)
		for _, file := range d.files {
			p.phases = append(p.phases, strconv.Itoa(w.docs[file].Header().Phase))
		}
	}
	report, err := p.report(s)
	if err != nil {
		return nil, err
	}
	p.note(s)
	return &session.Output{Rewrites: append(rewrites, report...), Note: fmt.Sprintf("%d mended", len(p.Done))}, nil
}

// report adds what was mended to the readiness report, in the same step as the
// mending: the check that follows reads it from there, also in a later run.
func (p *Phase) report(s *session.Session) ([]session.Rewrite, error) {
	doc := s.Package.Readiness
	if doc == nil || len(p.Done) == 0 {
		return nil, nil
	}
	before, err := s.Codec.Render(doc, s.Package)
	if err != nil {
		return nil, err
	}
	doc.Repairs = append(doc.Repairs, p.Done...)
	after, err := s.Codec.Render(doc, s.Package)
	if err != nil {
		return nil, err
	}
	text, clean := s.Bring(doc.Path(), s.Text(doc.Path()), before, after)
	if !clean {
		return nil, nil // made anew by the check that follows
	}
	base := s.Generated(doc.Path())
	if base != nil {
		if base, clean = s.Bring(doc.Path(), base, before, after); !clean {
			base = nil
		}
	}
	r, err := s.Replace(doc.Path(), text, base)
	return []session.Rewrite{r}, err
}

// note writes the turn into the history of spec-config.json.
func (p *Phase) note(s *session.Session) {
	cfg := s.Package.Config
	cfg.IterationCount++
	it := specs.Iteration{Iteration: cfg.IterationCount, Timestamp: s.Stamp(), PhasesFixed: []string{}}
	if s.Package.Readiness != nil {
		it.ReadinessScore = s.Package.Readiness.Score
	}
	for _, f := range p.Findings {
		if f.Severity == string(gates.Error) {
			it.ErrorsFound++
		}
	}
	slices.Sort(p.phases)
	it.PhasesFixed = append(it.PhasesFixed, slices.Compact(p.phases)...)
	cfg.IterationHistory = append(cfg.IterationHistory, it)
}
