package disk

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Staged is a set of files under one folder that change together. Put writes
// each new version beside its target; Commit then gives all of them their
// names. A process killed before the manifest is written leaves everything
// old; one killed later leaves a manifest from which Recover (or the next
// Stage) finishes the swap. So the set is never seen half changed by anyone
// who calls Recover first.
type Staged struct {
	d        *Disk
	root     string
	manifest string
	swaps    []swap
	at       map[string]int // target -> its place in swaps
}

// swap is one line of the manifest. Paths are relative to the root, with "/".
// An empty Temp means that the target is removed.
type swap struct {
	Target string `json:"target"`
	Temp   string `json:"temp,omitempty"`
}

// manifestLimit bounds a manifest, in bytes: enough for some 100,000 files.
const manifestLimit = 64 << 20

// Stage begins a set of changes under root, an existing folder. Manifest is
// the path of the manifest relative to root, such as ".overtone/swap.json". A
// swap that an earlier process was killed in is finished first. The caller
// holds the lock that guards the folder.
func (d *Disk) Stage(root, manifest string) (*Staged, error) {
	if _, err := d.Recover(root, manifest); err != nil {
		return nil, err
	}
	return &Staged{d: d, root: root, manifest: manifest, at: map[string]int{}}, nil
}

// Put stages new contents for the file rel under root; missing folders are
// made. Files swap in the order in which they were first put; a second Put of
// the same file replaces the first. Errors: input.bad_path and those of Replace.
func (s *Staged) Put(rel string, data []byte, perm fs.FileMode) error {
	path, err := s.place(rel)
	if err != nil {
		return err
	}
	temp, err := s.d.writeTemp(path, data, perm)
	if err != nil {
		return err
	}
	beside := filepath.ToSlash(filepath.Join(filepath.Dir(filepath.FromSlash(rel)), filepath.Base(temp)))
	s.note(swap{Target: rel, Temp: beside})
	return nil
}

// Remove stages the removal of the file rel under root.
func (s *Staged) Remove(rel string) error {
	if _, err := ContainResolved(s.root, rel); err != nil {
		return err
	}
	s.note(swap{Target: rel})
	return nil
}

// place finds where rel lies and makes its folder.
func (s *Staged) place(rel string) (string, error) {
	path, err := ContainResolved(s.root, rel)
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
	if target, err := ContainResolved(s.root, old.Target); err == nil {
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
	if err := s.d.Replace(path, append(data, '\n'), 0o644); err != nil {
		return err
	}
	return s.d.finishSwap(s.root, path, s.swaps)
}

// Discard forgets the set and removes what was staged; the targets stay as
// they were. It is safe to defer: after Commit it does nothing that matters.
func (s *Staged) Discard() {
	if path, err := ContainResolved(s.root, s.manifest); err == nil {
		if _, err := os.Lstat(path); err == nil {
			return // a commit that failed half way still needs the files
		}
	}
	for _, one := range s.swaps {
		s.drop(one)
	}
	s.swaps, s.at = nil, map[string]int{}
}

// Recover finishes the swap that the manifest describes, when there is one,
// and says whether it did. The manifest may come from anywhere, so every path
// in it is checked: names stay under root and only files that Put made move.
// Errors: storage.broken_manifest and those of Rename.
func (d *Disk) Recover(root, manifest string) (bool, error) {
	path, err := ContainResolved(root, manifest)
	if err != nil {
		return false, err
	}
	data, err := d.ReadFile(path, manifestLimit)
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	var swaps []swap
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&swaps); err != nil {
		return false, brokenManifest(path, "it is not the JSON that was written")
	}
	for _, one := range swaps {
		if why := swapFault(one); why != "" {
			return false, brokenManifest(path, why)
		}
	}
	return true, d.finishSwap(root, path, swaps)
}

func brokenManifest(path, why string) error {
	return problem.New("storage.broken_manifest", "an unfinished swap cannot be finished: %s", why).
		At(path, 0).Mend("look at the file; move it away to keep the files as they are now")
}

// swapFault says what is wrong with a line of a manifest, or nothing.
func swapFault(one swap) string {
	if checkRelative(one.Target) != nil {
		return "a target leaves the folder"
	}
	if one.Temp == "" {
		return ""
	}
	if checkRelative(one.Temp) != nil || !isTemp(one.Temp) || dirOf(one.Temp) != dirOf(one.Target) {
		return "a staged file is not one of ours"
	}
	return ""
}

func isTemp(rel string) bool {
	name := rel[strings.LastIndexByte(rel, '/')+1:]
	return strings.HasPrefix(name, ".") && strings.HasSuffix(name, tempSuffix)
}

func dirOf(rel string) string { return rel[:strings.LastIndexByte(rel, '/')+1] }

// finishSwap does the renames that are not done yet and removes the manifest.
func (d *Disk) finishSwap(root, manifest string, swaps []swap) error {
	for _, one := range swaps {
		if err := d.finishOne(root, manifest, one); err != nil {
			return err
		}
	}
	return d.Remove(manifest)
}

func (d *Disk) finishOne(root, manifest string, one swap) error {
	target, err := ContainResolved(root, one.Target)
	if err != nil {
		return err
	}
	if one.Temp == "" {
		return d.Remove(target)
	}
	temp := tempFor(target, one)
	if _, err := os.Lstat(temp); errors.Is(err, fs.ErrNotExist) {
		if _, err := os.Lstat(target); err == nil {
			return nil // renamed before the process was killed
		}
		return brokenManifest(manifest, "the staged file for "+one.Target+" is gone")
	}
	return d.Rename(temp, target)
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
