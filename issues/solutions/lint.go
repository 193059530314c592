package solutions

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Bounds that the rules ask for.
const (
	leastMinutes = 15 // a smaller task costs more to hand over than to do
	mostMinutes  = 60 // a larger one hides what is in it
	leastSteps   = 2
)

// Words are the word lists behind the rules; see templates/lexicons/plan.yaml.
type Words struct {
	Vague      wording.CueWords `yaml:"vague"`
	Comparator wording.CueWords `yaml:"comparator"`
	Forbid     wording.CueWords `yaml:"forbid"`
	Command    wording.CueWords `yaml:"command"`
}

// Finding is one thing that a plan lacks. What only its author can know is
// never made up: NeedsAuthor is set then.
type Finding struct {
	Rule        string `json:"rule" jsonschema:"R1 coverage, R2 size, R3 order, R4 criteria, R5 steps, R6 constraints"`
	Critical    bool   `json:"critical" jsonschema:"the plan should not be worked on as it is"`
	Task        string `json:"task" jsonschema:"the task, or empty when it is about the whole solution"`
	Field       string `json:"field" jsonschema:"the field of the task, such as convergence.criteria[0]; may be empty"`
	Message     string `json:"message"`
	Fix         string `json:"fix"`
	NeedsAuthor bool   `json:"needs_author" jsonschema:"only a person who knows the work can say what is missing"`
}

// Problem is the finding as a warning with the code gate.plan_r1 and so on.
func (f Finding) Problem() *problem.Problem {
	return problem.New("gate.plan_"+strings.ToLower(f.Rule), "%s", f.Message).Mend("%s", f.Fix)
}

// Linter judges plans by rules R1 to R6. It is safe for concurrent use.
type Linter struct {
	tests               *wording.Testability
	comparator, command *wording.Cues
	vague, forbid       wording.Phrases
}

// NewLinter makes the word lists ready for use.
func NewLinter(words Words, tests wording.TestableWords) *Linter {
	return &Linter{
		tests: wording.NewTestability(tests), comparator: wording.NewCues(words.Comparator), command: wording.NewCues(words.Command),
		vague: wording.NewPhrases(words.Vague), forbid: wording.NewPhrases(words.Forbid),
	}
}

// Lint judges a solution of an issue: the same text gives the same findings, by
// rule and then by task.
//
//	R1  every requirement of the issue is named by a task      critical
//	R2  a task takes 15 to 60 minutes
//	R3  dependencies name tasks and go in no circle            critical
//	R4  a task has criteria, and each can be tested
//	R5  a task has at least two steps
//	R6  no task does what the issue rules out                  critical
func (l *Linter) Lint(issue issues.Issue, solution Solution) []Finding {
	return append(l.coverage(issue, solution), l.LintTasks("the issue", issue.Context, solution.Tasks)...)
}

// LintTasks judges tasks by rules R2 to R6. Owner is whose lines of Markdown rule
// something out, as messages call it ("the issue"), and context these lines.
func (l *Linter) LintTasks(owner, context string, tasks []Task) []Finding {
	found := []Finding{}
	for _, task := range tasks {
		found = append(found, size(task)...)
	}
	found = append(found, order(tasks)...)
	for _, task := range tasks {
		found = append(found, l.criteria(task)...)
	}
	for _, task := range tasks {
		found = append(found, steps(task)...)
	}
	return append(found, l.constraints(owner, context, tasks)...)
}

// coverage is R1.
func (l *Linter) coverage(issue issues.Issue, solution Solution) []Finding {
	found := []Finding{}
	if len(solution.Tasks) == 0 {
		return append(found, Finding{
			Rule: "R1", Critical: true, Message: fmt.Sprintf("%s has no tasks", solution.ID),
			Fix: fmt.Sprintf("add one with `overtone issue task %s --title …`", issue.ID), NeedsAuthor: true,
		})
	}
	named := map[string]bool{}
	for _, task := range solution.Tasks {
		for _, id := range requirementIDs(task.text()) {
			named[id] = true
		}
	}
	for _, id := range Requirements(issue) {
		if !named[id] {
			found = append(found, Finding{
				Rule: "R1", Critical: true, Message: fmt.Sprintf("no task names %s, which %s is to meet", id, issue.ID),
				Fix: "name " + id + " in the task that meets it, or add that task", NeedsAuthor: true,
			})
		}
	}
	return found
}

// Requirements are the ids of the requirements that an issue is to meet: those
// of its tags, and those that lines of its context begin with.
func Requirements(issue issues.Issue) []string {
	ids := []string{}
	add := func(more []string) {
		for _, id := range more {
			if !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	for _, tag := range issue.Tags {
		add(requirementIDs(tag))
	}
	for line := range strings.Lines(issue.Context) {
		entry, listed := strings.CutPrefix(strings.TrimSpace(line), "- ")
		if id, _, colon := strings.Cut(entry, ":"); listed && colon && len(requirementIDs(id)) == 1 && requirementIDs(id)[0] == id {
			add([]string{id})
		}
	}
	return ids
}

// requirementIDs finds REQ-NNN and NFR-…-NNN in a text.
func requirementIDs(text string) []string {
	ids := []string{}
	inWord := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' }
	for _, word := range strings.FieldsFunc(text, inWord) {
		kind, rest, _ := strings.Cut(word, "-")
		last := rest[strings.LastIndexByte(rest, '-')+1:]
		if (kind == "REQ" || kind == "NFR") && len(last) >= 3 && strings.Trim(last, "0123456789") == "" {
			ids = append(ids, word)
		}
	}
	return ids
}

// size is R2.
func size(task Task) []Finding {
	minutes := task.Minutes()
	switch {
	case minutes < leastMinutes:
		return []Finding{{
			Rule: "R2", Task: task.ID, Field: "estimated_minutes", Message: fmt.Sprintf("%s takes %d minutes, less than %d", task.ID, minutes, leastMinutes),
			Fix: "join it with the task that needs it",
		}}
	case minutes > mostMinutes:
		return []Finding{{
			Rule: "R2", Task: task.ID, Field: "estimated_minutes", Message: fmt.Sprintf("%s takes %d minutes, more than %d", task.ID, minutes, mostMinutes),
			Fix: "split it into tasks that can each be shown to be done",
		}}
	}
	return nil
}

// order is R3.
func order(tasks []Task) []Finding {
	found := []Finding{}
	known := map[string]bool{}
	for _, task := range tasks {
		if known[task.ID] {
			return append(found, Finding{
				Rule: "R3", Critical: true, Task: task.ID, Message: task.ID + " is there twice", Fix: "give one of the two another id",
			})
		}
		known[task.ID] = true
	}
	for _, task := range tasks {
		for i, need := range task.DependsOn {
			if !known[need] {
				found = append(found, Finding{
					Rule: "R3", Critical: true, Task: task.ID, Field: fmt.Sprintf("depends_on[%d]", i), Message: fmt.Sprintf("%s depends on %s, which is no task", task.ID, need),
					Fix: "add the task or take the dependency out",
				})
			}
		}
	}
	if err := circle(tasks); err != nil {
		p := problem.From(err)
		found = append(found, Finding{Rule: "R3", Critical: true, Message: p.Message, Fix: p.Fix})
	}
	return found
}

// Part is one text of a task, and in which field it stands, such as
// "implementation[0]".
type Part struct{ Field, Text string }

// Parts are all texts of a task.
func (t Task) Parts() []Part {
	parts := []Part{{"title", t.Title}, {"scope", t.Scope}, {"description", t.Description}}
	list := func(field string, texts ...string) {
		for i, text := range texts {
			parts = append(parts, Part{fmt.Sprintf("%s[%d]", field, i), text})
		}
	}
	list("implementation", t.Implementation...)
	list("convergence.criteria", t.Criteria()...)
	if t.Convergence != nil {
		list("convergence.verification", t.Convergence.Verification...)
		parts = append(parts, Part{"convergence.definition_of_done", t.Convergence.DefinitionOfDone})
	}
	for i, file := range t.Files {
		field := fmt.Sprintf("files[%d]", i)
		parts = append(parts, Part{field, file.Path}, Part{field, file.Target}, Part{field, file.Change}, Part{field, strings.Join(file.Changes, "\n")})
	}
	if t.Test != nil {
		list("test.unit", t.Test.Unit...)
		list("test.integration", t.Test.Integration...)
		list("test.commands", t.Test.Commands...)
	}
	for _, one := range t.extra { // such as requirements: ["REQ-001"]
		parts = append(parts, Part{one.Key, string(one.Value)})
	}
	return slices.DeleteFunc(parts, func(p Part) bool { return p.Text == "" })
}

// text is all that a task says.
func (t Task) text() string {
	parts := t.Parts()
	texts := make([]string, len(parts))
	for i, part := range parts {
		texts[i] = part.Text
	}
	return strings.Join(texts, "\n")
}
