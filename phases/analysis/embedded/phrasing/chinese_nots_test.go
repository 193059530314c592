package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A 不 inside a word forbids nothing, and the word that binds never stands inside a thing.
func TestTheWordThatBindsStandsBeforeADeedOrNowhere(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{
		Lang: specs.Chinese, Title: "对账平台", Product: "对账平台", Actors: []understanding.ActorFact{{Name: "店员"}, {Name: "客户"}},
		Features: []understanding.FeatureFact{{Name: "对账", Text: "店员可以对账。", Source: specs.FromLines(9, 9)}},
	}, "standard")
	for _, c := range []struct{ text, want string }{
		{"支付通道不可用时，改为挂账", "对账平台必须保证：支付通道不可用时，改为挂账"},
		{"打印机不可用时提示店员换一台", "打印机不可用时，对账平台必须提示店员换一台"},
		{"差异率不一致的单子标红", "对账平台必须保证：差异率不一致的单子标红"},
		{"我们不要求客户升级", "对账平台必须保证：我们不要求客户升级"},
		{"核对一致才可以关账", "核对一致才可以关账"},
		{"客户不需要注册", "对账平台必须保证：客户不需要注册"},
		{"店员不可修改账单", "店员不得修改账单"},
		{"3 天不评默认好评", "对账平台必须保证：3 天不评默认好评"},
		{"旺季不可能停机", "对账平台必须保证：旺季不可能停机"},
		{"8 台旧机导不出来，只能店员抄", "对账平台必须保证：8 台旧机导不出来，只能店员抄"},
		{"店员可重打小票，同一单最多重打 3 次", "店员必须能够重打小票，同一单最多重打 3 次"},
		{"欠费的店不要让他下单", "欠费的店不得让他下单"},
		{"写入速度不低于每秒 3 万条", "对账平台必须保证：写入速度不低于每秒 3 万条"},
	} {
		require.Equal(t, c.want, w.ChineseModal(c.text, specs.Must, false))
	}
}

// 会 behind an adverb gives way to the word that binds; 工会 keeps it.
func TestTheWordThatBindsReplacesWill(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "对账平台", Product: "对账平台"}, "standard")
	out, _ := w.BindRule("业务错误也会返回对应的状态码", "必须")
	require.Equal(t, "业务错误也必须返回对应的状态码", out)
	require.Equal(t, "工会必须按月审核", w.withoutWill("工会必须按月审核", "必须"))
}
