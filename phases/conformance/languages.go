package conformance

import (
	"path"
	"slices"
	"strings"
)

// kin are the languages that take packages from the same places as one does.
func kin(language string) []string {
	for _, list := range [][]string{
		{"TypeScript", "JavaScript", "Vue", "Svelte"},
		{"Java", "Kotlin", "Scala", "Groovy"},
		{"C#", "F#"},
		{"C", "C++", "Objective-C"},
		{"Erlang", "Elixir"},
	} {
		if slices.Contains(list, language) {
			return list
		}
	}
	return []string{language}
}

// declaresFor are the ecosystems whose packages manifests of a language declare.
func declaresFor(language string) []string {
	switch language {
	case "Python":
		return []string{"pypi", "pytool", "pybuild"}
	case "C#", "F#":
		return []string{"nuget", "sdk"}
	case "PHP":
		return []string{"composer"}
	case "Ruby":
		return []string{"gem"}
	case "Elixir", "Erlang":
		return []string{"hex"}
	case "Dart":
		return []string{"pub"}
	case "Swift":
		return []string{"swift"}
	}
	if eco := ecosystemOf(language); eco != "" {
		return []string{eco}
	}
	return nil
}

// owns says whether what a manifest declares in an ecosystem is certainly for
// code in a language, because no other language of the project takes packages
// from there. Without a language everything is meant.
func (p *project) owns(language, eco string) bool {
	if language == "" {
		return true
	}
	if !slices.Contains(declaresFor(language), eco) || !p.written(language) {
		return false
	}
	return !slices.ContainsFunc(kin(language), func(other string) bool { return other != language && p.written(other) })
}

// managesOnly says whether a tool manages packages of one language and of no
// other: its lock file is about that language.
func (p *project) managesOnly(name, language string) bool {
	switch language {
	case "Python":
		return p.options.Reader.OfKind(name, "Python package manager")
	case "TypeScript", "JavaScript":
		return p.options.Reader.OfKind(name, "JavaScript package manager")
	}
	return false
}

// written says whether the project has code in a language. Settings that a tool
// wants in its own language are none.
func (p *project) written(language string) bool {
	for i := range p.sources.Files {
		if f := &p.sources.Files[i]; f.Code && f.Language == language && !isSettings(path.Base(f.Path)) {
			return true
		}
	}
	return false
}

// isSettings says whether a file is named as the settings of a tool are.
func isSettings(base string) bool {
	return strings.HasPrefix(base, ".") || strings.Contains(base, ".config.") || strings.HasSuffix(base, "rc.js") || base == "setup.py"
}

// languageOf is the language of a file that a report names, by what the project
// calls files with its ending; empty when it has none such.
func (p *project) languageOf(file string) string {
	file = strings.ReplaceAll(file, `\\`, "/")
	if f := p.byPath[path.Clean(file)]; f != nil {
		return f.Language
	}
	ext := path.Ext(file)
	for i := range p.sources.Files {
		if f := &p.sources.Files[i]; ext != "" && f.Code && path.Ext(f.Path) == ext {
			return f.Language
		}
	}
	return ""
}
