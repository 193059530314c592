package plans

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/jsontree"
)

// requirements takes what the plan is to meet: the tags of requirements,
// requirement_ids and requirement_tags, and ids such as REQ-001 among its tags
// and in front of the lines of its description.
func (r *reader) requirements() {
	for _, key := range []string{"requirements", "requirement_ids", "requirement_tags"} {
		for i, one := range r.plan.root.Get(key).Each() {
			if tag := tagOf(one); tag != "" {
				r.require(tag, one.Line)
				continue
			}
			r.note(Coverage, true, "", r.plan.File, one.Line, "put a tag in front of it, such as REQ-001, and name that in the tasks",
				"%s[%d] has no tag by which a task could name it", key, i)
		}
	}
	for _, key := range []string{"tags", "task_description", "description", "context"} {
		for _, one := range r.plan.root.Get(key).Texts() {
			issue := issues.Issue{Context: one.Text}
			if key == "tags" {
				issue = issues.Issue{Tags: []string{one.Text}}
			}
			for _, tag := range solutions.Requirements(issue) {
				r.require(tag, one.Line)
			}
		}
	}
}

func (r *reader) require(tag string, line int) {
	r.plan.Require(Requirement{Tag: tag, File: r.plan.File, Line: line})
}

// Require adds a requirement that the plan is to meet, unless it is there.
func (p *Plan) Require(one Requirement) {
	if !slices.ContainsFunc(p.Requirements, func(r Requirement) bool { return strings.EqualFold(r.Tag, one.Tag) }) {
		p.Requirements = append(p.Requirements, one)
	}
}

// coverage is R1.
func (c *checker) coverage() {
	p := c.plan
	if len(p.Tasks) == 0 {
		c.add(Coverage, true, nil, "", "write the tasks, one file each in .task", "the plan has no tasks").NeedsAuthor = true
	}
	if len(p.Requirements) == 0 && !slices.ContainsFunc(p.found, func(f Finding) bool { return f.Rule == Coverage }) {
		c.add(Coverage, true, nil, "", `list them: "requirements": ["REQ-001", …], or name the specification with --spec`,
			"the plan names no requirements, so nobody can tell whether its tasks meet them all").NeedsAuthor = true
	}
	for _, one := range p.Requirements {
		covered := Covered{Tag: one.Tag, File: one.File, Line: one.Line, Tasks: []string{}}
		for i := range p.Tasks {
			if p.Tasks[i].meets(one.Tag) {
				covered.Tasks = append(covered.Tasks, p.Tasks[i].ID)
			}
		}
		c.report.Requirements = append(c.report.Requirements, covered)
		if len(covered.Tasks) == 0 && len(p.Tasks) > 0 {
			f := c.add(Coverage, true, nil, "", "name "+one.Tag+" in the requirements of the task that meets it, or add that task", "no task names %s", one.Tag)
			f.File, f.Line, f.NeedsAuthor = one.File, one.Line, true
		}
	}
	for i := range p.Tasks {
		task := &p.Tasks[i]
		for _, claim := range task.claims {
			known := slices.ContainsFunc(p.Requirements, func(r Requirement) bool { return strings.EqualFold(r.Tag, claim.Text) })
			if !known && len(p.Requirements) > 0 {
				c.add(Coverage, false, task, "", "correct the tag, or list it in the requirements of the plan", "%s names %s, which is no requirement of the plan", task.ID, quoted(claim.Text)).Line = claim.Line
			}
		}
	}
}

// meets says whether a task names a requirement, as such or in its texts.
func (t *Task) meets(tag string) bool {
	if slices.ContainsFunc(t.Tags, func(one string) bool { return strings.EqualFold(one, tag) }) {
		return true
	}
	return slices.ContainsFunc(t.Parts(), func(p solutions.Part) bool { return names(p.Text, tag) })
}

// names says whether a tag stands in a text and is no part of a longer one.
func names(text, tag string) bool {
	for from := 0; ; {
		at := strings.Index(text[from:], tag)
		if at < 0 {
			return false
		}
		at += from
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		rest := text[at+len(tag):]
		after, n := utf8.DecodeRuneInString(rest)
		next, _ := utf8.DecodeRuneInString(rest[n:])
		goesOn := joins(after) || strings.ContainsRune("._", after) && joins(next)
		if !joins(before) && !goesOn {
			return true
		}
		from = at + 1
	}
}

// joins says whether a character makes a tag beside it a longer one.
func joins(r rune) bool {
	return r == '-' || r < utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

// dependencies is the form of what a task depends on, and that it comes first.
func (c *checker) dependencies() {
	place := map[string]int{}
	for i := range c.plan.Tasks {
		place[c.plan.Tasks[i].ID] = i
	}
	for i := range c.plan.Tasks {
		task := &c.plan.Tasks[i]
		node := task.node.Get("depends_on", "dependencies")
		if node != nil && !node.Is(jsontree.List) {
			c.add(Order, true, task, "depends_on", `write a list: ["TASK-001"]`, "%s: depends_on is %s and no list", task.ID, node.Kind)
		}
		seen := map[string]bool{}
		for j, need := range task.DependsOn {
			field := fmt.Sprintf("depends_on[%d]", j)
			at, known := place[need]
			switch {
			case seen[need]:
				c.add(Order, false, task, field, "name it once", "%s depends on %s twice", task.ID, quoted(need))
				if node.Is(jsontree.List) {
					c.report.Patches = append(c.report.Patches, Patch{File: task.File, Op: "remove", Path: fmt.Sprintf("%s/%s/%d", task.pointer, c.key(task), j), Why: "it stands there twice"})
				}
			case !validID(need):
				c.add(Order, true, task, field, "write the id of a task, such as TASK-001", "%s depends on %s, which is no id of a task", task.ID, quoted(need))
			case known && at > i:
				c.add(Order, true, task, field, "put it first in task_ids", "%s depends on %s, which comes after it", task.ID, need)
			}
			seen[need] = true
		}
	}
}

// key is by which name a task lists what it depends on.
func (c *checker) key(task *Task) string {
	if task.node.Get("depends_on") != nil {
		return "depends_on"
	}
	return "dependencies"
}
