package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestRowsOfAMixedTableAreWhatTheirCategorySays(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 养老平台\n\n养老平台派护工上门。\n\n## 功能\n\n- 家属可以预约护工。\n\n## 技术要求\n\n| 序号 | 类别 | 要求 |\n|---|---|---|\n| 1 | 性能 | 页面打开 < 3 s |\n| 2 | 安全要求 | 身份证号加密存储 |\n| 3 | 费用 | 一年服务器费用不超过 2 万元 |\n| 4 | 时间 | 10 月 1 日前上线 |\n| 5 | 接口 | 提供接口，供区平台查询余量 |\n")
	require.Len(t, u.Qualities, 2)
	require.Equal(t, []string{"P", "S"}, []string{u.Qualities[0].Class, u.Qualities[1].Class})
	require.Len(t, u.Features, 2)
	require.Equal(t, "提供接口，供区平台查询余量。", u.Features[1].Text)
	require.Equal(t, "一年服务器费用不超过 2 万元。", u.Constraints[0].Text)
	require.Equal(t, "10 月 1 日前上线。", u.Milestones[0].Text)

	u = understood(t, "# Care platform\n\nThe platform sends helpers to people's homes.\n\n## Features\n\n- Families can book a helper.\n\n## Further requirements\n\n| Area | Requirement |\n|---|---|\n| Performance | A page opens within 3 s |\n| Cost | The server costs at most 200 euros a month |\n| Schedule | Live by 1 October |\n")
	require.Len(t, u.Qualities, 1)
	require.Len(t, u.Features, 1)
	require.Equal(t, "Live by 1 October.", u.Milestones[0].Text)
}

func TestAUnitInAHeaderGoesWithItsNumber(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ head, cell, want string }{
		{"补贴（元/月）", "100", "补贴 100 元/月"},
		{"Price (EUR)", "1,200", "Price 1,200 EUR"},
		{"补贴（元/月）", "免", "补贴（元/月） 免"},
		{"押金", "100 元", "押金 100 元"},
	} {
		require.Equal(t, c.want, underHead(c.head, c.cell))
	}
}
