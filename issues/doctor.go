package issues

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Weight says how much a trouble matters.
type Weight string

// The weights. An error stops writing or work, a warning deserves a look, a note
// says what is usual but good to know.
const (
	Bad     Weight = "error"
	Doubt   Weight = "warning"
	Remark  Weight = "note"
	notMend        = "" // what Repair does about a trouble that only a person can settle
)

// Trouble is one thing that is wrong with a store.
type Trouble struct {
	Weight  Weight
	Problem *problem.Problem // what, where, and what a person can do
	Repair  string           // what Repair does about it; empty: nothing
}

// Checkup is what there is to say of a store, errors first, then in the order
// of files and lines.
type Checkup struct {
	Active   int // readable issues
	History  int
	Troubles []Trouble
}

// Examine looks at everything in the store and changes nothing. It fails only
// when the files cannot be read at all.
func (s *Store) Examine() (Checkup, error) {
	e := examiner{s: s}
	for _, look := range []func() error{e.files, e.leftovers, e.numbers} {
		if err := look(); err != nil {
			return Checkup{}, err
		}
	}
	e.ids()
	e.needs()
	e.circles()
	e.fields()
	e.leases()
	weights := []Weight{Bad, Doubt, Remark}
	slices.SortStableFunc(e.found, func(a, b Trouble) int {
		return cmp.Or(
			cmp.Compare(slices.Index(weights, a.Weight), slices.Index(weights, b.Weight)),
			cmp.Compare(a.Problem.File, b.Problem.File), cmp.Compare(a.Problem.Line, b.Problem.Line),
		)
	})
	return Checkup{Active: len(e.active), History: len(e.history), Troubles: e.found}, nil
}

// examiner gathers troubles.
type examiner struct {
	s       *Store
	active  []Issue // as they stand in the files, doubled ones too
	history []Issue
	found   []Trouble
}

func (e *examiner) add(weight Weight, repair string, p *problem.Problem) {
	e.found = append(e.found, Trouble{Weight: weight, Problem: p, Repair: repair})
}

// files reads every file of lines.
func (e *examiner) files() error {
	for _, one := range []struct {
		log *jsonlog.Log
		to  *[]Issue
	}{{e.s.active, &e.active}, {e.s.history, &e.history}} {
		content, err := one.log.Read()
		if err != nil {
			return err
		}
		issues, broken := decodeAll(content.Lines)
		*one.to = slices.Clone(issues)
		e.broken(one.log, append(content.Broken, broken...))
	}
	for _, log := range e.s.otherLogs() {
		content, err := log.Read()
		if err != nil {
			return err
		}
		e.broken(log, content.Broken)
	}
	return nil
}

// otherLogs are the files of lines below the store that hold no issues.
func (s *Store) otherLogs() []*jsonlog.Log {
	names, _ := filepath.Glob(filepath.Join(s.dir, "solutions", "*.jsonl")) // the pattern is sound
	var logs []*jsonlog.Log
	for _, name := range names {
		logs = append(logs, jsonlog.Open(s.d, name))
	}
	return logs
}

// broken names the lines that cannot be read, and those in quarantine.
func (e *examiner) broken(log *jsonlog.Log, lines []jsonlog.Broken) {
	aside := filepath.Base(log.QuarantinePath())
	for _, line := range lines {
		if line.Torn {
			e.add(Doubt, "moves it to "+aside, line.Problem(log.Path()))
			continue
		}
		e.add(Bad, "moves it to "+aside, line.Problem(log.Path()).
			Mend("mend line %d in an editor, or let `overtone issue doctor --repair` move it to %s; until then nothing is written", line.Number, aside))
	}
	kept, err := jsonlog.Open(e.s.d, log.QuarantinePath()).Read()
	if err == nil && len(kept.Lines) > 0 {
		e.add(Remark, notMend, problem.New("storage.quarantine", "%s in quarantine, %s", counted(len(kept.Lines), "line"), "taken out of "+filepath.Base(log.Path())).
			At(log.QuarantinePath(), 1).Mend("look whether one of them is still wanted; make it again with `overtone issue create --data`"))
	}
}

// leftovers are files that killed processes left.
func (e *examiner) leftovers() error {
	for _, one := range e.s.promises() {
		if _, err := os.Lstat(one.path); err != nil {
			continue
		}
		if err := one.read(); err != nil {
			e.add(Bad, "moves it to "+filepath.Base(one.path)+".quarantine", problem.From(err).At(one.path, 0))
			continue
		}
		e.add(Doubt, "finishes it", problem.New("storage.unfinished", "a process was stopped in the middle of a change").At(one.path, 0).
			Mend("nothing needs doing: readers see it as done, and the next change finishes it"))
	}
	return e.temporary()
}

// promise is a side file that announces a change.
type promise struct {
	path string
	read func() error
}

// promises are the side files that announce changes, with what reads them.
func (s *Store) promises() []promise {
	return []promise{
		{s.movingPath(), func() error { _, err := s.moving(); return err }},
		{s.announcedPath(), func() error {
			found, err := s.announced()
			if err == nil {
				_, err = found.decoded()
			}
			return err
		}},
	}
}

// temporary finds files that were being written when a process was killed.
func (e *examiner) temporary() error {
	if who, held, err := e.s.d.IsHeld(filepath.Join(e.s.dir, ".lock")); err == nil && held {
		e.add(Remark, notMend, problem.New("lock.held", "locked by %s just now", who).At(filepath.Join(e.s.dir, ".lock"), 0).
			Mend("wait until it has finished"))
		return nil // its files are no leftovers
	}
	err := filepath.WalkDir(e.s.dir, func(path string, entry os.DirEntry, err error) error {
		if err != nil {
			if path == e.s.dir {
				return filepath.SkipAll // there is no store yet
			}
			return err
		}
		if entry.Type().IsRegular() && halfWritten(entry.Name()) {
			e.add(Remark, "removes it", problem.New("storage.leftover", "a process was killed while it wrote this file").At(path, 0).
				Mend("nothing needs doing: what it was to replace is intact, and the next change takes it away"))
		}
		return nil
	})
	if err != nil {
		return problem.Wrap(err, "storage.failed", "cannot look into the store").At(e.s.dir, 0).Mend("check the permissions of the folder")
	}
	return nil
}

// halfWritten says whether a name is that of a file that is not yet in place.
func halfWritten(name string) bool {
	return strings.HasPrefix(name, ".") && strings.HasSuffix(name, ".overtone-tmp")
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
