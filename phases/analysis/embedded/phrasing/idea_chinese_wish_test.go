package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// How things are stands in front of what is wanted and is no part of it; whoever writes and
// says who they are does what nobody else is said to do.
func TestHowThingsAreIsNotWanted(t *testing.T) {
	t.Parallel()
	rules, err := LoadRules(templates.New(nil, ""))
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
	} {
		t.Run(c.text, func(t *testing.T) {
			t.Parallel()
			source := analysis.Source{Name: "idea.txt", Text: c.text, Plain: true}
			w := NewWork(analysis.Common{Lang: "zh", Depth: "standard", Source: source}, understanding.Understand(lex.Read(source), lex), nil, rules, NewWordIndex(c.text))
			require.Equal(t, c.want, statedIn(w.Understood), c.text)
		})
	}
}
