package solutions

import (
	"encoding/json"
	"slices"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// Task is one step of a solution. DependsOn names other tasks of the same one.
type Task struct {
	ID               string       `json:"id" jsonschema:"T1, T2, …"`
	Title            string       `json:"title"`
	Scope            string       `json:"scope,omitempty" jsonschema:"the part of the system"`
	Action           string       `json:"action,omitempty" jsonschema:"Create, Update, Implement, Refactor, Add, Delete, Configure, Test or Fix"`
	Description      string       `json:"description,omitempty"`
	Files            []File       `json:"files,omitempty" jsonschema:"what it touches"`
	Implementation   Texts        `json:"implementation,omitempty" jsonschema:"the steps, in order"`
	Test             *Test        `json:"test,omitempty"`
	Regression       Texts        `json:"regression,omitempty" jsonschema:"what must go on working"`
	Convergence      *Convergence `json:"convergence,omitempty" jsonschema:"how one knows that it is done"`
	Commit           *Commit      `json:"commit,omitempty"`
	DependsOn        Texts        `json:"depends_on,omitempty" jsonschema:"tasks of this solution that come first"`
	Effort           string       `json:"effort,omitempty" jsonschema:"small, medium, large or xlarge"`
	EstimatedMinutes int          `json:"estimated_minutes,omitempty"`
	Status           string       `json:"status,omitempty" jsonschema:"pending, in_progress, completed, blocked or cancelled"`
	Priority         Priority     `json:"priority,omitempty" jsonschema:"1 (critical) to 5 (trivial)"`

	extra []jsonlog.Field
}

// File is what a task does to one file. Path is relative to the project and may
// be a pattern.
type File struct {
	Path         string `json:"path" jsonschema:"relative to the project; may be a pattern such as src/**"`
	Action       string `json:"action,omitempty" jsonschema:"modify, create or delete"`
	Target       string `json:"target,omitempty" jsonschema:"the function or section"`
	Change       string `json:"change,omitempty"`
	Changes      Texts  `json:"changes,omitempty"`
	ConflictRisk string `json:"conflict_risk,omitempty"`

	extra []jsonlog.Field
}

// Test is how a task is tested.
type Test struct {
	Unit           Texts           `json:"unit,omitempty"`
	Integration    Texts           `json:"integration,omitempty"`
	Commands       Texts           `json:"commands,omitempty" jsonschema:"command lines that must pass"`
	CoverageTarget json.RawMessage `json:"coverage_target,omitempty" jsonschema:"as it was given: 0.8 or 80"`
	ManualChecks   Texts           `json:"manual_checks,omitempty"`
	SuccessMetrics Texts           `json:"success_metrics,omitempty"`

	extra []jsonlog.Field
}

// Convergence says how one knows that a task is done.
type Convergence struct {
	Criteria         Texts  `json:"criteria,omitempty"`
	Verification     Texts  `json:"verification,omitempty" jsonschema:"commands or steps"`
	DefinitionOfDone string `json:"definition_of_done,omitempty"`

	extra []jsonlog.Field
}

// Commit is how the task is to be committed.
type Commit struct {
	Type            string `json:"type,omitempty" jsonschema:"feat, fix, refactor, test, docs or chore"`
	Scope           string `json:"scope,omitempty"`
	MessageTemplate string `json:"message_template,omitempty"`
	Breaking        bool   `json:"breaking,omitempty"`

	extra []jsonlog.Field
}

// older are the members of a task in the forms that older tools wrote.
type older struct {
	Points []struct {
		File   string `json:"file"`
		Target string `json:"target"`
		Change string `json:"change"`
	} `json:"modification_points"`
	Acceptance json.RawMessage `json:"acceptance"`
}

// UnmarshalJSON reads a task in any form that was ever written: modification
// points become files, acceptance the convergence, minutes the effort.
func (t *Task) UnmarshalJSON(raw []byte) error {
	type plain Task
	var next plain
	extra, err := jsonlog.Unpack(raw, &next)
	if err != nil {
		return err
	}
	*t = Task(next)
	t.extra = extra
	var old older
	if err := json.Unmarshal(raw, &old); err != nil {
		return err
	}
	if len(t.Files) == 0 {
		for _, point := range old.Points {
			t.Files = append(t.Files, File{Path: cleanPath(point.File), Target: point.Target, Change: point.Change, Action: "modify"})
		}
	}
	if t.Convergence == nil && len(old.Acceptance) > 0 && string(old.Acceptance) != "null" {
		t.Convergence = &Convergence{}
		if err := t.Convergence.accept(old.Acceptance); err != nil {
			return err
		}
	}
	if t.Effort == "" && t.EstimatedMinutes > 0 {
		t.Effort = effortOf(t.EstimatedMinutes)
	}
	return nil
}

// modern forgets the older members that were read into the present ones, for a
// task that is new here.
func (t *Task) modern() {
	t.extra = slices.DeleteFunc(t.extra, func(f jsonlog.Field) bool {
		return f.Key == "modification_points" || f.Key == "acceptance"
	})
}

// accept reads the older acceptance: a text, a list or an object.
func (c *Convergence) accept(raw []byte) error {
	if raw[0] == '{' {
		return json.Unmarshal(raw, c)
	}
	return json.Unmarshal(raw, &c.Criteria)
}

// effort is one row of the table between words and minutes: up to these many
// minutes are called by this word.
type effort struct {
	word    string
	minutes int
}

func efforts() []effort {
	return []effort{{"small", 30}, {"medium", 60}, {"large", 120}, {"xlarge", 240}}
}

func effortOf(minutes int) string {
	for _, one := range efforts() {
		if minutes <= one.minutes {
			return one.word
		}
	}
	return "xlarge"
}

// defaultMinutes is what a task without an estimate counts.
const defaultMinutes = 30

// Minutes is the estimate, what the effort stands for, or half an hour.
func (t Task) Minutes() int {
	if t.EstimatedMinutes > 0 {
		return t.EstimatedMinutes
	}
	at := slices.IndexFunc(efforts(), func(one effort) bool { return one.word == t.Effort })
	if at < 0 {
		return defaultMinutes
	}
	return efforts()[at].minutes
}

// MarshalJSON writes the present form, and what nobody here knows.
func (t Task) MarshalJSON() ([]byte, error) {
	type plain Task
	return jsonlog.Pack(plain(t), t.extra)
}

// Plain is the task without what nobody here knows.
func (t Task) Plain() Task {
	t.extra = nil
	files := make([]File, len(t.Files))
	for i, file := range t.Files {
		file.extra = nil
		files[i] = file
	}
	t.Files = files
	if t.Test != nil {
		test := *t.Test
		test.extra, t.Test = nil, &test
	}
	if t.Convergence != nil {
		convergence := *t.Convergence
		convergence.extra, t.Convergence = nil, &convergence
	}
	if t.Commit != nil {
		commit := *t.Commit
		commit.extra, t.Commit = nil, &commit
	}
	return t
}

// Clone copies a task, so that an edit of its lists leaves the first alone.
func (t Task) Clone() Task {
	next := t.Plain()
	next.extra = t.extra
	for i := range t.Files {
		next.Files[i].extra = t.Files[i].extra
	}
	for _, list := range []*Texts{&next.Implementation, &next.Regression, &next.DependsOn} {
		*list = slices.Clone(*list)
	}
	if next.Test != nil {
		next.Test.extra = t.Test.extra
		next.Test.Commands = slices.Clone(next.Test.Commands)
	}
	if next.Convergence != nil {
		next.Convergence.extra = t.Convergence.extra
		next.Convergence.Criteria = slices.Clone(next.Convergence.Criteria)
		next.Convergence.Verification = slices.Clone(next.Convergence.Verification)
	}
	if next.Commit != nil {
		next.Commit.extra = t.Commit.extra
	}
	return next
}

// Criteria are the criteria of a task, perhaps none.
func (t Task) Criteria() []string {
	if t.Convergence == nil {
		return nil
	}
	return t.Convergence.Criteria
}

// Number is the number of a task id such as T12, 0 for another form.
func (t Task) Number() int { return number(t.ID, "T") }
