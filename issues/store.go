package issues

import (
	"path/filepath"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// lockWait is how long a command waits for the store: long enough for dozens
// of others to take their turn.
const lockWait = 30 * time.Second

// Store keeps the issues of one project in a folder, usually
// .workflow/issues. Readers take no lock; every change is made under the lock
// .lock and is wholly there or not at all, whatever kills the process. It is
// safe for use by several goroutines and processes.
type Store struct {
	d       *disk.Disk
	dir     string
	now     func() time.Time
	active  *jsonlog.Log
	history *jsonlog.Log
}

// Open names the folder of a store, which need not exist before the first
// change. Now is the clock for ids and times; it is read in UTC.
func Open(d *disk.Disk, dir string, now func() time.Time) *Store {
	return &Store{
		d: d, dir: dir, now: now,
		active:  jsonlog.Open(d, filepath.Join(dir, "issues.jsonl")),
		history: jsonlog.Open(d, filepath.Join(dir, "issue-history.jsonl")),
	}
}

// Path is the file with the active issues, for messages.
func (s *Store) Path() string { return s.active.Path() }

// HistoryPath is the file with the completed and deleted issues, for messages.
func (s *Store) HistoryPath() string { return s.history.Path() }

// Listing is what a reader found: issues in the order of the file, and what a
// person should know about lines that are broken, doubled or odd. A broken
// line is never silently left out: it is here as storage.broken_line.
type Listing struct {
	Issues   []Issue
	Warnings []*problem.Problem
}

// All lists the active issues.
func (s *Store) All() (Listing, error) {
	all, warnings, err := active(s, newDecoder, whole)
	if err != nil {
		return Listing{}, err
	}
	return Listing{Issues: all, Warnings: warnings}, nil
}

// active reads the active issues and keeps of each what of makes of it.
func active[T any](s *Store, decoder func() *decoder, of func(*Issue) T) ([]T, []*problem.Problem, error) {
	moving, err := s.moving()
	if err != nil {
		return nil, nil, err
	}
	announced, err := s.announced()
	if err != nil {
		return nil, nil, err
	}
	if len(moving)+len(announced.Issues) == 0 {
		return read(s.active, decoder, of)
	}
	all, warnings, err := read(s.active, newDecoder, whole)
	if err != nil {
		return nil, nil, err
	}
	if all, err = announced.lay(all); err != nil {
		return nil, nil, err
	}
	gone := byID(moving)
	kept := make([]T, 0, len(all))
	for i := range all {
		if _, moved := gone[all[i].ID]; !moved {
			kept = append(kept, of(&all[i]))
		}
	}
	return kept, warnings, nil
}

// History lists the completed and deleted issues.
func (s *Store) History() (Listing, error) {
	moving, err := s.moving()
	if err != nil {
		return Listing{}, err
	}
	announced, err := s.announced()
	if err != nil {
		return Listing{}, err
	}
	closed, err := announced.closed()
	if err != nil {
		return Listing{}, err
	}
	moving = append(moving, closed...)
	all, warnings, err := read(s.history, newDecoder, whole)
	if err != nil {
		return Listing{}, err
	}
	if len(moving) > 0 {
		there := byID(all)
		for _, issue := range moving {
			if _, known := there[issue.ID]; !known {
				there[issue.ID] = issue
				all = append(all, issue)
			}
		}
	}
	return Listing{Issues: all, Warnings: warnings}, nil
}

// Get finds an issue, also one in history (its CompletedAt or DeletedAt is
// set then). Error: input.unknown_id.
func (s *Store) Get(id string) (Issue, error) {
	for _, from := range []func() (Listing, error){s.All, s.History} { // in this order: a moving issue is never in neither
		listing, err := from()
		if err != nil {
			return Issue{}, err
		}
		for _, issue := range listing.Issues {
			if issue.ID == id {
				return issue, nil
			}
		}
	}
	return Issue{}, unknownID(id)
}

func unknownID(id string) error {
	return problem.New("input.unknown_id", "there is no issue %+q", id).Mend("list the issues to see their ids")
}

// decodeAll decodes every line it can, on all cores.
func decodeAll(lines []jsonlog.Line) (issues []Issue, broken []jsonlog.Broken) {
	decoded := make([]Issue, len(lines))
	failed := make([]error, len(lines))
	jsonlog.Share(len(lines), func(from, to int) {
		decoder := newDecoder()
		for i := from; i < to; i++ {
			decoded[i], failed[i] = decoder.decode(lines[i].Raw, lines[i].Number)
		}
	})
	issues = decoded[:0]
	for i, line := range lines {
		if failed[i] != nil {
			broken = append(broken, unreadable(line, failed[i]))
			continue
		}
		issues = append(issues, decoded[i])
	}
	return issues, broken
}

// toDoctor says of a broken line what can be done about it.
func toDoctor(err error) error {
	p := problem.From(err)
	if p == nil || p.Code != "storage.broken_line" || strings.HasPrefix(p.Fix, "nothing") {
		return err
	}
	better := *p
	return better.Mend("mend line %d by hand, or let `overtone issue doctor --repair` move it to quarantine; until then nothing is written", p.Line)
}

// unreadable is a line that is JSON but no issue.
func unreadable(line jsonlog.Line, err error) jsonlog.Broken {
	return jsonlog.Broken{Number: line.Number, Reason: err.Error(), Raw: line.Raw}
}

func doubledID(id, file string, before, line int) *problem.Problem {
	return problem.New("conflict.duplicate_id", "%s is on line %d already", id, before).At(file, line).
		Mend("look at lines %d and %d and take one of them out by hand", before, line)
}

// oddValues says what is odd about an id and a status.
func oddValues(id string, status Status, file string, line int) (odd []*problem.Problem) {
	if !status.known() {
		odd = append(odd, badStatus(status).At(file, line))
	}
	if err := CheckID(id); err != nil {
		odd = append(odd, problem.From(err).At(file, line))
	}
	return odd
}

// oldStatus says once that n issues, perhaps thousands, have the old word.
func oldStatus(n int) *problem.Problem {
	return problem.New("input.old_status", "the status pending of %d issues is read as registered", n).
		Mend("nothing needs doing; the next step of such an issue writes the new word")
}

// byID finds issues; of doubled ids the first counts.
func byID(all []Issue) map[string]Issue {
	found := make(map[string]Issue, len(all))
	for _, issue := range all {
		if _, doubled := found[issue.ID]; !doubled {
			found[issue.ID] = issue
		}
	}
	return found
}

// stamp is the present time as it is stored.
func (s *Store) stamp() string { return s.now().UTC().Format(time.RFC3339) }

// touch marks an issue as changed: it gets the next version and the present
// time. A clock that went back does not take the issue with it: no change is
// older than the one before it.
func (s *Store) touch(after *Issue, before Issue) {
	after.Version = before.Version + 1
	after.UpdatedAt = s.stamp()
	now := s.now()
	for _, earlier := range []string{before.CreatedAt, before.UpdatedAt} {
		if then, err := time.Parse(time.RFC3339, earlier); err == nil && then.After(now) {
			now, after.UpdatedAt = then, then.UTC().Format(time.RFC3339)
		}
	}
}
