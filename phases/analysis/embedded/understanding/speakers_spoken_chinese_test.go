package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Who was there may be told behind when and where, and what each of them wishes is told without them.
func TestWhoCameWishesWithoutTheirNames(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 订单中台改造 碰头会记录\n\n周四下午，B 座小会议室。来的人：老褚（后端）、仓配的魏姐、客服的丹丹、财务 Lily。\n\n## 定下来的\n\n- 客服可以查询订单。\n\n## 大家的愿望\n\n丹丹：最好能一个页面看到客户所有渠道的订单；如果能自动识别催发货的话术就更好了。\n魏姐：希望仓库能看到未来三天的预计单量。\nLily：对账差异要能一键导出。\n")
	var got []string
	for _, f := range u.Features {
		got = append(got, f.Priority+" "+f.Text)
	}
	require.Equal(t, []string{
		" 客服可以查询订单。", "should 一个页面看到客户所有渠道的订单。", "could 自动识别催发货的话术。",
		"should 仓库能看到未来三天的预计单量。", " 对账差异要能一键导出。",
	}, got)
}
