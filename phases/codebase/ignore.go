package codebase

import (
	"cmp"
	"io"
	"os"
	"path"
	"slices"
	"strings"
)

// ignoreRules are the lines of all .gitignore and .overtoneignore files met so far, in the order in
// which they are met: outer before inner, so that the last match decides.
type ignoreRules struct{ list []ignoreRule }

// ignoreRule is one line of a .gitignore.
type ignoreRule struct {
	dir     string   // folder of the .gitignore, "." for the root
	parts   []string // pattern by folders
	keep    bool     // line began with "!"
	folders bool     // line ended in "/": folders only
}

// Bounds of one .gitignore and of all rules that hold at one place.
const (
	maxIgnoreFile  = 64 << 10
	maxIgnoreRules = 5000
)

// ownIgnore is the file of what only overtone is to leave alone.
const ownIgnore = ".overtoneignore"

// load adds the rules of folder dir that the named files hold. A missing or
// unreadable file has none.
func (r *ignoreRules) load(root *os.Root, dir string, names ...string) {
	for _, name := range names {
		r.add(root, dir, name)
	}
}

func (r *ignoreRules) add(root *os.Root, dir, name string) {
	for line := range strings.Lines(readRules(root, path.Join(dir, name))) {
		if rule, ok := readIgnoreLine(dir, strings.TrimRight(line, "\r\n")); ok && len(r.list) < maxIgnoreRules {
			r.list = append(r.list, rule)
		}
	}
}

// readRules is what stands in a file of rules, empty without an ordinary file.
func readRules(root *os.Root, name string) string {
	if info, err := root.Stat(name); err != nil || !info.Mode().IsRegular() {
		return "" // whoever opens a pipe waits for somebody to write
	}
	f, err := root.Open(name)
	if err != nil {
		return ""
	}
	defer f.Close()
	src, err := io.ReadAll(io.LimitReader(f, maxIgnoreFile))
	if err != nil {
		return ""
	}
	return string(src)
}

// leave drops the rules of folders that the walk has left behind; the walk is
// depth first, so they lie at the end.
func (r *ignoreRules) leave(dir string) {
	for n := len(r.list); n > 0 && !within(dir, r.list[n-1].dir); n = len(r.list) {
		r.list = r.list[:n-1]
	}
}

// readIgnoreLine reads one line by the rules of gitignore(5).
func readIgnoreLine(dir, line string) (ignoreRule, bool) {
	rule := ignoreRule{dir: dir}
	if !strings.HasSuffix(line, `\ `) {
		line = strings.TrimRight(line, " \t")
	}
	if line == "" || line[0] == '#' {
		return rule, false
	}
	if line[0] == '!' {
		rule.keep, line = true, line[1:]
	}
	line = strings.TrimPrefix(line, `\`)
	if cut, found := strings.CutSuffix(line, "/"); found {
		rule.folders, line = true, cut
	}
	anchored := strings.Contains(line, "/")
	line = strings.TrimPrefix(line, "/")
	if line == "" {
		return rule, false
	}
	rule.parts = strings.Split(line, "/")
	if !anchored {
		rule.parts = append([]string{"**"}, rule.parts...)
	}
	if n := len(rule.parts); rule.parts[n-1] == "**" {
		rule.parts = append(rule.parts, "*") // "a/**" is what lies in a, not a
	}
	return rule, true
}

// ignored says whether the last rule that matches p ignores it. The walk never
// enters an ignored folder, so what lies in one is not asked for.
func (r *ignoreRules) ignored(p string, isDir bool) bool {
	for _, rule := range slices.Backward(r.list) {
		if rule.folders && !isDir || !within(p, rule.dir) {
			continue
		}
		rel := p
		if rule.dir != "." {
			rel = strings.TrimPrefix(p, rule.dir+"/")
		}
		if matchPath(rule.parts, strings.Split(rel, "/")) {
			return !rule.keep
		}
	}
	return false
}

// dropOwn takes out what the .overtoneignore files among the paths ignore.
func (e *explorer) dropOwn(paths []string) []string {
	var dirs []string
	for _, p := range paths {
		if path.Base(p) == ownIgnore {
			dirs = append(dirs, path.Dir(p))
		}
	}
	if _, err := e.root.Lstat(ownIgnore); err == nil && !slices.Contains(dirs, ".") {
		dirs = append(dirs, ".") // git may ignore it
	}
	if len(dirs) == 0 {
		return paths
	}
	slices.SortFunc(dirs, func(a, b string) int { return cmp.Or(cmp.Compare(depth(a), depth(b)), cmp.Compare(a, b)) })
	var rules ignoreRules
	for _, dir := range dirs {
		rules.load(e.root, dir, ownIgnore)
	}
	folders := map[string]bool{}
	var out func(dir string) bool
	out = func(dir string) bool {
		ignored, known := folders[dir]
		if !known && dir != "." {
			ignored = out(path.Dir(dir)) || rules.ignored(dir, true)
			folders[dir] = ignored
		}
		return ignored
	}
	return slices.DeleteFunc(paths, func(p string) bool { return out(path.Dir(p)) || rules.ignored(p, false) })
}

// within says whether p is dir or lies below it.
func within(p, dir string) bool {
	return dir == "." || p == dir || strings.HasPrefix(p, dir+"/")
}
