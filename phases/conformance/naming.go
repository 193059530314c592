package conformance

import (
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
)

// names holds the project to how things are called.
func (t *trial) names(s *meaning.Statement) {
	for _, thing := range s.Things {
		switch thing {
		case "files":
			t.fileNames(s)
		case "test files":
			t.testFileNames(s)
		case "folders":
			t.folderNames(s)
		default:
			t.declaredNames(s, thing)
		}
	}
}

// fileNames looks at source files. Names that tools or languages prescribe are
// left alone.
func (t *trial) fileNames(s *meaning.Statement) {
	meant := t.means(s, "files")
	for _, f := range t.files(s, func(f *codebase.SourceFile) bool { return f.Code && meant(f) }) {
		base := path.Base(f.Path)
		if s.Style == "" {
			if !fitsShape(s, base) && sameEnding(s, base) {
				t.find(s, f.Path, 0, "rename it", "the name %s does not %s", base, wanted(s))
			}
			continue
		}
		stem := stemOf(f, base)
		if stem == "" || prescribed(f, base, s.Style) || fits(stem, s.Style, f.Language) {
			continue
		}
		t.find(s, f.Path, 0, "rename it to "+restyled(stem, s.Style)+base[strings.Index(base, stem)+len(stem):], "the file name %s is not in %s", base, s.Style)
	}
}

// stemOf is the part of a file name that a style is about: up to the first
// dot, without the marks of tests and of systems. Empty: not a name of words.
func stemOf(f *codebase.SourceFile, base string) string {
	stem, _, _ := strings.Cut(strings.TrimPrefix(base, "_"), ".")
	if f.Language == "Go" {
		stem = strings.TrimSuffix(stem, "_test")
		for _, system := range []string{"linux", "darwin", "windows", "unix", "freebsd", "amd64", "arm64", "js", "wasm", "wasip1", "other"} {
			stem = strings.TrimSuffix(stem, "_"+system)
		}
	}
	if f.Language == "Python" {
		stem = strings.TrimSuffix(strings.TrimPrefix(stem, "test_"), "_test")
	}
	if !utf8.ValidString(stem) || strings.ContainsFunc(stem, func(r rune) bool { return r > 127 || strings.ContainsRune("[](){}+@$~ ", r) }) {
		return ""
	}
	return stem
}

// prescribed says whether a language or a tool wants the name as it is.
func prescribed(f *codebase.SourceFile, base, style string) bool {
	if first := base[0]; !strings.Contains(base, ".") && first >= 'A' && first <= 'Z' {
		return true // Rakefile, Jenkinsfile, Gemfile
	}
	switch f.Language {
	case "Java", "Kotlin", "C#", "Scala", "Swift":
		return style != "PascalCase"
	case "Python":
		return style != "snake_case" || strings.HasPrefix(base, "__")
	case "SQL", "Shell", "PowerShell", "HTML", "CSS", "Protocol Buffers", "Terraform":
		return true // migrations, scripts and assets have habits of their own
	}
	if style == "PascalCase" || style == "camelCase" {
		if strings.HasSuffix(base, ".d.ts") || strings.Contains(base, ".config.") {
			return true
		}
	}
	stem, _, _ := strings.Cut(base, ".")
	return strings.HasPrefix(base, ".") || style == "PascalCase" && slices.Contains([]string{"index", "main", "app", "setup", "doc", "mod", "lib"}, stem)
}

// folderNames looks at folders with source files in them.
func (t *trial) folderNames(s *meaning.Statement) {
	seen := map[string]bool{}
	meant := t.means(s, "folders")
	for _, f := range t.files(s, func(f *codebase.SourceFile) bool { return f.Code && meant(f) }) {
		if slices.Contains([]string{"Python", "Java", "Kotlin", "Scala", "C#"}, f.Language) && s.Style != "snake_case" {
			continue // the names of their packages cannot be chosen freely
		}
		for dir := path.Dir(f.Path); dir != "." && !seen[dir]; dir = path.Dir(dir) {
			seen[dir] = true
			name := path.Base(dir)
			special := strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || strings.ContainsFunc(name, func(r rune) bool { return r > 127 || strings.ContainsRune("[](){}+@$~ .", r) })
			if special || s.Style == "" || fits(name, s.Style, f.Language) {
				continue
			}
			t.find(s, f.Path, 0, "rename the folder to "+restyled(name, s.Style), "the folder name %s is not in %s", dir, s.Style)
		}
	}
}

// declaredNames looks at what files declare.
func (t *trial) declaredNames(s *meaning.Statement, thing string) {
	read, meant := false, t.means(s, thing)
	for _, f := range t.files(s, func(f *codebase.SourceFile) bool { return f.Code && readsNames(f.Language, thing) && meant(f) }) {
		read = true
		for _, d := range t.project.declarations(f) {
			if d.thing != thing || t.passes(s, f, d) {
				continue
			}
			what := strings.TrimSuffix(strings.TrimSuffix(thing, "es"), "s")
			if thing == "types" || thing == "variables" || thing == "interfaces" {
				what = strings.TrimSuffix(thing, "s")
			}
			if s.Style == "" {
				t.find(s, f.Path, d.line, "rename it", "the %s name %s does not %s", what, d.name, wanted(s))
				continue
			}
			t.find(s, f.Path, d.line, "rename it to "+restyled(d.name, s.Style), "the %s name %s is not in %s", what, d.name, s.Style)
		}
	}
	if !read && t.project.whole() {
		t.cannot("there are no %s that could be read", thing)
	}
}

// passes says whether a declared name is as a statement wants it, or is none
// that can be judged.
func (t *trial) passes(s *meaning.Statement, f *codebase.SourceFile, d declaration) bool {
	name := strings.Trim(d.name, "_$")
	if name == "" || strings.ContainsFunc(name, func(r rune) bool { return r > 127 }) {
		return true
	}
	if s.Style == "" {
		return fitsShape(s, d.name)
	}
	if fits(name, s.Style, f.Language) {
		return true
	}
	script := f.Language == "TypeScript" || f.Language == "JavaScript"
	switch {
	case f.Language == "Go" && d.thing == "functions" && f.Test, f.Language == "Go" && d.thing == "functions" && strings.HasPrefix(name, "Example"):
		return true // the testing package gives "_" a meaning
	case f.Language == "Python" && strings.HasPrefix(d.name, "__"):
		return true
	case f.Language == "PHP" && strings.HasPrefix(d.name, "__"):
		return true
	case script && d.thing == "functions" && fits(name, "PascalCase", f.Language):
		return true // components and constructors
	case script && d.thing == "variables" && (fits(name, "PascalCase", f.Language) || fits(name, "UPPER_SNAKE", f.Language)):
		return true
	case s.Style == "camelCase" && d.thing == "constants" && fits(name, "UPPER_SNAKE", f.Language):
		return false
	case (f.Language == "Java" || f.Language == "C#") && d.thing == "functions" && fits(name, "PascalCase", f.Language) && f.Language == "Java":
		return true // constructors
	}
	return false
}

// fits says whether a name is in a style. In Go the first letter decides who
// sees a name, so that both ways to write words together are one.
func fits(name, style, language string) bool {
	if language == "Go" && style == "PascalCase" {
		style = "camelCase"
	}
	if style == "camelCase" && language == "Go" {
		return !strings.ContainsAny(name, "-_")
	}
	upper := strings.ToUpper(name) == name
	lower := strings.ToLower(name) == name
	switch style {
	case "kebab-case":
		return lower && !strings.Contains(name, "_")
	case "snake_case":
		return lower && !strings.Contains(name, "-")
	case "camelCase":
		return name[0] >= 'a' && name[0] <= 'z' && !strings.ContainsAny(name, "-_")
	case "PascalCase":
		return name[0] >= 'A' && name[0] <= 'Z' && !strings.ContainsAny(name, "-_")
	case "UPPER_SNAKE":
		return upper && !strings.Contains(name, "-")
	}
	return true
}

// restyled is a name in a style.
func restyled(name, style string) string {
	words := wordsOf(name)
	for i, w := range words {
		switch {
		case style == "UPPER_SNAKE":
			words[i] = strings.ToUpper(w)
		case style == "PascalCase", style == "camelCase" && i > 0:
			words[i] = strings.ToUpper(w[:1]) + w[1:]
		}
	}
	switch style {
	case "kebab-case":
		return strings.Join(words, "-")
	case "snake_case", "UPPER_SNAKE":
		return strings.Join(words, "_")
	}
	return strings.Join(words, "")
}

// wordsOf cuts a name into words in lower case.
func wordsOf(name string) []string {
	var b strings.Builder
	for i, r := range name {
		isUp := r >= 'A' && r <= 'Z'
		if isUp && i > 0 {
			before, next := name[i-1], byte(0)
			if i+1 < len(name) {
				next = name[i+1]
			}
			if before >= 'a' && before <= 'z' || before >= '0' && before <= '9' || next >= 'a' && next <= 'z' && before >= 'A' && before <= 'Z' {
				b.WriteByte('_')
			}
		}
		b.WriteRune(r)
	}
	return strings.FieldsFunc(strings.ToLower(b.String()), func(r rune) bool { return r == '_' || r == '-' || r == '.' || r == ' ' })
}
