package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Ids with which a list counts on are no part of what it says; a name that looks like one is.
func TestAListThatCountsOnIsReadWithoutItsIds(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 园区访客平台\n\n## 目标\n\n- G1 登记时间从平均 5 分钟缩短到 1 分钟以内\n- G2 信息完整率不低于 98%\n- G3 投诉下降 50%\n\n## 功能\n\n- T3 航站楼的门卫可以登记访客\n- A4 纸的访客单可以打印\n")
	var goals, told []string
	for _, g := range u.Goals {
		goals = append(goals, g.Text)
	}
	for _, f := range u.Features {
		told = append(told, f.Text)
	}
	require.Equal(t, []string{"登记时间从平均 5 分钟缩短到 1 分钟以内。", "信息完整率不低于 98%。", "投诉下降 50%。"}, goals)
	require.Equal(t, []string{"T3 航站楼的门卫可以登记访客。", "A4 纸的访客单可以打印。"}, told)
}
