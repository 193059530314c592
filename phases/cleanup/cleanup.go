// Package cleanup finds what work has left behind: sessions that nobody goes on
// with, files of processes that ended, entries that name what is gone. It shows
// why, moves what is chosen to a trash from which it can be taken back, and
// deletes nothing. What a person wrote outside of overtone's own folders is
// reported at most.
package cleanup

import (
	"context"
	"encoding/json"
	"time"

	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/templates"
)

// Risk says how likely somebody misses what is moved.
type Risk string

// The risks.
const (
	Low    Risk = "low"
	Medium Risk = "medium"
	High   Risk = "high"
)

// Risks lists them, the lowest first.
func Risks() []Risk { return []Risk{Low, Medium, High} }

// The categories of what is found.
const (
	Sessions  = "sessions"  // work sessions, plans, debug folders
	Artifacts = "artifacts" // files that a process left behind
	Entries   = "entries"   // lines of our own indexes about what is gone
	Documents = "documents" // what people wrote: reported only
	Code      = "code"      // what may be dead in it: reported only
)

// Action is what cleaning does with an item.
type Action string

// The actions.
const (
	Move   Action = "move"   // to the trash
	Edit   Action = "edit"   // an entry is taken out of a file and kept in the undo manifest
	Report Action = "report" // nothing: a person has to look
)

// Item is one thing that was found.
type Item struct {
	Path     string `json:"path" jsonschema:"relative to the project"`
	Category string `json:"category" jsonschema:"sessions, artifacts, entries, documents or code"`
	Type     string `json:"type" jsonschema:"what it is, such as active_session or temp_file"`
	Reason   string `json:"reason"`
	Risk     Risk   `json:"risk" jsonschema:"low, medium or high"`
	Action   Action `json:"action" jsonschema:"move to the trash, edit out of the file, or report only"`
	AgeDays  int    `json:"age_days" jsonschema:"whole days since its last change; 0 when it has none"`
	SizeKB   int64  `json:"size_kb"`
	Line     int    `json:"line" jsonschema:"1-based, 0 when it is the whole file"`
	ID       string `json:"id" jsonschema:"the session that it is about, or empty"`
}

// Session is a work session as far as cleaning looks at it.
type Session struct {
	ID      string
	Rel     string    // its folder, relative to the project
	Status  string    // "paused", "active", …
	Touched time.Time // its last step or commit
	Broken  bool      // its file is there and cannot be read
	Empty   bool      // it has no file
	Open    int       // tasks that are not completed
}

// Ledger is the manifest of the archive.
type Ledger interface {
	Entries() ([]LedgerEntry, error)
	Drop(id string) error                                   // what is not there is dropped already; under Room.Lock
	Restore(id string, entry json.RawMessage, at int) error // unless it is there; under Room.Lock
}

// LedgerEntry is one entry of the manifest.
type LedgerEntry struct {
	ID  string // of its session, empty when it has none
	Raw json.RawMessage
}

// Room is where cleaning takes place and what it is told of the project.
type Room struct {
	Disk     *disk.Disk
	Root     string
	Home     string
	Now      time.Time
	Set      *templates.Set
	Git      evidence.Git
	Sources  func(context.Context) (*codebase.Sources, error) // what files import; nil: code is not looked at
	Active   []Session
	Archived []Session
	Known    []string // other ids that entries may name: packages and roadmaps
	Broken   []string // completions that were broken off
	Ledger   Ledger
	Lock     func(ctx context.Context, work func() error) error // of sessions and their archive
}

func (r *Room) places() guidelines.Places {
	return guidelines.Places{Root: r.Root, Home: r.Home, Disk: r.Disk}
}

// limits is cleanup.yaml.
type limits struct {
	ActiveDays   int      `yaml:"active_days"`
	PausedDays   int      `yaml:"paused_days"`
	ArchiveDays  int      `yaml:"archive_days"`
	PlanDays     int      `yaml:"plan_days"`
	DebugDays    int      `yaml:"debug_days"`
	TrashDays    int      `yaml:"trash_days"`
	TempHours    int      `yaml:"temp_hours"`
	RecentDays   int      `yaml:"recent_days"`
	CoreCommits  int      `yaml:"core_commits"`
	DriftPercent int      `yaml:"drift_percent"`
	DriftLeast   int      `yaml:"drift_least"`
	CommentLines int      `yaml:"comment_lines"`
	TodoDays     int      `yaml:"todo_days"`
	Documents    []string `yaml:"documents"`

	Linked [][]string `yaml:"linked"` // languages that import files by name
	Loaded struct {
		Names   []string `yaml:"names"`
		Parts   []string `yaml:"parts"`
		Folders []string `yaml:"folders"`
	} `yaml:"loaded"`
}

// Found is all that was found.
type Found struct {
	GeneratedAt string      `json:"generated_at" jsonschema:"RFC 3339, UTC"`
	Mainline    Mainline    `json:"mainline_summary"`
	Discoveries Discoveries `json:"discoveries"`
	Summary     Summary     `json:"summary"`
}

// Mainline says what is being worked on.
type Mainline struct {
	CoreModules    []string `json:"core_modules" jsonschema:"folders in the thick of it, the busiest first"`
	ActiveBranches []string `json:"active_branches" jsonschema:"with a commit of late, the newest first"`
	HealthScore    int      `json:"health_score" jsonschema:"share of sessions and plans that are not stale, in percent"`
}

// Discoveries are the items by what they are.
type Discoveries struct {
	StaleSessions     []Item `json:"stale_sessions"`
	OrphanedArtifacts []Item `json:"orphaned_artifacts"`
	LooseEntries      []Item `json:"loose_entries" jsonschema:"of our own indexes, about what is gone"`
	DriftedDocuments  []Item `json:"drifted_documents" jsonschema:"reported only"`
	DeadCode          []Item `json:"dead_code" jsonschema:"what may be dead; reported only"`
}

// Summary counts the items.
type Summary struct {
	TotalItems  int            `json:"total_items"`
	TotalSizeMB float64        `json:"total_size_mb"`
	ByCategory  map[string]int `json:"by_category"`
	ByRisk      map[string]int `json:"by_risk"`
}

// Items lists all of them, sessions first.
func (f *Found) Items() []Item {
	d := f.Discoveries
	var out []Item
	for _, list := range [][]Item{d.StaleSessions, d.OrphanedArtifacts, d.LooseEntries, d.DriftedDocuments, d.DeadCode} {
		out = append(out, list...)
	}
	return out
}
