// Package queue keeps queues of planned issues: in which order they are worked
// on, which of them may go at the same time, and how far each is. A queue is one
// file queues/QUE-….json beside the issues; queues/index.json says which queues
// are active. A step of an item and the step of its issue are one change.
//
// What a queue says of an item follows its issue: one that was closed, failed
// or given back by another command is so in its queue, too; see sync.go.
package queue

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// The steps of a queue.
const (
	Active    = "active"
	Completed = "completed"
	Failed    = "failed"
	Archived  = "archived"
	Paused    = "paused"
)

// The steps of an item; Completed and Failed are the others. Older tools also
// knew ready and blocked, which are read as pending and never written.
const (
	Pending   = "pending"
	Executing = "executing"
)

// Version is the form of the files that are written.
const Version = "2.1"

// Queue is one file. Times are RFC 3339 in UTC.
type Queue struct {
	ID             string          `json:"id" jsonschema:"QUE-YYYYMMDD-HHMMSS"`
	Name           string          `json:"name,omitempty"`
	Status         string          `json:"status" jsonschema:"active, completed, failed, archived or paused"`
	IssueIDs       []string        `json:"issue_ids"`
	Tasks          []Item          `json:"tasks,omitempty" jsonschema:"items of an older form, one a task"`
	Solutions      []Item          `json:"solutions" jsonschema:"items, one a solution"`
	Conflicts      []Conflict      `json:"conflicts" jsonschema:"items that touch the same paths, and which goes first"`
	Groups         []Group         `json:"execution_groups"`
	Clarifications []Clarification `json:"clarifications,omitempty" jsonschema:"what a person has to decide first"`
	Metadata       Metadata        `json:"_metadata"`

	extra []jsonlog.Field
}

// Item is one solution of an issue, waiting or being worked on.
type Item struct {
	ItemID           string          `json:"item_id" jsonschema:"S-1, S-2, …; T-1, … in an older form"`
	IssueID          string          `json:"issue_id"`
	SolutionID       string          `json:"solution_id"`
	TaskID           string          `json:"task_id,omitempty"`
	Status           string          `json:"status" jsonschema:"pending, executing, completed or failed"`
	ExecutionOrder   int             `json:"execution_order" jsonschema:"from 1, without gaps"`
	ExecutionGroup   string          `json:"execution_group" jsonschema:"P… with others at the same time, S… one after the other"`
	DependsOn        []string        `json:"depends_on" jsonschema:"items of this queue that come first"`
	FromIssues       []string        `json:"issue_depends_on,omitempty" jsonschema:"those of depends_on that come from what the issue depends on"`
	SemanticPriority float64         `json:"semantic_priority" jsonschema:"0 to 1, what is highest goes first"`
	TaskCount        int             `json:"task_count"`
	FilesTouched     []string        `json:"files_touched" jsonschema:"paths relative to the project; none: it may touch anything"`
	FileAction       string          `json:"file_action,omitempty" jsonschema:"create, modify or delete: what it does to most of them"`
	QueuedAt         string          `json:"queued_at,omitempty"`
	StartedAt        string          `json:"started_at,omitempty"`
	CompletedAt      string          `json:"completed_at,omitempty" jsonschema:"when it was completed or failed"`
	Result           json.RawMessage `json:"result,omitempty" jsonschema:"any JSON that was given"`
	FailureReason    string          `json:"failure_reason,omitempty"`
	FailureDetails   *Failure        `json:"failure_details,omitempty"`
	FailureHistory   []Failure       `json:"failure_history,omitempty" jsonschema:"earlier failures, the oldest first"`

	extra []jsonlog.Field
}

// Failure says why an item failed.
type Failure struct {
	TaskID     string `json:"task_id,omitempty"`
	ErrorType  string `json:"error_type"`
	Message    string `json:"message"`
	StackTrace string `json:"stack_trace,omitempty"`
	Timestamp  string `json:"timestamp"`
}

// Conflict is what two or more items meet in.
type Conflict struct {
	ID              string   `json:"id,omitempty" jsonschema:"CON-1, CON-2, …"`
	Type            string   `json:"type" jsonschema:"file_conflict, dependency_conflict or resource_conflict"`
	Kind            string   `json:"kind,omitempty" jsonschema:"file, api, data, dependency or architecture"`
	Severity        string   `json:"severity,omitempty" jsonschema:"low, medium or high"`
	Solutions       []string `json:"solutions,omitempty" jsonschema:"the items"`
	Tasks           []string `json:"tasks,omitempty"`
	File            string   `json:"file" jsonschema:"a path that all of them touch; empty when the files of one are not known"`
	Resolution      string   `json:"resolution" jsonschema:"sequential, merge or manual"`
	ResolutionOrder []string `json:"resolution_order" jsonschema:"the items in the order in which they go"`
	Rationale       string   `json:"rationale" jsonschema:"why in this order"`
	Resolved        bool     `json:"resolved"`

	extra []jsonlog.Field
}

// Group is a set of items that go together or one after the other.
type Group struct {
	ID            string   `json:"id"`
	Type          string   `json:"type" jsonschema:"parallel or sequential"`
	Solutions     []string `json:"solutions,omitempty" jsonschema:"the items"`
	Tasks         []string `json:"tasks,omitempty"`
	SolutionCount int      `json:"solution_count,omitempty"`
	TaskCount     int      `json:"task_count,omitempty"`

	extra []jsonlog.Field
}

// Clarification asks a person what no rule decides.
type Clarification struct {
	ID         string   `json:"id" jsonschema:"CFT-1, CFT-2, …"`
	ConflictID string   `json:"conflict_id"`
	Question   string   `json:"question"`
	Options    []string `json:"options"`
	Requires   bool     `json:"requires_user_input"`
}

// Metadata counts what is in a queue.
type Metadata struct {
	Version        string `json:"version"`
	TotalTasks     int    `json:"total_tasks" jsonschema:"items in all"`
	PendingCount   int    `json:"pending_count"`
	ExecutingCount int    `json:"executing_count"`
	CompletedCount int    `json:"completed_count"`
	FailedCount    int    `json:"failed_count"`
	UpdatedAt      string `json:"updated_at"`
	Priority       *int   `json:"priority,omitempty" jsonschema:"among the active queues: lower goes earlier, none is 0"`
	MergedInto     string `json:"merged_into,omitempty"`
	MergedAt       string `json:"merged_at,omitempty"`
	ArchivedAt     string `json:"archived_at,omitempty"`
	DeletedAt      string `json:"deleted_at,omitempty" jsonschema:"when it was put into queues/trash"`
	WasActive      bool   `json:"was_active,omitempty" jsonschema:"it was active before it was archived or deleted"`

	extra []jsonlog.Field
}

// Decode reads a queue in any form that was ever written. What is no queue is
// an error that says why.
func Decode(data []byte) (*Queue, error) {
	var q Queue
	if err := json.Unmarshal(data, &q); err != nil {
		var wrong *json.UnmarshalTypeError
		if errors.As(err, &wrong) {
			return nil, fmt.Errorf("its field %s cannot be a %s", strings.ToLower(wrong.Field), wrong.Value)
		}
		return nil, err
	}
	if err := CheckID(q.ID); err != nil {
		return nil, errors.New("it has no id of a queue")
	}
	seen := map[string]bool{}
	for _, item := range q.items() {
		if item.ItemID == "" || item.IssueID == "" || seen[item.ItemID] {
			return nil, fmt.Errorf("an item has no item_id of its own or no issue_id: %q", item.ItemID)
		}
		seen[item.ItemID] = true
		if item.Status == "ready" || item.Status == "blocked" || item.Status == "" {
			item.Status = Pending
		}
		switch item.Status {
		case Pending, Executing, Completed, Failed:
		default:
			return nil, fmt.Errorf("the status %q of %s is none of an item", item.Status, item.ItemID)
		}
	}
	switch q.Status {
	case Active, Completed, Failed, Archived, Paused:
	case "":
		q.Status = Active
	default:
		return nil, fmt.Errorf("the status %q is none of a queue", q.Status)
	}
	return &q, nil
}

// encode writes the file.
func (q *Queue) encode() ([]byte, error) {
	raw, err := q.MarshalJSON()
	if err != nil {
		return nil, problem.Wrap(err, "internal.bad_record", "a queue cannot be written as JSON")
	}
	var out strings.Builder
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(json.RawMessage(raw)); err != nil {
		return nil, problem.Wrap(err, "internal.bad_record", "a queue cannot be written as JSON")
	}
	return []byte(out.String()), nil
}

// items are all items, those of the older form, too.
func (q *Queue) items() []*Item {
	all := make([]*Item, 0, len(q.Tasks)+len(q.Solutions))
	for i := range q.Tasks {
		all = append(all, &q.Tasks[i])
	}
	for i := range q.Solutions {
		all = append(all, &q.Solutions[i])
	}
	return all
}

// Items are copies of all items, those of the older form first.
func (q *Queue) Items() []Item {
	all := []Item{}
	for _, item := range q.items() {
		all = append(all, *item)
	}
	return all
}

// item finds an item.
func (q *Queue) item(id string) *Item {
	for _, item := range q.items() {
		if item.ItemID == id {
			return item
		}
	}
	return nil
}

// open says whether there is still something to do for the item.
func (i *Item) open() bool { return i.Status == Pending || i.Status == Executing }
