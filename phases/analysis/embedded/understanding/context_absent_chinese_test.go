package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhoWasNotThereIsNoRequirement: the line of minutes that names the absent ones is about
// the paper; the same key above what a product does is not.
func TestWhoWasNotThereIsNoRequirement(t *testing.T) {
	t.Parallel()
	u := understood(t, "社区食堂沟通会纪要\n\n时间：3月2日\n参会人：赵主任、钱老师\n请假：民政局刘科\n\n一、讨论\n\n- 老人可以用手机订餐。\n")
	for _, it := range u.Constraints {
		require.NotContains(t, it.Text, "刘科")
	}
	u = understood(t, "# 画室系统\n\n## 功能\n\n- 请假：家长可以提前4小时请假。\n- 点名：老师可以用手机点名。\n")
	require.Len(t, u.Features, 2)
}
