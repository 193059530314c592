package codebase

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestHabitsOfProjects holds what is counted in sample projects against what a
// person counts in them.
func TestHabitsOfProjects(t *testing.T) {
	t.Parallel()
	tables, err := loadTables()
	require.NoError(t, err)
	tests := []struct {
		project string
		want    []Habit // Evidence does not count
	}{
		{"go-service", []Habit{
			{ID: HabitTestPlacement, Language: "Go", Value: "beside", Count: 2, Total: 2},
			{ID: HabitTestNaming, Language: "Go", Value: "*_test.go", Count: 2, Total: 2},
			{ID: HabitTestStyle, Language: "Go", Value: "plain", Count: 1, Total: 2},
			{ID: HabitIndentation, Language: "Go", Value: "tabs", Count: 11, Total: 11},
			{ID: HabitErrorHandling, Language: "Go", Value: "bare", Count: 4, Total: 6},
			{ID: HabitLogging, Language: "Go", Value: "log/slog", Count: 2, Total: 2},
			{ID: HabitLinter, Language: "Go", Value: "golangci-lint", Count: 1, Total: 1},
			{ID: HabitStructure, Value: "layers", Count: 4, Total: 4},
		}},
		{"react-app", []Habit{
			{ID: HabitTestPlacement, Language: "TypeScript", Value: "beside", Count: 3, Total: 3},
			{ID: HabitQuotes, Language: "TypeScript", Value: "single", Count: 12, Total: 12},
			{ID: HabitExports, Language: "TypeScript", Value: "named", Count: 11, Total: 12},
			{ID: HabitComponents, Language: "TypeScript", Value: "function", Count: 6, Total: 6},
			{ID: HabitFormatter, Language: "TypeScript", Value: "Prettier", Count: 1, Total: 1},
			{ID: HabitStructure, Value: "features", Count: 3, Total: 3},
		}},
		{"event-driven", []Habit{
			{ID: HabitIndentation, Language: "TypeScript", Value: "tabs", Count: 5, Total: 5},
			{ID: HabitQuotes, Language: "TypeScript", Value: "double", Count: 6, Total: 6},
			{ID: HabitSemicolons, Language: "TypeScript", Value: "always", Count: 6, Total: 6},
			{ID: HabitImports, Language: "TypeScript", Value: "relative", Count: 11, Total: 11},
		}},
		{"python-package", []Habit{
			{ID: HabitTestPlacement, Language: "Python", Value: "apart", Count: 3, Total: 3},
			{ID: HabitTestNaming, Language: "Python", Value: "test_*.py", Count: 3, Total: 3},
			{ID: HabitTypeHints, Language: "Python", Value: "annotated", Count: 5, Total: 5},
			{ID: HabitImports, Language: "Python", Value: "absolute", Count: 7, Total: 7},
			{ID: HabitIndentation, Language: "Python", Value: "4 spaces", Count: 5, Total: 5},
		}},
		{"rust-workspace", []Habit{
			{ID: HabitTestPlacement, Language: "Rust", Value: "beside", Count: 3, Total: 3},
			{ID: HabitFormatter, Language: "Rust", Value: "rustfmt", Count: 1, Total: 1},
			{ID: HabitLinter, Language: "Rust", Value: "Clippy", Count: 1, Total: 1},
		}},
	}
	all := samples(t)
	for _, tt := range tests {
		t.Run(tt.project, func(t *testing.T) {
			t.Parallel()
			s := all[slices.IndexFunc(all, func(s sample) bool { return s.name == tt.project })]
			got, err := Habits(t.Context(), Options{Root: s.unpack(t), tables: tables})
			require.NoError(t, err)
			for _, want := range tt.want {
				at := slices.IndexFunc(got, func(h Habit) bool { return h.ID == want.ID && h.Language == want.Language })
				require.GreaterOrEqual(t, at, 0, want.ID)
				h := got[at]
				require.NotNil(t, h.Evidence)
				require.LessOrEqual(t, h.Count, h.Total)
				h.Evidence = nil
				require.Equal(t, want, h)
			}
		})
	}
}

func TestHabitsOfThisRepository(t *testing.T) {
	t.Parallel()
	got, err := Habits(t.Context(), Options{Root: filepath.Join("..", "..", "specs")})
	require.NoError(t, err)
	value := map[string]string{}
	for _, h := range got {
		if h.Language == "Go" {
			value[h.ID] = h.Value
		}
	}
	require.Equal(t, "snake_case", value[HabitFileNaming])
	require.Equal(t, "beside", value[HabitTestPlacement])
	require.Equal(t, "documented", value[HabitDocComments])
	require.Equal(t, "tabs", value[HabitIndentation])
}

func TestConventionalCommits(t *testing.T) {
	t.Parallel()
	tests := map[string]bool{
		"feat: a": true, "fix(core): b": true, "refactor!: c": true, "chore(a/b)!: d": true,
		"Feat: a": false, "feat a": false, "feat(): x": false, "wip: x": false, "Merge branch": false, "feat: ": false,
	}
	for subject, want := range tests {
		require.Equal(t, want, isConventional(subject), subject)
	}
}

func TestTestPattern(t *testing.T) {
	t.Parallel()
	tests := map[string]string{
		"a_test.go": "*_test.go", "test_a.py": "test_*.py", "a.test.tsx": "*.test.tsx", "b.spec.ts": "*.spec.ts", "ATest.java": "*Test.java",
		"BTests.cs": "*Tests.cs", "c_spec.rb": "*_spec.rb", "helper.go": "",
	}
	for base, want := range tests {
		require.Equal(t, want, testPattern(base), base)
	}
}
