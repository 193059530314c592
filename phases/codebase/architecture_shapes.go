package codebase

import (
	"path"
	"slices"
	"strconv"
	"strings"
)

// featureFolders: at least two folders with two files of code each, below one
// that is named for it.
func (s *survey) featureFolders() finding {
	count, files := map[string]int{}, map[string][]string{}
	for _, f := range s.files {
		parts := strings.Split(f.dir, "/")
		for i, part := range parts[:len(parts)-1] {
			switch part {
			case "features", "modules", "domains", "slices":
				dir := path.Join(parts[:i+2]...)
				count[dir]++
				files[dir] = append(files[dir], f.path)
			}
		}
	}
	var names, proof []string
	for _, dir := range sortedKeys(count) {
		if count[dir] >= 2 {
			names = append(names, dir)
			proof = append(proof, files[dir]...)
		}
	}
	if len(names) < 2 {
		return finding{}
	}
	return finding{name: "feature-folders", files: proof, reason: s.e.tell("feature-folders", "names", s.e.names(names, 6))}
}

// registry: a register function of the project that at least two files which
// import it call.
func (s *survey) registry() finding {
	callers := map[string]bool{}
	for _, f := range s.using("registers") {
		callers[f.path] = true
	}
	for _, f := range s.files {
		if !slices.ContainsFunc(f.symbols, isRegister) {
			continue
		}
		var users []string
		for _, user := range s.users[part(f)] {
			if callers[user.path] {
				users = append(users, user.path)
			}
		}
		if len(users) >= 2 {
			return finding{name: "plugin-registry", files: append(users, f.path), reason: s.e.tell("plugin-registry",
				"registry", f.path, "count", strconv.Itoa(len(users)))}
		}
	}
	return finding{}
}

func isRegister(y symbol) bool {
	name := strings.ToLower(y.name[strings.LastIndexByte(y.name, '.')+1:])
	return (y.kind == "function" || y.kind == "method") && name == "register"
}

// traits: a trait of Rust that several files which import it implement.
func (s *survey) traits() finding {
	implementing := map[string]bool{}
	for _, f := range s.using("implements") {
		implementing[f.path] = true
	}
	var files []string
	for _, f := range s.files {
		if f.lang.Name != "Rust" || !slices.ContainsFunc(f.symbols, func(y symbol) bool { return y.kind == "interface" }) {
			continue
		}
		var users []string
		for _, user := range s.users[f.path] {
			if implementing[user.path] && slices.ContainsFunc(f.symbols, func(y symbol) bool {
				return y.kind == "interface" && slices.Contains(user.fulfils, y.name)
			}) {
				users = append(users, user.path)
			}
		}
		if len(users) >= 2 {
			files = append(append(files, f.path), users...)
		}
	}
	if len(files) == 0 {
		return finding{}
	}
	return finding{name: "trait-abstractions", files: files, reason: s.e.tell("trait-abstractions", "count", strconv.Itoa(len(files)))}
}

// newGoFinder resolves the paths of Go packages.
func (e *explorer) newGoFinder() *resolver {
	r := &resolver{e: e, goDirs: map[string]bool{}, modules: e.manifest.goModsByLength()}
	for _, f := range e.files {
		if f.pkg != "" && !f.test && !f.aside {
			r.goDirs[f.dir] = true
		}
	}
	return r
}

// testPlaces says where tests lie in relation to what they test.
type testPlaces struct{ sources map[string]bool } // folder and kin of language with code

func (e *explorer) newTestPlaces() testPlaces {
	t := testPlaces{sources: map[string]bool{}}
	for _, f := range e.files {
		if f.isSource() && !f.test {
			t.sources[f.dir+"\x00"+kin(f.lang.Name)] = true
		}
	}
	return t
}

// of is "beside" for a test in the folder of its source, or inside it; "apart"
// for one elsewhere; "" for what is no test.
func (t testPlaces) of(f *file) string {
	if !f.isSource() {
		return ""
	}
	if !f.test {
		if f.marked("declares.tests-inside") {
			return "beside"
		}
		return ""
	}
	for part := range strings.SplitSeq(f.dir, "/") {
		if part == "__tests__" {
			return "beside" // in a folder of its own beside the source
		}
	}
	if !isTestName(f.base) {
		return "" // helpers of tests
	}
	if t.sources[f.dir+"\x00"+kin(f.lang.Name)] {
		return "beside"
	}
	return "apart"
}

// isTestName says whether a file name is that of tests and not of what they
// share.
func isTestName(base string) bool {
	words := split(bareName(base))
	if strings.Contains(base, ".test.") || strings.Contains(base, ".spec.") || strings.Contains(base, ".cy.") || strings.Contains(base, ".e2e-") {
		return true
	}
	if len(words) == 0 {
		return false
	}
	switch words[len(words)-1] {
	case "test", "tests", "spec", "it":
		return true
	}
	return words[0] == "test" || words[0] == "tests" && strings.HasSuffix(base, ".py")
}
