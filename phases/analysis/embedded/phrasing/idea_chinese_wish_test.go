package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// How things are stands in front of what is wanted and is no part of it; whoever writes and
// says who they are does what nobody else is said to do.
func TestHowThingsAreIsNotWanted(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	lex := loadLexicons(t)
	for _, c := range []struct {
		text string
		want []string
	}{
		{"我们花店现在靠微信群接单，经常漏单，希望做一个接单小程序，每天最多30单。", []string{"接单", "每天最多30单", "today: 我们花店现在靠微信群接单。", "today: 经常漏单。"}},
		{"培训机构想要一个排课软件：老师填空闲时间，教务排课。", []string{"老师: 填空闲时间", "教务: 排课"}},
		{"我是一名快递员，希望能在手机上记录每天的里程，没有网络的时候也能用。", []string{"快递员: 在手机上记录每天的里程", "没有网络的时候也能用"}},
		{"能不能做一个让邻居之间拼单买菜的东西？没成团自动退款。", []string{"邻居之间拼单买菜", "没成团自动退款"}},
		{"仓库每周要做的盘点，现在是纸质表格，想改成手机App，班组长拍照上传，安全员看汇总。", []string{"班组长: 拍照上传", "安全员: 看汇总", "today: 现在是纸质表格。"}},
		{"提供一个REST API，输入卡号返回是否合法，用Go写，QPS要到1000。", []string{"输入卡号返回是否合法"}},
		{"做个网页游戏，能悔棋，断线后30秒内可以重连。", []string{"能悔棋", "断线后30秒内可以重连"}},
		{"做一个派车网页，司机只能看自己的任务。", []string{"派车", "司机: 只能看自己的任务"}},
		{"写一个记账小程序，支持导出，希望有预算提醒。", []string{"记账", "导出", "有预算提醒"}},
		{"作为社区义工，我想在网上看到谁家需要送餐，并且可以接单。", []string{"社区义工: 在网上看到谁家需要送餐", "社区义工: 接单"}},
		{"用户可以用自然语言查询库存的内部工具，每次查询都要留日志。", []string{"用户: 用自然语言查询库存", "每次查询都要留日志"}},
		{"做一个交接班小程序，护士长签字，家属可以看到当天的记录但不能改。", []string{"护士长: 签字", "家属: 看到当天的记录", "家属不能改当天的记录"}},
		{"给现有的OA系统加一个用车申请，司机只能看自己的任务，看但不能改。", []string{"给现有的OA系统加一个用车申请", "司机: 只能看自己的任务", "司机不能改自己的任务"}},
		{"做一个药店库存管理系统，卖掉的自动扣库存，6月底前完成。", []string{"管理药店库存", "卖掉的自动扣库存"}},
		{"做个钉钉机器人，每天把没处理完的工单发到群里，可以加入备注。", []string{"每天把没处理完的工单发到群里", "加入备注"}},
	} {
		t.Run(c.text, func(t *testing.T) {
			t.Parallel()
			source := analysis.Source{Name: "idea.txt", Text: c.text, Plain: true}
			w := NewWork(analysis.Common{Lang: "zh", Depth: "standard", Source: source}, understanding.Understand(lex.Read(source), lex), nil, rules, NewWordIndex(c.text))
			require.Equal(t, c.want, statedIn(w.Understood), c.text)
		})
	}
}

// TestAThingToBeDoneIsNoDuty: 要 in front of what is done with a thing owes nothing.
func TestAThingToBeDoneIsNoDuty(t *testing.T) {
	t.Parallel()
	for clause, want := range map[string]int{"每天要做的点检": -1, "上课要打卡": len("上课"), "登录要新的密码": len("登录")} {
		at, _ := spokenDuty(clause)
		require.Equal(t, want, at, clause)
	}
}
