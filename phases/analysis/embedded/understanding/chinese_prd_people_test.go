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

// A full list of users leaves out who decides; two sentences that show a role at work, or one that names it beside
// a listed one, make it one of them. One sentence that speaks of somebody does not.
func TestARoleAtWorkAgainAndAgainIsOneOfTheUsers(t *testing.T) {
	t.Parallel()
	const listed = "## 用户角色\n\n| 角色 | 说明 |\n|---|---|\n| 调度员 | 派车 |\n| 罐车司机 | 送货 |\n| 试验员 | 抽检 |\n| 结算员 | 对账 |\n\n## 功能需求\n\n"
	for _, c := range []struct {
		features string
		want     []string
	}{
		{"- 剩料超过 1 方的须站长审批。\n- 站长维护本站车辆、司机档案。\n", []string{"站长"}},
		{"- 发货单由站长作废后重开。\n- 调度员可以派车，站长审核派车单。\n", []string{"站长"}},
		{"- 站长维护本站车辆档案。\n- 结算员导出对账单。\n", nil},
		{"- 调度员只能看本站的数据，结算员和总部领导可看全部站点。\n", []string{"总部领导"}},
	} {
		var got []string
		for _, a := range understood(t, prdHead+listed+c.features).Actors[4:] {
			got = append(got, a.Name)
		}
		require.Equal(t, c.want, got, c.features)
	}
}

func TestWhoKeepsTheMinutesUsesNothing(t *testing.T) {
	t.Parallel()
	u := understood(t, "约车系统碰头会纪要\n\n参加：马校长、外包技术小杜、产品 林霜（记录）\n\n一、讨论\n\n- 学员可以换一次教练。\n")
	for _, a := range u.Actors {
		require.NotEqual(t, "产品", a.Name)
	}
}

func TestStatesInBracketsBehindWhatIsShown(t *testing.T) {
	t.Parallel()
	u := understood(t, prdHead+"## 功能\n\n- 罐车 GPS 每 30 秒上报一次位置，调度大屏显示车辆状态（待装、在途、到场、卸料、返程）。\n")
	require.Len(t, u.Entities, 1)
	require.Equal(t, "车辆", u.Entities[0].Name)
	require.Len(t, u.Entities[0].States, 5)
}
