package conformance

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
)

// calls holds the project to functions that must not be called. Comments and
// texts are no calls, and neither is a declaration of the same name.
func (t *trial) calls(s *meaning.Statement) {
	read := false
	for _, f := range t.files(s, func(f *codebase.SourceFile) bool { return f.Code && maskedStyle(f.Language) != nil }) {
		text := t.project.text(f.Path)
		if !text.ok {
			continue
		}
		read = true
		if s.NotMain && isMain(f, text.lines()) {
			continue
		}
		lines := masked(text.lines(), *maskedStyle(f.Language))
		for _, name := range s.Calls {
			if !reachable(f, name) {
				continue
			}
			form := callForm(name)
			for i, line := range lines {
				if called := form.FindStringSubmatch(line); called != nil {
					t.find(s, f.Path, i+1, "take the call out, or change the rule", "calls %s, which must not be called", called[1])
				}
			}
		}
	}
	if !read && t.project.whole() {
		t.cannot("there is no code in which calls could be read")
	}
}

// maskedStyle is how comments and texts of a language look; nil when it is not
// known.
func maskedStyle(language string) *style {
	c, python := cStyle, pythonStyle
	switch language {
	case "Go", "TypeScript", "JavaScript", "Java", "Kotlin", "C#", "Rust", "C", "C++", "PHP":
		return &c
	case "Python":
		return &python
	}
	return nil
}

// callForm matches a call of a function in code without comments and texts. The
// name must not be the end of a longer one, nor that of a declaration.
func callForm(name string) *regexp.Regexp {
	form := regexp.QuoteMeta(name)
	if begin, open := strings.CutSuffix(name, "*"); open {
		form = regexp.QuoteMeta(begin) + `\w+`
	}
	if strings.Contains(name, ".") {
		return regexp.MustCompile(`(?:^|[^\w$.])(` + form + `)\s*\(`)
	}
	return regexp.MustCompile(`(?:^\s*|[=({\[,;:!&|?+]\s*|\b(?:return|await|go|defer|else|yield|throw)\s+)(` + form + `)\s*\([^)]*(?:\)?\s*;?\s*$|\)[^{:]*$)`)
}

// reachable says whether a file of Go can mean a function by a dotted name: by an
// import of that name. In other languages the name alone tells.
func reachable(f *codebase.SourceFile, name string) bool {
	receiver, _, dotted := strings.Cut(name, ".")
	if f.Language != "Go" || !dotted {
		return true
	}
	return slices.ContainsFunc(f.Imports, func(i codebase.Import) bool {
		base := path.Base(i.Name)
		if len(base) > 1 && base[0] == 'v' && strings.Trim(base[1:], "0123456789") == "" {
			base = path.Base(path.Dir(i.Name))
		}
		return base == receiver
	})
}

// isMain says whether a file belongs to the main program: by its package in Go,
// elsewhere by its name.
func isMain(f *codebase.SourceFile, lines []string) bool {
	if f.Language == "Go" {
		return slices.ContainsFunc(lines, func(line string) bool { return strings.TrimSpace(line) == "package main" })
	}
	base := strings.ToLower(path.Base(f.Path))
	return strings.HasPrefix(base, "main.") || strings.HasPrefix(base, "__main__.")
}
