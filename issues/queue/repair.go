package queue

import (
	"context"
	"path/filepath"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Aside is a file that Repair has put aside.
type Aside struct {
	File string
	To   string // the name that it has now
	Why  string
}

// Examine names what is wrong with queues: files that cannot be read, which
// Repair puts aside, and what the next change puts right by itself.
func (s *Queues) Examine() (broken, odd []*problem.Problem, err error) {
	all, err := s.load(outside{s.store})
	if err != nil {
		return nil, nil, err
	}
	return all.broken, all.notes, nil
}

// Repair puts files of queues aside that cannot be read, byte for byte, so that
// the others can be changed again. A lost index is made anew from the queues.
func (s *Queues) Repair(ctx context.Context) ([]Aside, error) {
	done := []Aside{}
	broken, _, err := s.Examine()
	if err != nil || len(broken) == 0 {
		return done, err
	}
	err = s.store.Together(ctx, func(b *issues.Both) error {
		all, err := s.load(b)
		if err != nil {
			return err
		}
		for _, one := range all.broken {
			name := folder + "/" + filepath.Base(one.File)
			to, err := b.SetAside(name)
			if err != nil {
				return err
			}
			done = append(done, Aside{File: one.File, To: filepath.Base(to), Why: one.Message})
		}
		return nil
	})
	if err != nil {
		return done, err
	}
	return done, s.change(ctx, func(*tx) error { return nil })
}
