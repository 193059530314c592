package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A case in a Chinese idea stands with what is done in it, and things that are lent are
// nobody.
func TestAChineseIdeaTellsCasesAndThings(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	lex := loadLexicons(t)
	for text, want := range map[string]string{
		"给小区做个药品代领小程序，老人不会用手机的，由邻居代领，代领要发短信": "|老人不会用手机的，由邻居代领",
		"给活动室做预约，按小时收费，桌子和投影仪可以另外租":          "|桌子和投影仪可以另外租",
		"给活动室做预约，按小时收费，会员和家属可以提前一天约":         "会员和家属|提前一天约",
		"做一个门店小程序，会员能看积分":                    "会员|看积分",
	} {
		source := analysis.Source{Name: "idea.txt", Text: text}
		w := NewWork(analysis.Common{Lang: "zh", Depth: "standard", Source: source}, understanding.Understand(lex.Read(source), lex), nil, rules, NewWordIndex(text))
		var got []string
		for _, f := range w.Understood.Features {
			got = append(got, f.Actor+"|"+f.Name)
		}
		require.Contains(t, got, want, text)
	}
}
