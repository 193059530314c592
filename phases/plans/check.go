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
	"github.com/overtone-cli/overtone/specs/jsontree"
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

// forms is what every task has to say of itself.
func (c *checker) forms() {
	for i := range c.plan.Tasks {
		task := &c.plan.Tasks[i]
		if task.unusable {
			c.add(Form, true, task, "id", "use TASK-001 or FIX-001, and call its file the same", "%s is no id of a task", quoted(task.node.Get("id").Plain()))
		}
		for _, one := range []struct{ field, text string }{{"title", task.Title}, {"description", task.Description}} {
			if one.text == "" {
				c.add(Form, false, task, one.field, "say it in the field "+one.field, "%s has no %s", task.ID, one.field).NeedsAuthor = true
			}
		}
		c.action(task)
		for j, file := range task.Files {
			if why := solutions.PathFault(file.Path); why != "" {
				c.add(Form, true, task, fmt.Sprintf("files[%d]", j), "give a path relative to the project, without \"..\"", "%s: the path %s %s", task.ID, quoted(file.Path), why)
			}
		}
	}
}

// action is one of the words for what a task does.
func (c *checker) action(task *Task) {
	allowed := strings.Join(solutions.Actions(), ", ")
	if task.Action == "" {
		c.add(Form, false, task, "action", "choose one of "+allowed, "%s has no action", task.ID).NeedsAuthor = true
		return
	}
	if slices.Contains(solutions.Actions(), task.Action) {
		return
	}
	f := c.add(Form, false, task, "action", "choose one of "+allowed, "%s: %s is no action", task.ID, quoted(task.Action))
	at := slices.IndexFunc(solutions.Actions(), func(one string) bool { return strings.EqualFold(one, task.Action) })
	if f.NeedsAuthor = at < 0; at >= 0 {
		c.report.Patches = append(c.report.Patches, Patch{File: task.File, Op: "replace", Path: task.pointer + "/action", Value: solutions.Actions()[at], Why: "so it is written"})
	}
}

// sizes is the part of R2 about estimates that are missing, no number or a
// range; the linter looks at the others.
func (c *checker) sizes() {
	for i := range c.plan.Tasks {
		task := &c.plan.Tasks[i]
		switch {
		case !task.sized && task.lines["estimated_minutes"] > 0:
			c.add(Size, false, task, "estimated_minutes", "give minutes: \"estimated_minutes\": 30", "%s: the estimate is no number of minutes", task.ID).NeedsAuthor = true
		case !task.sized:
			c.add(Size, false, task, "", "give minutes: \"estimated_minutes\": 30", "%s has no estimate", task.ID).NeedsAuthor = true
		case task.least <= 0:
			c.add(Size, false, task, "estimated_minutes", "give minutes: \"estimated_minutes\": 30", "%s takes no time by its estimate", task.ID).NeedsAuthor = true
		}
	}
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

// weak is the part of R4 about words that nothing measures.
func (c *checker) weak() {
	for i := range c.plan.Tasks {
		task := &c.plan.Tasks[i]
		for j, criterion := range task.Criteria() {
			field := fmt.Sprintf("convergence.criteria[%d]", j)
			words := c.texts.Weak(criterion)
			said := slices.ContainsFunc(c.report.Findings, func(f Finding) bool {
				return f.Rule == Criteria && f.Task == task.ID && strings.Contains(f.Message, fmt.Sprintf("%q", criterion))
			})
			if len(words) > 0 && !said {
				c.add(Criteria, false, task, field, "say how one measures it", "%s: nothing measures “%s” in %q", task.ID, strings.Join(words, "”, “"), criterion).NeedsAuthor = true
			}
		}
	}
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

// complexity is what plans of medium and high complexity say on top.
func (c *checker) complexity() {
	node := c.plan.root.Get("complexity")
	wanted := map[string][][]string{
		"medium": {{"rationale"}, {"verification"}, {"design_decisions"}},
		"high":   {{"rationale"}, {"verification"}, {"design_decisions"}, {"risks"}, {"code_skeleton"}, {"data_flow"}},
	}
	if node != nil && !slices.Contains([]string{"low", "medium", "high"}, c.plan.Complexity) {
		c.add(Complexity, false, nil, "", "say Low, Medium or High", "the complexity is %s", quoted(node.Plain())).Line = node.Line
	}
	for _, names := range wanted[c.plan.Complexity] {
		if !c.says(names[0]) {
			f := c.add(Complexity, false, nil, "", "add the field "+names[0]+" to the plan or to the tasks that it is about", "a plan of %s complexity has no %s", c.plan.Complexity, names[0])
			f.Line, f.NeedsAuthor = node.Line, true
		}
	}
	c.risks(c.plan.File, "", c.plan.root)
	for i := range c.plan.Tasks {
		c.risks(c.plan.Tasks[i].File, c.plan.Tasks[i].ID, c.plan.Tasks[i].node)
	}
}

// says looks for a field in the plan, in its tasks and in how they are known to
// be done.
func (c *checker) says(field string) bool {
	filled := func(n *jsontree.Node) bool { return n != nil && (n.Plain() != "" || len(n.Items)+len(n.Members) > 0) }
	if filled(c.plan.root.Get(field)) {
		return true
	}
	return slices.ContainsFunc(c.plan.Tasks, func(t Task) bool {
		return filled(t.node.Get(field)) || filled(t.node.Get("convergence").Get(field))
	})
}

// risks say how likely and how bad they are and what is done about them, in
// plans of high complexity.
func (c *checker) risks(file, task string, owner *jsontree.Node) {
	if c.plan.Complexity != "high" {
		return
	}
	for i, risk := range owner.Get("risks").Each() {
		for _, field := range []string{"probability", "impact", "mitigation", "fallback"} {
			if risk.Get(field).Plain() == "" {
				f := finding(Complexity, false, task, file, risk.Line, "add "+field, "risks[%d] says no %s", i, field)
				f.NeedsAuthor = true
				c.report.Findings = append(c.report.Findings, f)
			}
		}
	}
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
