package solutions

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Actions are the words for what a task does.
func Actions() []string {
	return []string{"Create", "Update", "Implement", "Refactor", "Add", "Delete", "Configure", "Test", "Fix"}
}

// Efforts are the words for how big a task is.
func Efforts() []string {
	words := []string{}
	for _, one := range efforts() {
		words = append(words, one.word)
	}
	return words
}

// TaskStatuses are the words for how far a task is.
func TaskStatuses() []string {
	return []string{"pending", "in_progress", "completed", "blocked", "cancelled"}
}

// Check says what is wrong with the fields of a solution that is to be stored:
// words that are none of those allowed, paths that leave the project, task ids
// that are doubled, missing or in a circle. Every problem has a code input.bad_…
// or conflict.cycle. Whether its tasks are good is for Lint to say.
func (s Solution) Check() []*problem.Problem {
	c := checker{}
	if s.Score < 0 || s.Score > 1 {
		c.add("score", "%v is not between 0 and 1", s.Score)
	}
	if s.Analysis != nil {
		c.choice("analysis.complexity", s.Analysis.Complexity, "low", "medium", "high")
	}
	seen := map[string]bool{}
	for i, task := range s.Tasks {
		where := fmt.Sprintf("tasks[%d].", i)
		if task.Number() == 0 || task.ID != taskID(task.Number()) {
			c.add(where+"id", "%+q is not T and a number", task.ID)
		}
		if seen[task.ID] {
			c.add(where+"id", "%s is there twice", task.ID)
		}
		seen[task.ID] = true
		c.task(where, task)
	}
	for i, task := range s.Tasks {
		for _, need := range task.DependsOn {
			if !seen[need] {
				c.add(fmt.Sprintf("tasks[%d].depends_on", i), "there is no task %+q", need)
			}
		}
	}
	if len(c.found) == 0 {
		if err := circle(s.Tasks); err != nil {
			c.found = append(c.found, problem.From(err))
		}
	}
	return c.found
}

// circle is the error conflict.cycle of tasks that wait for each other.
func circle(tasks []Task) error {
	nodes := make([]graph.Node, len(tasks))
	for i, task := range tasks {
		nodes[i] = graph.Node{ID: task.ID, Needs: task.DependsOn}
	}
	g, err := graph.Build(nodes)
	if err != nil {
		return err
	}
	_, err = g.Order()
	return err
}

// checker gathers what is wrong.
type checker struct{ found []*problem.Problem }

func (c *checker) add(field, format string, args ...any) {
	c.found = append(c.found, problem.New("input.bad_field", "%s: %s", field, fmt.Sprintf(format, args...)).
		Mend("correct the field %s", field))
}

func (c *checker) choice(field, text string, allowed ...string) {
	if text != "" && !slices.Contains(allowed, text) {
		c.add(field, "%+q is not one of %s", text, strings.Join(allowed, ", "))
	}
}

func (c *checker) task(where string, task Task) {
	if strings.TrimSpace(task.Title) == "" {
		c.add(where+"title", "it is empty")
	}
	c.choice(where+"action", task.Action, Actions()...)
	c.choice(where+"effort", task.Effort, Efforts()...)
	c.choice(where+"status", task.Status, TaskStatuses()...)
	if task.EstimatedMinutes < 0 {
		c.add(where+"estimated_minutes", "%d is less than none", task.EstimatedMinutes)
	}
	if task.Commit != nil {
		c.choice(where+"commit.type", task.Commit.Type, "feat", "fix", "refactor", "test", "docs", "chore")
	}
	for i, file := range task.Files {
		at := fmt.Sprintf("%sfiles[%d].", where, i)
		c.choice(at+"action", file.Action, "modify", "create", "delete")
		if why := PathFault(file.Path); why != "" {
			c.add(at+"path", "%+q %s", file.Path, why)
		}
	}
}

// PathFault says why a text is no path inside the project; empty when it is one.
func PathFault(name string) string {
	trimmed := strings.TrimSuffix(name, "/")
	switch {
	case trimmed == "":
		return "is empty"
	case path.IsAbs(name) || len(name) > 1 && name[1] == ':' || trimmed == ".." || strings.HasPrefix(trimmed, "../"):
		return "is not a path inside the project"
	case strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == 0x7f }):
		return "holds an invisible control character"
	}
	return ""
}

// first makes one error of what Check found: the first, which names the field.
func first(found []*problem.Problem) error {
	if len(found) == 0 {
		return nil
	}
	if more := len(found) - 1; more > 0 {
		found[0].Message += fmt.Sprintf(" (and %d more)", more)
	}
	return found[0]
}

func taskID(n int) string { return "T" + strconv.Itoa(n) }

// taskIDs names the tasks for a message.
func (s Solution) taskIDs() string {
	ids := []string{}
	for _, task := range s.Tasks {
		ids = append(ids, task.ID)
	}
	if len(ids) == 0 {
		return "none yet"
	}
	return strings.Join(ids, ", ")
}
