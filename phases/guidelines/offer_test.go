package guidelines

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs"
)

// project is a profile with one language and one style.
func project(style string, stack []string, languages ...string) Project {
	tech := &specs.ProjectTech{ProjectName: "shop"}
	for i, name := range languages {
		tech.Overview.TechnologyStack.Languages = append(tech.Overview.TechnologyStack.Languages, specs.TechLanguage{Name: name, FileCount: 40 - i, Primary: i == 0})
	}
	tech.Overview.TechnologyStack.Frameworks = stack
	tech.Overview.Architecture.Style = style
	return Project{Tech: tech}
}

func styles() map[string]string {
	return map[string]string{ // and a kind that must have something to say about it
		codebase.StyleMonolith: "monolith", codebase.StyleModularMonolith: "modular", codebase.StyleLayered: "layered", codebase.StyleHexagonal: "hexagonal",
		codebase.StyleMicroservice: "microservice", codebase.StyleEventDriven: "event-driven", codebase.StyleLibrary: "library", codebase.StyleCLI: "cli",
		codebase.StyleFrontend: "frontend", codebase.StyleMonorepo: "modular", "": "",
	}
}

// foreign are words by which the tools of a language are known.
func foreign() map[string][]string {
	return map[string][]string{
		"Go":         {"go vet", "%w", "context.Context", "goroutine", "gofmt", "http.Server"},
		"TypeScript": {"TypeScript", "npm", "ESLint", "Prettier", "Promise", "React", "Vitest"},
		"Python":     {"pytest", "mypy", "pyproject", "Django", "docstring", "pickle"},
		"Rust":       {"cargo", "clippy", "crate", "unwrap"},
		"Java":       {"Maven", "Spring", "BOM", "Javadoc", "JUnit"},
		"C#":         {"Async`", "IHttpClientFactory", "Directory.Packages", "Nullable"},
		"PHP":        {"composer.lock", "Laravel", "PSR", "PHP"},
		"Ruby":       {"Gemfile", "Rails", "RuboCop", "rescue"},
		"C++":        {"malloc", "-Wall", "RAII", "sanitizer"},
	}
}

// TestGuidelines_InitGuidelines_OptionsByLanguageAndArchitecture goes through
// every language and every kind of architecture of the contract.
func TestGuidelines_InitGuidelines_OptionsByLanguageAndArchitecture(t *testing.T) {
	t.Parallel()
	c := loaded(t)
	for language := range foreign() {
		for style, kind := range styles() {
			p := project(style, nil, language)
			for _, topic := range c.Topics {
				for _, lang := range []string{"en", "zh"} {
					list := c.offer(p, lang, topic)
					name := strings.Join([]string{language, style, topic.ID, lang}, "/")
					checkOffered(t, name, list)
					for _, o := range list {
						of := slices.ContainsFunc(o.Kinds, func(k string) bool { return slices.Contains(c.kinds(p), k) })
						require.True(t, len(o.Kinds) == 0 || of, "%s: %s", name, o.ID)
						for other, words := range foreign() {
							for _, word := range words {
								require.False(t, other != language && strings.Contains(o.Rule+o.EnforcedBy, word), "%s: %q names %s", name, o.Rule, word)
							}
						}
					}
					own := slices.ContainsFunc(list, func(o Offered) bool { return len(o.languages) > 0 })
					require.True(t, own || topic.ID != "style" && topic.ID != "naming", "%s has nothing of the language", name)
					fits := slices.ContainsFunc(list, func(o Offered) bool { return slices.Contains(o.Kinds, kind) && o.Recommended })
					require.True(t, fits || topic.ID != "architecture" || kind == "", "%s has nothing of the architecture", name)
				}
			}
		}
	}
}

// checkOffered is what every question must keep to.
func checkOffered(t *testing.T, name string, list []Offered) {
	t.Helper()
	require.GreaterOrEqual(t, len(list), 3, name)
	require.LessOrEqual(t, len(list), mostOffered, name)
	recommended := 0
	var seen []string
	for _, o := range list {
		require.NotContains(t, o.Label+o.Rule+o.Scope+o.EnforcedBy+o.Evidence, "{", name)
		require.NotContains(t, seen, o.ID, name)
		require.NotContains(t, seen, o.Rule, name)
		seen = append(seen, o.ID, o.Rule)
		if o.Recommended {
			recommended++
		}
	}
	require.Positive(t, recommended, name)
	require.LessOrEqual(t, recommended, mostRecommended, name)
}

// TestGuidelines_InitGuidelines_RecommendsWhatTheCodeDoes checks that a habit
// recommends, says so, and that the claim goes away with the ground for it.
func TestGuidelines_InitGuidelines_RecommendsWhatTheCodeDoes(t *testing.T) {
	t.Parallel()
	c := loaded(t)
	find := func(p Project, lang, topic, id string) *Offered {
		for _, o := range c.offer(p, lang, *c.topic(topic)) {
			if o.ID == id {
				return &o
			}
		}
		return nil
	}
	p := project("cli", nil, "Go")
	p.Habits = []codebase.Habit{{ID: codebase.HabitTestPlacement, Language: "Go", Value: "beside", Count: 43, Total: 45}}
	o := find(p, "en", "files", "tests-beside")
	require.True(t, o.Recommended)
	require.Equal(t, "43 of 45 test files sit beside their source", o.Evidence)
	require.Equal(t, "45 个测试文件中有 43 个与源文件放在一起", find(p, "zh", "files", "tests-beside").Evidence)

	p.Habits[0].Count = 20 // no habit any more
	require.False(t, find(p, "en", "files", "tests-beside").Recommended)
	require.Empty(t, find(p, "en", "files", "tests-beside").Evidence)
	p.Habits = nil
	require.False(t, find(p, "en", "files", "tests-beside").Recommended)

	p.Habits = []codebase.Habit{
		{ID: codebase.HabitTestPlacement, Language: "Go", Value: "apart", Count: 9, Total: 9, Evidence: []string{"pkg/tests/unit/a_test.go"}},
		{ID: codebase.HabitLineLength, Value: "120", Count: 990, Total: 1000},
		{ID: codebase.HabitLogging, Language: "Go", Value: "print", Count: 9, Total: 9},
		{ID: codebase.HabitFileNaming, Language: "Go", Value: "snake_case", Count: 30, Total: 31},
		{ID: codebase.HabitFormatter, Language: "Go", Value: "gofumpt", Count: 1, Total: 1, Evidence: []string{".golangci.yml"}},
	}
	require.Equal(t, "All tests must be placed under `pkg/tests/`", find(p, "en", "files", "tests-apart").Rule)
	require.Equal(t, "Lines must not exceed 120 characters", find(p, "en", "style", "line-length").Rule)
	require.Nil(t, find(p, "en", "style", "logging"), "printing is no logging")
	require.Equal(t, "gofumpt is set up in .golangci.yml", find(p, "en", "style", "formatter").Evidence)
	require.Equal(t, "30 of 31 Go files named with several words use snake_case", find(p, "en", "naming", "file-naming").Evidence)

	p.Tech.Overview.Commands = []specs.TechCommand{{Purpose: "lint", Command: "make lint", Dir: ".", File: "Makefile", Line: 12}}
	p.Tech.Overview.Delivery = []specs.TechPlace{{Path: ".github/workflows/ci.yml", Kind: "ci"}}
	lint := find(p, "en", "quality", "lint-passes")
	require.Equal(t, "`make lint` must pass", lint.Rule)
	require.Equal(t, "`make lint` exists (Makefile:12)", lint.Evidence)
	require.Equal(t, ".github/workflows/ci.yml", lint.EnforcedBy)
	p.Tech.Overview.Commands = nil
	require.Nil(t, find(p, "en", "quality", "lint-passes"))
}

// TestGuidelines_InitGuidelines_SeveralLanguages lets every language that has a
// share say its own, and says whose rule it is.
func TestGuidelines_InitGuidelines_SeveralLanguages(t *testing.T) {
	t.Parallel()
	c := loaded(t)
	p := project("monorepo", []string{"React"}, "Go", "TypeScript", "Python", "Shell")
	p.Tech.Overview.TechnologyStack.Languages[2].FileCount = 3 // less than a tenth
	p.Habits = []codebase.Habit{
		{ID: codebase.HabitFileNaming, Language: "Go", Value: "snake_case", Count: 30, Total: 31},
		{ID: codebase.HabitFileNaming, Language: "TypeScript", Value: "kebab-case", Count: 30, Total: 30},
	}
	for _, topic := range c.Topics {
		checkOffered(t, topic.ID, c.offer(p, "en", topic))
	}
	var rules []string
	for _, o := range c.offer(p, "en", *c.topic("naming")) {
		rules = append(rules, o.Rule)
		require.NotContains(t, o.languages, "Python")
	}
	require.Contains(t, rules, "Go: File names use snake_case")
	require.Contains(t, rules, "TypeScript: File names use kebab-case")
}

// TestGuidelines_InitGuidelines_NoLanguageKnown has rules for a project of
// which no language is known.
func TestGuidelines_InitGuidelines_NoLanguageKnown(t *testing.T) {
	t.Parallel()
	c := loaded(t)
	for _, p := range []Project{project("", nil), project("", nil, "COBOL")} {
		for _, topic := range c.Topics {
			list := c.offer(p, "en", topic)
			require.NotEmpty(t, list, topic.ID)
			for _, o := range list {
				require.NotContains(t, o.Rule, "{", topic.ID)
			}
		}
	}
}

// A linter that the stack names is as good as one that the habits name, and its
// proof is said.
func TestGuidelines_InitGuidelines_ToolsOfTheStack(t *testing.T) {
	t.Parallel()
	c := loaded(t)
	p := project("frontend", []string{"React"}, "TypeScript")
	p.Tech.Overview.TechnologyStack.Tools = []string{"ESLint", "Prettier"}
	p.Tech.Overview.TechnologyStack.Dependencies = []specs.TechDependency{{Name: "ESLint", File: "package.json", Line: 12}, {Name: "Prettier", File: "package.json", Line: 13}}
	var said []string
	for _, topic := range []string{"style", "quality"} {
		for _, o := range c.offer(p, "en", *c.topic(topic)) {
			said = append(said, o.Evidence)
		}
	}
	require.Contains(t, said, "ESLint is set up in package.json:12")
	require.Contains(t, said, "Prettier is set up in package.json:13")
}

// TestGuidelines_InitGuidelines_NothingOfOthers: a language with a file or two has
// no say where the primary one is unknown to the wizard, parts of a product are no
// libraries, and few files show no habit of length.
func TestGuidelines_InitGuidelines_NothingOfOthers(t *testing.T) {
	t.Parallel()
	c := loaded(t)
	p := project("app", nil, "Kotlin")
	p.Tech.Overview.TechnologyStack.Languages = []specs.TechLanguage{{Name: "Elixir", FileCount: 15, Primary: true}, {Name: "JavaScript", FileCount: 1}}
	p.Tech.Packages = []specs.TechPackage{{Path: "core", Overview: specs.TechOverview{Architecture: specs.TechArchitecture{Style: codebase.StyleLibrary}}}}
	p.Habits = []codebase.Habit{
		{ID: codebase.HabitFileLength, Value: "100", Count: 16, Total: 16}, {ID: codebase.HabitLineLength, Value: "80", Count: 200, Total: 200},
	}
	require.Empty(t, c.families(p))
	require.NotContains(t, c.kinds(p), "library")
	for _, topic := range c.Topics {
		for _, o := range c.offer(p, "en", topic) {
			require.Empty(t, o.languages, o.Rule)
			require.False(t, o.Recommended && (o.ID == "file-length" || o.ID == "line-length"), o.Rule)
		}
	}
	p.Tech.Overview.Architecture.Style = codebase.StyleLibrary
	require.Contains(t, c.kinds(p), "library")
}
