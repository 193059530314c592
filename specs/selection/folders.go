// Package selection chooses the rules that a question needs, within a budget,
// from an index of the rule files. It is made for hooks, which run before every
// turn of an agent: it uses the standard library alone, parses no Markdown and
// no YAML, and reads only the files it prints. Package guidelines makes the
// index; this package says when an entry of it can still be trusted.
package selection

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// The dimensions: whose rules a file holds.
const (
	Specs    = "specs"    // the project's
	Personal = "personal" // a person's own
)

// The scopes: where rules hold.
const (
	ProjectScope = "project"
	GlobalScope  = "global" // every project of this person
)

// Folder is a place that rule files are read from.
type Folder struct {
	Dir       string // absolute
	Shown     string // relative to the project with slashes, or beginning with "~/"
	Dimension string
	Scope     string
	// Legacy marks a folder that older tools wrote. It is read, never written.
	Legacy bool
}

// Folders lists the places of rule files for a project and a home folder, in
// the order in which their rules are printed: a person's own for every project,
// their own for this one, then the project's. Home may be empty. It is the one
// place that knows them.
func Folders(root, home string) []Folder {
	var all []Folder
	add := func(base, shown, rel, dimension, scope string, legacy bool) {
		dir := filepath.Join(base, filepath.FromSlash(rel))
		if base != "" && !slices.ContainsFunc(all, func(f Folder) bool { return f.Dir == dir }) {
			all = append(all, Folder{Dir: dir, Shown: shown + rel, Dimension: dimension, Scope: scope, Legacy: legacy})
		}
	}
	add(home, "~/", ".overtone/specs/personal", Personal, GlobalScope, false)
	add(home, "~/", ".ccw/personal", Personal, GlobalScope, true)
	add(home, "~/", ".ccw/specs/personal", Personal, GlobalScope, true)
	add(root, "", ".overtone/specs/personal", Personal, ProjectScope, false)
	add(root, "", ".ccw/personal", Personal, ProjectScope, true)
	add(root, "", ".workflow/specs", Specs, ProjectScope, false)
	add(root, "", ".ccw/specs", Specs, ProjectScope, true)
	return all
}

// Found is one file that may hold rules.
type Found struct {
	Folder Folder
	Path   string // absolute
	Shown  string // as Entry.Path
	Size   int64
	// ModTime is in nanoseconds since 1970.
	ModTime int64
	// Problem says why the file is not read, empty when it can be.
	Problem string
}

// maxFile bounds one rule file, in bytes.
const maxFile = 1 << 20

// Files lists the rule files of a folder, sorted by name: every regular file
// directly in it whose name ends in .md, in any case. A symbolic link is
// followed as far as it stays inside within (empty: anywhere), so that a
// repository cannot make a machine's other files part of a prompt. A folder
// that is missing has no files; one that cannot be read gives an error.
func (f Folder) Files(within string) ([]Found, error) {
	list, err := os.ReadDir(f.Dir)
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return nil, nil
		}
		return nil, err
	}
	if within != "" && !inside(within, f.Dir) {
		return nil, &fs.PathError{Op: "read", Path: f.Dir, Err: errors.New(outside)}
	}
	var out []Found
	for _, entry := range list {
		name := entry.Name()
		if !strings.EqualFold(filepath.Ext(name), ".md") || strings.HasPrefix(name, ".") || entry.IsDir() {
			continue
		}
		out = append(out, f.found(name, within, entry.Type()&fs.ModeSymlink != 0))
	}
	slices.SortFunc(out, func(a, b Found) int { return cmp.Compare(a.Path, b.Path) })
	return out, nil
}

// outside is why a link is not followed.
const outside = "it leads out of the project through a symbolic link"

func (f Folder) found(name, within string, link bool) Found {
	one := Found{Folder: f, Path: filepath.Join(f.Dir, name), Shown: f.Shown + "/" + name}
	info, err := os.Stat(one.Path)
	switch {
	case err != nil:
		one.Problem = "it cannot be opened"
	case !info.Mode().IsRegular():
		one.Problem = "it is no regular file"
	case link && within != "" && !inside(within, one.Path):
		one.Problem = outside
	case info.Size() > maxFile:
		one.Problem = "it is larger than 1 MiB"
	}
	if info != nil {
		one.Size, one.ModTime = info.Size(), info.ModTime().UnixNano()
	}
	return one
}

// inside says whether path lies under base when all links are followed.
func inside(base, path string) bool {
	base, err := filepath.EvalSymlinks(base)
	if err != nil {
		return false
	}
	path, err = filepath.EvalSymlinks(path)
	if err != nil {
		return false
	}
	rel, err := filepath.Rel(base, path)
	return err == nil && filepath.IsLocal(rel)
}
