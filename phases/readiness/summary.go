package readiness

import (
	"fmt"
	"slices"
	"strings"

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
		doc.Problem = problemOf(pkg.Brief)
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

// mostProblem is how many sentences tell the problem on the one page.
const mostProblem = 4

// problemOf are the first two sentences about the problem, what it costs as the source states
// it, and those sentences that carry the numbers the goals are measured against.
func problemOf(b *specs.Brief) []specs.Item {
	var goals []string
	for _, g := range b.Goals {
		goals = append(goals, g.Text, g.Metric, g.Target)
	}
	known := numbersOf(strings.Join(goals, " "))
	out := slices.Clone(b.Situation[:min(len(b.Situation), 2)])
	for _, it := range b.Impact {
		if it.Source.Kind == specs.Stated && len(out) < mostProblem {
			out = append(out, it)
		}
	}
	for i, it := range b.Situation {
		counts := slices.ContainsFunc(numbersOf(it.Text), func(n string) bool { return slices.Contains(known, n) })
		if i >= 2 && counts && len(out) < mostProblem {
			out = append(out, it)
		}
	}
	return out
}

// numbersOf are the numbers of a text, as written.
func numbersOf(text string) []string {
	var out []string
	for _, n := range strings.FieldsFunc(text, func(r rune) bool { return r != '.' && r != ',' && (r < '0' || r > '9') }) {
		if n = strings.Trim(n, ".,"); n != "" {
			out = append(out, n)
		}
	}
	return out
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

// mostFirst is how many things a reader is asked to look at first.
const mostFirst = 5

// lookFirst names the epic to begin with, what stands in its way, and what only
// a person can settle: the first question of the source, a Must that nobody
// stated. Warnings come last.
func (w *words) lookFirst(pkg *specs.Package, r *gates.Report) []specs.Item {
	var out []specs.Item
	if e := first(pkg); e != nil {
		out = append(out, item(w.fill("first_epic", "id", e.ID, "title", e.Title)))
	}
	found := func(s gates.Severity, most int) {
		for _, f := range r.Findings {
			if f.Severity == s && most > 0 && len(out) < mostFirst {
				out, most = append(out, item(w.fill("first_finding", "place", place(f), "message", f.Message))), most-1
			}
		}
	}
	found(gates.Error, 3)
	if pkg.Brief != nil {
		for _, q := range pkg.Brief.OpenQuestions {
			if q.Source.Kind == specs.Stated && len(out) < mostFirst {
				out = append(out, item(w.fill("first_question", "question", q.Text)))
				break
			}
		}
	}
	for _, q := range inferred(pkg) {
		if q.Priority == specs.Must && len(out) < mostFirst {
			out = append(out, item(w.fill("first_inferred", "id", q.ID, "title", q.Title)))
			break
		}
	}
	found(gates.Warning, 2)
	return out
}
