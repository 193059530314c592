package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestARateTableIsARule: what the product computes by is what it does; a single price and
// the sums of a contract are not.
func TestARateTableIsARule(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		text string
		want bool
	}{
		{"60–69岁每次减5元，70岁以上每次减8元", true},
		{"每迟到一次扣 20 元，每旷工一天扣 100 元", true},
		{"普通会员每单返1%，金卡会员每单返3%", true},
		{"每餐收 12 元", false},
		{"每人每天发 2 次提醒，每周发 1 次汇总", false},
		{"外包报价每人天收 900 元，每增加一人收 800 元", false},
		{"每个月的服务器费用不超过 300 元，每年维护费不超过 2000 元", false},
		{"every meal adds 2 yuan, every supper adds 4 yuan", false},
	} {
		u := understood(t, "# 工具\n\n一个工具。\n")
		require.Equal(t, tt.want, u.Lex.rates(tt.text), tt.text)
	}
}
