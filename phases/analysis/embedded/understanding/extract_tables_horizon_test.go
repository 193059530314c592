package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAColumnThatSaysByWhenHoldsTargets: behind the values of today stand those to reach, as
// goals or as the load that has to be carried.
func TestAColumnThatSaysByWhenHoldsTargets(t *testing.T) {
	t.Parallel()
	const rows = "| Measure | Today | In 12 months |\n|---|---|---|\n| events/day | 90 M | 400 M |\n| customers | 2,300 | 10,000 |\n"
	u := understood(t, "# Tally\n\nA service that counts events.\n\n## Goals\n\n"+rows)
	require.Len(t, u.Goals, 2)
	require.Equal(t, []string{"400 M", "90 M", "in 12 months"}, []string{u.Goals[0].Target, u.Goals[0].Baseline, u.Goals[0].Due})

	u = understood(t, "# Tally\n\nA service that counts events.\n\n## Numbers\n\n"+rows)
	require.Len(t, u.Qualities, 2)
	require.Equal(t, []string{"SC", "events/day", "400 M"}, []string{u.Qualities[0].Class, u.Qualities[0].Metric, u.Qualities[0].Target})

	u = understood(t, "# 计量平台\n\n统计事件的平台。\n\n## 目标\n\n| 指标 | 目前 | 一年后 |\n|---|---|---|\n| 日事件量 | 9000 万 | 4 亿 |\n")
	require.Len(t, u.Goals, 1)
	require.Equal(t, []string{"4 亿", "9000 万"}, []string{u.Goals[0].Target, u.Goals[0].Baseline})

	u = understood(t, "# Tally\n\nA service that counts events.\n\n## Metrics\n\n| Metric | Target (6 months after launch) |\n|---|---|\n| Teams active weekly | 120 |\n")
	require.Len(t, u.Goals, 1)
	require.Equal(t, []string{"120", "6 months after launch"}, []string{u.Goals[0].Target, u.Goals[0].Due})
}
