package issues

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// tx is one change of the store, made under its lock.
type tx struct {
	s       *Store
	active  *jsonlog.Writer
	history *jsonlog.Writer
	old     []Issue // history, once past has read it
	oldByID map[string]Issue
	oldRead bool
}

// change runs one change under the lock, after finishing what a killed process
// left half done.
func (s *Store) change(ctx context.Context, do func(*tx) error) error {
	held, err := s.d.Lock(ctx, filepath.Join(s.dir, ".lock"), lockWait)
	if err != nil {
		return err
	}
	t := &tx{s: s, active: s.active.Under(held), history: s.history.Under(held)}
	err = t.sweep()
	if err == nil {
		err = t.finishMove()
	}
	if err == nil {
		err = t.finishTogether()
	}
	if err == nil {
		err = do(t)
	}
	return errors.Join(toDoctor(err), held.Release())
}

// sweep removes what killed processes left half written beside the files that
// this lock guards. Folders below are swept when a change of them was cut short.
func (t *tx) sweep() error { return t.sweepFolder(t.s.dir) }

func (t *tx) sweepFolder(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return problem.Wrap(err, "storage.failed", "cannot look into the store").At(dir, 0).Mend("check the permissions of the folder")
	}
	for _, e := range entries {
		if name := e.Name(); e.Type().IsRegular() && strings.HasPrefix(name, ".") && strings.HasSuffix(name, ".overtone-tmp") {
			if err := t.s.d.Remove(filepath.Join(dir, name)); err != nil {
				return err
			}
		}
	}
	return nil
}

// present reads the active issues for a change; a broken line is an error.
func (t *tx) present() ([]Issue, error) { return sound(t.active, t.s.Path()) }

// past reads the history for a change, once.
func (t *tx) past() ([]Issue, error) {
	if t.oldRead {
		return t.old, nil
	}
	old, err := sound(t.history, t.s.history.Path())
	t.old, t.oldRead = old, err == nil
	return old, err
}

// pastByID is past by id.
func (t *tx) pastByID() (map[string]Issue, error) {
	past, err := t.past()
	if err == nil && t.oldByID == nil {
		t.oldByID = byID(past)
	}
	return t.oldByID, err
}

func sound(from *jsonlog.Writer, file string) ([]Issue, error) {
	lines, err := from.Read()
	if err != nil {
		return nil, err
	}
	issues, broken := decodeAll(lines)
	if len(broken) > 0 {
		return nil, broken[0].Problem(file)
	}
	return issues, nil
}
