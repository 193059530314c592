package issues

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Repaired is one thing that Repair has done.
type Repaired struct {
	File string
	Line int    // where it stood; 0 for a whole file
	Done string // what became of it
	Why  string
}

// Repair makes the store fit to be written again and destroys nothing: lines
// that cannot be read, and lines that are there twice in the same words, go to
// the quarantine file beside their file; a change that a killed process left
// half done is finished; one that cannot be read is put aside; what a merge left
// at the wrong place goes to the right one. Beside judges lines of other files by
// their name below the store: it says why a line is broken, or nothing. What only
// a person can settle stays as it is; Examine names it.
func (s *Store) Repair(ctx context.Context, beside ...Judge) ([]Repaired, error) {
	done := []Repaired{}
	if _, err := os.Stat(s.dir); errors.Is(err, os.ErrNotExist) {
		return done, nil // there is no store yet
	}
	held, err := s.d.Lock(ctx, filepath.Join(s.dir, ".lock"), lockWait)
	if err != nil {
		return nil, err
	}
	aside, err := s.putAside()
	done = append(done, aside...)
	for _, log := range append([]*jsonlog.Log{s.active, s.history}, s.otherLogs()...) {
		if err != nil {
			break
		}
		var moved []jsonlog.Broken
		moved, err = log.Under(held).Repair(s.judge(log, beside))
		for _, line := range moved {
			done = append(done, Repaired{
				File: log.Path(), Line: line.Number, Why: line.Reason, Done: "moved to " + filepath.Base(log.QuarantinePath()),
			})
		}
	}
	if err := errors.Join(err, held.Release()); err != nil {
		return nil, err
	}
	half, err := s.halfDone()
	if err != nil {
		return nil, err
	}
	done = append(done, half...)
	err = s.change(ctx, func(t *tx) error { // finishes what was left half done
		placed, err := t.putInPlace()
		if done = append(done, placed...); err != nil {
			return err
		}
		return s.d.Sweep(t.s.dir)
	})
	return done, err
}

// Judge says which readable lines of a file below the store are broken all the
// same; nil is none. A line is broken when its answer is not empty.
type Judge func(name string) func(jsonlog.Line) string

// judge says which readable lines are broken all the same.
func (s *Store) judge(log *jsonlog.Log, beside []Judge) func(jsonlog.Line) string {
	if log != s.active && log != s.history {
		for _, one := range beside {
			if broken := one(s.below(log)); broken != nil {
				return broken
			}
		}
		return nil
	}
	decoder, seen := newDecoder(), map[string]jsonlog.Line{}
	return func(line jsonlog.Line) string {
		issue, err := decoder.decode(line.Raw, line.Number)
		if err != nil {
			return err.Error()
		}
		if first, doubled := seen[issue.ID]; doubled && string(first.Raw) == string(line.Raw) {
			return fmt.Sprintf("it is the same as line %d", first.Number)
		} else if !doubled {
			seen[issue.ID] = line
		}
		return ""
	}
}

// putAside renames announcements of changes that cannot be read.
func (s *Store) putAside() ([]Repaired, error) {
	var done []Repaired
	for _, one := range s.promises() {
		why := problem.From(one.read())
		if why == nil || !strings.HasPrefix(why.Code, "storage.broken_") {
			continue
		}
		to := one.path + ".quarantine"
		for n := 2; ; n++ {
			if _, err := os.Lstat(to); errors.Is(err, os.ErrNotExist) {
				break
			}
			to = fmt.Sprintf("%s.quarantine-%d", one.path, n)
		}
		if err := s.d.Rename(one.path, to); err != nil {
			return done, err
		}
		done = append(done, Repaired{File: one.path, Why: why.Reason(), Done: "moved to " + filepath.Base(to)})
	}
	return done, nil
}

// halfDone lists what the next change will finish or take away.
func (s *Store) halfDone() ([]Repaired, error) {
	e := examiner{s: s}
	if err := e.leftovers(); err != nil {
		return nil, err
	}
	var done []Repaired
	for _, one := range e.found {
		switch one.Problem.Code {
		case "storage.unfinished":
			done = append(done, Repaired{File: one.Problem.File, Why: one.Problem.Message, Done: "finished"})
		case "storage.leftover":
			done = append(done, Repaired{File: one.Problem.File, Why: one.Problem.Message, Done: "removed"})
		}
	}
	return done, nil
}

// below is where a file of lines lies in the folder of the store, with "/"
// between.
func (s *Store) below(log *jsonlog.Log) string {
	rel, err := filepath.Rel(s.dir, log.Path())
	if err != nil {
		return ""
	}
	return filepath.ToSlash(rel)
}
