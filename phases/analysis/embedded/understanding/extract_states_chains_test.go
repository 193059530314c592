package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// stepsOf are the steps of the first entity of a text, each with what brings it about.
func stepsOf(t *testing.T, text string) (states, steps []string) {
	t.Helper()
	e := understood(t, text).Entities[0]
	for _, s := range e.Transitions {
		steps = append(steps, s.From+"→"+s.To+"|"+s.Event)
	}
	return e.States, steps
}

// What stands in brackets or behind a name in code is when a step is taken, and no name; a step of its
// own line is one, and only stated steps are.
func TestChainsOfChineseStates(t *testing.T) {
	t.Parallel()
	states, steps := stepsOf(t, "# 叫号系统\n\n叫号系统管排队。\n\n## 状态流转\n\n号的状态：`待签到` → `候诊` → `已完成`\n\n- `候诊` → `过号` → `候诊`（重新签到，最多 1 次）\n- `过号` → `作废`（第 2 次过号）\n")
	require.Equal(t, []string{"待签到", "候诊", "已完成", "过号", "作废"}, states)
	require.Equal(t, []string{"待签到→候诊|", "候诊→已完成|", "候诊→过号|", "过号→候诊|重新签到，最多 1 次", "过号→作废|第 2 次过号"}, steps)

	states, steps = stepsOf(t, "# 券服务\n\n券服务管券。\n\n## 券状态\n\n`ACTIVE` 可用 → `USED` 已核销\n`USED` → `ACTIVE` (冲正，未过期)\n`FROZEN` 风控冻结，只有风控后台能解。\n")
	require.Equal(t, []string{"ACTIVE", "USED", "FROZEN"}, states)
	require.Equal(t, []string{"ACTIVE→USED|", "USED→ACTIVE|冲正，未过期"}, steps)

	states, _ = stepsOf(t, "# 跑腿系统\n\n跑腿系统帮人带东西。\n\n## 过程\n\n待接单 → 已接单 → 已送达 → 完成。\n")
	require.Equal(t, []string{"待接单", "已接单", "已送达", "完成"}, states)
}

// Those who do something are called by the name that the paper gives them.
func TestRolesThatAPaperNames(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 跑腿系统\n\n我们做个小程序，发单的人叫「单主」，接单的叫「跑男」。\n\n## 功能\n\n- 单主可以发单。\n")
	names := map[string]string{}
	for _, a := range u.Actors {
		names[a.Name] = a.Role
	}
	require.Equal(t, map[string]string{"单主": "发单的人。", "跑男": "接单的人。"}, names)
}

// A table of parameters keeps its columns, and the version in the path above it ranks none of them.
func TestColumnsOfParameters(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 核销服务\n\n核销服务管券。\n\n## 核销 /v2/coupons/redeem\n\n| 参数 | 类型 | 必填 | 长度/范围 | 说明 |\n|---|---|---|---|---|\n| requestId | string | Y | ≤64 | 幂等号 |\n| userId | string | N | | 不记名券可不传 |\n| orderNo | string | Y | ≤32 | |\n")
	require.Len(t, u.Features, 3)
	require.Equal(t, []string{"", "", ""}, []string{u.Features[0].Priority, u.Features[1].Priority, u.Features[2].Priority})
	require.Equal(t, []string{"类型：string，必填：Y，长度/范围：≤64。"}, itemTexts(u.Features[0].Details))
	require.Equal(t, "orderNo.", u.Features[2].Text)
}

// The language of services around the product is none of its own.
func TestTheLanguageOfOtherServices(t *testing.T) {
	t.Parallel()
	names := func(line string) (out []string) {
		for _, tech := range understood(t, "# 日志清理工具\n\n日志清理工具删日志。\n\n## 约束\n\n- "+line+"\n").Technologies {
			out = append(out, tech.Name)
		}
		return out
	}
	require.Empty(t, names("我们 Java 服务自己按小时切日志，不能重复切。"))
	require.Equal(t, []string{"Java"}, names("服务用 Java 开发。"))
}

// Who answers a question, and until when, stand in its row.
func TestQuestionsKeepTheirDay(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 叫号系统\n\n叫号系统管排队。\n\n## 业务规则\n\n- 姓名上屏脱敏：两个字的显示一个星号，复姓待定。\n- 每天最多叫 200 个号。（夜间规则财务还没确认）\n\n## 待定问题\n\n| 问题 | 负责人 | 截止 |\n|---|---|---|\n| 短信费谁出 | 吴主任 | 未定 |\n| 没带证件怎么取号 | 刘姐 | 4/3 |\n")
	owners := map[string]string{}
	for _, q := range u.Questions {
		owners[q.Text] = q.Owner
	}
	require.Equal(t, "吴主任", owners["短信费谁出。"])
	require.Equal(t, "刘姐（截止 4/3）", owners["没带证件怎么取号。"])
	require.Contains(t, owners, "姓名上屏脱敏：复姓待定。")
	require.Contains(t, owners, "（夜间规则财务还没确认）。")
}
