package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatStandsBehindATableOfPeopleIsNotOfItsLastRow(t *testing.T) {
	t.Parallel()
	u := understood(t, prdHead+"## 用户角色\n\n| 角色 | 人数 | 主要诉求 |\n|---|---|---|\n| 客人 | 日均 780 人 | 知道下一步去哪 |\n| 护士长 | 3 人 | 看运营数据 |\n\n60 岁以上的客人占 27%，其中大约三成不用智能手机。\n")
	require.Len(t, u.Actors, 2)
	require.NotContains(t, u.Actors[1].Role, "60 岁")
}

func TestASystemOfATableIsNamedOnce(t *testing.T) {
	t.Parallel()
	u := understood(t, prdHead+"## 功能\n\n- 前台扫码后，系统从体检管理系统拉取当天的导检单。\n\n## 接口与外部系统\n\n| 外部系统 | 方向 | 内容 | 方式 |\n|---|---|---|---|\n| 体检管理系统（天健 PES 6.2） | 双向 | 导检单、项目状态 | WebService |\n| 微信开放平台 | 写 | 订阅消息 | HTTPS |\n")
	require.Len(t, u.Integrations, 2)
	require.Equal(t, "双向", u.Integrations[0].Direction)
}

func TestWhoKeepsTheMinutesUsesNothing(t *testing.T) {
	t.Parallel()
	u := understood(t, "约车系统碰头会纪要\n\n参加：马校长、外包技术小杜、产品 林霜（记录）\n\n一、讨论\n\n- 学员可以换一次教练。\n")
	for _, a := range u.Actors {
		require.NotEqual(t, "产品", a.Name)
	}
}
