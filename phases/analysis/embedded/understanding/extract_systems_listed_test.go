package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Systems that a paper only names in a list are outside systems, all of them.
func TestListedSystemsAreOutside(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want []string
	}{
		{"## 外部接口\n\n一期要对接 HIS、Meditech 护理系统、用友资产管理系统、企业微信和短信平台。", []string{"HIS", "Meditech 护理系统", "用友资产管理系统", "企业微信", "短信平台"}},
		{"## 接哪些\n\n金蝶云星空、旺店通、顺丰、中通、微信支付、支付宝。旺店通给仓库用，每 5 分钟同步一次库存。", []string{"金蝶云星空", "旺店通", "顺丰", "中通", "微信支付", "支付宝"}},
		{"## 外部系统\n\n金蝶、旺店通、顺丰、微信支付。", []string{"金蝶", "旺店通", "顺丰", "微信支付"}},
		{"## 对接\n\n数据库用 MySQL、Redis。", nil},
	} {
		u := understood(t, "# 巡检平台\n\n平台让护士长安排巡检。\n\n## 功能\n\n- 护士长可以安排巡检。\n\n"+c.text+"\n")
		var got []string
		for _, f := range u.Integrations {
			got = append(got, f.Name)
		}
		require.ElementsMatch(t, c.want, got, c.text)
	}
}
