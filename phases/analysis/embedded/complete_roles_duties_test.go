package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What only the line on a role says that it does with the product is a
// requirement; how the role is, what a statement tells already and what is done by
// hand is none.
func TestWhatTheLineOnARoleAsksIsARequirement(t *testing.T) {
	t.Parallel()
	text := "# 冷库出租系统\n\n## 使用者\n\n- 租户：按天订库位、看温度曲线、续费。\n- 库管：每天 8:00 核对在库清单，年纪偏大。\n- 会计：负责账单审核；月底导出应收报表。\n- 保安：不登录系统，夜里巡逻。\n- 司机：由物流公司派，流动性很大。\n\n## 功能\n\n- 租户可以查看每个库位的温度曲线。\n- 温度超过上限时系统给库管发短信。\n"
	r := complete(t, fresh(), common("prd.md", text, "standard"), true)
	said := map[string]int{}
	for i := range r.Reqs.Requirements {
		q := &r.Reqs.Requirements[i]
		if len(q.Source.Lines) > 0 {
			said[q.Description[0].Text] = q.Source.Lines[0].From
		}
	}
	require.Equal(t, map[string]int{
		"租户必须能够查看每个库位的温度曲线。":    13,
		"温度超过上限时，系统必须给库管发短信。":   14,
		"租户必须能够按天订库位、续费。":       5,
		"库管必须能够每天 8:00 核对在库清单。": 6,
		"会计必须能够审核账单，月底导出应收报表。":  7,
	}, said)
}
