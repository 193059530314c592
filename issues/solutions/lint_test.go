package solutions_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
)

func lint(t *testing.T, issue issues.Issue, text string) []string {
	t.Helper()
	var solution solutions.Solution
	require.NoError(t, json.Unmarshal([]byte(text), &solution))
	out := []string{}
	for _, one := range linter(t).Lint(issue, solution) {
		require.NotEmpty(t, one.Fix)
		require.Equal(t, "gate.plan_"+strings.ToLower(one.Rule), one.Problem().Code)
		out = append(out, strings.TrimSpace(one.Rule+" "+one.Task))
	}
	return out
}

// C22: comparisons that can never be true. Each rule is tried on both sides of
// its bound: the sound plan has no finding, one defect has exactly that one.
func TestC22RulesFire(t *testing.T) {
	t.Parallel()
	issue := issues.Issue{ID: one, Tags: []string{"req:REQ-001"}, Context: "## Scope\n\n- NFR-PERF-002: be fast.\n- Text: with REQ-009.\n\nThe code must not use `eval` or \"left-pad\".\n"}
	const sound = `{"id":"S","tasks":[{"id":"T1","title":"REQ-001, NFR-PERF-002","estimated_minutes":15,"implementation":["a","b"],"convergence":{"criteria":["go test ./... passes"]}},` +
		`{"id":"T2","title":"x","estimated_minutes":60,"depends_on":["T1"],"implementation":["a","b"],"convergence":{"criteria":["at most 5 requests fail"]}}]}`
	require.Empty(t, lint(t, issue, sound))
	for change, want := range map[string][]string{
		`REQ-001, | `:                              {"R1"},
		`NFR-PERF-002"|"`:                          {"R1"},
		`minutes":15|minutes":14`:                  {"R2 T1"},
		`minutes":60|minutes":61`:                  {"R2 T2"},
		`"estimated_minutes":60|"effort":"large"`:  {"R2 T2"},
		`["T1"]|["T9"]`:                            {"R3 T2"},
		`["T1"]|["T2"]`:                            {"R3"},
		`"id":"T2"|"id":"T1"`:                      {"R3 T1"},
		`["go test ./... passes"]|[]`:              {"R4 T1"},
		`at most 5 requests fail|works correctly`:  {"R4 T2"},
		`at most 5 requests fail|good performance`: {"R4 T2"},
		`at most 5 requests fail|nice`:             {"R4 T2"},
		`"depends_on":["T1"],"implementation":["a","b"]|"depends_on":["T1"],"implementation":["a"]`: {"R5 T2"},
		`"x"|"call eval()"`:  {"R6 T2"},
		`"x"|"evaluate"`:     {},
		`"x"|"add Left-Pad"`: {"R6 T2"},
	} {
		from, to, _ := strings.Cut(change, "|")
		require.Contains(t, sound, from)
		require.Equal(t, want, lint(t, issue, strings.Replace(sound, from, to, 1)), change)
	}
	require.Equal(t, []string{"R1"}, lint(t, issue, `{"id":"S","tasks":[]}`)) // 9.8 E16
}

func TestCriteriaThatCanBeTested(t *testing.T) {
	t.Parallel()
	for criterion, good := range map[string]bool{
		"the answer comes within 200 ms":              true,
		"npm test":                                    true,
		"`make lint` passes":                          true,
		"docs/guide.md names the flag":                true,
		"README.md has a section":                     true,
		"a user sees the error":                       true,
		"when saving fails, nothing is stored":        true,
		"count >= limit":                              true,
		"用户点击后页面显示错误":                                 true,
		"不超过限制":                                       true,
		"works as expected":                           false,
		"It works correctly.":                         false,
		"the feature works well and is user friendly": false,
		"性能良好":                                        false,
		"clean code":                                  false,
		"all unit tests pass 100%":                    false, // says nothing of this task
		"":                                            false,
	} {
		text, err := json.Marshal(criterion)
		require.NoError(t, err)
		found := lint(t, issues.Issue{ID: one}, `{"id":"S","tasks":[{"id":"T1","title":"x","implementation":["a","b"],"convergence":{"criteria":[`+string(text)+`]}}]}`)
		require.Equal(t, good, len(found) == 0, "%q: %v", criterion, found)
	}
}

// A criterion that only its author knows is never made up.
func TestNothingIsInvented(t *testing.T) {
	t.Parallel()
	var solution solutions.Solution
	require.NoError(t, json.Unmarshal([]byte(`{"id":"S","tasks":[{"id":"T1","title":"x","convergence":{"criteria":["works well"]}}]}`), &solution))
	before, err := json.Marshal(solution)
	require.NoError(t, err)
	for _, one := range linter(t).Lint(issues.Issue{ID: one}, solution) {
		require.True(t, one.NeedsAuthor, one.Rule)
	}
	after, err := json.Marshal(solution)
	require.NoError(t, err)
	require.Equal(t, string(before), string(after))
}
