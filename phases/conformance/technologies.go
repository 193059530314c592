package conformance

import (
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
)

// trace is where a technology shows in the project.
type trace struct {
	file string
	line int
	how  string // "declares redis", "imports gorm.io/gorm"
}

// technologies holds the project to what must and must not be used.
func (t *trial) technologies(s *meaning.Statement) {
	for _, name := range slices.Concat(t.forbidden(s), s.Others) {
		for _, found := range t.traces(name, s) {
			fix := "use something else, or change the rule"
			if s.Kind == meaning.Only {
				fix = "use " + strings.Join(s.Technologies, " or ") + ", or change the rule"
			}
			t.find(s, found.file, found.line, fix, "%s: %s must not be used", found.how, name)
		}
	}
	for _, name := range s.Packages {
		for _, found := range t.packageTraces(name, s) {
			t.find(s, found.file, found.line, "use something else, or change the rule", "%s, which must not be used", found.how)
		}
	}
	if s.Kind != meaning.Require {
		return
	}
	for _, name := range s.Technologies {
		if !t.formatted(s, name) {
			t.required(s, name)
		}
	}
}

func (t *trial) forbidden(s *meaning.Statement) []string {
	if s.Kind == meaning.Forbid {
		return s.Technologies
	}
	return nil
}

// required looks for a technology. Where it is missing, another one of its kind
// that is there breaks the rule; when there is none either, nothing can be said.
func (t *trial) required(s *meaning.Statement, name string) {
	if !t.project.whole() {
		t.cannot("whether %s is used can be seen in the whole project only", name)
		return
	}
	if language := s.Scope.Language; language != "" && !t.project.written(language) {
		t.cannot("there is no code in %s", language)
		return
	}
	here := *s
	here.Scope = meaning.Scope{}
	if len(t.traces(name, &here)) > 0 {
		return
	}
	for _, rival := range t.project.options.Reader.Rivals(name) {
		for _, found := range t.traces(rival, s) {
			if slices.ContainsFunc(t.findings, func(f gates.Finding) bool { return f.File == found.file && f.Line == found.line }) {
				continue // the same rule keeps it out
			}
			t.find(s, found.file, found.line, "use "+name+" instead, or change the rule", "%s, but %s is to be used", found.how, name)
		}
	}
	if len(t.findings) == 0 {
		t.cannot("nothing in the project shows whether %s is used", name)
	}
}

// traces lists where a technology shows in the selected files for which a
// statement holds.
func (t *trial) traces(name string, s *meaning.Statement) []trace {
	p := t.project
	if lang := p.options.Reader.Language(name); lang {
		return t.languageTraces(name, s)
	}
	prints := p.footprintsOf(name)
	declares := func(eco, pkg string) bool {
		if len(prints) == 0 {
			return p.calledLike(eco, pkg, name)
		}
		return slices.ContainsFunc(prints, func(f codebase.Footprint) bool { return f.Matches(eco, pkg) })
	}
	var out []trace
	if anywhere(s) {
		out = t.declared(func(eco, pkg string) bool {
			own := p.owns(s.Scope.Language, eco)
			if eco == codebase.PackageManager {
				return p.options.Reader.Canonical(pkg) == name && p.owns(s.Scope.Language, "npm")
			}
			if declares(eco, pkg) && !own && slices.Contains(declaresFor(s.Scope.Language), eco) {
				t.cannot("%s is declared, but not whether for %s", pkg, s.Scope.Language)
			}
			return own && declares(eco, pkg)
		})
		out = append(out, t.fileTraces(name, s, prints)...)
	}
	for _, f := range t.files(s, func(*codebase.SourceFile) bool { return true }) {
		if !anywhere(s) {
			out = append(out, fileTrace(f, name, prints)...)
		}
		for _, shown := range f.Shows {
			if p.options.Reader.Canonical(shown.Name) == name || shown.Name == name {
				out = append(out, trace{f.Path, shown.Line, "uses " + name})
			}
		}
		out = append(out, t.importTraces(f, declares)...)
	}
	return out
}

// anywhere says whether a statement holds in the whole project, but for the
// language.
func anywhere(s *meaning.Statement) bool {
	return len(s.Scope.In) == 0 && s.Scope.Tests == "" && len(s.Scope.Except) == 0
}

// fileTraces lists the files that stand for a technology, such as a lock file.
// They are in no language: a rule for one language is about them where the
// technology has packages for it and no other language of the project shares
// these.
func (t *trial) fileTraces(name string, s *meaning.Statement, prints []codebase.Footprint) []trace {
	if language := s.Scope.Language; language != "" {
		eco := ecosystemOf(language)
		inEco := slices.ContainsFunc(prints, func(f codebase.Footprint) bool { return len(f.Packages[eco]) > 0 })
		if !inEco && !t.project.managesOnly(name, language) || !t.project.owns(language, eco) {
			return nil
		}
	}
	wide := *s
	wide.Scope = meaning.Scope{}
	var out []trace
	for _, f := range t.files(&wide, func(*codebase.SourceFile) bool { return true }) {
		out = append(out, fileTrace(f, name, prints)...)
	}
	return out
}

func fileTrace(f *codebase.SourceFile, name string, prints []codebase.Footprint) []trace {
	for _, one := range prints {
		if slices.ContainsFunc(one.Files, func(pattern string) bool { return codebase.FileMatches(pattern, f.Path) }) {
			return []trace{{f.Path, 0, "is a file of " + name}}
		}
	}
	return nil
}

// languageTraces are the code files in a language. Settings that tools want in
// their own language are none.
func (t *trial) languageTraces(name string, s *meaning.Statement) []trace {
	var out []trace
	for _, f := range t.files(s, func(f *codebase.SourceFile) bool { return f.Code && f.Language == name }) {
		if isSettings(path.Base(f.Path)) {
			continue
		}
		out = append(out, trace{f.Path, 0, "is written in " + name})
	}
	return out
}

// packageTraces lists where a package shows that a rule names as such.
func (t *trial) packageTraces(name string, s *meaning.Statement) []trace {
	declares := func(eco, pkg string) bool {
		if eco == "go" {
			return within(pkg, name)
		}
		return strings.EqualFold(pkg, name)
	}
	var out []trace
	if len(s.Scope.In) == 0 && s.Scope.Tests == "" && len(s.Scope.Except) == 0 && s.Scope.Language == "" {
		out = t.declared(declares)
	}
	for _, f := range t.files(s, func(f *codebase.SourceFile) bool { return f.Code }) {
		out = append(out, t.importTraces(f, declares)...)
	}
	return out
}

// declared lists the lines of manifests that declare a package.
func (t *trial) declared(is func(eco, pkg string) bool) []trace {
	var out []trace
	for _, d := range t.project.sources.Declared {
		if !t.project.inSelection(d.File) || !is(d.Ecosystem, d.Name) {
			continue
		}
		line := d.Line
		if line == 0 {
			line = t.project.lineOf(d.File, d.Name)
		}
		out = append(out, trace{d.File, line, "declares " + d.Name})
	}
	return out
}

// importTraces lists the lines that import a package from outside.
func (t *trial) importTraces(f *codebase.SourceFile, is func(eco, pkg string) bool) []trace {
	eco := ecosystemOf(f.Language)
	if eco == "" {
		return nil
	}
	var out []trace
	for _, i := range f.Imports {
		if len(i.To) > 0 {
			continue
		}
		if name := packageOf(eco, i.Name); is(eco, name) {
			out = append(out, trace{f.Path, t.project.importLine(f, i.Name), "imports " + name})
		}
	}
	return out
}

// ecosystemOf is where the packages of a language come from, as the import
// names them; "" when an import does not name its package.
func ecosystemOf(language string) string {
	switch language {
	case "Go":
		return "go"
	case "TypeScript", "JavaScript", "Vue", "Svelte":
		return "npm"
	case "Python":
		return "pypi"
	case "Java", "Kotlin", "Scala":
		return "maven"
	case "Rust":
		return "cargo"
	}
	return ""
}

// packageOf is the package that an import takes something from.
func packageOf(eco, name string) string {
	switch eco {
	case "npm":
		parts := strings.SplitN(strings.TrimPrefix(name, "node:"), "/", 3)
		if strings.HasPrefix(name, "@") && len(parts) > 1 {
			return parts[0] + "/" + parts[1]
		}
		return parts[0]
	case "pypi":
		name, _, _ = strings.Cut(name, ":")
		name, _, _ = strings.Cut(name, ".")
		return strings.ReplaceAll(name, "_", "-")
	case "cargo":
		name, _, _ = strings.Cut(name, "::")
		return strings.ReplaceAll(name, "_", "-")
	}
	return name
}

// footprintsOf is how a technology shows, by the table; none when it is not in
// there.
func (p *project) footprintsOf(name string) []codebase.Footprint {
	var out []codebase.Footprint
	for _, f := range p.sources.Known {
		if f.Name == name || p.options.Reader.Canonical(f.Name) == name {
			out = append(out, f)
		}
	}
	return out
}

// calledLike says whether a package is called like a technology that no table
// knows.
func (p *project) calledLike(eco, pkg, name string) bool {
	if p.options.Reader.Grouped(name) {
		return false
	}
	key := strings.ReplaceAll(strings.ToLower(strings.TrimSuffix(name, ".js")), " ", "-")
	pkg = strings.ToLower(pkg)
	switch eco {
	case "go":
		host, rest, _ := strings.Cut(pkg, "/")
		return pkg == key || strings.Contains(host, ".") && slices.Contains(strings.Split(rest, "/"), key)
	case "composer":
		return path.Base(pkg) == key
	case "npm", "pypi", "cargo", "gem":
		return pkg == key || pkg == "@types/"+key
	}
	return false
}
