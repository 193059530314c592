package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// A Chinese goal is judged by a quantity, and its number stands for itself.
func TestAChineseGoalIsJudgedByAQuantity(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Product: "书架", Title: "书架"}, "standard")
	for _, c := range []struct{ metric, target, text, want, number string }{
		{"投诉", "每月不超过 5 件（年底）", "投诉每月不超过 5 件。", "每月投诉件数", "不超过 5 件（年底）"},
		{"漏登", "0", "漏登从每年 70 单降到 0。", "每年漏登数", "0"},
		{"年底前读者满意度", "4.5 分", "年底前读者满意度由 3.1 分提高到 4.5 分。", "读者满意度", "4.5 分"},
		{"读者连续两周没还书", "两小时之内", "读者连续两周没还书的，两小时之内要有人打电话。", "从读者连续两周没还书到有人打电话的时间", "两小时之内"},
		{"做成以后，新书从到馆到上架", "不超过一个工作日", "做成以后，新书从到馆到上架不超过一个工作日。", "新书从到馆到上架的时间", "不超过一个工作日"},
		{"一次全馆盘点", "不超过 2 个工作日", "一次全馆盘点不超过 2 个工作日。", "一次全馆盘点所需时间", "不超过 2 个工作日"},
		{"每册编目成本", "15%", "每册编目成本降 15%。", "每册编目成本", "下降 15%"},
		{"丢失率", "1% 以内", "丢失率从 4% 降到 1% 以内。", "丢失率", "1% 以内"},
		{"错放的情况", "降到零", "错放的情况要降到零。", "错放的次数", "降到零"},
		{"用电", "下降 不少于 8%", "用电下降不少于 8%。", "用电", "下降不少于 8%"},
	} {
		got, number := w.goalQuantity(c.metric, c.target, c.text)
		require.Equal(t, c.want, got, c.text)
		require.Equal(t, c.number, number, c.text)
	}
}
