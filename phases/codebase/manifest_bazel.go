package codebase

import (
	"strings"
)

// maxTargets bounds the targets of Bazel that are kept of a project.
const maxTargets = 20_000

// target is one target that a build file of Bazel names.
type target struct {
	kind, name string // of the rule or macro, and of the target
	dir, file  string // of the build file
	line       int

	srcs, globs []string // files and patterns, relative to dir
	deps        []string // labels of other targets
	main        string   // file or class that it begins with
	importPath  string   // under which Go code finds it
	helper      bool     // for tests only
}

// readBazel takes the name of a module or workspace and what it depends on.
func readBazel(m *manifests, f *file, src []byte) error {
	calls, err := starCalls(src)
	u := unit{dir: f.dir, eco: "bazel", file: f.path}
	for _, c := range calls {
		name := c.args["name"].text()
		switch c.name {
		case "module", "workspace":
			u.name = name
		case "git_repository":
			m.dep("bazel", name, c.args["tag"].text(), c.line, f)
		case "bazel_dep", "http_archive":
			m.dep("bazel", name, c.args["version"].text(), c.line, f)
		}
	}
	m.units = append(m.units, u)
	return err
}

// isBazelBuild says whether a file is named as Bazel wants its build files.
func isBazelBuild(base string) bool { return base == "BUILD" || base == "BUILD.bazel" }

// readBazelBuild takes the targets out of a build file: every call that is given
// a name as a string. What macros make besides is not known.
func readBazelBuild(m *manifests, f *file, src []byte) error {
	calls, err := starCalls(src)
	for _, c := range calls {
		name := c.args["name"].text()
		if name == "" || len(m.targets) == maxTargets {
			continue
		}
		t := target{
			kind: c.name, name: name, dir: f.dir, file: f.path, line: c.line,
			srcs: c.args["srcs"].texts, globs: c.args["srcs"].globs,
			importPath: c.args["importpath"].text(), helper: c.args["testonly"].yes,
		}
		for _, key := range []string{"embed", "deps", "runtime_deps", "implementation_deps"} {
			t.deps = append(t.deps, c.args[key].texts...)
		}
		for _, key := range []string{"main", "entry_point", "crate_root", "main_class"} {
			if t.main == "" {
				t.main = c.args[key].text()
			}
		}
		m.targets = append(m.targets, t)
	}
	return err
}

// goPaths are the folders of packages of Go by what targets of Bazel call them.
func (m *manifests) goPaths() map[string]string {
	paths := map[string]string{}
	for i := range m.targets {
		if t := &m.targets[i]; t.importPath != "" && !t.isTest() {
			paths[t.importPath] = t.dir
		}
	}
	return paths
}

// isProgram says whether a target is something that can be run for itself.
func (t *target) isProgram() bool { return strings.HasSuffix(t.kind, "_binary") && !t.helper }

// readBazelVersion takes the version of Bazel that a project wants.
func readBazelVersion(m *manifests, f *file, src []byte) error {
	m.fact("needs_version", "Bazel", firstLine(string(src), 40), 1, f)
	return nil
}

// isTest says whether a target is run by `bazel test`; of a macro its name is
// believed.
func (t *target) isTest() bool {
	return t.kind == "test_suite" || strings.HasSuffix(t.kind, "_test") || strings.HasSuffix(t.kind, "_tests")
}
