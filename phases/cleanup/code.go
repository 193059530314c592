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
// passages that were commented out, and notes that nobody came back to. What is
// used is only known for certain to who builds the project, so nothing of it is
// ever moved.
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
	look.orphans(ctx)
	for i := range sources.Files {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if f := &sources.Files[i]; f.Code && !f.Aside {
			look.passages(ctx, f)
		}
	}
	return nil
}

// codeLook is one look through the code.
type codeLook struct {
	*scan
	root    *os.Root
	sources *codebase.Sources
}

// text is what a file holds, empty when it cannot be read or is too large.
func (c *codeLook) text(path string) string {
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
	c.add(Item{Path: path, Category: Code, Type: kind, Reason: reason, Risk: High, Action: Report, Line: line, AgeDays: age})
}

// orphans are files of languages whose imports name files, that no file imports
// and whose name no other file holds: a configuration or a page may load a file
// by its name.
func (c *codeLook) orphans(ctx context.Context) {
	used, resolved := map[string]bool{}, map[string]bool{}
	for _, f := range c.sources.Files {
		for _, i := range f.Imports {
			for _, to := range i.To {
				used[to], resolved[family(f.Language)] = true, true
			}
		}
	}
	var left []string
	for _, f := range c.sources.Files {
		if f.Code && !f.Test && !f.Aside && !used[f.Path] && resolved[family(f.Language)] && family(f.Language) != "" && !loadedByName(f.Path) {
			left = append(left, f.Path)
		}
	}
	if len(left) == 0 || len(left) > maxOrphans {
		return
	}
	for _, f := range c.sources.Files {
		if ctx.Err() != nil {
			return
		}
		text := c.text(f.Path)
		left = slices.DeleteFunc(left, func(path string) bool { return path != f.Path && holdsName(text, stemOf(path)) })
		if len(left) == 0 {
			return
		}
	}
	for _, path := range left {
		c.report(path, "orphan_file", "no file imports it or names it", 0, 0)
	}
}

// family is the kind of language whose imports name files; empty for others.
func family(language string) string {
	switch language {
	case "JavaScript", "TypeScript", "Vue", "Svelte":
		return "script"
	case "Python":
		return "python"
	}
	return ""
}

// loadedByName tells files that something outside of the code runs or finds.
func loadedByName(path string) bool {
	parts := strings.Split(path, "/")
	stem := stemOf(path)
	if len(parts) == 1 || strings.Contains(parts[len(parts)-1], ".config.") || strings.Contains(parts[len(parts)-1], ".d.") || strings.Contains(parts[len(parts)-1], ".stories.") {
		return true
	}
	switch stem {
	case "index", "main", "__init__", "__main__", "setup", "conftest", "manage", "wsgi", "asgi", "app", "server", "cli", "settings", "urls", "admin", "apps", "models", "tasks", "middleware", "instrumentation":
		return true
	}
	for _, folder := range parts[:len(parts)-1] {
		switch folder {
		case "pages", "app", "routes", "api", "bin", "script", "scripts", "tools", "migrations", "versions", "commands", "public", "static", "example", "examples", "docs", "e2e", "cypress", "templatetags", "plugins", "functions", "lambdas", "workers", "hooks", "benchmarks", "bench":
			return true
		}
		if strings.HasPrefix(folder, ".") {
			return true
		}
	}
	return false
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
