package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A table of times of service is kept by the clock; one of amounts by what is shown.
func TestTimesOfServiceAreMeasured(t *testing.T) {
	t.Parallel()
	for source, want := range map[string]string{
		"# Branch desk\n\nA desk.\n\n## Service levels\n\n| Severity | Response time | Resolution time |\n|---|---|---|\n| P1 (all down) | 15 minutes | 4 hours |\n| P2 (one down) | 1 hour | 1 day |\n": "For each of these rows, a prepared case that falls under it is timed from the moment it is reported and stays within the time of its row: response time, resolution time.",
		"# 馆务台\n\n报障平台。\n\n## SLA\n\n| 级别 | 响应时间 | 修复时间 |\n|---|---|---|\n| P1 | 15 分钟 | 4 小时 |\n| P2 | 1 小时 | 24 小时 |\n":                                                                                "逐行各准备 1 个属于该行的用例，从上报时起计时，以下各项均不超过该行所列的时间：响应时间、修复时间。",
		"# 助餐台\n\n补贴平台。\n\n## 补贴\n\n| 补贴档位 | 午餐补贴 | 晚餐补贴 |\n|---|---|---|\n| 一档 | 5 元 | 3 元 |\n| 二档 | 8 元 | 6 元 |\n":                                                                                     "逐行各准备 1 个属于该行的用例，系统显示的结果与该行所列逐项一致，不套用其他行。",
	} {
		lex := loadLexicons(t)
		w := handMade(t, understanding.Understand(lex.Read(analysis.Source{Name: "x.md", Text: source}), lex), "standard")
		var in analysis.RequirementsInput
		var out analysis.RequirementsOutput
		require.NoError(t, w.Requirements(&in, &out))
		require.NotEmpty(t, out.Requirements, source)
		require.Equal(t, want, out.Requirements[0].Criteria[0].Text, source)
	}
}
