package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAProgramInFrontIsAPart: what is installed in front of the service is a part of its own
// with the requirements that speak of it; pages alone are none.
func TestAProgramInFrontIsAPart(t *testing.T) {
	t.Parallel()
	g := designer(t, "zh", "报修系统", "业主在微信小程序里报修", "客服在网页上派单", "每晚导出账单")
	g.profile = "service"
	p := &parts{owner: map[string]int{}, sharing: map[string][]int{}}
	g.addClients(p)
	require.Len(t, p.rows, 2)
	require.Equal(t, "微信小程序", p.rows[0].Name)
	require.Equal(t, []int{0}, p.members[0])
	require.Equal(t, "网页端", p.rows[1].Name)
	require.Equal(t, []int{1}, p.members[1])

	g = designer(t, "zh", "报修系统", "客服在网页上派单")
	g.profile = "service"
	p = &parts{}
	g.addClients(p)
	require.Empty(t, p.rows)
}
