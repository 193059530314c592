package gates

import (
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// readinessChecks are the checks of phase 6 over the package as a whole.
func readinessChecks() []check {
	return []check{
		{"package.readable", packageReadable},
		{"package.documents", packageDocuments},
		{"readiness.must-criteria", mustCriteria},
		{"readiness.must-trace", mustTrace},
		{"readiness.must-design", mustDesign},
		{"readiness.summary", readinessSummary},
		{"readiness.status", readinessStatus},
		{"readiness.second-review", secondReview},
		{"readiness.score", recordedScore},
		{"readiness.open-errors", recordedErrors},
		{"readiness.current", nil}, // needs the judgement: see conclude
		{"coverage.share", coverageShare},
		{"coverage.unplaced", coverageUnplaced},
	}
}

// packageReadable: a file that cannot be read fails the package, at the line
// that the reader names.
func packageReadable(t *trial) {
	for _, err := range t.pkg.Troubles {
		p := problem.From(err)
		fix := p.Fix
		if fix == "" {
			fix = "—"
		}
		t.that(false, place{p.File, p.Line}, "cause", p.Reason(), "fix", fix)
	}
	t.that(true, place{})
}

// packageDocuments: what the phases write is there. After one phase only what
// that phase writes is asked for.
func packageDocuments(t *trial) {
	p := t.pkg
	for _, d := range []struct {
		phase string
		file  string
		there bool
	}{
		{"1", specs.ConfigFile, p.Config != nil},
		{"1", specs.DiscoveryFile, p.Discovery != nil},
		{"1.5", specs.RefinedFile, p.Refined != nil},
		{"2", specs.BriefFile, p.Brief != nil},
		{"2", specs.GlossaryFile, p.Glossary != nil},
		{"3", path.Join(specs.RequirementsDir, specs.IndexFile), p.RequirementsIndex != nil},
		{"4", path.Join(specs.ArchitectureDir, specs.IndexFile), p.Architecture != nil},
		{"5", path.Join(specs.EpicsDir, specs.IndexFile), p.EpicsIndex != nil},
		{"6", specs.ReadinessFile, p.Readiness != nil || t.phase == "" && !t.finished("6")},
		{"7", specs.ExportFile, p.Export != nil || t.phase == "" && !t.finished("7")},
	} {
		if t.phase != "" && t.phase != d.phase || t.unreadable(d.file) {
			continue
		}
		t.that(d.there, place{d.file, 0}, "item", d.file)
	}
}

// unreadable says whether a file is there and could not be read, which is
// another finding.
func (f *facts) unreadable(file string) bool {
	return slices.ContainsFunc(f.pkg.Troubles, func(err error) bool { return problem.From(err).File == file })
}

// mustCriteria: of every Must at least one criterion can be tested; one
// without any is req.criteria.
func mustCriteria(t *trial) {
	for _, r := range t.pkg.Requirements {
		if r.Priority == specs.Must && len(r.Criteria) > 0 {
			t.that(t.criteriaMark(r.Criteria) != markFail, t.section(r, "criteria"), "item", r.ID)
		}
	}
	for _, n := range t.pkg.NFRs {
		if n.Priority == specs.Must {
			t.that(targetMark(n.Targets) != markFail, t.section(n, "targets"), "item", n.ID)
		}
	}
}

func mustTrace(t *trial) {
	for _, r := range t.pkg.Requirements {
		if r.Priority == specs.Must {
			t.that(t.traceMark(r.TracesTo) == markPass, t.front(r, "traces_to"), "item", r.ID)
		}
	}
	for _, n := range t.pkg.NFRs {
		if n.Priority == specs.Must {
			t.that(t.traceMark(n.TracesTo) == markPass, t.front(n, "traces_to"), "item", n.ID)
		}
	}
}

func mustDesign(t *trial) {
	for _, r := range t.pkg.Requirements {
		if r.Priority == specs.Must {
			t.that(t.designMark(r.ID, r.Priority) == markPass, t.front(r, "id"), "item", r.ID)
		}
	}
	for _, n := range t.pkg.NFRs {
		if n.Priority == specs.Must {
			t.that(t.designMark(n.ID, n.Priority) == markPass, t.front(n, "id"), "item", n.ID)
		}
	}
}

func readinessSummary(t *trial) {
	if t.phase != "" || t.finished("6") {
		t.that(t.pkg.Summary != nil || t.unreadable(specs.SummaryFile), place{specs.SummaryFile, 0})
	}
}

// readinessStatus: after phase 6 no document that it judged is a draft any more.
func readinessStatus(t *trial) {
	if !t.finished("6") || t.phase != "" {
		return
	}
	for _, d := range t.documents(false) {
		if d.Doc.Kind() == specs.KindExport && t.in.Issues == nil {
			continue // written later
		}
		t.that(d.Doc.Header().Status != specs.StatusDraft, t.front(d.Doc, "status"), "item", d.File)
	}
}

// secondReview: with the embedded engine alone a second opinion cannot be
// expected; the finding is then a hint. rulings.md, "gates".
func secondReview(t *trial) {
	if t.pkg.Readiness == nil || !t.finished("6") {
		return
	}
	known := append(Dimensions(), "overall")
	for _, s := range t.pkg.Readiness.Scores {
		if !slices.Contains(known, s.Dimension) {
			t.that(true, place{})
			return
		}
	}
	severity := Info
	for _, r := range t.pkg.Config.PhasesCompleted {
		if another := r.Engine != "" && r.Engine != "none" && !strings.HasPrefix(r.Engine, "embedded"); another {
			severity = t.severity
		}
	}
	t.thatAs(severity, false, t.section(t.pkg.Readiness, "scores"))
}

// recordedScore judges phase 6 by the report that it wrote; a whole judgement
// uses its own score instead, see conclude.
func recordedScore(t *trial) {
	if r := t.pkg.Readiness; r != nil && t.phase == "6" {
		t.that(r.Score >= failLine, t.front(r, "score"), "count", itoa(r.Score))
	}
}

// recordedErrors is the same for open errors. In a whole judgement the open
// errors themselves say it, and so do those of this phase's own rules.
func recordedErrors(t *trial) {
	r := t.pkg.Readiness
	if r == nil || t.phase != "6" {
		return
	}
	n, line := 0, 0
	for _, row := range r.Findings {
		if rule := t.judge.rule(row.Rule); row.Severity == string(Error) && (rule == nil || rule.Phase != t.phase) {
			if n == 0 {
				line = row.Pos.Line
			}
			n++
		}
	}
	t.that(n == 0, t.at(r, line), "count", itoa(n))
}

// conclude applies the rules about the judgement itself.
func (j *Judge) conclude(f *facts, r *Report) []Finding {
	rule := j.rule("readiness.score")
	score := &trial{facts: f, rule: rule, severity: rule.severityIn(f.profile)}
	if rule.Severity != off {
		score.that(r.Overall >= failLine, place{specs.ReadinessFile, 0}, "count", itoa(r.Overall))
	}
	rule = j.rule("readiness.current")
	current := &trial{facts: f, rule: rule, severity: rule.severityIn(f.profile)}
	if old := f.pkg.Readiness; old != nil && f.finished("6") && rule.Severity != off {
		now := &Report{Overall: r.Overall, Findings: append(slices.Clone(r.Findings), score.findings...)}
		gate := verdict(now)
		current.that(old.Gate == gate, f.front(old, "gate"), "old", old.Gate, "new", gate, "score", itoa(r.Overall))
	}
	return append(score.findings, current.findings...)
}

// covered gives how many statements the source has and how many of them have a
// place: from the phase that asks, else from the report's own numbers.
func (f *facts) covered() (stated, placed int, ok bool) {
	switch {
	case f.in.Coverage != nil:
		return f.in.Coverage.Stated, f.in.Coverage.Placed, true
	case f.pkg.Readiness != nil:
		for _, row := range f.pkg.Readiness.Coverage {
			stated += row.Stated
			placed += row.Placed
		}
		return stated, placed, true
	default:
		return 0, 0, false
	}
}

// coverageShare: nothing stated is lost. Below Min percent it is an error,
// below Max a warning.
func coverageShare(t *trial) {
	stated, placed, ok := t.covered()
	if !ok || stated == 0 {
		return
	}
	share := 100 * placed / stated
	severity := t.severity
	if share >= t.rule.Min {
		severity = Warning
	}
	at := place{specs.SourceFile, 0}
	if t.in.Coverage == nil {
		at = t.section(t.pkg.Readiness, "coverage")
	}
	t.thatAs(severity, share >= t.rule.Max, at, "share", itoa(share), "count", itoa(stated-placed), "stated", itoa(stated))
}

func coverageUnplaced(t *trial) {
	if c := t.in.Coverage; c != nil {
		for _, u := range c.Unplaced {
			t.report(t.severity, place{specs.SourceFile, u.Line}, "text", short(u.Text))
		}
		return
	}
	if t.pkg.Readiness == nil {
		return
	}
	for _, u := range t.pkg.Readiness.Unplaced {
		line := 0
		if len(u.Source.Lines) > 0 {
			line = u.Source.Lines[0].From
		}
		t.report(t.severity, place{specs.SourceFile, line}, "text", short(strings.TrimSpace(u.Text)))
	}
}
