package codebase

import (
	"context"
	"slices"
	"strings"
)

// Sources is what the files of a project import and what its manifests declare,
// for who holds a project to rules.
type Sources struct {
	Files     []SourceFile // every file that was listed, by path
	Declared  []Declared   // in the order of the manifests
	Known     []Footprint  // the technologies that manifests and files can show
	Warnings  []string     // files and folders that could not be read
	Truncated bool         // limits ended the reading early
}

// SourceFile is one file of a project.
type SourceFile struct {
	Path     string
	Language string // empty when none is known
	Code     bool   // source, and neither other people's nor generated
	Test     bool
	Aside    bool // fixtures, other people's or generated code: not judged
	Manifest bool // it says what a part of the project is built from
	Start    bool // a program, page or library begins here, as the file or a manifest says
	Imports  []Import
	Shows    []Shown // technologies that the code itself shows, in order
}

// Shown is a technology that a file shows by its code, and the first line that
// does.
type Shown struct {
	Name string
	Line int
}

// Import is what a file imports.
type Import struct {
	Name string   // as the file says it; of Python "module:name" where a name is taken out of a module
	To   []string // the files of the project that it means, for Go the folder; empty: something from outside, or unknown
}

// Declared is a package that a manifest names. Ecosystem is go, npm, pypi,
// cargo, maven, composer, gem, nuget, image and the like; PackageManager for the
// program that a package.json wants its packages managed with.
type Declared struct {
	Ecosystem, Name, File string
	Line                  int // 0: not known
}

// PackageManager is the ecosystem of programs that manage packages.
const PackageManager = "packageManager"

// ReadSources lists and reads the project under o.Root; topic and keywords do
// not matter. Zero limits are those of ProfileLimits. Errors are those of
// Explore.
func ReadSources(ctx context.Context, o Options) (*Sources, error) {
	o.Topic, o.Keywords = "", nil
	if o.Limits == (Limits{}) {
		o.Limits = ProfileLimits()
	}
	e, done, err := beginProfile(ctx, o)
	if err != nil {
		return nil, err
	}
	defer done()
	s := &Sources{Warnings: e.meta.Warnings, Truncated: e.meta.Truncated}
	r := e.newResolver()
	starts := map[string]bool{}
	for _, s := range slices.Concat(e.manifest.starts, e.bazelStarts()) {
		starts[e.startFile(s)] = true
	}
	for _, f := range e.files {
		one := SourceFile{Path: f.path, Code: f.isSource(), Test: f.test, Aside: f.aside}
		one.Manifest = manifestReader(f.base) != nil
		one.Start = starts[f.path] || hasMark(f, "entry.") || hasMark(f, "start.")
		if f.lang != nil {
			one.Language = f.lang.Name
		}
		for _, m := range f.marks {
			if name, is := strings.CutPrefix(m.key, "tech."); is {
				one.Shows = append(one.Shows, Shown{name, m.line})
			}
		}
		if one.Code && f.isRead {
			for _, name := range f.imports {
				one.Imports = append(one.Imports, Import{Name: name, To: r.resolve(f, name)})
			}
		}
		s.Files = append(s.Files, one)
	}
	for _, d := range e.manifest.deps {
		s.Declared = append(s.Declared, Declared{Ecosystem: d.eco, Name: d.name, File: d.file, Line: d.line})
	}
	for _, f := range e.manifest.facts {
		if name, _, _ := strings.Cut(f.value, "@"); f.key == "package_manager" {
			s.Declared = append(s.Declared, Declared{Ecosystem: PackageManager, Name: name, File: f.file, Line: f.line})
		}
	}
	s.Known = footprints(e.tables)
	return s, nil
}

// Footprint is how a technology shows in a project: packages by ecosystem, and
// patterns of files.
type Footprint struct {
	Name     string
	Kind     string // framework, database, tool and the like
	Packages map[string][]string
	Files    []string
}

func footprints(t *tables) []Footprint {
	rows := slices.Concat(t.Technologies, t.Stack.Technologies)
	out := make([]Footprint, 0, len(rows))
	for _, one := range rows {
		packages := map[string][]string{}
		for _, eco := range ecosystems() {
			if list := one.packages(eco); len(list) > 0 {
				packages[eco] = list
			}
		}
		out = append(out, Footprint{Name: one.Name, Kind: one.Kind, Packages: packages, Files: slices.Clone(one.Files)})
	}
	return out
}

// Matches says whether a package of an ecosystem is one of the technology's,
// exactly or as the beginning of a longer path.
func (f Footprint) Matches(ecosystem, name string) bool {
	return dependency{eco: ecosystem, name: name}.matches(f.Packages[ecosystem])
}

// FileMatches says whether a path fits a pattern: one without a slash is about
// the name of the file anywhere, "**" stands for any number of folders.
func FileMatches(pattern, path string) bool { return matchAny([]string{pattern}, path) }
