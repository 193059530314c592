package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The head of a column says what it holds of a role: the work is who they are, how many they are
// and on what they work are facts of their own.
func TestTheColumnsOfATableOfRolesAreReadByTheirHeads(t *testing.T) {
	t.Parallel()
	const zh = "# 驿站系统需求文档\n\n## 用户角色\n\n"
	for _, c := range []struct {
		name, text string
		roles      map[string]string
		count      string
		device     string
	}{
		{
			"work in the middle", zh + "| 角色 | 人数 | 主要工作 | 使用终端 |\n|---|---|---|---|\n| 站长 | 1 | 排班、看当日积压 | PC |\n| 理货员 | 约 12 | 扫码入库、上架 | 手持机 |\n",
			map[string]string{"站长": "排班、看当日积压。", "理货员": "扫码入库、上架。"},
			"人数：站长 1，理货员 约 12。", "使用终端：站长用 PC；理货员用手持机。",
		},
		{
			"a head that no list knows", zh + "| 角色 | 每天干的事 | 数量 | 设备 |\n|---|---|---|---|\n| 站长 | 排班、看当日积压 | 1 | 电脑 |\n",
			map[string]string{"站长": "排班、看当日积压。"},
			"数量：站长 1。", "设备：站长用电脑。",
		},
		{
			"devices alone are no definition", zh + "| 角色 | 人数 | 使用终端 |\n|---|---|---|\n| 站长 | 1 | PC |\n| 理货员 | 12 | 手持机 |\n",
			map[string]string{"站长": "", "理货员": ""},
			"人数：站长 1，理货员 12。", "使用终端：站长用 PC；理货员用手持机。",
		},
		{
			"English", "# Boatyard planner\n\n## Users\n\n| Role | Headcount | Daily work | Device |\n|---|---|---|---|\n| Yard manager | 1 | Plans the slipway | PC |\n| Fitter | 14 | Logs hours and parts on jobs | Tablet |\n",
			map[string]string{"Yard manager": "Plans the slipway.", "Fitter": "Logs hours and parts on jobs."},
			"Headcount: Yard manager 1, Fitter 14.", "Device: Yard manager – PC; Fitter – Tablet.",
		},
	} {
		u := understood(t, c.text)
		got := map[string]string{}
		for i := range u.Actors {
			got[u.Actors[i].Name] = u.Actors[i].Role
		}
		require.Equal(t, c.roles, got, c.name)
		require.Len(t, u.HeadCounts, 1, c.name)
		require.Equal(t, c.count, u.HeadCounts[0].Text, c.name)
		require.Len(t, u.Constraints, 1, c.name)
		require.Equal(t, c.device, u.Constraints[0].Text, c.name)
	}
}
