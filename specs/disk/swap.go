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

// swap is one line of the manifest. Paths are relative to the root, with "/".
// An empty Temp means that the target is removed.
type swap struct {
	Target string `json:"target"`
	Temp   string `json:"temp,omitempty"`
}

// manifestLimit bounds a manifest, in bytes: enough for some 100,000 files.
const manifestLimit = 64 << 20

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

// finishSwap does the renames that are not done yet, makes all of them last,
// also those that a killed process had done, and removes the manifest.
func (d *Disk) finishSwap(root, manifest string, swaps []swap) error {
	base, err := filepath.EvalSymlinks(root)
	if err != nil {
		return explain(err, "resolve", root)
	}
	targets := make([]string, len(swaps))
	for i, one := range swaps {
		target, err := containIn(base, one.Target)
		if err != nil {
			return err
		}
		if err := d.finishOne(target, manifest, one); err != nil {
			return err
		}
		targets[i] = target
	}
	err = d.step(Sync, root, func(*Torn) error { return syncFolders(targets) })
	if err != nil {
		return err
	}
	return d.Remove(manifest)
}

// finishOne gives one staged file its name; what is done already is no error.
func (d *Disk) finishOne(target, manifest string, one swap) error {
	if one.Temp == "" {
		return d.step(Remove, target, func(*Torn) error {
			if err := os.Remove(target); !errors.Is(err, fs.ErrNotExist) {
				return err
			}
			return nil
		})
	}
	temp := tempFor(target, one)
	if _, err := os.Lstat(temp); errors.Is(err, fs.ErrNotExist) {
		if _, err := os.Lstat(target); err == nil {
			return nil // renamed before the process was killed
		}
		return brokenManifest(manifest, "the staged file for "+one.Target+" is gone")
	}
	return d.step(Rename, target, func(*Torn) error { return os.Rename(temp, target) })
}
