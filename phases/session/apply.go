package session

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Apply writes what a rehearsal came to, in one step, and ends it. The package
// must be held. When somebody changed one of the files meanwhile, nothing is
// written and the error is conflict.edited.
func (s *Session) Apply() error {
	r := s.rehearsal
	set, bases, removals := maps.Clone(r.rejects), map[string][]byte{}, []string{}
	for name, data := range s.files {
		if old, there := r.files[name]; !there || !bytes.Equal(old, data) {
			set[name] = data
		}
	}
	for name, data := range s.base {
		if old, known := r.base[name]; !known || !bytes.Equal(old, data) {
			bases[name] = data
		}
	}
	for _, name := range slices.Sorted(maps.Keys(r.files)) {
		if _, there := s.files[name]; !there {
			removals = append(removals, name)
		}
	}
	if len(set)+len(bases)+len(removals) > 0 {
		if err := s.untouched(r.files, slices.Concat(slices.Sorted(maps.Keys(set)), removals)); err != nil {
			return err
		}
		if err := s.write(set, bases, removals); err != nil {
			return err
		}
	}
	s.rehearsal = nil
	return nil
}

// untouched fails with conflict.edited when one of some files is not what this
// session knows of it, and with conflict.gone when the whole folder is not
// there any more.
func (s *Session) untouched(known map[string][]byte, names []string) error {
	if err := s.stands(); err != nil {
		return err
	}
	for _, name := range names {
		if strings.HasSuffix(name, rejected) {
			continue // nobody reads it but people
		}
		mine, there := known[name]
		now, err := s.read(name)
		switch gone := errors.Is(err, fs.ErrNotExist); {
		case gone && !there:
		case gone:
			return edited(s.fileAt(name), "was removed")
		case err != nil:
			return err
		case !there:
			return edited(s.fileAt(name), "was added")
		case !bytes.Equal(now, mine):
			return edited(s.fileAt(name), "was changed")
		}
	}
	return nil
}

func edited(file, how string) error {
	return problem.New("conflict.edited", "the file %s while this run worked on it", how).At(file, 0).
		Mend("nothing of it was overwritten; run the same command again")
}

// stands makes sure that the folder of the package is still the one that this
// process holds, so that nothing is written into one that somebody removed or
// put in its place.
func (s *Session) stands() error {
	switch _, err := os.Lstat(filepath.Join(s.Dir, filepath.FromSlash(lockFile))); {
	case err == nil:
		return nil
	case !errors.Is(err, fs.ErrNotExist):
		return problemAt(err, s.Dir)
	}
	how := "removed"
	if _, err := os.Lstat(s.Dir); err == nil {
		how = "replaced"
	}
	return problem.New("conflict.gone", "the folder of the package was %s while this run worked on it", how).At(s.Dir, 0).
		Mend("nothing was written into it; restore it from version control, or begin again")
}

// ours are the files that nobody but a run writes.
func ours() []string { return []string{specs.AnswersFile, specs.ConfigFile} }
