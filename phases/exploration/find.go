package exploration

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// mostFiles bounds how many explorations are looked at together.
const mostFiles = 100

// Find lists the explorations that a path means: the file, or in a folder those
// called exploration-….json, sorted by name. Errors: input.missing,
// input.no_exploration, input.too_large.
func Find(name string) ([]string, error) {
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, problem.New("input.missing", "there is no such file or folder").At(name, 0).Mend("name an exploration, or the folder that holds some")
	case err != nil:
		return nil, problem.Wrap(err, "storage.failed", "it cannot be looked at").At(name, 0)
	case !info.IsDir():
		return []string{name}, nil
	}
	out, err := in(name)
	if err != nil {
		return nil, err
	}
	if len(out) == 0 {
		return nil, problem.New("input.no_exploration", "the folder holds no exploration-….json").At(name, 0).Mend("name the files")
	}
	return out, nil
}

func in(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir) // sorted
	if err != nil {
		return nil, problem.Wrap(err, "storage.failed", "the folder cannot be listed").At(dir, 0)
	}
	var out []string
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), "exploration-") && strings.HasSuffix(e.Name(), ".json") && !e.IsDir() {
			out = append(out, filepath.Join(dir, e.Name()))
		}
	}
	if len(out) > mostFiles {
		return nil, problem.New("input.too_large", "the folder holds %d explorations, more than %d", len(out), mostFiles).At(dir, 0).Mend("name those that are meant")
	}
	return out, nil
}

// Newest lists the explorations of the folder below dir in which one was written
// last; none when no folder has any. Of several of one time the last by name is
// taken.
func Newest(dir string) []string {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	var best []string
	var at int64
	for _, e := range entries {
		if !e.IsDir() {
			continue
		}
		files, err := in(filepath.Join(dir, e.Name()))
		if err != nil {
			continue
		}
		for _, file := range files {
			if info, err := os.Lstat(file); err == nil && (best == nil || info.ModTime().UnixNano() >= at) {
				best, at = files, info.ModTime().UnixNano()
			}
		}
	}
	return best
}
