package disk

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Staged is a set of files under one folder that change together. Put writes
// each new version beside its target; Commit then gives all of them their
// names. A process killed before the manifest is written leaves everything
// old; one killed later leaves a manifest from which Recover (or the next
// Stage) finishes the swap. So the set is never seen half changed by anyone
// who calls Recover first. The same holds when the power fails, see Commit.
type Staged struct {
	d        *Disk
	root     string // without symbolic links
	manifest string
	swaps    []swap
	at       map[string]int // target -> its place in swaps
}

// Stage begins a set of changes under root, an existing folder. Manifest is
// the path of the manifest relative to root, such as ".overtone/swap.json". A
// swap that an earlier process was killed in is finished first. The caller
// holds the lock that guards the folder.
func (d *Disk) Stage(root, manifest string) (*Staged, error) {
	if _, err := d.Recover(root, manifest); err != nil {
		return nil, err
	}
	base, err := filepath.EvalSymlinks(root)
	if err != nil {
		return nil, explain(err, "resolve", root)
	}
	return &Staged{d: d, root: base, manifest: manifest, at: map[string]int{}}, nil
}

// Put stages new contents for the file rel under root; missing folders are
// made. Files swap in the order in which they were first put; a second Put of
// the same file replaces the first. Nothing is flushed before Commit does it
// for all. Errors: input.bad_path and those of Replace.
func (s *Staged) Put(rel string, data []byte, perm fs.FileMode) error {
	next, err := s.writeBeside(rel, data, perm)
	if err != nil {
		return err
	}
	s.note(next)
	return nil
}

// writeBeside writes new contents beside the file rel under root and says what is to
// be swapped.
func (s *Staged) writeBeside(rel string, data []byte, perm fs.FileMode) (swap, error) {
	path, err := s.place(rel)
	if err != nil {
		return swap{}, err
	}
	temp, err := s.d.writeTemp(path, data, perm, later)
	if err != nil {
		return swap{}, err
	}
	beside := filepath.ToSlash(filepath.Join(filepath.Dir(filepath.FromSlash(rel)), filepath.Base(temp)))
	return swap{Target: rel, Temp: beside}, nil
}

// Remove stages the removal of the file rel under root.
func (s *Staged) Remove(rel string) error {
	if _, err := containIn(s.root, rel); err != nil {
		return err
	}
	s.note(swap{Target: rel})
	return nil
}

// place finds where rel lies and makes its folder.
func (s *Staged) place(rel string) (string, error) {
	path, err := containIn(s.root, rel)
	if err != nil {
		return "", err
	}
	if err := s.d.MkdirAll(filepath.Dir(path)); err != nil {
		return "", err
	}
	return path, nil
}

// note keeps one swap a target.
func (s *Staged) note(next swap) {
	if i, known := s.at[next.Target]; known {
		s.drop(s.swaps[i])
		s.swaps[i] = next
		return
	}
	s.at[next.Target] = len(s.swaps)
	s.swaps = append(s.swaps, next)
}

func (s *Staged) drop(old swap) {
	if old.Temp == "" {
		return
	}
	if target, err := containIn(s.root, old.Target); err == nil {
		_ = os.Remove(tempFor(target, old))
	}
}

// tempFor is where the staged file of a resolved target lies: beside it, also
// when the target was named through a link.
func tempFor(target string, one swap) string {
	return filepath.Join(filepath.Dir(target), filepath.Base(filepath.FromSlash(one.Temp)))
}

// Commit swaps all staged files in. After an error before the manifest is
// written nothing has changed; after a later one Recover finishes the swap.
//
// What is on the disk after the power fails may be any part of what was not
// flushed yet, in any order. The order of flushes makes up for that:
//
//  1. The staged files, then the folders with their names. Lost before this is
//     done: files that no manifest names, which Sweep takes away.
//  2. The manifest, by Replace. From here on all that it names is on the disk.
//  3. The renames, none flushed. Each is there or not, and when it is not, the
//     staged file still has its first name: Recover finds either and goes on.
//  4. The folders, each once. Now all renames are on the disk.
//  5. The manifest goes. Is it back after a failure, Recover finds all done.
func (s *Staged) Commit() error {
	if len(s.swaps) == 0 {
		return nil
	}
	path, err := s.place(s.manifest)
	if err != nil {
		return err
	}
	data, err := json.MarshalIndent(s.swaps, "", " ")
	if err != nil {
		return err
	}
	if err := s.flush(); err != nil {
		return err
	}
	if err := s.d.Replace(path, append(data, '\n'), 0o644); err != nil {
		return err
	}
	if err := s.d.finishSwap(s.root, path, s.swaps); err != nil {
		return err
	}
	s.swaps, s.at = nil, map[string]int{}
	return nil
}

// flush makes the staged files and their names last. One step.
func (s *Staged) flush() error {
	var temps []string
	for _, one := range s.swaps {
		if one.Temp == "" {
			continue
		}
		target, err := containIn(s.root, one.Target)
		if err != nil {
			return err
		}
		temps = append(temps, tempFor(target, one))
	}
	return s.d.step(Sync, s.root, func(*Torn) error {
		if err := syncFiles(temps); err != nil {
			return err
		}
		return syncFolders(temps)
	})
}

// Discard forgets the set and removes what was staged; the targets stay as
// they were. It is safe to defer: after Commit it does nothing that matters.
func (s *Staged) Discard() {
	if path, err := containIn(s.root, s.manifest); err == nil {
		if _, err := os.Lstat(path); err == nil {
			return // a commit that failed half way still needs the files
		}
	}
	for _, one := range s.swaps {
		s.drop(one)
	}
	s.swaps, s.at = nil, map[string]int{}
}

// Sweep removes the files that killed processes left half written anywhere
// under root. The caller holds the lock that guards root and has called
// Recover, or staged files that are still wanted would go too.
func (d *Disk) Sweep(root string) error {
	return filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return explain(err, "read", path)
		}
		if entry.Type().IsRegular() && isTemp(entry.Name()) {
			return d.Remove(path)
		}
		return nil
	})
}

// SweepDead removes the files that processes which ended left half written in
// dir, but not below it: those of the files that are named, or of all. Those of
// processes that run stay, so it may be called beside other writers; never where
// files are staged, because after a crash they may still be wanted. It is a best
// effort: what cannot be removed stays.
func (d *Disk) SweepDead(dir string, files ...string) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, entry := range entries {
		of := func(file string) bool { return strings.HasPrefix(entry.Name(), "."+file+".") }
		if len(files) > 0 && !slices.ContainsFunc(files, of) {
			continue
		}
		if pid, ours := TempOf(entry.Name()); ours && entry.Type().IsRegular() && !Alive(pid) {
			_ = d.Remove(filepath.Join(dir, entry.Name()))
		}
	}
}
