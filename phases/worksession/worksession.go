// Package worksession keeps the work sessions of a project: a folder for each
// piece of work from its start to its archive, what was done in it, and the
// rules that came out of it. A session feeds the profile (features, development
// index) and the rule files; what is proposed for them is taken from commit
// messages and from what a person says, never invented.
package worksession

import (
	"encoding/json"
	"time"

	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/templates"
)

// Where sessions lie, relative to the project.
const (
	ActiveDir    = ".workflow/active"
	ArchivesDir  = ".workflow/archives"
	ManifestFile = ArchivesDir + "/manifest.json"
	SessionFile  = "workflow-session.json" // in the folder of a session

	lockFile    = ".workflow/.sessions.lock"
	journalsDir = ArchivesDir + "/.completing"
)

const (
	maxFile  = 8 << 20 // bytes of a JSON file that is read
	patience = 20 * time.Second
)

// Desk is where sessions are worked with: the project, the clock and what else
// a command brings along.
type Desk struct {
	Disk *disk.Disk
	Root string    // the project folder, absolute
	Home string    // the person's home folder, may be empty
	Now  time.Time // the one clock reading of the run
	Git  evidence.Git
	Set  *templates.Set
	Lang string // of questions: "en" or "zh"
}

// Status is a step in the life of a session.
type Status string

// The steps of a session.
const (
	Planning     Status = "planning"
	Active       Status = "active"
	Implementing Status = "implementing"
	Reviewing    Status = "reviewing"
	Paused       Status = "paused"
	Completed    Status = "completed"
)

// Statuses lists all of them in the order of a normal life.
func Statuses() []Status {
	return []Status{Planning, Active, Implementing, Reviewing, Paused, Completed}
}

// Types lists the kinds of work, the usual one first.
func Types() []string { return []string{"workflow", "review", "tdd", "test", "docs"} }

// Session is workflow-session.json. Times are RFC 3339 in UTC. Fields that it
// does not know survive every change.
type Session struct {
	ID          string `json:"session_id"`
	Type        string `json:"type"`
	Description string `json:"description"`
	Status      Status `json:"status"`
	CreatedAt   string `json:"created_at"`
	UpdatedAt   string `json:"updated_at"`
	Branch      string `json:"branch"`                 // that was checked out at its start; empty when none was
	StartCommit string `json:"start_commit"`           // what was checked out at its start; empty without one
	SyncedTo    string `json:"synced_to,omitempty"`    // the commit up to which rules were looked for
	ResumedAt   string `json:"resumed_at,omitempty"`   // the last time
	CompletedAt string `json:"completed_at,omitempty"` // when its completion began

	Foreign bool `json:"-"` // a package or roadmap, which stays where it is when it is completed
	Closed  int  `json:"-"` // issues of it that are closed

	Dir  string          `json:"-"` // its folder, absolute
	Rel  string          `json:"-"` // the same relative to the project
	raw  json.RawMessage // as it was read
	Hurt error           `json:"-"` // why the file cannot be read; only ID, Dir and Rel are known then
}

// Open says whether work on the session may go on.
func (s *Session) Open() bool { return s.Hurt == nil && s.Status != Completed }

// Began is when the session was started; the zero time when the file does not
// say so.
func (s *Session) Began() time.Time { return parseTime(s.CreatedAt) }

// Ended is when the session was completed, or else changed last.
func (s *Session) Ended() time.Time { return parseTime(first(s.CompletedAt, s.UpdatedAt)) }

// parseTime reads a stored time; one that cannot be read is the zero time.
func parseTime(text string) time.Time {
	t, err := time.Parse(time.RFC3339, text)
	if err != nil {
		return time.Time{}
	}
	return t
}

// stamp is a time as it is stored.
func stamp(t time.Time) string { return t.UTC().Format(time.RFC3339) }

// ask puts a question in the language of the desk.
func (d *Desk) question(q interview.Question) interview.Question {
	q.Lang = d.Lang
	return q
}
