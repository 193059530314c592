package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What somebody tells of why something is done are pains, and no duties of the product.
func TestWhatIsToldOfWhyIsPain(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 订单中台\n\n先说为啥要搞：四个渠道的订单各在各的系统里，客服查一单要开四个后台。退款更乱，财务月底对账要三个人对五天。所以客服可以在一处查所有订单。\n\n## 功能\n\n- 客服可以退款。\n")
	require.Len(t, u.Problem, 2)
	var got []string
	for _, f := range u.Features {
		got = append(got, f.Text)
	}
	require.Len(t, got, 2, got)
	require.NotContains(t, got[0]+got[1], "四个后台")
}
