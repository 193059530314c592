// Package issues is the store of work to do: what an issue is, which steps of
// its life are legal, and the files that keep issues for many processes at
// once. An issue is one line of issues.jsonl; what is completed or deleted
// moves to issue-history.jsonl, so that an id is never given twice.
//
// The package knows nothing of specifications: where an issue comes from is
// two texts, a session and a source id.
package issues

import (
	"encoding/json"
	"slices"
)

// Status is a step in the life of an issue; see Transitions.
type Status string

// The steps. "pending", which older tools write, is read as Registered.
const (
	Registered Status = "registered"
	Planning   Status = "planning"
	Planned    Status = "planned"
	Queued     Status = "queued"
	Executing  Status = "executing"
	Completed  Status = "completed"
	Failed     Status = "failed"
	Paused     Status = "paused"
)

// Priorities run from 1 (critical) to 5 (trivial).
const (
	HighestPriority = 1
	DefaultPriority = 3
	LowestPriority  = 5
)

// Issue is one piece of work. Times are RFC 3339 in UTC, empty when the step
// was not taken. The store gives ID, CreatedAt, UpdatedAt and the other times.
// Fields that other tools put on the line are kept, byte for byte, through
// every update.
type Issue struct {
	ID                 string
	Title              string // one line; the id when it was empty
	Status             Status
	Version            int      // 1 when it is made, one more with each change; 0 on lines of other tools
	Priority           int      // HighestPriority to LowestPriority
	Context            string   // Markdown: what to do and how to know it is done
	Source             string   // github, text or discovery
	SourceURL          string   // where it was first reported
	Tags               []string // such as wave-2, mvp, spec:SPEC-…
	AffectedComponents []string
	ExpectedBehavior   string
	ActualBehavior     string
	DependsOn          []string // ids that must be completed first
	Files              []string // claimed paths relative to the project, a folder ends in "/"
	ExtendedContext    ExtendedContext
	Lifecycle          Lifecycle
	Feedback           []Feedback
	BoundSolutionID    string
	SolutionCount      int
	Lease              *Lease     // who works on it until when; only while it is executing
	Evidence           *Evidence  // what shows that it is done
	External           []External // the same piece of work in other tools
	CreatedAt          string
	UpdatedAt          string
	PlannedAt          string
	QueuedAt           string
	CompletedAt        string
	DeletedAt          string

	raw   json.RawMessage // the line it was read from
	line  int             // and the number of that line
	alias bool            // which said "pending"
	extra fields          // fields that nobody here knows, of an issue that has no line
}

// ExtendedContext is what helps whoever does the work.
type ExtendedContext struct {
	Location     string // where in the code base
	SuggestedFix string
	Notes        Notes

	extra fields
}

// Notes says where an issue comes from. Session and the source id are the key
// by which a later export finds it again.
type Notes struct {
	Text            string   // notes that an older tool wrote as plain text
	Session         string   // SPEC-… or RMAP-…
	Strategy        string   // how a roadmap was made
	OriginalID      string   // the item's id there, when it is neither epic nor story
	SpecDir         string   // folder of the package, relative to the project
	SourceEpic      string   // EPIC-…
	SourceStory     string   // story id, for exports by story
	Wave            int      // plan wave from 1; 0 is none
	DependsOnIssues []string // copy of depends_on as it was exported
	SpecDocuments   []string // paths relative to the project
	Rules           []string // ids of the project's rules that the work must obey; their texts stand in the context

	extra fields
}

// SourceID is the id of the item that the issue was made of: the story, else
// the epic, else the original id.
func (n Notes) SourceID() string {
	switch {
	case n.SourceStory != "":
		return n.SourceStory
	case n.SourceEpic != "":
		return n.SourceEpic
	}
	return n.OriginalID
}

// AddRule names a rule of the project that the work must obey, by its id, and the
// file it stands in, relative to the project.
func (n *Notes) AddRule(id, file string) {
	n.Rules = append(n.Rules, id)
	if !slices.Contains(n.SpecDocuments, file) {
		n.SpecDocuments = append(n.SpecDocuments, file)
	}
}

// Lifecycle is how the work is to be tested, accepted and committed. An empty
// text leaves the choice open.
type Lifecycle struct {
	TestStrategy    string // unit, integration, e2e, manual, auto
	RegressionScope string // affected, related, full
	AcceptanceType  string // automated, manual, both
	CommitStrategy  string // per-task, squash, atomic, per-issue, per-epic

	extra fields
}

// Feedback is a remark on the work by a person or a stage.
type Feedback struct {
	Type      string // failure, clarification, rejection
	Stage     string // new, plan, execute
	Content   string
	CreatedAt string

	extra fields
}

// Line is the 1-based line of the file that the issue was read from, 0 for one
// that was not read.
func (i Issue) Line() int { return i.line }
