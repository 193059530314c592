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
