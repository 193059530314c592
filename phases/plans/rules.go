package plans

import (
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/jsontree"
)

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
