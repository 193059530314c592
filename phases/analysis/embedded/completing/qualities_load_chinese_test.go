package completing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestALimitStandsBehindItsLoad: of two numbers the one that bounds is the target, and under which load
// it holds belongs to what is measured.
func TestALimitStandsBehindItsLoad(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ clause, measured, limit string }{
		{"200 个用户同时在线时接口 P95 响应时间小于 800 毫秒", "200 个用户同时在线时接口 P95 响应时间", "小于 800 毫秒"},
		{"排产看板打开时间不超过 2 秒", "", ""},
		{"95% 的请求在 300 毫秒内返回", "", ""},
	} {
		measured, limit := underLoad(c.clause)
		require.Equal(t, c.measured, measured, c.clause)
		require.Equal(t, c.limit, limit, c.clause)
	}
}
