package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What stands in front of the kind of product is what it does first, whatever follows; how
// many use it and who writes is none.
func TestWhatStandsBeforeTheProductIsDone(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	lex := loadLexicons(t)
	for _, c := range []struct {
		text string
		want []string
	}{
		{"为仓管员开发一款只在温度超过30度时提示开窗的App,不收集仓管员的位置。", []string{"只在温度超过30度时提示开窗。", "不收集仓管员的位置。"}},
		{"给会计做一个自动核对发票的工具，不上传发票。", []string{"自动核对发票。", "不上传发票。"}},
		{"一个帮球队管理球衣借还的网页,20个人用,逾期一周自动发邮件催还。", []string{"管理球衣借还。", "逾期一周自动发邮件催还。"}},
		{"想给镇上的茶农做个卖茶叶的小程序，城里人可以认领一棵茶树。", []string{"卖茶叶。", "城里人可以认领一棵茶树。"}},
		{"我们是一家诊所,想要一个复诊提醒系统,医生不在时通知护士长。", []string{"复诊提醒。", "医生不在时通知护士长。"}},
		{"幼儿园想让家长提前一天请假，生病的孩子不能进园。", []string{"家长提前一天请假。", "生病的孩子不能进园。"}},
		{"做一个宠物店的小程序，主人能看洗澡照片，但看不到店员的备注。", []string{"主人能看洗澡照片。", "主人不能看到店员的备注。"}},
		{"做一个公司内部用的网页，支持导出报表。", []string{"导出报表。"}},
	} {
		source := analysis.Source{Name: "idea.txt", Text: c.text}
		w := NewWork(analysis.Common{Lang: "zh", Depth: "standard", Source: source}, understanding.Understand(lex.Read(source), lex), nil, rules, NewWordIndex(c.text))
		var got []string
		for _, f := range w.Understood.Features {
			got = append(got, f.Text)
		}
		require.Equal(t, c.want, got, c.text)
	}
}
