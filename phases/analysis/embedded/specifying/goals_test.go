package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// requirementsFor are the requirements of a product with goals, for what its features are said to serve.
func requirementsFor(t *testing.T, lang specs.Lang, goals []specs.Goal, features ...string) analysis.RequirementsOutput {
	t.Helper()
	u := &understanding.Understanding{Lang: lang, Title: "Kiln", Product: "Kiln", Actors: []understanding.ActorFact{{Name: map[specs.Lang]string{specs.English: "Potter", specs.Chinese: "窑工"}[lang]}}}
	for i, text := range features {
		u.Features = append(u.Features, understanding.FeatureFact{Name: text, Text: text, Priority: "should", Source: specs.FromLines(3+i, 3+i)})
	}
	w := handMade(t, u, "standard")
	var in analysis.RequirementsInput
	var out analysis.RequirementsOutput
	in.Refined.Features = w.StatedFeatures()
	in.Brief.Goals = goals
	require.NoError(t, w.Requirements(&in, &out))
	return out
}

// TestAGoalIsNamedOnlyWhereItIsSpokenOf reads the line under the titles, and
// the one question that stands for all that no goal speaks of.
func TestAGoalIsNamedOnlyWhereItIsSpokenOf(t *testing.T) {
	t.Parallel()
	goals := []specs.Goal{
		{ID: "G-001", Text: "Broken pots below 3 % of all firings", Metric: "Broken pots per week and kiln", Target: "below 3 %", Source: specs.FromLines(1, 1)},
		{ID: "G-002", Text: "Every potter gets an answer within a day", Metric: "Median time per kiln", Source: specs.FromLines(2, 2)},
	}
	out := requirementsFor(t, specs.English, goals,
		"Dark mode.", "A potter reports broken pots with a photo.", "The plan of the week is sent every day to each potter.", "Switch the kiln off.", "Print a label.")
	want := []string{"Stated in the source.", "Serves G-001 (broken pots below 3 % of all firings).", "Stated in the source.", "Stated in the source.", "Stated in the source."}
	for i := range want {
		require.Equal(t, want[i], out.Requirements[i].Summary[0].Text, out.Requirements[i].Title)
		require.NotEmpty(t, out.Requirements[i].TracesTo)
	}
	require.Contains(t, textsOfQuestions(out.Index.OpenQuestions), "Which goals do these serve, of which no stated goal speaks: REQ-001 and REQ-003 to REQ-005 (until this is answered they are filed under G-001)?")
}

func TestAGoalIsNamedOnlyWhereItIsSpokenOfInChinese(t *testing.T) {
	t.Parallel()
	goals := []specs.Goal{
		{ID: "G-001", Text: "上线半年后，坯体开裂占比降到 3% 以内", Metric: "坯体开裂占比", Target: "3% 以内", Source: specs.FromLines(1, 1)},
	}
	out := requirementsFor(t, specs.Chinese, goals, "窑工可以登记坯体开裂的位置。", "窑工可以打印标签。")
	require.Contains(t, out.Requirements[0].Summary[0].Text, "服务于目标 G-001")
	require.Equal(t, "原文明确提出。", out.Requirements[1].Summary[0].Text)
}

// TestInferredGoalsAskNothing has no goal of the source to ask about.
func TestInferredGoalsAskNothing(t *testing.T) {
	t.Parallel()
	out := requirementsFor(t, specs.English, []specs.Goal{{ID: "G-001", Text: "Pots come out whole", Source: specs.FromRule("iot")}}, "Dark mode.", "Print a label for a pot.")
	for _, q := range textsOfQuestions(out.Index.OpenQuestions) {
		require.NotContains(t, q, "goal")
	}
}

func textsOfQuestions(list []specs.Question) []string {
	var out []string
	for _, q := range list {
		out = append(out, q.Text)
	}
	return out
}
