// Package plans reads the plan of a piece of work as tools write it, plan.json
// with one file a task in .task beside it, and judges it by fixed rules: every
// requirement has a task, tasks have a size that can be handed over, their order
// holds, their criteria can be tested, and nothing breaks the project's rules.
// It never writes a criterion itself: what only an author can know is said to
// need one.
package plans

import (
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/jsontree"
)

// The recommendations, best first.
const (
	Pass       = "PASS"       // nothing to mend
	AutoFix    = "AUTO_FIX"   // nothing critical; patches do what a program may, the rest needs its author
	Regenerate = "REGENERATE" // something critical: the plan should be made anew
)

// The states that go with them.
const (
	Success     = "success"
	NeedsReview = "needs_review"
)

// The rules. R1 to R6 are those of the plans of issues, too.
const (
	Coverage    = "R1"
	Size        = "R2"
	Order       = "R3"
	Criteria    = "R4"
	Steps       = "R5"
	Constraints = "R6"
	Form        = "task"       // what a task has to say of itself
	Files       = "files"      // plan.json and its task files say the same
	Complexity  = "complexity" // what plans of medium and high complexity say on top
)

// dimension is what people call the concern of a rule.
func dimension(rule string) string {
	switch rule {
	case Coverage:
		return "completeness"
	case Size:
		return "granularity"
	case Order:
		return "dependencies"
	case Criteria:
		return "convergence criteria"
	case Steps:
		return "implementation steps"
	case Constraints:
		return "constraint compliance"
	}
	return "structure"
}

// Plan is a plan as it was read. Paths are as the reader was asked to show them.
type Plan struct {
	File         string
	Summary      string
	Complexity   string // low, medium or high; empty when none is given
	Requirements []Requirement
	Constraints  []Line // what the plan says of itself that it must keep
	Tasks        []Task // in the order in which they are to be done

	root    *jsontree.Node
	found   []Finding // what reading found out
	patches []Patch
}

// Requirement is one that the plan is to meet.
type Requirement struct {
	Tag  string
	File string
	Line int
}

// Line is a text with the line on which it stands in plan.json.
type Line struct {
	Text string
	Line int
}

// Task is one task with the places of what it says. ID is made up, tasks[2], for
// one without a usable id.
type Task struct {
	solutions.Task
	File string
	Line int
	Tags []string // requirements that it names as such

	claims []Line // those of Tags in fields that hold nothing else

	node     *jsontree.Node
	pointer  string         // a JSON pointer to it in its file
	lines    map[string]int // by the field, as findings of the linter name it
	least    int            // minutes, of a range the lower end
	most     int
	sized    bool // there is an estimate
	unusable bool // its id cannot be used
}

// lineOf is the line of a field, or of what it lies in.
func (t *Task) lineOf(field string) int {
	if line, known := t.lines[field]; known {
		return line
	}
	for i := len(field) - 1; i > 0; i-- {
		if field[i] == '[' || field[i] == '.' {
			if line, known := t.lines[field[:i]]; known {
				return line
			}
		}
	}
	return t.Line
}

// Finding is one thing that the plan lacks. File is as the reader was asked to
// show it, Line is 1-based.
type Finding struct {
	Rule        string `json:"rule" jsonschema:"R1 coverage, R2 size, R3 order, R4 criteria, R5 steps, R6 constraints, task, files, complexity"`
	Dimension   string `json:"dimension" jsonschema:"the concern of the rule"`
	Critical    bool   `json:"critical" jsonschema:"the plan should be made anew"`
	Task        string `json:"task" jsonschema:"the task, or empty when it is about the whole plan"`
	File        string `json:"file" jsonschema:"relative to the project, or absolute outside of it"`
	Line        int    `json:"line"`
	Message     string `json:"message"`
	Fix         string `json:"fix"`
	NeedsAuthor bool   `json:"needs_author" jsonschema:"only a person who knows the work can say what is missing"`
}

// Patch is one operation of a JSON patch (RFC 6902) on one file: what a program
// may mend without knowing the work.
type Patch struct {
	File  string `json:"file"`
	Op    string `json:"op" jsonschema:"replace or remove"`
	Path  string `json:"path" jsonschema:"a JSON pointer into the file"`
	Value any    `json:"value,omitempty" jsonschema:"the new value; absent for remove"`
	Why   string `json:"why"`
}

// Covered says which tasks meet a requirement.
type Covered struct {
	Tag   string   `json:"tag"`
	File  string   `json:"file"`
	Line  int      `json:"line" jsonschema:"where the plan names it"`
	Tasks []string `json:"tasks" jsonschema:"none: it is not met"`
}

// Judged is what became of one task.
type Judged struct {
	ID          string   `json:"id"`
	Title       string   `json:"title"`
	File        string   `json:"file"`
	Line        int      `json:"line"`
	Minutes     int      `json:"minutes" jsonschema:"the estimate, 0 without one"`
	Rules       []string `json:"rules" jsonschema:"those that it breaks"`
	NeedsAuthor []string `json:"needs_author" jsonschema:"what only its author can say"`
}

// Report is a judgement.
type Report struct {
	Plan           string    `json:"plan" jsonschema:"the file, relative to the project, or absolute outside of it"`
	Recommendation string    `json:"recommendation" jsonschema:"PASS, AUTO_FIX or REGENERATE"`
	Status         string    `json:"status" jsonschema:"success, or needs_review for REGENERATE"`
	Requirements   []Covered `json:"requirements"`
	Tasks          []Judged  `json:"tasks"`
	CriticalIssues []string  `json:"critical_issues" jsonschema:"for whoever makes the plan anew: FILE:LINE: what"`
	Findings       []Finding `json:"findings" jsonschema:"critical ones first, then by place"`
	Patches        []Patch   `json:"patches" jsonschema:"what a program may mend; criteria are never made up"`
}
