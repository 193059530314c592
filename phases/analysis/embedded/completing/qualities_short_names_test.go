package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// Of a row of loads each goes by its own short name; by what a number was reckoned, and a span of time
// that is only pointed at, are no targets.
func TestARowOfLoadsHasItsOwnNames(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "借书柜", Product: "借书柜"}, "standard")
	for _, c := range []struct {
		q    understanding.QualityFact
		want []string
	}{
		{understanding.QualityFact{Class: "SC", Text: "下单 1500 TPS，售后 200 TPS，查询 5000 QPS，这是按去年的三倍估的。", Metric: "下单", Target: "1500 TPS"}, []string{"下单：1500 TPS", "售后：200 TPS", "查询：5000 QPS"}},
		{understanding.QualityFact{Class: "O", Text: "发货后 2 小时内回传运单号，回传失败要重试，最多 6 次，每次间隔翻倍。", Metric: "发货后回传运单号", Target: "2 小时内"}, []string{"发货后回传运单号所需时间：2 小时内", "重试次数：最多 6 次"}},
		{understanding.QualityFact{Class: "A", Text: "可用性 99.95%，大促那三天不能发版。", Metric: "可用性", Target: "99.95%"}, []string{"可用性：99.95%"}},
		{understanding.QualityFact{Class: "R", Text: "备份与恢复：每日全量、每 15 分钟增量。", Metric: "备份与恢复", Target: "15 分钟"}, []string{"增量的间隔：15 分钟"}},
	} {
		c.q.Source = specs.FromLines(3, 3)
		var got []string
		for _, target := range w.targets(&c.q, w.Table.Classes[c.q.Class]) {
			got = append(got, w.measureName(&c.q, &target, "负载")+"："+target.Target)
		}
		require.Equal(t, c.want, got, c.q.Text)
	}
}
