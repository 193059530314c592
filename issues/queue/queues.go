package queue

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/problem"
)

const (
	indexFile  = "queues/index.json"
	folder     = "queues"
	trashDir   = "queues/trash"
	queueFiles = ".json"
)

// Queues are the queues of a store. It is safe for use by several goroutines
// and processes.
type Queues struct {
	store *issues.Store
	now   func() time.Time
	rules Rules
}

// Open gives the queues that lie beside the issues of a store. Now is the clock
// for ids and leases.
func Open(store *issues.Store, now func() time.Time, rules Rules) *Queues {
	return &Queues{store: store, now: now, rules: rules}
}

// files is where queues are read from: the store, or a change of it.
type files interface {
	ReadFile(name string) ([]byte, error)
	List(dir, suffix string) ([]string, error)
}

// outside reads as somebody without a lock.
type outside struct{ *issues.Store }

// List names files.
func (o outside) List(dir, suffix string) ([]string, error) { return o.ListFiles(dir, suffix) }

// shelf is all queues as they were read.
type shelf struct {
	queues []*Queue // by id
	active []string // ids of queues that are there, in the order of the index
	index  *Index
	broken []*problem.Problem
	notes  []*problem.Problem // what was odd and is put right by the next write
}

func (s *shelf) find(id string) *Queue {
	for _, q := range s.queues {
		if q.ID == id || sameID(q.ID, id) {
			return q
		}
	}
	return nil
}

// sameID says whether two ids name one queue in the two forms.
func sameID(a, b string) bool {
	x, m, one := cutID(a)
	y, n, two := cutID(b)
	return one && two && x == y && m == n
}

// load reads all queues. A file that cannot be read is kept aside in broken,
// never left out silently.
func (s *Queues) load(from files) (*shelf, error) {
	all := &shelf{}
	names, err := from.List(folder, queueFiles)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		if !strings.HasPrefix(name, "QUE-") {
			continue
		}
		data, err := from.ReadFile(folder + "/" + name)
		if err != nil {
			return nil, err
		}
		q, err := Decode(data)
		if err == nil && q.ID+queueFiles != name {
			err = errors.New("its id is " + q.ID)
		}
		if err != nil {
			all.broken = append(all.broken, s.brokenFile("storage.broken_queue", folder+"/"+name, data, err))
			continue
		}
		all.queues = append(all.queues, q)
	}
	slices.SortFunc(all.queues, func(a, b *Queue) int { return compareIDs(a.ID, b.ID) })
	for _, q := range all.queues {
		s.complete(q)
	}
	return all, s.loadIndex(from, all)
}

// complete takes the files of items that name none from their solutions, as
// older tools did when they read a queue. What cannot be read stays unknown.
func (s *Queues) complete(q *Queue) {
	for _, item := range q.items() {
		if !item.open() || len(item.FilesTouched) > 0 || item.SolutionID == "" {
			continue
		}
		all, _, err := solutions.Open(s.store).List(item.IssueID)
		if err != nil {
			continue
		}
		for _, one := range all {
			if one.ID == item.SolutionID {
				item.FilesTouched = one.Files()
				item.TaskCount = max(item.TaskCount, len(one.Tasks))
			}
		}
	}
}

// loadIndex reads which queues are active, and the priorities that older tools
// wrote only there.
func (s *Queues) loadIndex(from files, all *shelf) error {
	all.index = &Index{}
	data, err := from.ReadFile(indexFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		for _, q := range all.queues {
			if q.Status == Active {
				all.active = append(all.active, q.ID)
			}
		}
		return nil
	case err != nil:
		return err
	}
	index, err := decodeIndex(data)
	if err != nil {
		all.broken = append(all.broken, s.brokenFile("storage.broken_queue_index", indexFile, data, err))
		return nil
	}
	all.index = index
	for _, entry := range index.Queues {
		if q := all.find(entry.ID); q != nil && q.Metadata.Priority == nil {
			q.Metadata.Priority = entry.Priority
		}
	}
	for _, id := range index.ActiveQueueIDs {
		q := all.find(id)
		if q == nil {
			all.notes = append(all.notes, problem.New("state.lost_queue", "the index calls %s active, which is not there", id).
				At(s.store.FilePath(indexFile), 0).Mend("nothing needs doing; the next change of a queue puts the index right"))
			continue
		}
		if !slices.Contains(all.active, q.ID) {
			all.active = append(all.active, q.ID)
		}
	}
	return nil
}

// brokenFile is the error for a file that cannot be read, with the line that
// is to blame.
func (s *Queues) brokenFile(code, name string, data []byte, err error) *problem.Problem {
	line := 0
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		line = 1 + strings.Count(string(data[:min(int(syntax.Offset), len(data))]), "\n")
	}
	return problem.New(code, "this file cannot be read: %s", err).At(s.store.FilePath(name), line).
		Mend("mend it by hand, or let `overtone issue doctor --repair` put it aside; until then no queue is changed")
}

// unknownQueue is the error for an id that no queue has.
func (s *shelf) unknownQueue(id string) error {
	if err := CheckID(id); err != nil {
		return err
	}
	return problem.New("input.unknown_queue", "there is no queue %s", id).Mend("see `overtone issue queue list`")
}

// need finds a queue, or says that there is none.
func (s *shelf) need(id string) (*Queue, error) {
	if q := s.find(id); q != nil {
		return q, nil
	}
	return nil, s.unknownQueue(id)
}
