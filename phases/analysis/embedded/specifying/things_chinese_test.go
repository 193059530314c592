package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// An entity whose source lists its state has one field for it.
func TestAStateIsOneField(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh"}, "standard")
	e := specs.Entity{Name: "工单", States: []string{"待派", "已完成"}, Fields: []specs.Field{{Name: "编号"}, {Name: "状态"}}}
	w.completeEntity(&dataModel{}, &e)
	require.Len(t, e.Fields, 2)
	require.Equal(t, "枚举(待派; 已完成)", e.Fields[1].Type)
}

// A thing is named by its noun: "每餐" says by what it is counted, "不退款" that there is
// none of it.
func TestChineseThingsNamedPlainly(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 助餐平台\n\n## 功能需求\n\n- 每餐补贴按年龄计算。\n- 街道核对每餐补贴。\n- 逾期不退款。\n- 管理员维护老人档案。\n")
	w := handMade(t, u, "standard")
	var got []string
	for _, e := range w.dataModel(nil).entities {
		got = append(got, e.Name)
	}
	require.Contains(t, got, "补贴")
	require.NotContains(t, got, "餐补贴")
	require.NotContains(t, got, "退款")
}

// What a thing is counted by, and where it is done, is no part of its name.
func TestAMeasureIsNoPartOfAThing(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 食堂平台\n\n## 功能需求\n\n- 每天加单不超过 20 份。\n- 只能由食堂这边手工加单。\n- 窗口核对加单。\n")
	w := handMade(t, u, "standard")
	var got []string
	for _, e := range w.dataModel(nil).entities {
		got = append(got, e.Name)
	}
	require.Equal(t, []string{"手工加单"}, got)
}

// What the source says nobody has to make is not kept.
func TestADeniedThingIsNone(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Clinic\n\n## Features\n\n- As a patient, I want to book an appointment so that I don't have to create an account.\n- A patient can cancel an appointment, so that they don't have to create an account for it.\n")
	w := handMade(t, u, "standard")
	for _, e := range w.dataModel(nil).entities {
		require.NotEqual(t, "Account", e.Name)
	}
}

// By what a deed goes is a field of its record and no part of its name, what is kept is a
// thing, and what a statement counts of another belongs to it.
func TestChineseThingsHoldTheirBasisAndWhatTheyCount(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 助餐平台\n\n## 功能需求\n\n- 按年龄段补贴：70 岁以上每餐 3 元。\n- 同一老人一天最多补贴一次。\n- 会计核对补贴并导出。\n- 系统给网格员派一条上门任务，网格员提交上门任务的结果。\n- 管理员登记档案，一个档案可以有多条上门任务。\n\n## 约束\n\n- 体检记录永久保存，省外体检记录每月同步。\n")
	w := handMade(t, u, "standard")
	fields, relations := map[string][]string{}, map[string][]string{}
	var names []string
	for _, e := range w.dataModel(nil).entities {
		names = append(names, e.Name)
		for _, f := range e.Fields {
			fields[e.Name] = append(fields[e.Name], f.Name)
		}
		for _, r := range e.Relations {
			relations[e.Name] = append(relations[e.Name], r.Kind+" "+r.To)
		}
	}
	require.ElementsMatch(t, []string{"补贴", "上门任务", "档案", "体检记录"}, names)
	require.Equal(t, []string{"年龄段"}, fields["补贴"])
	require.Equal(t, []string{"one-to-many 上门任务"}, relations["档案"])
}
