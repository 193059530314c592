package queue

// Graph is a queue as it can be worked on: what is ready, what waits for what,
// and what can go at the same time. Lists are never nil.
type Graph struct {
	QueueID        string          `json:"queue_id" jsonschema:"empty when there is no queue"`
	Error          string          `json:"error" jsonschema:"why the queue cannot be worked on as it is, or empty"`
	Errors         []GraphError    `json:"errors"`
	Nodes          []Node          `json:"nodes" jsonschema:"all items in the order in which they go"`
	Edges          []Edge          `json:"edges" jsonschema:"from what comes first to what depends on it"`
	ReadyCount     int             `json:"ready_count"`
	RunningCount   int             `json:"running_count"`
	Groups         []Ready         `json:"groups" jsonschema:"ready items by execution group"`
	Batches        [][]string      `json:"parallel_batches" jsonschema:"what can go at the same time, batch after batch; items at work and items that cannot begin are in none"`
	Conflicts      []Conflict      `json:"conflicts"`
	Clarifications []Clarification `json:"clarifications" jsonschema:"what a person has to decide first"`
	Summary        Summary         `json:"_summary"`
}

// GraphError is a dependency that names nothing.
type GraphError struct {
	Code string `json:"code" jsonschema:"missing_dep or cycle"`
	Item string `json:"item"`
	Dep  string `json:"dep"`
}

// Node is one item.
type Node struct {
	ID               string    `json:"id"`
	IssueID          string    `json:"issue_id"`
	SolutionID       string    `json:"solution_id"`
	Status           string    `json:"status"`
	Ready            bool      `json:"ready" jsonschema:"it can begin now"`
	BlockedBy        []Blocker `json:"blocked_by"`
	Level            int       `json:"level" jsonschema:"from 0: the longest way to it among what is not done"`
	ExecutionOrder   int       `json:"execution_order"`
	ExecutionGroup   string    `json:"execution_group"`
	SemanticPriority float64   `json:"semantic_priority"`
	TaskCount        int       `json:"task_count"`
	Files            []string  `json:"files" jsonschema:"none: it may touch anything"`
}

// Blocker is why an item cannot begin.
type Blocker struct {
	ID     string `json:"id" jsonschema:"an item, an issue outside of the queue, or a clarification"`
	Reason string `json:"reason" jsonschema:"pending, failed or missing for what it depends on; conflict: an item at work touches the same path; clarification: a person has to decide; issue: its own issue is not queued"`
	Status string `json:"status" jsonschema:"of what blocks, as far as there is one"`
	File   string `json:"file,omitempty" jsonschema:"the path that both touch"`
}

// Edge is one dependency.
type Edge struct {
	From string `json:"from"`
	To   string `json:"to"`
}

// Ready is a group with those of its items that can begin now.
type Ready struct {
	ID    string   `json:"id"`
	Items []string `json:"items"`
}

// Summary counts.
type Summary struct {
	Total         int      `json:"total"`
	Pending       int      `json:"pending"`
	Executing     int      `json:"executing"`
	Completed     int      `json:"completed"`
	Failed        int      `json:"failed"`
	CanParallel   int      `json:"can_parallel" jsonschema:"items that can begin at the same time now"`
	BatchesNeeded int      `json:"batches_needed"`
	Levels        int      `json:"levels"`
	CriticalPath  []string `json:"critical_path" jsonschema:"the longest chain of items that are not done"`
	MaxParallel   int      `json:"max_parallel" jsonschema:"the largest batch"`
}

// NoGraph is what is answered in the place of a graph that cannot be made.
func NoGraph(queue, why string) *Graph {
	return &Graph{
		QueueID: queue, Error: why, Errors: []GraphError{}, Nodes: []Node{}, Edges: []Edge{}, Groups: []Ready{},
		Batches: [][]string{}, Conflicts: []Conflict{}, Clarifications: []Clarification{}, Summary: Summary{CriticalPath: []string{}},
	}
}
