package codebase

import (
	"cmp"
	"slices"
	"strings"
)

// usedTech is a technology in use with everything that shows it.
type usedTech struct {
	name, kind, role string
	proof            []techProof
}

// techProof is one place that shows a technology.
type techProof struct {
	eco     string // of the manifest; "file" for a file that stands for it, "code", "import"
	what    string // package or import
	version string
	file    string
	line    int // 0: the file as a whole
}

// used lists the technologies of what the explorer is about, by name. What only
// examples, tools and test data declare says nothing of the product.
func (e *explorer) used() []usedTech {
	e.signs = e.lookForSigns()
	var order []string
	byName := map[string]*usedTech{}
	for _, rows := range [][]technology{e.tables.Technologies, e.tables.Stack.Technologies} {
		for _, row := range rows {
			proof := e.provenBy(row)
			if len(proof) == 0 {
				continue
			}
			u := byName[row.Name]
			if u == nil {
				u = &usedTech{name: row.Name, kind: row.Kind, role: e.tables.roleOf(row.Name)}
				byName[row.Name] = u
				order = append(order, row.Name)
			}
			u.proof = append(u.proof, proof...)
		}
	}
	slices.SortFunc(order, func(a, b string) int {
		return cmp.Or(cmp.Compare(strings.ToLower(a), strings.ToLower(b)), cmp.Compare(a, b))
	})
	var list []usedTech
	for _, name := range order {
		u := byName[name]
		slices.SortStableFunc(u.proof, func(a, b techProof) int {
			return cmp.Or(cmp.Compare(strength(a), strength(b)), cmp.Compare(depth(a.file), depth(b.file)), cmp.Compare(a.file, b.file), cmp.Compare(a.line, b.line))
		})
		u.proof = slices.Compact(u.proof)
		list = append(list, *u)
	}
	return list
}

// strength puts what a manifest declares before what else shows a technology.
func strength(p techProof) int {
	switch p.eco {
	case "file":
		return 1
	case "import":
		return 2
	case "code":
		return 3
	}
	return 0
}

// roleOf is the part that a tool plays, "" when it has no list of its own.
func (t *tables) roleOf(name string) string {
	for _, role := range sortedKeys(t.Stack.Roles) {
		if slices.Contains(t.Stack.Roles[role], name) {
			return role
		}
	}
	return ""
}

// provenBy lists what shows one technology.
func (e *explorer) provenBy(t technology) []techProof {
	var list []techProof
	test := e.tables.roleOf(t.Name) == "test"
	for _, d := range e.manifest.deps {
		if !d.matches(t.packages(d.eco)) {
			continue
		}
		if f := e.byPath[d.file]; f == nil || !f.side && (!f.test || test) {
			list = append(list, techProof{eco: d.eco, what: d.name, version: d.version, file: d.file, line: d.line})
		}
	}
	for _, p := range e.signs.files[t.Name] {
		list = append(list, techProof{eco: "file", file: p})
	}
	for _, name := range e.signs.imports {
		if (dependency{eco: "go", name: name}).matches(t.Go) {
			for _, p := range e.signs.importers[name] {
				list = append(list, techProof{eco: "import", what: name, file: p})
			}
		}
	}
	if t.Code == nil {
		return list
	}
	for _, f := range e.marked("tech." + t.Name) {
		if !f.side && len(list) < 10*maxEvidence {
			m, _ := f.mark("tech." + t.Name)
			list = append(list, techProof{eco: "code", file: f.path, line: m.line})
		}
	}
	return list
}

// signs are the files that stand for technologies and what Go code imports from
// outside the project, found in one pass over the files.
type signs struct {
	files     map[string][]string // technology -> files
	imports   []string            // sorted
	importers map[string][]string // import -> some of the files that have it
}

func (e *explorer) lookForSigns() signs {
	s := signs{files: map[string][]string{}, importers: map[string][]string{}}
	named := e.top().manifest.goPaths()
	for _, f := range e.files {
		if f.aside || f.side {
			continue
		}
		e.signPaths.fit(f.path, f.base, func(n int) {
			if list := s.files[e.signPaths.techs[n]]; len(list) < maxEvidence {
				s.files[e.signPaths.techs[n]] = append(list, f.path)
			}
		})
		if f.pkg == "" || f.test {
			continue
		}
		for _, name := range f.imports {
			if list := s.importers[name]; strings.Contains(name, ".") && len(list) < maxEvidence && named[name] == "" && !e.isOwn(name) {
				s.importers[name] = append(list, f.path)
			}
		}
	}
	s.imports = sortedKeys(s.importers)
	return s
}

// isOwn says whether a Go import is a package of the project.
func (e *explorer) isOwn(name string) bool {
	return slices.ContainsFunc(e.top().manifest.goMods, func(m goModule) bool { return within(name, m.path) })
}

// signPaths are the patterns of files that stand for technologies.
type signPaths struct {
	patterns

	techs []string // by number: the technology
}

func (t *tables) signPaths() *signPaths {
	s := &signPaths{}
	for _, row := range slices.Concat(t.Technologies, t.Stack.Technologies) {
		s.add(len(s.techs), row.Files)
		s.techs = append(s.techs, row.Name)
	}
	return s
}
