package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestChineseWishesSayWhatIsWanted: a wish for something named tells what it is, and what
// the product makes possible is asked of the product.
func TestChineseWishesSayWhatIsWanted(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ actor, text, want string }{
		{"", "支持批量打印书标。", "系统支持批量打印书标"},
		{"", "提供全天自助查询。", "系统提供全天自助查询"},
		{"", "余量校验：架上不足 2 本的不能外借。", "系统支持余量校验：架上不足 2 本的不能外借"},
		{"", "待办列表：按到期时间排序。", "有待办列表：按到期时间排序"},
		{"馆员", "馆员可以提供借阅证明。", "能提供借阅证明"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Actor: c.actor, Text: c.text})
		require.Equal(t, c.want, got.Want, c.text)
	}
}
