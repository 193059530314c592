package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRulesBehindRoles: what a line behind the rows of roles forbids or asks of somebody is a rule, and makes
// nobody of its first words.
func TestRulesBehindRoles(t *testing.T) {
	for _, rule := range []string{"改价超过原价 20% 的须区域经理批准。", "送件员看不到顾客的储值余额。", "只有财务可以导出全公司流水。", "导出名册须经店长同意。"} {
		t.Run(rule, func(t *testing.T) {
			u := understood(t, "# 洗衣店系统\n\n本系统供洗衣店使用。\n\n## 功能需求\n\n- 顾客凭手机号取件。\n\n## 角色权限\n\n| 角色 | 职责 |\n|---|---|\n| 收银员 | 收件、开票 |\n| 送件员 | 接单、签收 |\n\n- "+rule)
			for _, a := range u.Actors {
				require.NotContains(t, a.Name, "看不到")
				require.NotEqual(t, "的储值余额。", a.Role)
			}
			told := len(u.Constraints)
			for _, f := range u.Features {
				if f.Text == rule {
					told++
				}
			}
			require.Equal(t, 1, told)
		})
	}
}

// TestChineseFailures: below a heading of what may go wrong each line is a function of its own, and no criterion
// of one that stands elsewhere.
func TestChineseFailures(t *testing.T) {
	u := understood(t, "# 洗衣店系统\n\n本系统供洗衣店使用。\n\n## 功能需求\n\n- 顾客凭手机号取件。\n\n## 异常处理\n\n- 打印机缺纸时提示店员。\n- 顾客三次未接电话的，改约次日派送。\n- 扫码枪失灵时可手工输入编号。\n")
	require.Len(t, u.Features, 4)
	require.Empty(t, u.Features[0].Edges)
	require.Empty(t, u.Features[0].Criteria)
}
