package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

func TestALevelIsTheLevelOfItsTopic(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ title, lead, want string }{
		{"告警分三级", "", "告警"},
		{"功能", "故障分为四级：", "故障"},
		{"缺陷等级", "", "缺陷"},
		{"客户级别定义", "", "客户"},
		{"功能需求", "告警如下", ""},
		{"用户与角色", "", ""},
	} {
		x := &understander{r: &reading.Reading{Sections: []reading.Section{{Title: c.title}}}}
		require.Equal(t, c.want, x.gradedAbove(&reading.Unit{Lead: c.lead}), c.title)
	}
	u := understood(t, "# 机房监控平台\n\n平台监控机房。\n\n## 功能需求\n\n### 告警分两级\n\n| 级别 | 触发条件 | 通知方式 |\n|---|---|---|\n| 一级 | 断电 10 分钟 | 电话 |\n| 二级 | 温度高于 28 度 | 短信 |\n")
	require.Len(t, u.Features, 2)
	require.Contains(t, u.Features[0].Text, "一级告警")
	require.Contains(t, u.Features[1].Text, "二级告警")
}

func TestAStepIsNoEntity(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 订单平台\n\n平台处理订单。\n\n## 数据迁移\n\n迁移分三步：\n\n1. 双跑(旧库主写,新库影子写)\n2. 对账：每小时跑一次比对\n3. 切换\n")
	require.Empty(t, u.Entities)
	u = understood(t, "# 订单平台\n\n平台处理订单。\n\n## 数据模型\n\n1. 订单：编号、金额、状态\n2. 客户：姓名、电话\n")
	require.Len(t, u.Entities, 2)
}

func TestStaffingIsGiven(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want bool
	}{
		{"后端 5 人、SRE 1 人、QA 2 人。", true},
		{"前端两人，测试 1 名，产品经理一名", true},
		{"产品 1 人，开发 4 人。", true},
		{"后端 5 人。", false},
		{"每桌 5 人、每场 20 人。", false},
		{"教练可以带 5 人、学员 3 人。", false},
		{"支持 5000 人、同时在线。", false},
	} {
		require.Equal(t, c.want, staffing(c.text), c.text)
	}
}

// Who works somewhere and how much of something there is at a time are facts of today.
func TestHeadcountsAndRoughAmountsAreFacts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"Two coordinators, five repairers, one cashier.", "note"},
		{"Two vets, four nurses and a receptionist.", "note"},
		{"3 part-time cooks, 2 waiters.", "note"},
		{"About 60 loans a week are in it.", "note"},
		{"One cook checks the list, two waiters confirm it.", "feature"},
	} {
		got := factsByText(t, "# Tool library\n\n- "+c.text+"\n- Members reserve a tool.\n")
		require.Equal(t, c.want, got[c.text], "%v", got)
	}
}

// What holds for a thing behind what somebody does with it takes nothing away from the deed.
func TestARuleBehindADeedLeavesTheDeed(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"A nurse marks a bed as dirty; it cannot be given until it is cleaned.": "feature",
		"A driver cannot see prices; they are only for the office.":             "constraint",
	} {
		got := factsByText(t, "# Bed board\n\n- "+text+"\n- Nurses see the beds.\n")
		require.Equal(t, want, got[text], "%v", got)
	}
}
