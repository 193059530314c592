package issues

import (
	"cmp"
	"path/filepath"
	"slices"
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
func (s *Store) All() (Listing, error) { return s.listing(newDecoder) }

func (s *Store) listing(decode func() *decoder) (Listing, error) {
	moving, err := s.moving()
	if err != nil {
		return Listing{}, err
	}
	announced, err := s.announced()
	if err != nil {
		return Listing{}, err
	}
	listing, err := read(s.active, decode)
	if err != nil {
		return Listing{}, err
	}
	if listing.Issues, err = announced.lay(listing.Issues); err != nil || len(moving) == 0 {
		return listing, err
	}
	gone := byID(moving)
	listing.Issues = slices.DeleteFunc(listing.Issues, func(issue Issue) bool {
		_, moved := gone[issue.ID]
		return moved
	})
	return listing, nil
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
	listing, err := read(s.history, newDecoder)
	if err != nil || len(moving) == 0 {
		return listing, err
	}
	there := byID(listing.Issues)
	for _, issue := range moving {
		if _, known := there[issue.ID]; !known {
			there[issue.ID] = issue
			listing.Issues = append(listing.Issues, issue)
		}
	}
	return listing, nil
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

// read decodes a file of issues.
func read(log *jsonlog.Log, decode func() *decoder) (Listing, error) {
	content, err := log.Read()
	if err != nil {
		return Listing{}, err
	}
	issues, odd, broken := decodeWith(decode, content.Lines, log.Path())
	broken = append(content.Broken, broken...)
	slices.SortStableFunc(broken, func(a, b jsonlog.Broken) int { return cmp.Compare(a.Number, b.Number) })
	listing := Listing{Issues: issues, Warnings: []*problem.Problem{}}
	for _, one := range broken {
		listing.Warnings = append(listing.Warnings, problem.From(toDoctor(one.Problem(log.Path()))))
	}
	listing.Warnings = append(listing.Warnings, odd...)
	return listing, nil
}

// decodeAll reads every line it can; odd is what a person should know.
func decodeAll(lines []jsonlog.Line, file string) (issues []Issue, odd []*problem.Problem, broken []jsonlog.Broken) {
	return decodeWith(newDecoder, lines, file)
}

func decodeWith(start func() *decoder, lines []jsonlog.Line, file string) (issues []Issue, odd []*problem.Problem, broken []jsonlog.Broken) {
	decoded := make([]Issue, len(lines))
	failed := make([]error, len(lines))
	jsonlog.Share(len(lines), func(from, to int) {
		decoder := start()
		for i := from; i < to; i++ {
			decoded[i], failed[i] = decoder.decode(lines[i].Raw, lines[i].Number)
		}
	})
	issues = decoded[:0]
	first := make(map[string]int, len(lines))
	for i, line := range lines {
		if failed[i] != nil {
			broken = append(broken, unreadable(line, failed[i]))
			continue
		}
		issue := decoded[i]
		if before, doubled := first[issue.ID]; doubled {
			odd = append(odd, doubledID(issue.ID, file, before, line.Number))
		} else {
			first[issue.ID] = line.Number
		}
		issues = append(issues, issue)
	}
	return issues, append(odd, oddities(issues, file)...), broken
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

// oddities are values that overtone would not write but can live with. Of the
// old word "pending" there may be thousands, so it is said once.
func oddities(issues []Issue, file string) []*problem.Problem {
	var odd []*problem.Problem
	pending, firstPending, known := 0, 0, Statuses()
	for _, issue := range issues {
		if issue.alias {
			if pending++; pending == 1 {
				firstPending = issue.line
			}
		}
		if !slices.Contains(known, issue.Status) {
			odd = append(odd, badStatus(issue.Status).At(file, issue.line))
		}
		if err := CheckID(issue.ID); err != nil {
			odd = append(odd, problem.From(err).At(file, issue.line))
		}
	}
	if pending > 0 {
		odd = append(odd, problem.New("input.old_status", "the status pending of %d issues is read as registered", pending).
			At(file, firstPending).Mend("nothing needs doing; the next step of such an issue writes the new word"))
	}
	return odd
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
