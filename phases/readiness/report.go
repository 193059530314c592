package readiness

import (
	"fmt"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// rule is the provenance of what this phase computes.
const rule = "readiness"

func item(text string) specs.Item { return specs.Item{Text: text, Source: specs.FromRule(rule)} }

// report writes what the judge found as readiness-report.md.
func (w *words) report(s *session.Session, r *gates.Report, c *coverage, repairs []specs.Item) *specs.Readiness {
	doc := &specs.Readiness{
		Title: w.fill("report_title", "title", s.Package.Config.Title), Gate: r.Gate, Score: r.Overall,
		Iteration: s.Package.Config.IterationCount, Matrix: r.Matrix, Depth: r.Depth,
		Coverage: c.rows, Placements: c.places, Unplaced: c.unplaced, Repairs: repairs,
	}
	doc.Summary = []specs.Item{
		item(w.fill("report_summary", "title", s.Package.Config.Title, "score", r.Overall, "gate", r.Gate)),
		item(w.fill("report_counts", "errors", r.Count(gates.Error), "warnings", r.Count(gates.Warning), "infos", r.Count(gates.Info), "documents", judged(s.Package))),
		item(w.fill("report_coverage", "stated", c.stated, "placed", c.placed)),
	}
	for _, d := range r.Dimensions {
		doc.Scores = append(doc.Scores, specs.ScoreRow{
			Dimension: d.Name, Score: d.Score, Passed: w.fill("passed", "passed", d.Passed, "applicable", d.Applicable),
		})
	}
	doc.Scores = append(doc.Scores, specs.ScoreRow{Dimension: "overall", Score: r.Overall, Note: w.fill("overall_note")})
	for _, f := range r.Findings {
		doc.Findings = append(doc.Findings, specs.FindingRow{
			Severity: string(f.Severity), Rule: f.Rule, Place: place(f), Message: f.Message, Fix: f.Fix,
		})
	}
	for _, v := range r.Verifications {
		doc.Verification = append(doc.Verification, specs.VerifyRow{
			ID: v.ID, Priority: v.Priority, Criteria: v.Criteria, Trace: v.Trace, Story: v.Story, Architecture: v.Architecture,
		})
	}
	doc.Advice = w.advice(s, r, c)
	return doc
}

func place(f gates.Finding) string {
	if f.Line == 0 {
		return f.File
	}
	return fmt.Sprintf("%s:%d", f.File, f.Line)
}

// advice says what to do next, the most urgent first.
func (w *words) advice(s *session.Session, r *gates.Report, c *coverage) []specs.Item {
	const most = 5
	var out []specs.Item
	for _, f := range r.Findings {
		if f.Severity == gates.Error && len(out) < most {
			out = append(out, item(w.fill("advice_error", "place", place(f), "message", f.Message)))
		}
	}
	if len(c.unplaced) > 0 {
		out = append(out, item(w.fill("advice_unplaced", "count", len(c.unplaced))))
	}
	if n := len(inferred(s.Package)); n > 0 {
		out = append(out, item(w.fill("advice_inferred", "count", n)))
	}
	if b := s.Package.Brief; b != nil && len(b.OpenQuestions) > 0 {
		out = append(out, item(w.fill("advice_questions", "count", len(b.OpenQuestions), "first", b.OpenQuestions[0].Text)))
	}
	if e := first(s.Package); e != nil && r.Count(gates.Error) == 0 {
		out = append(out, item(w.fill("advice_clean", "epic", e.ID)))
	}
	return out
}

// inferred lists the requirements that no line of the source states.
func inferred(pkg *specs.Package) []*specs.Requirement {
	var out []*specs.Requirement
	for _, r := range pkg.Requirements {
		if r.Source.Kind == specs.Inferred {
			out = append(out, r)
		}
	}
	return out
}

// first is the epic to begin with: one of the MVP that waits for nothing.
func first(pkg *specs.Package) *specs.Epic {
	for _, e := range pkg.Epics {
		if e.MVP && len(e.DependsOn) == 0 {
			return e
		}
	}
	return nil
}

// judged counts the documents that say something of their own. The reports are
// none of them: whether they stand there already must not change what they say.
func judged(pkg *specs.Package) int {
	n := 0
	for _, doc := range pkg.Documents() {
		switch doc.Kind() {
		case specs.KindReadiness, specs.KindSummary, specs.KindExport:
		default:
			n++
		}
	}
	return n
}
