package codebase

import (
	"cmp"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// maxModules bounds the modules listed: in a larger project folders are taken
// together from the depth at which they fit.
const maxModules = 40

// module is a folder with the source files in it.
type module struct {
	dir   string
	files []*file
	users map[string]bool // modules that import it
	entry bool            // a program starts in it, or it is what a manifest publishes
}

// modules lists the folders of code, the important ones first.
func (e *explorer) modules() []specs.CodeModule {
	groups := e.grouped()
	e.countUsers(groups)
	for _, g := range e.manifest.goMods {
		if m := groups[g.dir]; m != nil {
			m.entry = true
		}
	}
	for _, p := range e.manifest.packages {
		if m := groups[p.dir]; m != nil {
			m.entry = true
		}
	}
	var out []specs.CodeModule
	for _, dir := range sortedKeys(groups) {
		m := groups[dir]
		out = append(out, specs.CodeModule{
			Name: e.moduleName(m), Path: dir, Description: e.moduleText(m), Importance: m.importance(len(groups)),
		})
	}
	rank := map[string]int{"high": 0, "medium": 1, "low": 2}
	slices.SortStableFunc(out, func(a, b specs.CodeModule) int { return cmp.Compare(rank[a.Importance], rank[b.Importance]) })
	return out[:min(maxModules, len(out))]
}

// grouped collects source files by folder, cut to a depth at which there are
// not too many.
func (e *explorer) grouped() map[string]*module {
	for depth := 6; ; depth-- {
		groups := map[string]*module{}
		for _, f := range e.files {
			if !f.isSource() || f.test {
				continue
			}
			dir := cutDepth(f.dir, depth)
			if groups[dir] == nil {
				groups[dir] = &module{dir: dir, users: map[string]bool{}}
			}
			m := groups[dir]
			m.files = append(m.files, f)
			m.entry = m.entry || isEntry(f) && !f.side
		}
		if len(groups) <= maxModules || depth == 1 {
			return groups
		}
	}
}

func cutDepth(dir string, depth int) string {
	parts := strings.SplitN(dir, "/", depth+1)
	return strings.Join(parts[:min(depth, len(parts))], "/")
}

func isEntry(f *file) bool {
	switch {
	case f.pkg == "main":
		return true
	case f.pkg != "":
		return false
	}
	switch f.base {
	case "main.py", "manage.py", "app.py", "__main__.py", "main.ts", "main.js", "main.tsx", "server.ts", "server.js", "main.rs", "Program.cs":
		return true
	}
	return false
}

// countUsers notes for every module which others import it.
func (e *explorer) countUsers(groups map[string]*module) {
	home := map[string]string{}
	for _, dir := range sortedKeys(groups) {
		for _, f := range groups[dir].files {
			home[part(f)] = dir
		}
	}
	for _, from := range sortedKeys(e.links.out) {
		for _, to := range e.links.out[from] {
			a, b := home[from], home[to]
			if a != "" && b != "" && a != b {
				groups[b].users[a] = true
			}
		}
	}
}

// importance: an entry and what three others import is high; what one imports,
// or a folder of five files, is medium.
func (m *module) importance(all int) string {
	switch {
	case m.entry, len(m.users) >= 3, all == 1:
		return "high"
	case len(m.users) > 0, len(m.files) >= 5:
		return "medium"
	}
	return "low"
}

func (e *explorer) moduleName(m *module) string {
	for _, p := range e.manifest.packages {
		if p.dir == m.dir && p.name != "" {
			return p.name
		}
	}
	for _, f := range m.files {
		if f.pkg != "" && f.pkg != "main" && f.dir == m.dir {
			return f.pkg
		}
	}
	if m.dir != "." {
		return e.folderName(m.dir)
	}
	for _, g := range e.manifest.goMods {
		if g.dir == "." {
			return path.Base(g.path)
		}
	}
	return e.say["module_root"]
}

// folderName names a module by its folder; folders called "src" everywhere
// take the name of what they are the source of.
func (e *explorer) folderName(dir string) string {
	base, above := path.Base(dir), path.Dir(dir)
	switch base {
	case "src", "lib", "app", "main", "source":
	default:
		return base
	}
	for _, p := range e.manifest.packages {
		if p.dir == above && p.name != "" {
			return p.name
		}
	}
	if above != "." {
		return path.Join(path.Base(above), base)
	}
	return base
}

// moduleText is what the module says about itself, else what lies in it.
func (e *explorer) moduleText(m *module) string {
	for _, p := range e.manifest.packages {
		if p.dir == m.dir && p.description != "" {
			return p.description
		}
	}
	files := slices.Clone(m.files)
	slices.SortStableFunc(files, func(a, b *file) int { return cmp.Compare(docRank(a), docRank(b)) })
	for _, f := range files {
		if f.doc != "" && f.dir == m.dir && (f.pkg != "" || f.base == "__init__.py" || len(files) == 1) {
			return f.doc
		}
	}
	return e.contents(m)
}

// docRank puts the files first that usually speak for a package.
func docRank(f *file) int {
	if f.base == "doc.go" || f.base == "__init__.py" {
		return 0
	}
	return 1
}

// contents counts the files of the module's main language and names the
// largest.
func (e *explorer) contents(m *module) string {
	count := map[string]int{}
	for _, f := range m.files {
		count[f.lang.Name]++
	}
	langs := sortedKeys(count)
	slices.SortStableFunc(langs, func(a, b string) int { return cmp.Compare(count[b], count[a]) })
	var files []*file
	for _, f := range m.files {
		if f.lang.Name == langs[0] {
			files = append(files, f)
		}
	}
	slices.SortStableFunc(files, func(a, b *file) int { return cmp.Compare(b.size, a.size) })
	var names []string
	for _, f := range files[:min(3, len(files))] {
		names = append(names, f.base)
	}
	list := e.say.join(names)
	if more := len(files) - len(names); more > 0 {
		list = e.say.f("module_more", "files", list, "count", strconv.Itoa(more))
	}
	key := "module_files"
	if len(files) == 1 {
		key = "module_file"
	}
	return e.say.f(key, "count", strconv.Itoa(len(files)), "language", langs[0], "files", list)
}
