package codebase

import (
	"path"
	"slices"
	"strings"
)

// graph says which part of the code imports which. A part is a file, or for Go
// the folder of a package.
type graph struct {
	out   map[string][]string // sorted, each once
	in    map[string][]string
	edges []edge // in the order of the files, each once
}

// edge is one import: the file it stands in and the part it reaches.
type edge struct {
	from *file
	to   string
}

// part is the node that a file belongs to.
func part(f *file) string {
	if f.lang != nil && f.lang.Name == "Go" {
		return f.dir
	}
	return f.path
}

// connect resolves the imports of all files that were read. Go tests belong to
// the package they test, so what only they import is no link of it.
func (e *explorer) connect() *graph {
	g := &graph{out: map[string][]string{}, in: map[string][]string{}}
	r := e.newResolver()
	declared := e.bazelLinks()
	for _, f := range e.files {
		if !f.isRead || !f.isSource() || f.test && f.lang.Name == "Go" {
			continue
		}
		from := part(f)
		seen := map[string]bool{from: true}
		link := func(list []string) {
			for _, to := range list {
				if !seen[to] {
					seen[to] = true
					g.out[from] = append(g.out[from], to)
					g.in[to] = append(g.in[to], from)
					g.edges = append(g.edges, edge{f, to})
				}
			}
		}
		for _, i := range f.imports {
			link(r.resolve(f, i))
		}
		link(declared[f.path])
	}
	for _, edges := range []map[string][]string{g.out, g.in} {
		for _, node := range sortedKeys(edges) {
			slices.Sort(edges[node])
			edges[node] = slices.Compact(edges[node])
		}
	}
	return g
}

// resolver turns what an import says into parts of the project.
type resolver struct {
	e       *explorer
	goDirs  map[string]bool
	goPaths map[string]string   // what Bazel calls a package of Go -> its folder
	pyRoots map[string][]string // first part of a Python module -> folders that hold it, of those that are looked in
	byName  map[string]string   // name of a Node package -> folder
	modules []goModule          // longest path first
	places  *places             // of the other languages
}

func (e *explorer) newResolver() *resolver {
	r := &resolver{e: e, goDirs: map[string]bool{}, byName: map[string]string{}, places: e.newPlaces()}
	tops := map[string]bool{".": true, "src": true, "lib": true}
	for _, f := range e.files {
		if f.aside || f.lang == nil {
			continue
		}
		switch {
		case f.lang.Name == "Go" && !f.test:
			r.goDirs[f.dir] = true
		case f.base == "__init__.py":
			if e.byPath[path.Join(path.Dir(f.dir), "__init__.py")] == nil {
				tops[path.Dir(f.dir)] = true
			}
		case f.base == "manage.py" || f.base == "pyproject.toml" || f.base == "setup.py":
			tops[f.dir] = true
		}
	}
	r.pyRoots = e.findPyRoots(tops)
	for _, p := range e.manifest.packages {
		if p.name != "" {
			r.byName[p.name] = p.dir
		}
	}
	r.goPaths = e.manifest.goPaths()
	r.modules = e.manifest.goModsByLength()
	return r
}

// goModsByLength are the Go modules, the longest path first.
func (m *manifests) goModsByLength() []goModule {
	list := slices.Clone(m.goMods)
	slices.SortStableFunc(list, func(a, b goModule) int { return len(b.path) - len(a.path) })
	return list
}

func (r *resolver) resolve(f *file, name string) []string {
	switch f.lang.Name {
	case "Go":
		return r.goPackage(name)
	case "Python":
		return r.pyModule(f, name)
	case "TypeScript", "JavaScript", "Vue", "Svelte":
		return r.script(f, name)
	}
	return r.places.resolve(r.e, f, name)
}

func (r *resolver) goPackage(name string) []string {
	for _, m := range r.modules {
		rest, found := strings.CutPrefix(name, m.path)
		if !found || rest != "" && rest[0] != '/' {
			continue
		}
		if dir := path.Join(m.dir, rest); r.goDirs[dir] {
			return []string{dir}
		}
	}
	if dir, ok := r.goPaths[name]; ok && r.goDirs[dir] {
		return []string{dir}
	}
	return nil
}

// script resolves relative imports, "@/" and "~/" as the usual names of a
// source folder, and packages of the same workspace.
func (r *resolver) script(f *file, name string) []string {
	if strings.HasPrefix(name, ".") {
		return r.scriptFile(path.Join(f.dir, name))
	}
	if len(name) > 2 && (name[:2] == "@/" || name[:2] == "~/") {
		for dir := f.dir; ; dir = path.Dir(dir) {
			for _, source := range []string{"src", "app", "."} {
				if found := r.scriptFile(path.Join(dir, source, name[2:])); found != nil {
					return found
				}
			}
			if dir == "." {
				return nil
			}
		}
	}
	own, rest := name, ""
	for own != "." && own != "" {
		if dir, ok := r.byName[own]; ok {
			for _, at := range []string{path.Join(dir, rest), path.Join(dir, "src", rest)} {
				if found := r.scriptFile(at); found != nil {
					return found
				}
			}
			return nil
		}
		rest = path.Join(path.Base(own), rest)
		own = path.Dir(own)
	}
	return nil
}

// scriptFile finds the file that an import without or with ending means.
func (r *resolver) scriptFile(p string) []string {
	if strings.HasPrefix(p, "../") {
		return nil
	}
	stem := p
	switch path.Ext(p) {
	case ".js", ".mjs", ".cjs", ".jsx":
		stem = strings.TrimSuffix(p, path.Ext(p)) // TypeScript names the compiled file
	}
	for _, candidate := range []string{
		p, stem + ".ts", stem + ".tsx", stem + ".js", stem + ".jsx", stem + ".mts", stem + ".mjs", stem + ".cjs",
		stem + ".vue", stem + ".svelte", stem + ".d.ts", p + "/index.ts", p + "/index.tsx", p + "/index.js", p + "/index.jsx",
	} {
		if f := r.e.byPath[path.Clean(candidate)]; f != nil && f.isSource() {
			return []string{f.path}
		}
	}
	return nil
}

// distances says for parts near the seeds how many imports away they are, in
// either direction, up to two. A seed itself is as far as the nearest other
// seed.
func (g *graph) distances(seeds map[string]bool) map[string]link {
	near := map[string]link{}
	step := func(from string, steps int, via string) {
		for _, to := range g.out[from] {
			near[to] = nearer(near, to, link{steps: steps, via: via, imported: true})
		}
		for _, to := range g.in[from] {
			near[to] = nearer(near, to, link{steps: steps, via: via})
		}
	}
	for _, s := range sortedKeys(seeds) {
		step(s, 1, s)
	}
	for _, n := range sortedKeys(near) {
		if near[n].steps == 1 && !seeds[n] {
			step(n, 2, near[n].via)
		}
	}
	return near
}

// link says how a part hangs together with a seed: how many imports away, which
// seed, and whether it is the seed that imports it.
type link struct {
	steps    int
	via      string
	imported bool
}

func nearer(near map[string]link, node string, l link) link {
	if known, ok := near[node]; ok && known.steps <= l.steps {
		return known
	}
	return l
}
