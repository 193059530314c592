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
		{"en", "Nobody counts cars by hand any more. (Today: 3 hours a day.)", "", "proposed: cases a month that break it", "proposed: 0 from 90 days after launch on"},
		{"en", "Every crossing has a crew list.", "", "proposed: share of cases in which the goal is met", "proposed: 100 % from 90 days after launch on"},
		{"en", "Crews trust the plan.", "", "proposed: share of cases in which the goal is met", "proposed: ≥ 90 % within 90 days of launch"},
		{"en", "Boarding time.", "Boarding time", "Boarding time", "proposed: set once the value of today has been measured"},
		{"en", "In two years the whole coast buys here.", "", "proposed: share of cases in which the goal is met", "proposed: ≥ 90 % within 90 days of launch"},
		{"zh", "不再手工数车。", "", "建议：每月违反该目标的次数", "建议：上线 90 天后为 0"},
		{"zh", "登船时间。", "登船时间", "登船时间", "建议：测得现状数值后确定"},
	}
	for _, c := range cases {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Product: "Ferry"}, "standard")
		metric, target := w.goalMeasure(&understanding.GoalFact{Text: c.text, Metric: c.stated})
		require.Equal(t, c.metric, metric, c.text)
		require.Equal(t, c.target, target, c.text)
	}
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Ferry"}, "standard")
	metric, target := w.goalMeasure(&understanding.GoalFact{Text: "Boarding a car should take less than one minute.", Metric: "Boarding a car should take", Target: "less than one minute"})
	require.Equal(t, "Boarding a car", metric)
	require.Equal(t, "less than one minute", target)
}
