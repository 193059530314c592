package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// A range is one target: its lower end is no part of the name, and the whole range none of the name of
// the number beside it.
func TestARangeIsOneTarget(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "借书柜", Product: "借书柜"}, "standard")
	for _, c := range []struct{ text, metric, target, want string }{
		{"环境：终端要能在 0～45℃、湿度 90% 的棚子里正常运行。", "环境：终端要能在 0～45℃、湿度", "90%", "环境：终端要能在 0～45℃、湿度 90% 的棚子里正常运行"},
		{"环境：柜体在 0-45 度、湿度 85% 下可用。", "环境：柜体在 0-45 度、湿度", "85%", "环境：柜体在 0-45 度、湿度 85% 下可用"},
		{"工作日 8:00–20:00 可用率 99.9%。", "工作日 8:00–20:00 可用率", "99.9%", "工作日 8:00–20:00 可用率：99.9%"},
		{"搜索响应时间不超过 2 秒。", "搜索响应时间", "不超过 2 秒", "搜索响应时间：不超过 2 秒"},
	} {
		q := understanding.QualityFact{Class: "SC", Text: c.text, Metric: c.metric, Target: c.target, Source: specs.FromLines(3, 3)}
		var got []string
		for _, target := range w.judgedBy(&q) {
			got = append(got, target.Metric+"："+target.Target)
		}
		require.Equal(t, []string{c.want}, got, c.text)
	}
}
