package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// understood reads a Chinese document.
func understood(t *testing.T, text string) *understanding.Understanding {
	t.Helper()
	return understanding.Understand(loadLexicons(t).Read(analysis.Source{Text: text}), loadLexicons(t))
}

func TestChineseQualitiesKeepTheirWholeMeasure(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"高峰是开学那天，一小时大约 500 单，首页打开不超过 3 秒。", "一小时大约 500 单"},
		{"高峰在春节前后，一小时大约 500 单，首页打开不超过 3 秒。", "不超过 3 秒"},
		{"下单失败率超过 3% 持续 10 分钟时短信告警。", "超过 3% 持续 10 分钟"},
		{"温度超过 8 ℃ 后 30 秒内告警。", "30 秒内"},
		{"搜索接口 95% 的请求在 300 毫秒内返回。", "300 毫秒内"},
	} {
		u := understood(t, "# 码头系统\n\n码头系统管理泊位。\n\n## 质量要求\n\n- "+c.text+"\n")
		require.NotEmpty(t, u.Qualities, c.text)
		w := handMade(t, u, "standard")
		var got []string
		for i := range u.Qualities {
			for _, target := range w.statedNFR(&u.Qualities[i]).Targets {
				got = append(got, target.Metric, target.Target)
			}
		}
		require.Contains(t, strings.Join(got, "|"), c.want, c.text)
		require.NotContains(t, got, "一小时", c.text)
	}
}

func TestChineseStatesOfWorkUnderWayAreSteps(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ states, want string }{
		{"待受理 已派单 维修中 待验收 已完成 已取消", "待受理→已派单 已派单→维修中 维修中→待验收 待验收→已完成 待受理→已取消"},
		{"可借 借出 维修", "可借→借出 可借→维修"},
		{"待付款 已发货 退款中 已退款", "待付款→已发货 待付款→退款中 已发货→已退款"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "码头", Product: "码头"}, "standard")
		e := specs.Entity{Name: "单子", States: strings.Fields(c.states)}
		w.completeEntity(&dataModel{}, &e)
		var got []string
		for _, s := range e.Transitions {
			got = append(got, s.From+"→"+s.To)
		}
		require.Equal(t, c.want, strings.Join(got, " "))
	}
}

func TestAChineseRuleIsQuotedWhole(t *testing.T) {
	t.Parallel()
	got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: "考场从题库随机抽题，相邻两人的题目重复率不超过 30%。"})
	require.Contains(t, strings.Join(got.Criteria, "\n"), "相邻两人的题目重复率都没有超过 30%")
}

func TestTheWordOfAServerIsNotParted(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"服务器操作系统用麒麟 V10，数据库用达梦 8。", "服务员按桌号看订单。", "系统管理员按部门看日志。"} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: text})
		require.NotRegexp(t, "(服务|系统)必须(能够)?(器|员|管理员)", strings.Join(got.Description, "\n"), text)
	}
	got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: "系统按血型和效期指定货位。"})
	require.Contains(t, got.Description[0], "系统必须按血型")
}

func TestChineseTimesAreTestedForWhatTheySay(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, not string }{
		{"科室提交申请后，系统 10 分钟内没有人处理就再次提醒值班人员。", "不足 10 分钟不会再次提醒值班人员", "实测耗时"},
		{"到场前填写征询表，签名后 24 小时内有效。", "签名后未满 24 小时仍然有效，满 24 小时后失效", "届满前已经完成"},
		{"刷卡、刷脸、报号码，三种方式都可以取餐，单人不超过 5 秒。", "不超过 5 秒", "尝试违反"},
		{"每人最多借 3 件，超出时不能再借。", "", "实测耗时"},
		{"连续两顿没有取餐也没有取消，系统给网格员派一条上门任务。", "", "恰好这 5 个消失"},
		{"连续两顿没有取餐，系统给网格员派一条任务，两小时没处理就打电话给值班室。", "没处理未满两小时，不会打电话给值班室", "条件持续"},
		{"系统把单子派给船员，船员 15 分钟不接就转给下一个。", "船员不接未满 15 分钟，不会转给下一个", "条件持续"},
		{"管理员每天 9:00 看当天份数。", "", "恰好执行 1 次"},
		{"每天 9:00 生成当天份数。", "到 9:00 时，生成当天份数，恰好 1 次，8:59 时还没有", "看到"},
	} {
		got := strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text}).Criteria, "\n")
		require.Contains(t, got, c.want, c.text)
		require.NotContains(t, got, c.not, c.text)
	}
}

func TestWhatDidNotHappenIsTheConditionOfWhatTheSystemDoes(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, title, bound string }{
		{"连续两顿没有取餐也没有取消，系统给网格员派一条上门任务。", "给网格员派一条上门任务", "连续两顿没有取餐也没有取消，系统必须给网格员派一条上门任务。"},
		{"三天未登录，系统发短信提醒。", "发短信提醒", "三天未登录，系统必须发短信提醒。"},
		{"科室提交申请后，系统 10 分钟内没有人处理就再次提醒值班人员。", "10 分钟内没有人处理时再次提醒值班人员", "科室提交申请后，10 分钟内没有人处理的，书架必须再次提醒值班人员。"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		require.Contains(t, got.Title, c.title)
		require.Contains(t, got.Description[0], c.bound)
	}
}
