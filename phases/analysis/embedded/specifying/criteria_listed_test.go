package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A limit that the source only states below a feature is tried on both of its sides. A test
// that would leave a condition of the sentence out, or only say it again, is none.
func TestAListedLimitIsTriedAtItsEdge(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang        specs.Lang
		above, said string
		want        string
	}{
		{specs.English, "A purser can request a berth.", "A request can cover at most 14 consecutive nights", "A request can cover 14 consecutive nights; with 15, it is refused, and the reason names the limit"},
		{specs.English, "A purser can request a berth.", "A guest with a debt for more than 30 days gets an e-mail", "A guest with a debt for 31 days gets an e-mail; at exactly 30 days, this does not happen"},
		{specs.English, "A purser can connect a gate.", "If the line is cut, the harbour master gets an e-mail within one hour and the gate keeps working until the ticket ends", ""},
		{specs.English, "A purser can connect a gate.", "Nothing gets lost for up to 60 days", ""},
		{specs.English, "A purser can connect a gate.", "A passport (with at most 30 pages) is shown", ""},
		{specs.Chinese, "管家可以派单。", "维修师傅 15 分钟内未接单的，系统自动改派", "维修师傅未接单未满 15 分钟，不会自动改派；满 15 分钟后自动改派，恰好 1 次；维修师傅 15 分钟内已接单的，不会自动改派"},
		{specs.Chinese, "管家可以派单。", "评分低于 3 星时通知项目负责人", "评分 2 星时通知项目负责人；恰好 3 星时不会"},
		{specs.Chinese, "学员可以离线学习。", "离线记录保存 30 天，超过则作废并提示", "测试时钟走到 30 天期满前一分钟，离线记录仍可查到，内容不变；期满后一分钟已作废并提示"},
		{specs.Chinese, "卖家可以发布闲置。", "未命中违禁词的，提交后 1 分钟内可以被搜到", ""},
	} {
		u := &understanding.Understanding{Lang: c.lang, Title: "Ferry desk", Product: "Ferry desk", Features: []understanding.FeatureFact{{Name: c.above, Text: c.above, Priority: "must", Source: specs.FromLines(3, 3)}}}
		w := handMade(t, u, "standard")
		d := &Draft{}
		d.Fact = &u.Features[0]
		d.Statement = w.TakeApart(c.above)
		d.Requirement.Priority = specs.Must
		got, _ := w.listedTest(d, specs.Criterion{Text: c.said, Source: specs.FromLines(4, 4)})
		require.Equal(t, c.want, got, c.said)
	}
}
