package roadmap

import (
	"context"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// What the quality check comes to.
const (
	Passed = "pass"   // nothing to remark
	Fixed  = "fixed"  // passed after mending, which is said
	Review = "review" // something is left for a person
)

// Finding is a remark of the quality check, with the line of roadmap.md.
type Finding struct {
	Rule     string
	Severity string // error, warning or info
	Line     int
	Message  string
	Fix      string
	Blocks   bool // an error of the dependencies, with which no issue can be made
}

// check judges the roadmap as it stands on disk, mends what can be mended
// without a person and says so.
func (r *Run) check(ctx context.Context) error {
	r.observe(StepCheck, "", false)
	if err := r.judge(ctx); err != nil {
		return err
	}
	r.passed = Passed
	if fixed := r.mend(); len(fixed) > 0 {
		if err := r.Save(); err != nil {
			return err
		}
		if err := r.judge(ctx); err != nil {
			return err
		}
		r.passed, r.Fixes = Fixed, append(r.Fixes, fixed...)
	}
	open := 0
	for _, f := range r.Findings {
		if f.Severity != string(gates.Info) {
			open++
		}
	}
	note := r.passed
	if open > 0 {
		r.passed = Review
		note = r.passed + ", " + session.Count(open, "finding", "findings")
	}
	r.observe(StepCheck, note, true)
	return nil
}

// judge applies the rules.
func (r *Run) judge(ctx context.Context) error {
	judge, err := gates.NewRoadmap(r.Set)
	if err != nil {
		return err
	}
	in := gates.RoadmapInput{Roadmap: r.Roadmap, Parsed: r.Folder.Parsed, Text: r.Folder.Text(), Rules: r.Rules}
	if r.Spec != nil {
		in.Spec = r.Spec.Package
	}
	report, err := judge.Check(ctx, in)
	if err != nil {
		return err
	}
	r.Findings = nil
	for _, f := range report.Findings {
		r.Findings = append(r.Findings, Finding{
			Rule: f.Rule, Severity: string(f.Severity), Line: f.Line, Message: f.Message, Fix: f.Fix,
			Blocks: f.Severity == gates.Error && f.Dimension == "dependencies",
		})
	}
	return nil
}

// blocked says that a dependency error is left, with which no issue can be made.
func (r *Run) blocked() bool {
	return slices.ContainsFunc(r.Findings, func(f Finding) bool { return f.Blocks })
}

// mend takes out lines that a rule refuses and that nobody stated or decided,
// as long as something that passes says the same part. It never makes a line up.
func (r *Run) mend() []string {
	refused := map[int]string{}
	for _, f := range r.Findings {
		if f.Line > 0 && slices.Contains([]string{"roadmap.testable", "roadmap.vague", "roadmap.executable", "roadmap.business"}, f.Rule) {
			refused[f.Line] = f.Message
		}
	}
	var said []string
	for i := range r.Roadmap.Items {
		it := &r.Roadmap.Items[i]
		it.Criteria = drop(it.Criteria, refused, &said, func(c specs.Criterion) (int, specs.Source, string) { return c.Pos.Line, c.Source, featureOf(c.Text) })
		whole := func(x specs.Item) (int, specs.Source, string) { return x.Pos.Line, x.Source, "" }
		it.Verification = drop(it.Verification, refused, &said, whole)
		it.Done = drop(it.Done, refused, &said, whole)
	}
	return said
}

// featureOf is the id that begins a criterion, "F-001: …".
func featureOf(text string) string {
	id, _, ok := strings.Cut(text, ": ")
	if !ok || !specs.IsFeature(id) {
		return ""
	}
	return id
}

// drop takes refused lines out of a part. Of says the line of one, its source
// and what it is about; the last that is about something stays.
func drop[T any](list []T, refused map[int]string, said *[]string, of func(T) (int, specs.Source, string)) []T {
	left := map[string]int{}
	for _, x := range list {
		if line, _, about := of(x); refused[line] == "" {
			left[about]++
		}
	}
	return slices.DeleteFunc(slices.Clone(list), func(x T) bool {
		line, source, about := of(x)
		message, found := refused[line]
		if !found || left[about] == 0 || source.Kind != specs.Inferred {
			return false
		}
		*said = append(*said, message)
		return true
	})
}
