package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Minutes that leave something for later or out name it behind who wished it, and what they
// conclude behind what was weighed.
func TestMinutesConcludeAndPutOff(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 排班工具 需求评审纪要\n\n排班工具给护士排班。\n\n## 本次要做的\n\n- 护士长可以排下周的班\n\n## 会上结论\n\n- 王主任提出自动排班，大家同意放到二期，本期只做手工排班。\n- 工资核算不做，继续走财务系统。\n- 夜班报表放到下个版本，本期先导出 Excel。\n- 护士担心没人知道，结论是改班后自动短信通知当事人。\n- 数据库用 MySQL。\n")
	var left [][2]string
	for _, n := range u.NonGoals {
		left = append(left, [2]string{n.Text, n.Rationale})
	}
	require.Equal(t, [][2]string{
		{"自动排班。", "大家同意放到二期，本期只做手工排班。"},
		{"工资核算。", "继续走财务系统。"},
		{"夜班报表。", "本期先导出 Excel。"},
	}, left)
	last := u.Features[len(u.Features)-1]
	require.Equal(t, "改班后自动短信通知当事人。", last.Text)
	require.Equal(t, "护士担心没人知道。", last.Reasons[0].Text)
}

// What an output does not hold is a rule about it; what the work does not comprise is left out.
func TestWhatAnOutputLeavesOutIsNoNonGoal(t *testing.T) {
	t.Parallel()
	for text, features := range map[string]int{
		"排班表可以导出，导出内容不包含手机号": 1,
		"本期不包含工资核算":          0,
	} {
		u := understood(t, "# 排班工具\n\n排班工具给护士排班。\n\n## 功能需求\n\n- "+text+"\n")
		require.Len(t, u.Features, features, text)
		require.Len(t, u.NonGoals, 1-features, text)
	}
}
