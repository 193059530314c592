package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What is done with data at run time is asked for also where it stands among limits and
// systems; what the product is made of is not.
func TestWhatIsDoneWithDataIsAskedFor(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want []string
		not  []string
	}{
		{"## 五、技术\n\n门禁系统是海康的，读者身份从门禁系统取，不另外注册。数据库用 MySQL。\n", []string{"系统从门禁系统取读者身份，不另外注册。"}, []string{"数据库用 MySQL。"}},
		{"## 定下来的\n\n- 退款 24 小时内原路退回，失败的进人工队列，不许悄悄吞掉。\n", []string{"退款 24 小时内原路退回，失败的进人工队列，不许悄悄吞掉。"}, nil},
		{"## 六、约束\n\n订单数据留 5 年，日志留 180 天。\n", []string{"订单数据必须留 5 年，日志留 180 天。"}, nil},
		{"## 六、约束\n\n1. 评论内容须过市里的内容安全接口。\n2. 预算 20 万元。\n", []string{"评论内容须过市里的内容安全接口。"}, []string{"预算 20 万元。"}},
		{"## 五、其他要求\n\n- 罚款走微信支付和市民卡；学籍信息从市教委平台接口获取。\n- 部署在区政务云。\n", []string{"罚款走微信支付和市民卡。", "系统从市教委平台接口获取学籍信息。"}, []string{"部署在区政务云。"}},
		{"## 六、接口要求\n\n| 外部系统 | 方向 | 内容 | 方式 |\n|---|---|---|---|\n| 省馆联网平台 | 双向 | 读者黑名单 | WebService，每小时一次 |\n| 编目系统（CAT） | 接收 | 编目结果 | HTTP |\n", []string{"与省馆联网平台交换读者黑名单，每小时一次。", "系统从编目系统（CAT）接收编目结果。"}, nil},
	} {
		var got []string
		u := understood(t, "# 图书馆系统\n\n## 一、功能\n\n- 读者可以预约图书。\n\n"+c.text)
		for _, f := range u.Features {
			got = append(got, f.Text)
		}
		for _, rule := range u.Rules {
			got = append(got, rule)
		}
		for _, want := range c.want {
			require.Contains(t, got, want, c.text)
		}
		for _, not := range c.not {
			require.NotContains(t, got, not, c.text)
		}
	}
}

// A system with a row for each direction is asked for in both, as often as the rows say.
func TestBothDirectionsOfASystemAreAskedFor(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 图书馆系统\n\n## 一、功能\n\n- 读者可以预约图书。\n\n## 六、外部接口\n\n| 系统 | 方向 | 内容 | 频率 |\n|---|---|---|---|\n| 教务 | 入 | 学生名册 | 每日 2:00 |\n| 资产系统 | 入 | 设备台账变更 | 每小时 |\n| 资产系统 | 出 | 维修费用 | 每日 3:00 |\n| 企业微信 | 双向 | 消息 | 实时 |\n")
	var got []string
	for _, f := range u.Features[1:] {
		got = append(got, f.Text)
	}
	require.ElementsMatch(t, []string{"系统从教务接收学生名册，每日 2:00。", "系统从资产系统接收设备台账变更，每小时一次。", "系统把维修费用发送给资产系统，每日 3:00。", "与企业微信交换消息。"}, got)
	require.Equal(t, "设备台账变更（每小时一次）；维修费用（每日 3:00）。", u.Integrations[1].Purpose)
}

// Who does not use the product is none of its users.
func TestWhoStaysOutIsNoUser(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 图书馆系统\n\n## 谁来用\n\n- 读者：预约图书。\n- 馆员：登记图书。\n\n校医院的医生只提供防疫建议，不登录系统。\n\n## 功能\n\n- 读者可以预约图书。\n")
	for _, a := range u.Actors {
		require.NotContains(t, a.Name, "医生")
	}
}

// A state that holds a thing up is reached from where it would have gone on.
func TestAStateThatHoldsAThingUpIsReached(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 图书馆系统\n\n## 功能\n\n- 状态：planned → loading → shipped，没付清的叫 on_hold，财务放行之前不能 shipped\n\n## 数据\n\nOrder: id, status\n")
	var got []string
	for _, e := range u.Entities {
		for _, s := range e.Transitions {
			got = append(got, s.From+" "+s.To+" "+s.Event)
		}
	}
	require.Contains(t, got, "loading on_hold 没付清")
	require.Contains(t, got, "on_hold shipped 财务放行")
}
