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

// restOf is the goal behind the others that the rest works.
func restOf(id string) specs.Goal {
	return specs.Goal{ID: id, Text: "Kiln meets all of its other requirements", Source: specs.FromRule("rule:goal-of-rest")}
}

// TestAGoalIsNamedOnlyWhereItIsSpokenOf reads the line under the titles and the
// traces: what no goal speaks of is filed under the rest.
func TestAGoalIsNamedOnlyWhereItIsSpokenOf(t *testing.T) {
	t.Parallel()
	goals := []specs.Goal{
		{ID: "G-001", Text: "Broken pots below 3 % of all firings", Metric: "Broken pots per week and kiln", Target: "below 3 %", Source: specs.FromLines(1, 1)},
		restOf("G-002"),
	}
	out := requirementsFor(t, specs.English, goals,
		"Dark mode.", "A potter reports broken pots with a photo.", "The plan of the week is sent every day to each potter.", "Switch the kiln off.", "Print a list.")
	want := []string{"Stated in the source.", "Serves G-001 (broken pots below 3 % of all firings).", "Stated in the source.", "Stated in the source.", "Stated in the source."}
	for i := range want {
		require.Equal(t, want[i], out.Requirements[i].Summary[0].Text, out.Requirements[i].Title)
		goal := "G-002"
		if i == 1 {
			goal = "G-001"
		}
		require.Equal(t, []string{goal}, out.Requirements[i].TracesTo, out.Requirements[i].Title)
	}
	for _, q := range textsOfQuestions(out.Index.OpenQuestions) {
		require.NotContains(t, q, "goal")
	}
}

// TestADeedServesTheAimThatItReaches: people connect the two without a shared word.
func TestADeedServesTheAimThatItReaches(t *testing.T) {
	t.Parallel()
	goals := []specs.Goal{
		{ID: "G-001", Text: "Fewer than 10 calls a night are left", Source: specs.FromLines(1, 1)},
		{ID: "G-002", Text: "Lost pots go down to 4 a year", Source: specs.FromLines(2, 2)},
		restOf("G-003"),
	}
	out := requirementsFor(t, specs.English, goals, "A potter sees the status of the firing.", "Print a barcode for each shelf.", "Switch the kiln off.")
	for i, want := range []string{"G-001", "G-002", "G-003"} {
		require.Equal(t, []string{want}, out.Requirements[i].TracesTo, out.Requirements[i].Title)
	}
	zh := []specs.Goal{
		{ID: "G-001", Text: "电话咨询减少一半", Source: specs.FromLines(1, 1)},
		{ID: "G-002", Text: "坯体漏检降到 0", Source: specs.FromLines(2, 2)},
		restOf("G-003"),
	}
	out = requirementsFor(t, specs.Chinese, zh, "窑工可以查看烧制进度。", "扫码登记每一件坯体。", "可以关窑。")
	for i, want := range []string{"G-001", "G-002", "G-003"} {
		require.Equal(t, []string{want}, out.Requirements[i].TracesTo, out.Requirements[i].Title)
	}
}

// TestASharedSubjectServesNoGoal: what a heading or a title names by one word may be a
// goal's subject, and still does nothing for it.
func TestASharedSubjectServesNoGoal(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang    specs.Lang
		goal    string
		feature string
		want    string
	}{
		{specs.English, "Every shelf has a colour and a lamp over the glaze bucket", "The clerk writes a shelf slip.", "G-002"},
		{specs.English, "Median time to glaze a large pot", "A large lamp hangs over the door.", "G-002"},
		{specs.English, "Broken pots below 3 % of all firings", "A potter reports broken pots with a photo.", "G-001"},
		{specs.Chinese, "窑租汇总从 9 天缩短到 1 天", "押金单到期前 7 天和 1 天提示一次。", "G-002"},
		{specs.Chinese, "库存准确率达到 99.5%", "查询自己名下的库存。", "G-002"},
		{specs.Chinese, "短信单条成本降 15%", "发送单条押金提示。", "G-002"},
	} {
		goals := []specs.Goal{{ID: "G-001", Text: c.goal, Source: specs.FromLines(1, 1)}, restOf("G-002")}
		filler := map[specs.Lang][]string{specs.English: {"Dark mode.", "Switch the kiln off.", "Print a list."}, specs.Chinese: {"深色模式。", "可以关窑。", "列出窑次。"}}[c.lang]
		out := requirementsFor(t, c.lang, goals, append(filler, c.feature)...)
		require.Equal(t, []string{c.want}, out.Requirements[3].TracesTo, c.feature+" "+c.goal)
	}
}

// TestAGoalOfWhichNothingSpeaksIsAskedAbout: no requirement is said to serve it by chance.
func TestAGoalOfWhichNothingSpeaksIsAskedAbout(t *testing.T) {
	t.Parallel()
	goals := []specs.Goal{{ID: "G-001", Text: "Half the town knows the workshop", Source: specs.FromLines(1, 1)}, restOf("G-002")}
	out := requirementsFor(t, specs.English, goals, "Dark mode.", "Switch the kiln off.")
	require.Contains(t, textsOfQuestions(out.Index.OpenQuestions), "Which requirements will achieve these goals (none mentions them yet): G-001?")
	for i := range out.Requirements {
		require.NotContains(t, out.Requirements[i].TracesTo, "G-001")
	}
}

// TestAGoalThatARequirementSaysWholeIsServed: who says all of a goal but its number serves
// it, however often the source uses these words.
func TestAGoalThatARequirementSaysWholeIsServed(t *testing.T) {
	t.Parallel()
	goals := []specs.Goal{{ID: "G-001", Text: "Potters find a kiln within 2 minutes.", Source: specs.FromLines(1, 1)}, restOf("G-002")}
	out := requirementsFor(t, specs.English, goals, "A potter can offer a kiln.", "A potter can find a free kiln.", "A potter can lend a kiln.", "A potter can rent a kiln.")
	require.NotContains(t, out.Requirements[0].TracesTo, "G-001")
	require.Contains(t, out.Requirements[1].TracesTo, "G-001")
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

func textsOfQuestions(list []specs.Question) []string {
	var out []string
	for _, q := range list {
		out = append(out, q.Text)
	}
	return out
}

// TestWhoReachesAGoalIsNotWhatItIsAbout: a first name at its beginning makes nothing
// serve it that the same person may see.
func TestWhoReachesAGoalIsNotWhatItIsAbout(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Kiln", Product: "Kiln"}, "standard")
	w.Source.Text = "We ask Wanda about glazes, and Wanda fires twice a week. Firing notes are on paper. Potters wait."
	for _, c := range []struct{ text, want string }{
		{"Wanda fires in 2 days . Wanda fires", "fires in 2 days . fires"},
		{"Firing takes 2 days . Firing", "Firing takes 2 days . Firing"},
		{"Potters wait less", "Potters wait less"},
	} {
		require.Equal(t, c.want, w.withoutDoer(c.text))
	}
}

// TestFiguresServeTheGoalThatTheyAreSeen: what counts and reports serves the goal that
// somebody sees it, ratings serve the goal that people are content, and the house of a
// role says nothing of what a requirement is for.
func TestFiguresServeTheGoalThatTheyAreSeen(t *testing.T) {
	t.Parallel()
	goals := []specs.Goal{
		{ID: "G-001", Text: "烧制平均等候时间从 6 天缩短到 2 天。", Metric: "烧制平均等候时间", Target: "2 天", Source: specs.FromLines(1, 1)},
		{ID: "G-002", Text: "窑工满意度达到 90% 以上。", Metric: "窑工满意度", Target: "90%", Source: specs.FromLines(2, 2)},
		{ID: "G-003", Text: "每月能看到各窑炉的燃料成本。", Source: specs.FromLines(3, 3)},
		restOf("G-004"),
	}
	out := requirementsFor(t, specs.Chinese, goals, "按窑炉、月份统计烧制平均等候时间和燃料费用。", "窑工可以对成品打分。", "打印清单。", "烧制平均等候时间超过 2 天时提醒窑工。")
	for i, want := range []string{"G-003", "G-002", "G-004", "G-001"} {
		require.Equal(t, []string{want}, out.Requirements[i].TracesTo, out.Requirements[i].Title)
	}
}
