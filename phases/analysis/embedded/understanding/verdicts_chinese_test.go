package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestChineseVerdicts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, fact, why, want string }{
		{"吴工建议做志愿者实时定位，小李反对，说志愿者不愿意被盯着，最后决定不做实时定位，只记签收时间。", "实时定位。", "吴工建议做志愿者实时定位，小李反对，说志愿者不愿意被盯着。", "non_goal"},
		{"早餐不做。钱老师说人手不够，至少今年不做。", "早餐。", "人手不够，至少今年不做。", "non_goal"},
		{"对了我老公说要不要搞个网上商城卖颜料，我觉得先不搞，先把课管好。", "网上商城卖颜料。", "先把课管好。", "non_goal"},
		{"直播课也不要，我们疫情的时候搞过，效果很差。", "直播课。", "我们疫情的时候搞过，效果很差。", "non_goal"},
		{"退费的规则比较复杂，我回头让会计写给你，你先别做。", "退费的规则。", "比较复杂，我回头让会计写给你。", "non_goal"},
		{"会议决定暂不引入人脸识别，成本太高。", "人脸识别。", "成本太高。", "non_goal"},
		{"刘工问要不要支持批量导入，王经理说不用，数据量很小。", "批量导入。", "数据量很小。", "non_goal"},
		{"吴工问要不要支持一周连订，赵主任说要，老人嫌天天订麻烦，最多连订7天。", "支持一周连订，最多连订7天。", "", "feature"},
		{"发工资不用系统里发，我银行转账就行，你给我算好就可以。", "系统里发工资。", "我银行转账就行，你给我算好就可以。", "non_goal"},
		{"开发票不用在平台里开，我手工开就行。", "在平台里开发票。", "我手工开就行。", "non_goal"},
		{"考勤不用你们系统里打，我看着就行。", "考勤。", "我看着就行。", "non_goal"},
		{"账啊什么的就不要了，我老婆有本子。", "账啊什么的。", "我老婆有本子。", "non_goal"},
		{"电子签章这次先不做，成本太高。", "电子签章。", "成本太高。", "non_goal"},
		{"志愿者不做，由家属签收。", "早餐。", "", ""},
		{"系统要拦住，不是提醒一下就算了。", "系统要拦住，不是提醒一下就算了。", "", "feature"},
	} {
		u := understood(t, "# 助餐系统\n\n## 讨论\n\n- 老人可以用手机订餐。\n- "+c.text+"\n")
		got, why := "", ""
		for _, f := range u.Facts() {
			if f.Text == c.fact {
				got = f.Kind
			}
		}
		for _, n := range u.NonGoals {
			if n.Text == c.fact {
				why = n.Rationale
			}
		}
		require.Equal(t, c.want, got, c.text)
		require.Equal(t, c.why, why, c.text)
	}
}

func TestChineseOpenPointsNameWhoAsks(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, who string }{
		{"微信支付的手续费谁出？没有结论，郑会计找区里问。", "微信支付的手续费谁出？", "郑会计"},
		{"刘科没来，健康档案能不能从区平台直接取还不知道，会后赵主任去问。", "健康档案能不能从区平台直接取？", "赵主任"},
		{"旧卡的余额怎么退还不清楚，请陈工再确认。", "旧卡的余额怎么退？", "陈工"},
	} {
		u := understood(t, "# 助餐系统\n\n## 讨论\n\n- 老人可以用手机订餐。\n- "+c.text+"\n")
		require.Len(t, u.Questions, 1, c.text)
		require.Equal(t, c.want, u.Questions[0].Text)
		require.Equal(t, c.who, u.Questions[0].Owner)
	}
}

func TestWhatIsSettledByNowIsNotOpen(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 助餐系统\n\n参会人：赵主任、郑会计\n\n## 上次遗留\n\n1、子女代订：上次没定，本次定了，见下面第二部分。\n\n## 讨论\n\n郑会计：\n80岁以上每餐补4元，由系统计算。\n\n- 老人可以用手机订餐。\n")
	require.Empty(t, u.Questions)
	for _, f := range u.Features {
		require.NotContains(t, f.Text, "郑会计")
	}
}
