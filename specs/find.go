package specs

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Found is the folder of a package or of a roadmap.
type Found struct {
	ID  string
	Dir string
}

// Day is the YYYY-MM-DD on which it was begun, as its name says.
func (f Found) Day() string { return dayIn(f.ID) }

// Find lists the package folders in the given homes: folders named like a
// session id, newest first by the day in their names, then by name. A home that
// does not exist is empty. The same id in two homes is conflict.two_packages.
func Find(homes ...string) ([]Found, error) { return find(CheckSessionID, homes) }

// FindRoadmaps lists the folders of roadmaps in the given homes, as Find lists
// packages.
func FindRoadmaps(homes ...string) ([]Found, error) { return find(CheckRoadmapID, homes) }

func find(check func(id string) error, homes []string) ([]Found, error) {
	var out []Found
	at := map[string]string{}
	for _, home := range homes {
		entries, err := os.ReadDir(home)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if info, failed := os.Stat(home); failed == nil && !info.IsDir() {
			return nil, problem.New("conflict.not_a_folder", "a file stands where the folder of specifications should be").
				At(home, 0).Mend("move the file away")
		}
		if err != nil {
			return nil, problem.Wrap(err, "storage.unreadable", "the folder of specifications cannot be listed").
				At(home, 0).Mend("check its permissions")
		}
		for _, e := range entries {
			if !e.IsDir() || check(e.Name()) != nil {
				continue
			}
			dir := filepath.Join(home, e.Name())
			if first, twice := at[e.Name()]; twice {
				return nil, problem.New("conflict.two_packages", "%s lies in two places, also in %s", e.Name(), first).
					At(dir, 0).Mend("move one of the two folders away")
			}
			at[e.Name()] = dir
			out = append(out, Found{ID: e.Name(), Dir: dir})
		}
	}
	slices.SortStableFunc(out, func(a, b Found) int {
		if c := strings.Compare(dayIn(b.ID), dayIn(a.ID)); c != 0 {
			return c
		}
		return strings.Compare(a.ID, b.ID)
	})
	return out, nil
}

// dayIn is the YYYY-MM-DD of a session id.
func dayIn(id string) string {
	_, session, _ := strings.Cut(id, "-") // behind SPEC or RMAP
	name, ok := cutDay(session)
	if !ok {
		return ""
	}
	rest := strings.TrimPrefix(session, name)
	return strings.TrimPrefix(rest, "-")[:len("2006-01-02")]
}
