package conformance

import (
	"bytes"
	"context"
	"io"
	"os"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
	"github.com/overtone-cli/overtone/specs/problem"
)

// maxFile is the size up to which a file is read.
const maxFile = 1 << 20

// project is what is held to rules.
type project struct {
	options Options
	root    string // where the files lie: the project, or a copy of what is staged
	door    *os.Root
	sources *codebase.Sources
	byPath  map[string]*codebase.SourceFile
	folders map[string]bool
	only    []string // what was asked for; none: everything
	texts   map[string]*text
}

// text is the content of a file, once it was read.
type text struct {
	data []byte
	ok   bool // it is there and is text
	decl []declaration
	read bool // decl is known
}

// open reads the project. done lets go of it.
func open(ctx context.Context, o Options) (p *project, done func(), err error) {
	p = &project{options: o, root: o.Root, byPath: map[string]*codebase.SourceFile{}, folders: map[string]bool{}, texts: map[string]*text{}}
	closers := []func(){}
	release := func() {
		for _, c := range slices.Backward(closers) {
			c()
		}
	}
	defer func() {
		if err != nil {
			release()
		}
	}()
	if p.only, err = cleanPaths(o.Root, o.Paths, o.Staged); err != nil {
		return nil, nil, err
	}
	if o.Staged {
		copied, err := stage(ctx, o)
		if err != nil {
			return nil, nil, err
		}
		closers = append(closers, copied.remove)
		p.root = copied.dir
		p.only = narrow(copied.changed, p.only)
	}
	if p.door, err = os.OpenRoot(p.root); err != nil {
		return nil, nil, problem.Wrap(err, "storage.codebase", "cannot read the project folder").At(o.Root, 0).Mend("check that the folder exists and can be read")
	}
	closers = append(closers, func() { _ = p.door.Close() }) // only read from
	look := codebase.Options{Root: p.root, Env: o.Env}
	if !o.Staged {
		look.Cache = o.Cache
	}
	if p.sources, err = codebase.ReadSources(ctx, look); err != nil {
		return nil, nil, err
	}
	for i := range p.sources.Files {
		f := &p.sources.Files[i]
		p.byPath[f.Path] = f
		for dir := path.Dir(f.Path); !p.folders[dir]; dir = path.Dir(dir) {
			p.folders[dir] = true
		}
	}
	return p, release, nil
}

// cleanPaths refuses paths that are not in the project.
func cleanPaths(root string, paths []string, staged bool) ([]string, error) {
	door, err := os.OpenRoot(root)
	if err != nil {
		return nil, problem.Wrap(err, "storage.codebase", "cannot read the project folder").At(root, 0).Mend("check that the folder exists and can be read")
	}
	defer func() { _ = door.Close() }() // only read from
	var out []string
	for _, p := range paths {
		clean := path.Clean(p)
		if _, err := door.Stat(clean); err != nil && !staged {
			return nil, problem.New("usage.no_such_path", "there is no %s in the project", p).Mend("name files and folders that are there")
		}
		if clean == "." {
			return nil, nil
		}
		out = append(out, clean)
	}
	return out, nil
}

// narrow keeps of the changed files those under one of the paths. Nothing
// changed is nothing to be checked, not everything.
func narrow(changed, under []string) []string {
	out := []string{"\x00"} // no path is called so
	for _, c := range changed {
		if len(under) == 0 || slices.ContainsFunc(under, func(u string) bool { return within(c, u) }) {
			out = append(out, c)
		}
	}
	return out
}

// inSelection says whether a path was asked for.
func (p *project) inSelection(file string) bool {
	return len(p.only) == 0 || slices.ContainsFunc(p.only, func(o string) bool { return within(file, o) })
}

// whole says whether the whole project was asked for.
func (p *project) whole() bool { return len(p.only) == 0 }

func (p *project) selected() int {
	n := 0
	for i := range p.sources.Files {
		if p.inSelection(p.sources.Files[i].Path) {
			n++
		}
	}
	return n
}

// text reads a file once; ok is false for what is not there, too large, or no
// text.
func (p *project) text(file string) *text {
	if t := p.texts[file]; t != nil {
		return t
	}
	t := &text{}
	p.texts[file] = t
	f, err := p.door.Open(file)
	if err != nil {
		return t
	}
	defer func() { _ = f.Close() }() // only read from
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() || info.Size() > maxFile {
		return t
	}
	if t.data, err = io.ReadAll(io.LimitReader(f, maxFile+1)); err != nil || len(t.data) > maxFile {
		t.data = nil
		return t
	}
	t.ok = bytes.IndexByte(t.data[:min(len(t.data), 8000)], 0) < 0
	t.data = bytes.TrimPrefix(t.data, []byte("\xef\xbb\xbf"))
	return t
}

// lines are the lines of a file without their ends.
func (t *text) lines() []string {
	all := strings.Split(strings.ReplaceAll(string(t.data), "\r\n", "\n"), "\n")
	if n := len(all); all[n-1] == "" {
		all = all[:n-1]
	}
	return all
}

// within says whether a path is a folder or file, or lies under it.
func within(file, folder string) bool {
	return folder == "." || file == folder || strings.HasPrefix(file, folder+"/")
}

// covers says whether a path of a rule means a file: a folder above it, the
// file, or a pattern for one of these.
func covers(pattern, file string) bool {
	if within(file, pattern) {
		return true
	}
	if !strings.ContainsAny(pattern, "*?[") {
		return false
	}
	for p := file; p != "."; p = path.Dir(p) {
		if codebase.FileMatches(pattern, p) {
			return true
		}
	}
	return false
}

// inScope says whether a statement holds for a file.
func inScope(s meaning.Scope, f *codebase.SourceFile) bool {
	any := func(list []string) bool {
		return slices.ContainsFunc(list, func(p string) bool { return covers(p, f.Path) })
	}
	switch {
	case len(s.In) > 0 && !any(s.In), any(s.Except):
		return false
	case s.Tests == "only" && !f.Test, s.Tests == "except" && f.Test:
		return false
	case s.Language != "" && s.Language != f.Language:
		return false
	}
	return true
}
