package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A word for what hurts is none where somebody works on it.
func TestWhatIsWorkedOnHurtsNobody(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"店长每天看本店的单量和投诉。": "feature",
		"馆员审批报废的图书。":     "feature",
	} {
		got := factsByText(t, "# 书架\n\n## 功能\n\n- 馆员可以借书。\n\n"+text+"\n")
		require.Equal(t, want, got[text], "%s %v", text, got)
	}
}

// Who asks for a product is not what it is called, and the wish to have it not what it does.
func TestWhoAsksIsNoName(t *testing.T) {
	t.Parallel()
	u := Understand(readText("我们是连锁洗衣店，12 家门店，一家中央工厂。想做个洗衣订单系统：顾客在小程序下单，骑手上门取件。洗好以后骑手送回，顾客签收。\n", true), loadLexicons(t))
	require.Equal(t, "洗衣订单系统", u.Product)
	require.NotEmpty(t, u.Features)
	require.NotContains(t, u.Features[0].Text, "想做个")
}
