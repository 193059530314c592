package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What was found is from where one starts, and what the project sets out to do is what it is there for.
func TestFiguresOfTodayAreNoGoalsAndWhatTheProjectIsForIsTheVision(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text          string
		goals         int
		vision, found string
	}{
		{"# 库存系统\n\n## 背景\n\n2024 年下半年的抽样盘点显示，账实差异率为 6.8%，短保商品报损率达到 4.1%。\n\n本期希望用一套库存系统代替 Excel，让门店和采购看到同一份数据。\n\n## 目标\n\n- 账实差异率 ≤ 2%。\n", 1, "本期希望用一套库存系统", "账实差异率为 6.8%"},
		{"# 工单系统\n\n## 背景\n\n目前超时率达到 11%。这次要做一个统一的工单系统，派单和统计都由系统完成。\n", 0, "这次要做一个统一的工单系统", "超时率达到 11%"},
		{"# 工单系统\n\n## 背景\n\n统计数据显示，一次解决率提高到 60% 后再没有变化。所以本次拟建设一套工单平台。\n", 0, "本次拟建设", "一次解决率"},
		{"# 工单系统\n\n## 背景\n\n现在超时率 11%，希望年底前降到 3% 以下。\n", 1, "", ""},
		{"# Desk\n\n## Background\n\nA survey in 2024 showed that returns increase by 30 % every winter. This project is to build one desk, so that all channels end in one queue.\n", 0, "This project is to build one desk", "returns increase"},
	} {
		u := understood(t, c.text)
		require.Len(t, u.Goals, c.goals, c.text)
		var vision, found string
		for _, v := range u.Vision {
			vision += v.Text
		}
		for _, p := range append(u.Problem, u.Impact...) {
			found += p.Text
		}
		require.Contains(t, vision, c.vision, c.text)
		require.Contains(t, found, c.found, c.text)
	}
}
