package queue

import (
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/specs/problem"
)

// state is all queues as a reader without a lock sees them, brought up to what
// the issues are.
func (s *Queues) state() (*shelf, snapshot, error) {
	all, err := s.load(outside{s.store})
	if err != nil {
		return nil, nil, err
	}
	seen, warnings, err := s.snapshot()
	if err != nil {
		return nil, nil, err
	}
	for _, q := range all.queues {
		if _, err := q.sync(seen, s.store.Now()); err != nil {
			return nil, nil, err
		}
	}
	all.notes = append(all.notes, warnings...)
	return all, seen, nil
}

// warnings are what a person should know of all queues.
func (s *shelf) warnings() []*problem.Problem {
	return append(append([]*problem.Problem{}, s.broken...), s.notes...)
}

// List is the index of all queues, the newest first, without those in the
// trash. Files that cannot be read are warnings, never left out silently.
func (s *Queues) List() (Index, []*problem.Problem, error) {
	all, _, err := s.state()
	if err != nil {
		return Index{}, nil, err
	}
	return all.listing(), all.warnings(), nil
}

// Get finds a queue, with an empty id the first active one; nil when there is
// none. Errors: input.unknown_queue, input.bad_id, storage.broken_queue when
// the file of this queue cannot be read.
func (s *Queues) Get(id string) (*Queue, []*problem.Problem, error) {
	all, _, err := s.state()
	if err != nil {
		return nil, nil, err
	}
	q, err := s.choose(all, id)
	return q, all.warnings(), err
}

// choose finds a queue by its id, or the first active one.
func (s *Queues) choose(all *shelf, id string) (*Queue, error) {
	if id == "" {
		for _, q := range all.byPriority() {
			return q, nil
		}
		return nil, nil //nolint:nilnil // no queue is an answer, not an error
	}
	if q := all.find(id); q != nil {
		return q, nil
	}
	for _, one := range all.broken {
		if one.File == s.store.FilePath(folder+"/"+id+queueFiles) {
			return nil, one
		}
	}
	return nil, all.unknownQueue(id)
}

// byPriority are the active queues in the order in which they are worked on: by
// priority, where none is 0 and lower goes earlier, then as they were made active.
func (s *shelf) byPriority() []*Queue {
	active := []*Queue{}
	for _, id := range s.active {
		if q := s.find(id); q != nil && q.Status != Archived && q.Status != Paused {
			active = append(active, q)
		}
	}
	slices.SortStableFunc(active, func(a, b *Queue) int { return cmp.Compare(a.priority(), b.priority()) })
	return active
}

// busy are the items at work in all queues but one.
func (s *shelf) busy(but *Queue) []*Item {
	all := []*Item{}
	for _, q := range s.queues {
		if q == but || q.Status == Archived {
			continue
		}
		for _, item := range q.items() {
			if item.Status == Executing {
				all = append(all, item)
			}
		}
	}
	return all
}

// Graph is what can be worked on in a queue, with an empty id in the first
// active one. Without any the answer says so in its Error. Disjoint assumes that
// items whose files are not known touch nothing that others touch. Errors:
// input.unknown_queue, storage.broken_queue.
func (s *Queues) Graph(id string, disjoint bool) (*Graph, []*problem.Problem, error) {
	all, seen, err := s.state()
	if err != nil {
		return nil, nil, err
	}
	q, err := s.choose(all, id)
	if err != nil {
		return nil, all.warnings(), err
	}
	if q == nil {
		return NoGraph("", "there is no active queue"), all.warnings(), nil
	}
	graph, err := q.view(seen, all.busy(q), s.rules, disjoint)
	return graph, all.warnings(), err
}
