package readiness

import (
	"fmt"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// summary writes the package on one page.
func (w *words) summary(s *session.Session, r *gates.Report) *specs.Summary {
	pkg := s.Package
	mvp, stories := 0, 0
	doc := &specs.Summary{Title: w.fill("summary_title", "title", pkg.Config.Title), Gate: r.Gate, Score: r.Overall}
	for _, e := range pkg.Epics {
		if e.MVP {
			mvp++
		}
		stories += len(e.Stories)
		doc.Epics = append(doc.Epics, specs.SummaryRow{Epic: e.ID, Title: e.Title, MVP: e.MVP, Size: e.Size, Stories: len(e.Stories)})
	}
	doc.Summary = []specs.Item{item(w.fill("summary_line", "title", pkg.Config.Title, "requirements", len(pkg.Requirements),
		"epics", len(pkg.Epics), "mvp", mvp, "gate", r.Gate, "score", r.Overall))}
	if pkg.Brief != nil {
		doc.Problem = append(doc.Problem, limit(pkg.Brief.Situation, 2)...)
	}
	doc.Numbers = w.numbers(pkg, mvp, stories)
	for _, d := range pkg.Decisions {
		doc.Decisions = append(doc.Decisions, specs.Item{Text: w.fill("decision", "id", d.ID, "title", d.Title), Source: d.Source})
	}
	doc.First = w.lookFirst(pkg, r)
	for _, q := range inferred(pkg) {
		doc.Confirm = append(doc.Confirm, specs.Item{Text: w.fill("confirm_requirement", "id", q.ID, "title", q.Title), Source: q.Source})
	}
	return doc
}

func limit(items []specs.Item, n int) []specs.Item {
	return append([]specs.Item(nil), items[:min(n, len(items))]...)
}

func (w *words) numbers(pkg *specs.Package, mvp, stories int) []specs.NumberRow {
	row := func(id string, count any) specs.NumberRow {
		return specs.NumberRow{What: w.fill(id), Count: fmt.Sprint(count)}
	}
	var out []specs.NumberRow
	if b := pkg.Brief; b != nil {
		out = append(out, row("count_goals", len(b.Goals)), row("count_personas", len(b.Personas)))
	}
	out = append(out,
		row("count_requirements", len(pkg.Requirements)),
		row("count_stated", len(pkg.Requirements)-len(inferred(pkg))),
		row("count_nfrs", len(pkg.NFRs)),
		row("count_decisions", len(pkg.Decisions)),
		row("count_epics", fmt.Sprintf("%d (%d)", len(pkg.Epics), mvp)),
		row("count_stories", stories))
	if b := pkg.Brief; b != nil {
		out = append(out, row("count_questions", len(b.OpenQuestions)))
	}
	return out
}

// lookFirst names the epic to begin with and the worst findings.
func (w *words) lookFirst(pkg *specs.Package, r *gates.Report) []specs.Item {
	const most = 3
	var out []specs.Item
	if e := first(pkg); e != nil {
		out = append(out, item(w.fill("first_epic", "id", e.ID, "title", e.Title)))
	}
	for _, f := range r.Findings {
		if f.Severity != gates.Info && len(out) <= most {
			out = append(out, item(w.fill("first_finding", "place", place(f), "message", f.Message)))
		}
	}
	return out
}
