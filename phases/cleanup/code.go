package cleanup

import (
	"context"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/problem"
)

const (
	maxCodeFile = 1 << 20 // bytes of a file that is looked through
	maxOrphans  = 200     // files that nothing imports, beyond which the imports are not understood
)

// code reports code that may be dead: files that nothing imports or names,
// exports that nothing else names, passages that were commented out, and notes
// that nobody came back to. What is used is only known for certain to who builds
// the project, so nothing of it is ever moved.
func (s *scan) code(ctx context.Context) error {
	if s.Sources == nil {
		return nil
	}
	sources, err := s.Sources(ctx)
	if err != nil {
		return err
	}
	root, err := os.OpenRoot(s.Root)
	if err != nil {
		return problem.Wrap(err, "storage.codebase", "cannot read the project folder").At(s.Root, 0).
			Mend("check that the folder exists and can be read")
	}
	defer func() { _ = root.Close() }() // only read from
	look := codeLook{scan: s, root: root, sources: sources}
	look.text = look.read
	return look.all(ctx)
}

// codeLook is one look through the code.
type codeLook struct {
	*scan
	root    *os.Root
	sources *codebase.Sources
	text    func(path string) string // what a file holds, empty when it is not to be had
	found   []Item
}

// all looks through the code in one pass: every file is read once at most, for
// the names in it as for what was commented out.
func (c *codeLook) all(ctx context.Context) error {
	left, offered := c.unused(), exports{}
	for i := range c.sources.Files {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		f := &c.sources.Files[i]
		looked := f.Code && !f.Aside
		text := c.text(f.Path)
		offered.note(text, codebase.LineComments(f.Language))
		if looked && !f.Test && !f.Start && !c.loadedByName(f.Path) {
			offered.of(f, text)
		}
		left = slices.DeleteFunc(left, func(path string) bool { return path != f.Path && holdsName(text, stemOf(path)) })
		if looked {
			c.passages(ctx, f, text)
		}
	}
	passages := c.found
	c.found = nil
	for _, path := range left {
		c.report(path, "orphan_file", "no file imports it or names it", 0, 0)
	}
	for _, x := range offered.unused() {
		if !slices.Contains(left, x.path) {
			c.report(x.path, "unused_export", x.name+" is named nowhere else in this project", x.line, 0)
		}
	}
	for _, item := range append(c.found, passages...) {
		c.add(item)
	}
	return nil
}

// read takes a file from the disk; nothing of one that is too large.
func (c *codeLook) read(path string) string {
	f, err := c.root.Open(path)
	if err != nil {
		return ""
	}
	defer func() { _ = f.Close() }() // only read from
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() || info.Size() > maxCodeFile {
		return ""
	}
	data, err := io.ReadAll(io.LimitReader(f, maxCodeFile))
	if err != nil {
		return ""
	}
	return string(data)
}

func (c *codeLook) report(path, kind, reason string, line, age int) {
	c.found = append(c.found, Item{Path: path, Category: Code, Type: kind, Reason: reason, Risk: High, Action: Report, Line: line, AgeDays: age})
}

// unused are files of languages whose imports name files, that no file imports
// and that nothing begins with. One whose name another file holds is none: a
// configuration or a page may load a file by its name.
func (c *codeLook) unused() []string {
	used, resolved := map[string]bool{}, map[string]bool{}
	for _, f := range c.sources.Files {
		for _, i := range f.Imports {
			for _, to := range i.To {
				used[to], resolved[c.kin(f.Language)] = true, true
			}
		}
	}
	var left []string
	for _, f := range c.sources.Files {
		if f.Code && !f.Test && !f.Aside && !f.Start && !used[f.Path] && c.kin(f.Language) != "" && resolved[c.kin(f.Language)] && !c.loadedByName(f.Path) {
			left = append(left, f.Path)
		}
	}
	if len(left) > maxOrphans {
		return nil
	}
	return left
}

// kin is the first of the languages that import each other's files by their
// names; empty for a language whose imports name something else.
func (l *limits) kin(language string) string {
	for _, list := range l.Linked {
		if slices.Contains(list, language) {
			return list[0]
		}
	}
	return ""
}

// loadedByName tells files that something outside of the code runs or finds.
func (l *limits) loadedByName(path string) bool {
	parts := strings.Split(path, "/")
	folders, name := parts[:len(parts)-1], parts[len(parts)-1]
	return len(folders) == 0 || slices.Contains(l.Loaded.Names, stemOf(path)) ||
		slices.ContainsFunc(l.Loaded.Parts, func(part string) bool { return strings.Contains(name, part) }) ||
		slices.ContainsFunc(folders, func(folder string) bool {
			return strings.HasPrefix(folder, ".") || slices.Contains(l.Loaded.Folders, folder)
		})
}

func stemOf(path string) string {
	name := path[strings.LastIndexByte(path, '/')+1:]
	stem, _, _ := strings.Cut(name, ".")
	return stem
}

// holdsName says whether a text holds a name as a word of its own.
func holdsName(text, name string) bool {
	for at := 0; ; {
		i := strings.Index(text[at:], name)
		if i < 0 {
			return false
		}
		from, to := at+i, at+i+len(name)
		if (from == 0 || !wordByte(text[from-1])) && (to == len(text) || !wordByte(text[to])) {
			return true
		}
		at = to
	}
}

func wordByte(b byte) bool {
	return b == '_' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= 0x80
}
