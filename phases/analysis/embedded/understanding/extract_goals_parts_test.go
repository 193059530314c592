package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestAGoalOfTwoHalvesKeepsBoth has sentences that ask for two things, and some
// that only seem to.
func TestAGoalOfTwoHalvesKeepsBoth(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{"and to", "# Ferry\n\n## Goals\n\nIn the first year we want to cut fuel per crossing by 8 percent and to have every delay announced within 5 minutes.", []string{"goal: cut fuel per crossing", "metric: Fuel per crossing: cut by 8 percent", "goal: Every delay announced", "metric: Every delay announced: within 5 minutes"}},
		{"all of them", "# Ferry\n\n## Goals\n\n- Refunds under 2 % by March, and all four piers moved by the end of the year.", []string{"metric: Refunds: under 2 %", "goal: All four piers moved", "metric: Piers moved by the end of the year: all four"}},
		{"two values", "# Ferry\n\n## Goals\n\nWe want seat use of 80 % and repeat sales of 30 %.", []string{"metric: seat use: 80 %", "goal: repeat sales of 30 %"}},
		{"a rate", "# Ferry\n\n## Goals\n\n- At least 60 % of tickets are bought online, and lost bags fall below 12 a year.", []string{"metric: bought online: at least 60 %", "metric: Lost bags: below 12 a year"}},
		{"one goal with a condition", "# Ferry\n\n## Goals\n\n- Waits under 10 minutes, and if a boat is late under 20.", []string{"goal: Waits under 10 minutes, and if a boat is late"}},
		{"none in Chinese", "# 渡轮\n\n## 目标\n\n- 做成以后，每次登船不超过 5 分钟，错票的情况要降到零。", []string{"goal: 每次登船不超过 5 分钟", "metric: 错票的情况：降到零"}},
	})
}

// TestTheTargetIsNotTheDateAndNotToday reads numbers that are no target.
func TestTheTargetIsNotTheDateAndNotToday(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{"out of how many", "# Ferry\n\n## Goals\n\n- 30 of the 45 captains log on by themselves after six weeks.", []string{"metric: Captains log on by themselves after six weeks: 30 of the 45"}},
		{"half of", "# Ferry\n\n## Goals\n\n- If we get half of the tickets online by May the desk has time for groups.", []string{"metric: Tickets online: half"}},
		{"today in brackets", "# Ferry\n\n## Goals\n\n- Nobody counts cars by hand any more. (Today: 3 hours a day.)", []string{"goal: Nobody counts cars", "!metric: 3 hours"}},
		{"in years", "# Ferry\n\n## Goals\n\n- In three years every pier sells all tickets without paper.", []string{"!metric: three years"}},
		{"today in Chinese", "# 渡轮\n\n## 目标\n\n- 新船 2 天内完成建档（现在平均 3 周）。", []string{"metric: 2 天内", "!metric: 3 周"}},
		{"a change with an arrow", "# Ferry\n\n## Goals\n\n- Complaints at the pier: 25/week → 5/week.", []string{"metric: Complaints at the pier: 5/week"}},
		{"one in how many", "# Ferry\n\n## How we'll know\n\n- Fewer than 1 in 50 tickets is disputed (\"never mine!\").", []string{"metric: Share of tickets that are disputed: fewer than 1 in 50"}},
		{"what the colon leads to", "# Ferry\n\n## Goals\n\n- Lose fewer bags: missing bags below 0.2 % per month.", []string{"metric: Missing bags: below 0.2 %"}},
		{"a span that describes", "# Ferry\n\n## Goals\n\n- Give the pier a reliable one-hour forecast of arrivals.", []string{"goal: Give the pier", "!metric: one-hour"}},
		{"what is brought from many places to one is no change", "# Ferry\n\n## Overview\n\nThe line collects bags from about 40 piers and brings them to one depot, and lowers them by crane.", []string{"!goal: collects bags"}},
		{"a wish", "# Ferry\n\n## Goals\n\n- We'd also want 70% of the crews to keep using it.", []string{"metric: Crews to keep using it: 70%"}},
	})
}

// TestCostIsOfRunning has a price under a heading of qualities.
func TestCostIsOfRunning(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"# Ferry\n\n## Quality\n\n- Paper: €0.04 per ticket.", "# 渡轮\n\n## 非功能需求\n\n- 每张票的纸张花费 0.3 元。"} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Text: text}), loadLexicons(t))
		for i := range u.Qualities {
			require.Equal(t, "O", u.Qualities[i].Class, u.Qualities[i].Text)
		}
	}
}
