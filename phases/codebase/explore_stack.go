package codebase

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// maxEvidence bounds the files named for one claim.
const maxEvidence = 10

// stack lists languages, frameworks, databases and tools with their proof.
func (e *explorer) stack() specs.TechStack {
	t := specs.TechStack{}
	var proof []specs.TechStackEvidence
	t.Languages, proof = e.languages()
	names := map[string][]string{}
	for _, tech := range e.tables.Technologies {
		files := e.proofOf(tech)
		if len(files) == 0 {
			continue
		}
		names[tech.Kind] = append(names[tech.Kind], tech.Name)
		proof = addProof(proof, tech.Name, files)
	}
	for _, kind := range sortedKeys(names) {
		slices.SortFunc(names[kind], func(a, b string) int {
			return cmp.Or(cmp.Compare(strings.ToLower(a), strings.ToLower(b)), cmp.Compare(a, b))
		})
	}
	t.Frameworks, t.Databases, t.Tools = names["framework"], names["database"], names["tool"]
	t.Evidence = proof
	return t
}

// addProof adds files to a name; a language and a framework may share one.
func addProof(list []specs.TechStackEvidence, name string, files []string) []specs.TechStackEvidence {
	for i := range list {
		if list[i].Name == name {
			list[i].Files = append(list[i].Files, files...)
			return list
		}
	}
	return append(list, specs.TechStackEvidence{Name: name, Files: files})
}

// languages are ordered by the bytes written in them; below one in a hundred a
// language is left out when there are more than four, or when only examples and
// tools are written in it.
func (e *explorer) languages() ([]string, []specs.TechStackEvidence) {
	size, files, central := map[string]int64{}, map[string][]string{}, map[string]bool{}
	var all int64
	for _, f := range e.files {
		if !f.isSource() {
			continue
		}
		size[f.lang.Name] += f.size
		all += f.size
		central[f.lang.Name] = central[f.lang.Name] || !f.side
		if len(files[f.lang.Name]) < maxEvidence {
			files[f.lang.Name] = append(files[f.lang.Name], f.path)
		}
	}
	list := sortedKeys(size)
	slices.SortStableFunc(list, func(a, b string) int { return cmp.Compare(size[b], size[a]) })
	var names []string
	var proof []specs.TechStackEvidence
	for i, name := range list {
		if size[name]*100 < all && (i >= 4 || !central[name]) {
			continue
		}
		names = append(names, name)
		proof = append(proof, specs.TechStackEvidence{Name: name, Files: files[name]})
	}
	return names, proof
}

// proofOf lists the files that show that a technology is used.
func (e *explorer) proofOf(t technology) []string {
	var files []string
	for _, d := range e.manifest.deps {
		if d.matches(t.packages(d.eco)) {
			files = append(files, d.file)
		}
	}
	for _, f := range e.files {
		if len(t.Go) > 0 && f.pkg != "" && e.importsAny(f, t.Go) {
			files = append(files, f.path)
		}
	}
	if len(t.Files) > 0 {
		for _, f := range e.files {
			if !f.aside && matchAny(t.Files, f.path) {
				files = append(files, f.path)
			}
		}
	}
	slices.Sort(files)
	files = slices.Compact(files)
	return files[:min(maxEvidence, len(files))]
}

// importsAny says whether a Go file imports one of the packages from outside.
// What code imports is proof even where go.mod calls it indirect; a library's
// own packages are no proof that it is used.
func (e *explorer) importsAny(f *file, list []string) bool {
	for _, name := range f.imports {
		own := slices.ContainsFunc(e.manifest.goMods, func(m goModule) bool { return within(name, m.path) })
		if !own && (dependency{eco: "go", name: name}).matches(list) {
			return true
		}
	}
	return false
}
