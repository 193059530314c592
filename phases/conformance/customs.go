package conformance

import (
	"slices"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
)

// customs are the styles that a language is usually written in, for a kind of
// thing; none: there is no custom.
func customs(language, thing string) []string {
	switch thing {
	case "files", "test files", "folders":
		return map[string][]string{
			"Go": {"snake_case"}, "Python": {"snake_case"}, "Rust": {"snake_case"}, "Ruby": {"snake_case"},
			"TypeScript": {"kebab-case", "camelCase", "PascalCase"}, "JavaScript": {"kebab-case", "camelCase", "PascalCase"},
			"Java": {"PascalCase"}, "Kotlin": {"PascalCase"}, "C#": {"PascalCase"},
		}[language]
	case "functions", "variables":
		return map[string][]string{
			"Go": {"camelCase", "PascalCase"}, "TypeScript": {"camelCase"}, "JavaScript": {"camelCase"}, "Java": {"camelCase"},
			"Kotlin": {"camelCase"}, "PHP": {"camelCase"}, "C#": {"PascalCase"}, "Python": {"snake_case"}, "Rust": {"snake_case"},
		}[language]
	case "constants":
		return map[string][]string{
			"Go": {"camelCase", "PascalCase"}, "C#": {"PascalCase"}, "TypeScript": {"UPPER_SNAKE", "camelCase"},
			"JavaScript": {"UPPER_SNAKE", "camelCase"}, "Java": {"UPPER_SNAKE"}, "Kotlin": {"UPPER_SNAKE"}, "PHP": {"UPPER_SNAKE"},
			"Python": {"UPPER_SNAKE"}, "Rust": {"UPPER_SNAKE"},
		}[language]
	}
	return nil
}

// means says whether a rule on a style is about a language. In a project of
// several languages a style that is the custom of one is not asked of another
// that has a custom of its own, unless the rule names it.
func (t *trial) means(s *meaning.Statement, thing string) func(*codebase.SourceFile) bool {
	asks := false
	for i := range t.project.sources.Files {
		if f := &t.project.sources.Files[i]; f.Code && !f.Aside {
			asks = asks || slices.Contains(customs(f.Language, thing), s.Style)
		}
	}
	return func(f *codebase.SourceFile) bool {
		if s.Style == "" || s.Scope.Language != "" || !asks {
			return true
		}
		own := customs(f.Language, thing)
		return len(own) == 0 || slices.Contains(own, s.Style)
	}
}
