package codebase

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// Bounds of what is done for a repository of very many targets.
const (
	maxGlobbed  = 2000 // files that the patterns of one target are held against
	maxPrograms = 500  // programs whose first file is looked for
)

// bazelRoot is the workspace that a folder lies in; ok: there is one.
func (e *explorer) bazelRoot(dir string) (root unit, ok bool) {
	for at := dir; ; at = path.Dir(at) {
		for _, base := range []string{"MODULE.bazel", "WORKSPACE.bazel", "WORKSPACE"} {
			if file := path.Join(at, base); e.exists(file) {
				return unit{dir: at, eco: "bazel", file: file}, true
			}
		}
		if at == "." {
			return unit{}, false
		}
	}
}

// inBazel says whether a folder lies in a workspace: elsewhere a file that is
// called BUILD may be anything.
func (e *explorer) inBazel(dir string) bool {
	_, ok := e.bazelRoot(dir)
	return ok
}

// relativeTo is a path as seen from another one that it lies in; "" for the same.
func relativeTo(dir, root string) string {
	if dir == root {
		return ""
	}
	if root == "." {
		return dir
	}
	return strings.TrimPrefix(dir, root+"/")
}

// label is how a target is called in its workspace.
func (t *target) label(root string) string { return "//" + relativeTo(t.dir, root) + ":" + t.name }

// bazelCommands are those of every workspace with targets: all of what the
// explorer is about, and the programs by name.
func (e *explorer) bazelCommands() []specs.TechCommand {
	var list []specs.TechCommand
	tested, built := map[string]bool{}, map[string]bool{}
	for i := range e.manifest.targets {
		t := &e.manifest.targets[i]
		root, ok := e.bazelRoot(t.dir)
		if f := e.byPath[t.file]; !ok || f.side || f.test && !t.isTest() {
			continue
		}
		scope := "//..."
		if inner := relativeTo(e.base, root.dir); inner != "" && within(e.base, root.dir) {
			scope = "//" + inner + "/..."
		}
		add := func(purpose, command, file string, line int) {
			list = append(list, specs.TechCommand{Purpose: purpose, Command: "bazel " + command, Dir: root.dir, File: file, Line: line})
		}
		if !built[root.dir] {
			built[root.dir] = true
			add("build", "build "+scope, root.file, 0)
		}
		switch {
		case t.isTest() && !tested[root.dir]:
			tested[root.dir] = true
			add("test", "test "+scope, t.file, t.line)
		case t.isProgram():
			add("build", "build "+t.label(root.dir), t.file, t.line)
			add("run", "run "+t.label(root.dir), t.file, t.line)
		}
	}
	return list
}

// bazelStarts are the files that programs of Bazel begin with.
func (e *explorer) bazelStarts() []start {
	var list []start
	looked := 0
	for i := range e.manifest.targets {
		t := &e.manifest.targets[i]
		if root, ok := e.bazelRoot(t.dir); ok && t.isProgram() && t.kind != "sh_binary" && looked < maxPrograms {
			looked++
			if f := e.beginning(t); f != nil && !f.test {
				list = append(list, start{path: f.path, kind: "program", says: t.label(root.dir), file: t.file})
			}
		}
	}
	return list
}

// beginning is the file that a program begins with: the one that the target
// names, the one named like the program, main, or the only one there is.
func (e *explorer) beginning(t *target) *file {
	files := e.sourcesOf(t)
	for _, d := range t.deps { // what it is put together from in its own package
		if inner := e.targetNamed(t, d); inner != nil && inner.dir == t.dir {
			files = append(files, e.sourcesOf(inner)...)
		}
	}
	if t.main != "" {
		_, class := cutLast(strings.TrimPrefix(t.main, ":"), ".")
		for _, f := range files {
			if f.path == path.Join(t.dir, strings.TrimPrefix(t.main, ":")) || stemOf(f) == class {
				return f
			}
		}
		if f := e.byPath[path.Join(t.dir, strings.TrimPrefix(t.main, ":"))]; f != nil {
			return f
		}
	}
	for _, name := range []string{t.name, strings.ReplaceAll(t.name, "-", "_"), "main", "__main__", "Main"} {
		for _, f := range files {
			if stemOf(f) == name {
				return f
			}
		}
	}
	if len(files) == 1 {
		return files[0]
	}
	return nil
}

func stemOf(f *file) string {
	stem, _, _ := strings.Cut(f.base, ".")
	return stem
}

// sourcesOf are the source files of a target, in order.
func (e *explorer) sourcesOf(t *target) []*file {
	var list []*file
	for _, s := range t.srcs {
		if f := e.byPath[path.Join(t.dir, strings.TrimPrefix(s, ":"))]; f != nil && f.isSource() {
			list = append(list, f)
		}
	}
	if len(t.globs) == 0 {
		return list
	}
	patterns := make([][]string, len(t.globs))
	for i, g := range t.globs {
		patterns[i] = strings.Split(g, "/")
	}
	files := e.below(t.dir)
	for _, f := range files[:min(maxGlobbed, len(files))] {
		parts := strings.Split(relativeTo(f.path, t.dir), "/")
		if f.isSource() && slices.ContainsFunc(patterns, func(p []string) bool { return matchPath(p, parts) }) {
			list = append(list, f)
		}
	}
	return list
}

// targetNamed is the target that a label means which stands in the build file of
// another target; nil when the project has none such.
func (e *explorer) targetNamed(from *target, label string) *target {
	label = strings.TrimLeft(label, "@")
	dir, name, named := strings.Cut(label, ":")
	if absolute, is := strings.CutPrefix(dir, "//"); is {
		root, ok := e.bazelRoot(from.dir)
		if !ok {
			return nil
		}
		dir = path.Join(root.dir, absolute)
	} else if strings.Contains(dir, "//") {
		return nil // of another repository
	} else if !named {
		dir, name, named = from.dir, dir, true
	} else {
		dir = from.dir
	}
	if !named {
		name = path.Base(dir)
	}
	return e.targetsByPlace()[dir+":"+name]
}

// targetsByPlace are the targets by "folder:name".
func (e *explorer) targetsByPlace() map[string]*target {
	if e.targets == nil {
		e.targets = map[string]*target{}
		for i := range e.manifest.targets {
			t := &e.manifest.targets[i]
			e.targets[t.dir+":"+t.name] = t
		}
	}
	return e.targets
}

// bazelLanguages adds what build files say of languages that the project has.
func (e *explorer) bazelLanguages(found []specs.TechLanguage) []specs.TechEvidence {
	var list []specs.TechEvidence
	for _, l := range found {
		count, example := 0, ""
		var files []string
		for i := range e.manifest.targets {
			t := &e.manifest.targets[i]
			root, ok := e.bazelRoot(t.dir)
			kind, _, _ := strings.Cut(t.kind, "_")
			if !ok || !slices.Contains(e.tables.Stack.RuleLanguages[kind], l.Name) || !t.isTest() && !t.isProgram() && !strings.HasSuffix(t.kind, "_library") {
				continue
			}
			if count++; example == "" {
				example = t.kind + " " + t.label(root.dir)
			}
			if len(files) < maxEvidence && !slices.Contains(files, t.file) {
				files = append(files, t.file)
			}
		}
		if count > 0 {
			list = append(list, specs.TechEvidence{
				Field: "technology_stack.languages", Value: l.Name, Files: files,
				Reason: e.say.f(number("bazel_language", count), "count", strconv.Itoa(count), "example", example),
			})
		}
	}
	return list
}

// bazelLinks are the dependencies between targets as links from the first
// source of one to the first of the other, by the path of the first.
func (e *explorer) bazelLinks() map[string][]string {
	links := map[string][]string{}
	for i := range e.manifest.targets {
		t := &e.manifest.targets[i]
		kind, _, _ := strings.Cut(t.kind, "_")
		if built := e.tables.Stack.RuleLanguages[kind]; len(t.deps) == 0 || t.isTest() || len(built) == 0 || readsImports(built[0]) {
			continue
		}
		sources := e.sourcesOf(t)
		if len(sources) == 0 {
			continue
		}
		from := sources[0].path
		for _, d := range t.deps {
			if to := e.targetNamed(t, d); to != nil {
				if others := e.sourcesOf(to); len(others) > 0 && others[0].path != from && !slices.Contains(links[from], part(others[0])) {
					links[from] = append(links[from], part(others[0]))
				}
			}
		}
	}
	return links
}
