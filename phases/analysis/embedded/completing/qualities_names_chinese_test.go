package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestChineseMeasuresHaveWholeNames: a name ends neither with the word that binds it nor
// in front of what it needs, and has no hole where a number stood.
func TestChineseMeasuresHaveWholeNames(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "借书柜", Product: "借书柜"}, "standard")
	for _, c := range []struct{ text, metric, target, want string }{
		{"值守人员须在 20 分钟内答复。", "值守人员须在", "20 分钟内", "值守人员答复所需时间"},
		{"系统应支持不少于 3 万册图书。", "系统应支持", "不少于 3 万册", ""},
		{"新馆员经 15 分钟培训可独立盘点。", "新馆员经", "15 分钟", "新馆员经 15 分钟培训可独立盘点"},
		{"高峰每小时 600 人次、 3 万册。", "高峰人次、 册", "600 人次", "高峰每小时 600 人次、 3 万册"},
		{"借书接口响应不超过 1 秒。", "借书接口响应", "不超过 1 秒", "借书接口响应"},
	} {
		got := w.chineseMeasure(&understanding.QualityFact{Text: c.text}, &specs.Target{Metric: c.metric, Target: c.target})
		require.Equal(t, c.want, got, c.text)
	}
}

// A name that only hints at a quantity is given it: what lasts, opens or answers is measured in time.
func TestAHintAtAQuantityIsNamed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "借书柜", Product: "借书柜"}, "standard")
	for _, c := range []struct{ class, metric, target, want string }{
		{"R", "书柜电池要撑", "2 年", "书柜电池续航时间"},
		{"C", "原始 reading 保留", "5 年", "原始 reading 保留时间"},
		{"P", "搜索接口", "95% 的请求在 300 毫秒内", "搜索接口响应时间"},
		{"P", "查询 30 天曲线", "< 3 s", "查询 30 天曲线所需时间"},
		{"P", "借书柜打开", "不超过 2 秒", "借书柜打开所需时间"},
		{"A", "考试时段", "99.95%", "考试时段可用率"},
		{"U", "字号可以放大到", "200%", "字号最大放大比例"},
		{"P", "发送 API P99", "≤ 80ms", "发送 API P99"},
		{"P", "借书响应时间", "1 秒内", "借书响应时间"},
		{"SC", "同时在线人数", "300 人", "同时在线人数"},
	} {
		require.Equal(t, c.want, w.whollyNamed(c.metric, &understanding.QualityFact{Class: c.class}, &specs.Target{Target: c.target}), c.metric)
	}
}

// What is done every so often is measured by how often.
func TestWhatIsDoneEverySoOftenHasAName(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "借书柜", Product: "借书柜"}, "standard")
	require.Equal(t, "强制更换的间隔", w.metricOf("每 90 天强制更换"))
	require.Equal(t, "密码长度", w.metricOf("密码长度不少于 10 位"))
	require.NotContains(t, w.metricOf("每次发版用 1,000 条样本测试"), "间隔")
}
