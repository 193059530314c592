package plans

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Find is the plan file that a path means: a folder that holds plan.json, or the
// file. Errors: input.missing, input.no_plan.
func Find(name string) (string, error) {
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", problem.New("input.missing", "there is no such file or folder").At(name, 0).Mend("name a plan.json or the folder that holds it")
	case err != nil:
		return "", problem.Wrap(err, "storage.failed", "it cannot be looked at").At(name, 0)
	case !info.IsDir():
		return name, nil
	}
	file := filepath.Join(name, planName)
	if _, err := os.Stat(file); err != nil {
		return "", problem.New("input.no_plan", "the folder holds no %s", planName).At(name, 0).Mend("name a plan.json or the folder that holds it")
	}
	return file, nil
}

// Newest is the plan in the folders below dir that was written last, empty when
// there is none. Of several of one time the last by name is taken.
func Newest(dir string) string {
	entries, err := os.ReadDir(dir) // sorted
	if err != nil {
		return ""
	}
	best := ""
	var at int64
	for _, e := range entries {
		file := filepath.Join(dir, e.Name(), planName)
		info, err := os.Lstat(file)
		if err != nil || !e.IsDir() || !info.Mode().IsRegular() {
			continue
		}
		if written := info.ModTime().UnixNano(); best == "" || written >= at {
			best, at = file, written
		}
	}
	return best
}
