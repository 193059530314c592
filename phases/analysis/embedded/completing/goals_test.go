package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatAGoalLacksIsProposedAsItsKindCallsFor reads what is proposed where a
// goal states no number.
func TestWhatAGoalLacksIsProposedAsItsKindCallsFor(t *testing.T) {
	t.Parallel()
	cases := []struct {
		lang                         specs.Lang
		text, stated, metric, target string
	}{
		{"en", "Nobody counts cars by hand any more. (Today: 3 hours a day.)", "", "proposed: cases per month that break it", "proposed: 0 from 90 days after launch onwards"},
		{"en", "Every crossing has a crew list.", "", "proposed: share of cases in which the goal is met", "proposed: 100 % from 90 days after launch onwards"},
		{"en", "Produce the same manifest for the same booking list.", "", "proposed: share of cases in which the goal is met", "proposed: 100 % from 90 days after launch onwards"},
		{"en", "Find every crossing that left late, with its cause.", "", "proposed: share of cases in which the goal is met", "proposed: 100 % from 90 days after launch onwards"},
		{"en", "In five years every pier shows its queue.", "", "proposed: share of cases in which the goal is met", "proposed: ≥ 90 % within 90 days of launch"},
		{"en", "Crews trust the plan.", "", "proposed: share of cases in which the goal is met", "proposed: ≥ 90 % within 90 days of launch"},
		{"en", "Boarding time.", "Boarding time", "Boarding time", "proposed: set once today's value has been measured"},
		{"en", "In two years the whole coast buys here.", "", "proposed: share of cases in which the goal is met", "proposed: ≥ 90 % within 90 days of launch"},
		{"zh", "不再手工数车。", "", "建议：每月违反该目标的次数", "建议：上线 90 天后为 0"},
		{"zh", "登船时间。", "登船时间", "登船时间", "建议：先测出现状，再定目标值"},
	}
	for _, c := range cases {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Product: "Ferry"}, "standard")
		metric, target := w.goalMeasure(&understanding.GoalFact{Text: c.text, Metric: c.stated})
		require.Equal(t, c.metric, metric, c.text)
		require.Equal(t, c.target, target, c.text)
	}
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Ferry"}, "standard")
	metric, target := w.goalMeasure(&understanding.GoalFact{Text: "A ticket is found in less than a minute.", Metric: "A ticket is found in less than a minute", Target: "than a minute"})
	require.Equal(t, "A ticket is found", metric)
	require.Equal(t, "less than a minute", target)
	metric, target = w.goalMeasure(&understanding.GoalFact{Text: "Boarding a car should take less than one minute.", Metric: "Boarding a car should take", Target: "less than one minute"})
	require.Equal(t, "Time for boarding a car", metric)
	require.Equal(t, "less than one minute", target)
}

// TestAMeasureIsNamedByWhatItCounts: the name of a Chinese measure ends in no deed, and of what
// is shortened it is the time.
func TestAMeasureIsNamedByWhatItCounts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, metric, target, want string }{
		{"每名船员年均完成 24 课时。", "每名船员年均完成", "24 课时（明年底）", "每名船员年均课时"},
		{"对账从每月 6 个工作日缩短为半天。", "对账", "半天", "对账所需时间"},
		{"等待时间缩短为 5 分钟。", "等待时间", "5 分钟", "等待时间"},
		{"漏单降到 0。", "漏单", "0", "漏单"},
		{"首次完成率达到 90%。", "首次完成率", "90%", "首次完成率"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: "zh", Product: "渡船"}, "standard")
		got, _ := w.goalMeasure(&understanding.GoalFact{Text: c.text, Metric: c.metric, Target: c.target})
		require.Equal(t, c.want, got, c.text)
	}
}

// TestWhatIsPromisedInNumbersIsTheGoal: where a source names no goal, its bounded
// qualities are what it is judged by, and all of them together; counts of what there is,
// and numbers that bound nothing, are not.
func TestWhatIsPromisedInNumbersIsTheGoal(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang                specs.Lang
		class, text, target string
		want                bool
	}{
		{"en", "P", "A ferry ticket is printed within 3 seconds.", "within 3 seconds", true},
		{"en", "A", "The gate is available 99.5 % of the month.", "99.5 %", true},
		{"en", "SC", "At most 600 tickets per minute.", "at most 600 tickets per minute", false},
		{"en", "P", "The tables have 38 million rows.", "38 million rows", false},
		{"zh", "P", "出票不超过 3 秒。", "不超过 3 秒", true},
	} {
		u := understanding.Understanding{Lang: c.lang, Product: "Ferry", Qualities: []understanding.QualityFact{{Class: c.class, Text: c.text, Target: c.target, Source: specs.FromLines(2, 2)}}}
		w := handMade(t, &u, "standard")
		require.Equal(t, c.want, w.promises(), c.text)
		if goals := w.goals(); c.want {
			require.True(t, OfPromises(&goals[0]), c.text)
			require.Len(t, goals, 2)
		}
	}
}

// TestAMeasureIsNamedWithoutItsVerb: what is measured ends before its verb.
func TestAMeasureIsNamedWithoutItsVerb(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ferry"}, "standard")
	for metric, want := range map[string]string{
		"Resident memory stays":              "Resident memory",
		"Cars a night are left":              "Cars a night",
		"The ticket page has to be":          "The ticket page",
		"Unpaid stays":                       "Unpaid stays",
		"Loading a car should take":          "Loading a car",
		"Loading a car should take the crew": "Loading a car",
	} {
		require.Equal(t, want, w.metricName(metric), metric)
	}
}

// TestAGoalIsToldWithoutWhoWantsIt: the target stands for itself; a deed keeps
// its doer.
func TestAGoalIsToldWithoutWhoWantsIt(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ferry"}, "standard")
	for text, want := range map[string]string{
		"We want a return rate of 18 %.":                             "A return rate of 18 %.",
		"We want to halve 40 % of delays.":                           "We want to halve 40 % of delays.",
		"We want happier crews.":                                     "We want happier crews.",
		"We'd also want 80% of the crews to say they would miss it.": "80% of the crews say they would miss it.",
		"At least 25 % of guests to book online.":                    "At least 25 % of guests book online.",
	} {
		require.Equal(t, want, w.goalSentence(&understanding.GoalFact{Text: text}), text)
	}
}

// TestABoundIsPartedFromWhatHappensOtherwise: what follows from missing a bound
// is no part of it.
func TestABoundIsPartedFromWhatHappensOtherwise(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ferry"}, "standard")
	for text, want := range map[string][2]string{
		"Boarding takes 4 seconds a car or there is a queue.": {"Boarding takes 4 seconds a car.", "Otherwise there is a queue."},
		"Boarding takes 4 seconds a car or 9 seconds a bus.":  {"Boarding takes 4 seconds a car or 9 seconds a bus.", ""},
	} {
		q, otherwise := w.withoutOtherwise(&understanding.QualityFact{Class: "P", Text: text})
		require.Equal(t, want, [2]string{q.Text, otherwise}, text)
	}
}

// TestANumberThatNobodyStatedIsProposed: what the engine would count as a success is
// marked as its own.
func TestANumberThatNobodyStatedIsProposed(t *testing.T) {
	t.Parallel()
	for lang, mark := range map[specs.Lang]string{specs.English: "proposed: ", specs.Chinese: "建议："} {
		w := handMade(t, &understanding.Understanding{Lang: lang, Product: "Ferry"}, "standard")
		g := w.goals()[0]
		require.Contains(t, g.Metric, mark, g.Text)
		require.Contains(t, g.Target, mark, g.Text)
	}
}

// TestTheWordOfTheSourceForAllWhoUseIt: a game has players, also where the source names
// them once; without such a word they are the users of the product.
func TestTheWordOfTheSourceForAllWhoUseIt(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{"Up to 20 games per player.": "player", "Up to 20 games a night.": "user of Ferry"} {
		u := &understanding.Understanding{Lang: "en", Product: "Ferry", Constraints: []specs.Item{{Text: text, Source: specs.FromLines(2, 2)}}}
		require.Equal(t, want, handMade(t, u, "standard").GeneralRole(), text)
	}
}

// TestATargetSaysFromWhereAndByWhen: the number of today and the time by which the one of
// the goal is to be reached stand beside it, once.
func TestATargetSaysFromWhereAndByWhen(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang specs.Lang
		goal understanding.GoalFact
		want string
	}{
		{"en", understanding.GoalFact{Text: "Late ferries.", Metric: "Late ferries", Target: "one in 300", Due: "before Christmas", Baseline: "one in 30"}, "one in 300 (before Christmas; today one in 30)"},
		{"en", understanding.GoalFact{Text: "No-shows under 5 % (was 13.75 %).", Metric: "No-shows", Target: "under 5 %", Baseline: "was 13.75 %"}, "under 5 % (was 13.75 %)"},
		{"en", understanding.GoalFact{Text: "Empty seats drop to 5 %.", Metric: "Empty seats", Target: "5 % (by the summer)", Due: "by the summer", Baseline: "20 %"}, "5 % (by the summer; today 20 %)"},
		{"en", understanding.GoalFact{Text: "A ferry is built in 3 months.", Metric: "A ferry is built", Target: "3 months", Due: "in 3 months"}, "3 months"},
		{"zh", understanding.GoalFact{Text: "漏单降到 0。", Metric: "漏单", Target: "0", Due: "年底前", Baseline: "每年 70 单"}, "0（年底前；目前每年 70 单）"},
		{"zh", understanding.GoalFact{Text: "登船时间不超过 10 分钟。", Metric: "登船时间", Target: "不超过 10 分钟"}, "不超过 10 分钟"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Product: "Ferry"}, "standard")
		_, got := w.goalMeasure(&c.goal)
		require.Equal(t, c.want, got, c.goal.Text)
	}
}
