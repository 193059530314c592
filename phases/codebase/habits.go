package codebase

import "context"

// Habit is something the code does again and again, as counted in its files:
// the ground on which a rule can be recommended to a team. ID and Value are
// stable words for programs; whoever shows them writes the sentence. A habit is
// only reported when there is something to count (Total > 0), and Value is the
// most frequent way, however clear the majority is: readers judge by Share.
type Habit struct {
	ID       string   `json:"id"`       // one of the Habit… constants
	Language string   `json:"language"` // the language it was counted in; empty: the whole project
	Value    string   `json:"value"`    // what is done, such as "snake_case"; documented at the constant
	Count    int      `json:"count"`    // how many do it
	Total    int      `json:"total"`    // out of how many that could
	Evidence []string `json:"evidence"` // up to ten files that do it, sorted
}

// Share is Count out of Total, between 0 and 1.
func (h Habit) Share() float64 {
	if h.Total == 0 {
		return 0
	}
	return float64(h.Count) / float64(h.Total)
}

// What is counted, with the values a habit can take. What is counted is named
// in brackets.
const (
	HabitFileNaming     = "file-naming"     // kebab-case, snake_case, camelCase, PascalCase [source files named with several words]
	HabitFunctionNaming = "function-naming" // snake_case, camelCase, PascalCase [functions named with several words]
	HabitTestPlacement  = "test-placement"  // beside, apart: in the folder of what they test, or in a folder of tests [test files]
	HabitTestNaming     = "test-naming"     // how a test file is named, such as "*_test.go" [test files]
	HabitTestStyle      = "test-style"      // table-driven, plain [test files]
	HabitIndentation    = "indentation"     // tabs, 2 spaces, 4 spaces, 8 spaces [source files with indented lines]
	HabitLineLength     = "line-length"     // the least of 80, 100, 120, 140, 160 that 99 lines of 100 keep to [lines]
	HabitFunctionLength = "function-length" // the least of 20, 30, 40, 50, 60, 80, 100, 150, 200 that 95 functions of 100 keep to, in lines [functions]
	HabitFileLength     = "file-length"     // the least of 100, 200, 300, 400, 500, 800, 1000 that 95 files of 100 keep to, in lines [source files]
	HabitDocComments    = "doc-comments"    // documented, undocumented [declarations other files can use]
	HabitErrorHandling  = "error-handling"  // wrapped, bare: Go's %w and the like; propagated, unwrapped: Rust's "?" [places that pass an error on]
	HabitLogging        = "logging"         // the library, such as "log/slog", or "print" [source files that log]
	HabitTypeHints      = "type-hints"      // annotated, plain [Python functions]
	HabitQuotes         = "quotes"          // single, double [JavaScript and TypeScript files with imports]
	HabitSemicolons     = "semicolons"      // always, never [JavaScript and TypeScript files]
	HabitExports        = "exports"         // named, default [JavaScript and TypeScript files that export]
	HabitComponents     = "components"      // function, class [files with React components]
	HabitImports        = "imports"         // relative, absolute [imports of the project's own modules]
	HabitStructure      = "structure"       // layers, features: what the folders are named after [folders of either kind]
	HabitFormatter      = "formatter"       // the tool that a settings file in the project names, such as "Prettier"
	HabitLinter         = "linter"          // as HabitFormatter
	HabitCommitMessages = "commit-messages" // conventional, plain [the last 200 commits without merges]
)

// Habits counts what the code under o.Root does again and again. The order is
// that of the constants, then of the languages by share. It answers nothing
// when there is no codebase; zero limits are those of ProfileLimits and errors
// those of Explore.
func Habits(ctx context.Context, o Options) ([]Habit, error) {
	o.Topic, o.Keywords = "", nil
	if o.Limits == (Limits{}) {
		o.Limits = ProfileLimits()
	}
	e, done, err := beginProfile(ctx, o)
	if err != nil {
		return nil, err
	}
	defer done()
	e.links = e.connect()
	return e.habits(ctx), nil
}

// habits lists what is done again and again, a habit at a time, and of each a
// language at a time.
func (e *explorer) habits(ctx context.Context) []Habit {
	langs, _ := e.languages()
	out := []Habit{}
	keep := func(list ...Habit) {
		for _, h := range list {
			if h.Total > 0 {
				out = append(out, h)
			}
		}
	}
	places, paths := e.newTestPlaces(), e.newResolver()
	for _, id := range []string{
		HabitFileNaming, HabitFunctionNaming, HabitTestPlacement, HabitTestNaming, HabitTestStyle, HabitIndentation,
		HabitLineLength, HabitFunctionLength, HabitFileLength, HabitDocComments, HabitErrorHandling, HabitLogging,
		HabitTypeHints, HabitQuotes, HabitSemicolons, HabitExports, HabitComponents, HabitImports,
	} {
		for _, lang := range langs {
			if !e.tables.byName[lang].Beside {
				keep((&counter{e: e, lang: lang, places: places, paths: paths}).count(id))
			}
		}
	}
	keep(e.structure())
	keep(e.settings(HabitFormatter, "formatter", langs)...)
	keep(e.settings(HabitLinter, "linter", langs)...)
	keep(e.commits(ctx))
	return out
}
