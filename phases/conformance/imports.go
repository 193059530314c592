package conformance

import (
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
)

// imports holds the project to who may import whom. Tests may import what they
// like, unless the rule is about them.
func (t *trial) imports(s *meaning.Statement) {
	p := t.project
	from, ok := t.resolved(s.From)
	if !ok {
		return
	}
	to, ok := t.resolved(s.To)
	if !ok {
		return
	}
	if s.Kind == meaning.NoImport && !to.without(from) {
		t.cannot("%s lies in %s", from.shown(), to.shown())
		return
	}
	seen := false
	for _, f := range t.files(s, func(f *codebase.SourceFile) bool { return f.Code }) {
		if f.Test && s.Scope.Tests != "only" {
			continue
		}
		// what lies in To may import its neighbours, whatever it lies in
		if to.holds(f.Path) || from.holds(f.Path) == (s.Kind == meaning.OnlyImport) {
			continue
		}
		seen = seen || knowsImports(f.Language)
		for _, i := range f.Imports {
			target, hit := to.target(f, i)
			if !hit {
				continue
			}
			line := p.importLine(f, i.Name)
			if s.Kind == meaning.OnlyImport {
				t.find(s, f.Path, line, "go through "+from.shown()+", or change the rule", "imports %s, which only %s may import", target, from.shown())
				continue
			}
			t.find(s, f.Path, line, "turn the dependency round or take what is shared out of both", "imports %s, but %s must not import %s", target, from.shown(), to.shown())
		}
	}
	if !seen && p.whole() {
		t.cannot("no imports could be read in the files that the rule is about")
	}
}

// knowsImports says whether what a language imports is read and resolved.
func knowsImports(language string) bool {
	return slices.Contains([]string{"Go", "TypeScript", "JavaScript", "Vue", "Svelte", "Python", "Java", "Kotlin", "Rust", "C", "C++", "C#", "PHP", "Ruby"}, language)
}

// places are the folders and packages that parts of a rule mean.
type places struct {
	parts    []meaning.Part
	folders  []string // in the project
	packages []string // from outside
	database []codebase.Footprint
}

func (p *places) shown() string {
	names := make([]string, len(p.parts))
	for i, part := range p.parts {
		names[i] = part.Name
	}
	return strings.Join(names, ", ")
}

func (p *places) holds(file string) bool {
	return slices.ContainsFunc(p.folders, func(f string) bool { return covers(f, file) })
}

// without drops folders that hold one of the others: a rule on an app and its
// core is not about what the core imports of the app around it. It answers
// whether anything is left.
func (p *places) without(inner *places) bool {
	p.folders = slices.DeleteFunc(p.folders, func(outer string) bool {
		return slices.ContainsFunc(inner.folders, func(f string) bool { return within(f, outer) })
	})
	return len(p.folders)+len(p.packages)+len(p.database) > 0
}

// target is what an import means of the places.
func (p *places) target(f *codebase.SourceFile, i codebase.Import) (string, bool) {
	for _, to := range i.To {
		if to != f.Path && p.holds(to) {
			return to, true
		}
	}
	if len(i.To) > 0 {
		return "", false
	}
	eco := ecosystemOf(f.Language)
	name := packageOf(eco, i.Name)
	for _, pkg := range p.packages {
		if name == pkg || eco == "go" && within(i.Name, pkg) || i.Name == pkg {
			return i.Name, true
		}
	}
	for _, d := range p.database {
		if d.Matches(eco, name) {
			return name, true
		}
	}
	return "", false
}

// resolved finds what the parts of a rule are called in the project.
func (t *trial) resolved(parts []meaning.Part) (*places, bool) {
	out := &places{parts: parts}
	for _, part := range parts {
		if part.Database {
			out.database = t.project.databases()
			out.packages = append(out.packages, "database/sql")
			continue
		}
		folders := t.project.foldersOf(part)
		switch {
		case len(folders) > 0:
			out.folders = append(out.folders, folders...)
		case part.Path && t.project.importsPackage(part.Name):
			out.packages = append(out.packages, part.Name)
		default:
			t.cannot("there is no %s in the project", part.Name)
			return nil, false
		}
	}
	return out, true
}

// databases is how everything shows that talks to a database.
func (p *project) databases() []codebase.Footprint {
	var out []codebase.Footprint
	for _, f := range p.sources.Known {
		if f.Kind == "database" || p.options.Reader.OfKind(f.Name, "ORM") {
			out = append(out, f)
		}
	}
	return out
}

// foldersOf lists the folders and files that a part of a rule means: a path
// from the root, else the end of a path, else the name of a folder, which may
// be in the singular or the plural.
func (p *project) foldersOf(part meaning.Part) []string {
	if part.Path && strings.ContainsAny(part.Name, "*?[") {
		for _, f := range p.sources.Files {
			if covers(part.Name, f.Path) {
				return []string{part.Name}
			}
		}
		return nil
	}
	if p.folders[part.Name] || p.byPath[part.Name] != nil {
		return []string{part.Name}
	}
	var out []string
	for dir := range p.folders {
		if strings.HasSuffix(dir, "/"+part.Name) || !strings.Contains(part.Name, "/") && sameFolder(path.Base(dir), part.Name) {
			out = append(out, dir)
		}
	}
	slices.Sort(out)
	return slices.DeleteFunc(out, func(dir string) bool { return p.aside(dir) })
}

// aside says whether nothing in a folder is the project's own code.
func (p *project) aside(dir string) bool {
	for i := range p.sources.Files {
		if f := &p.sources.Files[i]; f.Code && within(f.Path, dir) {
			return false
		}
	}
	return true
}

// sameFolder compares names of folders without case, "-", "_" and the plural.
func sameFolder(a, b string) bool {
	fold := func(s string) string {
		s = strings.NewReplacer("-", "", "_", "").Replace(strings.ToLower(s))
		if rest, found := strings.CutSuffix(s, "ies"); found {
			return rest + "y"
		}
		return strings.TrimSuffix(s, "s")
	}
	return fold(a) == fold(b)
}

// importsPackage says whether any file imports a package of this name.
func (p *project) importsPackage(name string) bool {
	for i := range p.sources.Files {
		f := &p.sources.Files[i]
		eco := ecosystemOf(f.Language)
		for _, imported := range f.Imports {
			if len(imported.To) == 0 && (imported.Name == name || packageOf(eco, imported.Name) == name || eco == "go" && within(imported.Name, name)) {
				return true
			}
		}
	}
	return false
}
