package plans

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
)

// Options are what a check works with; all but Rules and Lang are needed.
type Options struct {
	Linter  *solutions.Linter
	Judge   *gates.Judge
	Reader  *meaning.Reader
	Removal Removal
	Rules   []specs.ProjectRule // of the project
	Lang    specs.Lang          // of messages about rules
}

// checker gathers what is wrong with one plan.
type checker struct {
	Options
	plan   *Plan
	report *Report
	texts  *gates.Texts
}

// Check judges a plan: the same files give the same report. It fails with
// input.template when the words that find technologies are not valid.
func Check(o Options, plan *Plan) (*Report, error) {
	c := &checker{Options: o, plan: plan, report: &Report{
		Plan: plan.File, Requirements: []Covered{}, Tasks: []Judged{}, CriticalIssues: []string{},
		Findings: append([]Finding{}, plan.found...), Patches: append([]Patch{}, plan.patches...),
	}}
	var err error
	if c.texts, err = o.Judge.Texts(c.rules(), o.Lang); err != nil {
		return nil, err
	}
	c.coverage()
	c.forms()
	c.sizes()
	c.dependencies()
	c.lint()
	c.weak()
	c.constraints()
	c.complexity()
	c.conclude()
	return c.report, nil
}

func finding(rule string, critical bool, task, file string, line int, fix, format string, args ...any) Finding {
	return Finding{
		Rule: rule, Dimension: dimension(rule), Critical: critical, Task: task, File: file, Line: line,
		Message: fmt.Sprintf(format, args...), Fix: fix,
	}
}

// add notes a finding about a field of a task, or about the plan when task is
// nil, and gives it back for more to be said.
func (c *checker) add(rule string, critical bool, task *Task, field, fix, format string, args ...any) *Finding {
	f := finding(rule, critical, "", c.plan.File, 1, fix, format, args...)
	if task != nil {
		f.Task, f.File, f.Line = task.ID, task.File, task.lineOf(field)
	}
	c.report.Findings = append(c.report.Findings, f)
	return &c.report.Findings[len(c.report.Findings)-1]
}

// lint judges the tasks by the rules for the plans of issues. Of a range of
// minutes both ends have to fit.
func (c *checker) lint() {
	ends := [][]solutions.Task{{}, {}}
	byID := map[string]*Task{}
	for i := range c.plan.Tasks {
		task := &c.plan.Tasks[i]
		byID[task.ID] = task
		for j, minutes := range []int{task.least, task.most} {
			one := task.Task
			if one.EstimatedMinutes = minutes; !task.sized || task.least <= 0 {
				one.EstimatedMinutes = 30 // what is wrong with it was said
			}
			ends[j] = append(ends[j], one)
		}
	}
	var own strings.Builder
	for _, line := range c.plan.Constraints {
		own.WriteString("- " + strings.Join(strings.Fields(line.Text), " ") + "\n")
	}
	found := c.Linter.LintTasks("the plan", own.String(), ends[0])
	for _, f := range c.Linter.LintTasks("the plan", "", ends[1]) {
		if f.Rule == Size && !slices.ContainsFunc(found, func(other solutions.Finding) bool { return other.Rule == f.Rule && other.Task == f.Task }) {
			found = append(found, f)
		}
	}
	for _, f := range found {
		task := byID[f.Task]
		if f.Task == "" { // a circle; its place is that of its first task
			_, path, _ := strings.Cut(f.Message, ": ")
			first, _, _ := strings.Cut(path, " → ")
			if task = byID[first]; task != nil {
				f.Field = "depends_on"
			}
			c.add(f.Rule, f.Critical, task, f.Field, f.Fix, "%s", f.Message)
			continue
		}
		if f.Rule == Order && f.Field != "" && !validID(task.DependsOn[indexOf(f.Field)]) {
			continue // that it is no id was said
		}
		c.add(f.Rule, f.Critical, task, f.Field, f.Fix, "%s", f.Message).NeedsAuthor = f.NeedsAuthor
	}
}

// indexOf is the number at the end of a field such as depends_on[2].
func indexOf(field string) int {
	n := 0
	_, _ = fmt.Sscanf(field[strings.LastIndexByte(field, '[')+1:], "%d", &n)
	return n
}

// rules are those of the project and the constraints of the plan itself.
func (c *checker) rules() []specs.ProjectRule {
	out := slices.Clone(c.Rules)
	for _, line := range c.plan.Constraints {
		rule := specs.ProjectRule{Kind: "constraint", Text: line.Text, Path: c.plan.File, Line: line.Line, Must: true}
		session.Understand(&rule, c.Reader, c.Reader.Read(line.Text, ""))
		out = append(out, rule)
	}
	return out
}

// constraints is R6: what a task does names no technology that a rule keeps out,
// unless to take it away.
func (c *checker) constraints() {
	for i := range c.plan.Tasks {
		task := &c.plan.Tasks[i]
		said := map[string]bool{} // the first place of a task will do
		for _, part := range task.Parts() {
			if task.deletes(part.Field) {
				continue
			}
			for _, f := range c.texts.Forbidden(task.ID, c.Removal.left(part.Text)) {
				if said[f.Message] || c.ruledOut(task, f.Message) {
					continue
				}
				said[f.Message] = true
				c.add(Constraints, f.Severity == gates.Error, task, part.Field, f.Fix, "%s", f.Message)
			}
		}
	}
}

// deletes says whether a field is about a file that the task deletes.
func (t *Task) deletes(field string) bool {
	if !strings.HasPrefix(field, "files[") {
		return false
	}
	return t.Action == "Delete" || t.Files[indexOf(field)].Action == "delete"
}

// ruledOut says whether the linter found the same constraint of the plan broken
// by what stands in backticks or quotes there.
func (c *checker) ruledOut(task *Task, message string) bool {
	return slices.ContainsFunc(c.report.Findings, func(f Finding) bool {
		_, line, ruled := strings.Cut(f.Message, "rules out: ")
		if f.Rule != Constraints || f.Task != task.ID || !ruled {
			return false
		}
		begin := []rune(specs.Plain(line))
		return strings.Contains(message, string(begin[:min(len(begin), 40)]))
	})
}

// conclude sorts the findings and says what is to be done.
func (c *checker) conclude() {
	r := c.report
	slices.SortStableFunc(r.Findings, func(a, b Finding) int {
		if a.Critical != b.Critical {
			if a.Critical {
				return -1
			}
			return 1
		}
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), strings.Compare(a.Rule, b.Rule), strings.Compare(a.Message, b.Message))
	})
	r.Recommendation, r.Status = Pass, Success
	if len(r.Findings) > 0 {
		r.Recommendation = AutoFix
	}
	for _, f := range r.Findings {
		if f.Critical {
			r.Recommendation, r.Status = Regenerate, NeedsReview
			r.CriticalIssues = append(r.CriticalIssues, fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Message))
		}
	}
	for i := range c.plan.Tasks {
		task := &c.plan.Tasks[i]
		one := Judged{ID: task.ID, Title: task.Title, File: task.File, Line: task.Line, Minutes: max(0, task.most), Rules: []string{}, NeedsAuthor: []string{}}
		for _, f := range r.Findings {
			if f.Task != task.ID {
				continue
			}
			if !slices.Contains(one.Rules, f.Rule) {
				one.Rules = append(one.Rules, f.Rule)
			}
			if f.NeedsAuthor {
				one.NeedsAuthor = append(one.NeedsAuthor, f.Message)
			}
		}
		slices.Sort(one.Rules)
		r.Tasks = append(r.Tasks, one)
	}
}

// Count counts the findings that are critical, or those that are not.
func (r *Report) Count(critical bool) int {
	n := 0
	for _, f := range r.Findings {
		if f.Critical == critical {
			n++
		}
	}
	return n
}

// quoted shows a text from a file in a message.
func quoted(text string) string {
	if all := []rune(text); len(all) > 60 {
		text = string(all[:59]) + "…"
	}
	return fmt.Sprintf("%q", text)
}
