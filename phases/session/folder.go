package session

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// What overtone keeps in a package for itself. Only base is worth committing;
// the lock file is there while a run is.
const (
	controlDir   = ".overtone"
	manifest     = controlDir + "/swap.json"
	lockFile     = controlDir + "/package.lock"
	lockPatience = 2 * time.Second
)

// Create makes the folder of a new package under Home and locks it. Of several
// processes that want the same name exactly one gets it, the others a numeric
// suffix; a folder that a killed run left before it wrote anything is taken
// over. It fails with conflict.not_a_package when the name is taken by
// something else than a package.
func (s *Session) Create(ctx context.Context, title string) error {
	if err := s.Disk.MkdirAll(s.Home); err != nil {
		return err
	}
	id := specs.SessionID(title, s.Now)
	for n := 1; ; n++ {
		name := id
		if n > 1 {
			name = id + "-" + strconv.Itoa(n)
		}
		taken, err := s.take(ctx, filepath.Join(s.Home, name))
		if err != nil {
			return err
		}
		if taken {
			break
		}
	}
	s.files, s.base = map[string][]byte{}, map[string][]byte{}
	s.Package.Dir, s.Package.ID = s.Dir, s.ID()
	return nil
}

// take makes or takes over one folder and locks it; false means that somebody
// else has it.
func (s *Session) take(ctx context.Context, dir string) (bool, error) {
	err := s.Disk.CreateDir(dir)
	if err != nil && !errors.Is(err, fs.ErrExist) {
		return false, err
	}
	made := err == nil
	if !made {
		state, err := look(dir)
		if err != nil {
			return false, err
		}
		if state != abandoned {
			return false, nil
		}
	}
	held, err := s.hold(ctx, dir, 0)
	if err != nil {
		if busy(err) {
			return false, nil // another process was quicker
		}
		if made {
			_ = os.Remove(filepath.Join(dir, controlDir)) // a best effort after the failure that is reported
			_ = os.Remove(dir)
		}
		return false, err
	}
	if state, err := look(dir); err != nil || state != abandoned {
		return false, errors.Join(err, held.Release()) // it was filled and let go meanwhile
	}
	s.Dir, s.held = dir, held
	return true, s.Disk.Sweep(dir)
}

// folderState says what stands where a package should.
type folderState int

const (
	isPackage folderState = iota
	abandoned             // nothing but what a run that committed nothing leaves
)

// look tells a package from what is none, which is conflict.not_a_package.
func look(dir string) (folderState, error) {
	foreign := func(what string) error {
		return problem.New("conflict.not_a_package", "%s has the name of the new package", what).At(dir, 0).
			Mend("move it away or choose another folder with --dir")
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return 0, foreign("a file")
	}
	state, ours := abandoned, false
	err := filepath.WalkDir(dir, func(at string, e fs.DirEntry, err error) error {
		name := filepath.ToSlash(strings.TrimPrefix(at, dir+string(filepath.Separator)))
		switch {
		case err != nil:
			return err
		case e.IsDir():
			ours = ours || name == controlDir
		case name == lockFile || staged(e.Name()):
		default:
			state, ours = isPackage, ours || name == specs.ConfigFile
			return fs.SkipAll
		}
		return nil
	})
	switch {
	case err != nil:
		return 0, problem.Wrap(err, "storage.permission", "the folder cannot be read").At(dir, 0).Mend("check its permissions")
	case state == isPackage && !ours && !exists(dir, specs.ConfigFile) && !exists(dir, specs.SourceFile):
		return 0, foreign("a folder that is no package")
	}
	return state, nil
}

// staged recognises the files that a killed process leaves half written; the
// next run sweeps them away.
func staged(name string) bool {
	return strings.HasPrefix(name, ".") && strings.HasSuffix(name, ".overtone-tmp")
}

func exists(dir, name string) bool {
	_, err := os.Lstat(filepath.Join(dir, filepath.FromSlash(name)))
	return err == nil
}

// hold takes a package's folder for this process. It fails with conflict.held,
// naming the holder, when another process works on it.
func (s *Session) hold(ctx context.Context, dir string, patience time.Duration) (*disk.Held, error) {
	if err := s.Disk.MkdirAll(filepath.Join(dir, controlDir)); err != nil {
		return nil, err
	}
	held, err := s.Disk.Lock(ctx, filepath.Join(dir, filepath.FromSlash(lockFile)), patience)
	var p *problem.Problem
	if errors.As(err, &p) && p.Class() == problem.Lock {
		return nil, problem.New("conflict.held", "the package is in use: %s", p.Message).At(dir, 0).
			Mend("wait for the other run to end, then try again; `overtone spec show` and `overtone spec diff` read it meanwhile")
	}
	return held, err
}

func busy(err error) bool { return problem.From(err).Code == "conflict.held" }

// Close lets go of the package. A folder in which nothing was written goes, as
// nothing is to be left of a run that failed at once.
func (s *Session) Close() error {
	if s.held == nil {
		return nil
	}
	held := s.held
	s.held = nil
	// Whoever waits for the lock sees that the file has gone and makes a new one.
	err := s.Disk.Remove(filepath.Join(s.Dir, filepath.FromSlash(lockFile)))
	if state, lookErr := look(s.Dir); lookErr == nil && state == abandoned {
		removeFolders(s.Dir)
	}
	return errors.Join(err, held.Release())
}

// removeFolders takes away a folder that holds folders only; one that holds
// anything else stays. It is a tidying up that nobody relies on.
func removeFolders(dir string) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, e := range entries {
		switch {
		case e.IsDir():
			removeFolders(filepath.Join(dir, e.Name()))
		case staged(e.Name()):
			_ = os.Remove(filepath.Join(dir, e.Name()))
		}
	}
	_ = os.Remove(dir) // fails, as it should, when something is left
}

// Open takes an existing package up again: it finishes a swap that a killed
// process left, reads the documents and the text they were made from. A folder
// in which a killed run wrote nothing yet is as good as none: Dir stays empty,
// and Create takes it over.
func (s *Session) Open(ctx context.Context, dir string) error {
	held, err := s.hold(ctx, dir, lockPatience)
	if err != nil {
		return err
	}
	s.Dir, s.held = dir, held
	if _, err := s.Disk.Recover(dir, manifest); err != nil {
		return err
	}
	if err := s.Disk.Sweep(dir); err != nil {
		return err
	}
	if state, err := look(dir); err == nil && state == abandoned {
		err = s.Close()
		s.Dir = ""
		return err
	}
	if err := s.reload(); err != nil {
		return err
	}
	return s.readState()
}
