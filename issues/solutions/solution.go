// Package solutions keeps the ways in which an issue may be done: what is to be
// changed, in which tasks, and how one will know. An issue may have several;
// the one that is bound is the one that is worked on. They lie in
// solutions/<issue>.jsonl beside the issues, one a line, and change together
// with their issue.
//
// Lines that other tools wrote are read in their older forms, and what nobody
// here knows stays on the line.
package solutions

import (
	"encoding/json"
	"errors"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// Solution is one way to do an issue. Times are RFC 3339 in UTC.
type Solution struct {
	ID                 string          `json:"id" jsonschema:"SOL-<issue>-xxxx"`
	Description        string          `json:"description,omitempty"`
	Approach           string          `json:"approach,omitempty" jsonschema:"the idea in a few sentences"`
	Tasks              []Task          `json:"tasks"`
	ExplorationContext json.RawMessage `json:"exploration_context,omitempty" jsonschema:"what was found in the code base: any JSON object"`
	Analysis           *Analysis       `json:"analysis,omitempty"`
	Score              float64         `json:"score,omitempty" jsonschema:"0 to 1"`
	IsBound            bool            `json:"is_bound" jsonschema:"it is the one that is worked on"`
	CreatedAt          string          `json:"created_at,omitempty"`
	BoundAt            string          `json:"bound_at,omitempty"`

	extra []jsonlog.Field
}

// Analysis weighs a solution.
type Analysis struct {
	Risk       string `json:"risk,omitempty"`
	Impact     string `json:"impact,omitempty"`
	Complexity string `json:"complexity,omitempty" jsonschema:"low, medium or high"`

	extra []jsonlog.Field
}

// UnmarshalJSON reads a solution in any form that was ever written.
func (s *Solution) UnmarshalJSON(raw []byte) error {
	type plain Solution
	var next plain
	extra, err := jsonlog.Unpack(raw, &next)
	if err != nil {
		return err
	}
	*s = Solution(next)
	s.extra = extra
	if string(s.ExplorationContext) == "null" {
		s.ExplorationContext = nil
	}
	for i := range s.Tasks {
		if s.Tasks[i].ID == "" {
			return errors.New("a task has no id")
		}
	}
	return nil
}

// MarshalJSON writes the present form, and what nobody here knows.
func (s Solution) MarshalJSON() ([]byte, error) {
	type plain Solution
	if s.Tasks == nil {
		s.Tasks = []Task{}
	}
	return jsonlog.Pack(plain(s), s.extra)
}

// UnmarshalJSON reads an analysis; older tools wrote a text.
func (a *Analysis) UnmarshalJSON(raw []byte) error {
	type plain Analysis
	if len(raw) > 0 && raw[0] == '"' {
		return json.Unmarshal(raw, &a.Impact)
	}
	extra, err := jsonlog.Unpack(raw, (*plain)(a))
	a.extra = extra
	return err
}

// MarshalJSON writes an analysis with what nobody here knows.
func (a Analysis) MarshalJSON() ([]byte, error) {
	type plain Analysis
	return jsonlog.Pack(plain(a), a.extra)
}

// Files are the paths that the tasks touch, each once, in their order.
func (s Solution) Files() []string {
	files := []string{}
	seen := map[string]bool{}
	for _, task := range s.Tasks {
		for _, file := range task.Files {
			if file.Path != "" && !seen[file.Path] {
				seen[file.Path] = true
				files = append(files, file.Path)
			}
		}
	}
	return files
}

// Minutes is how long the tasks take together.
func (s Solution) Minutes() int {
	sum := 0
	for _, task := range s.Tasks {
		sum += task.Minutes()
	}
	return sum
}

// Plain is the solution without what nobody here knows, as --json prints it.
func (s Solution) Plain() Solution {
	s.extra = nil
	tasks := make([]Task, len(s.Tasks))
	for i, task := range s.Tasks {
		tasks[i] = task.Plain()
	}
	s.Tasks = tasks
	if s.Analysis != nil {
		analysis := *s.Analysis
		analysis.extra = nil
		s.Analysis = &analysis
	}
	return s
}
