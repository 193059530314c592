package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The office that an open point of a Chinese paper names has to answer it, and nobody whom
// the question itself asks about.
func TestTheOfficeThatHasToAnswer(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"供应商是否要开放接口？由采购部在 5 月底前答复。": "采购部",
		"赔偿价按原值还是按折旧价？由财务部确认。":      "财务部",
		"小样算不算违禁品，清单待保卫处确认。":        "保卫处",
		"押金是否计息？（需财务总监确认）":          "财务总监",
		"是否需要客服中心确认后才能退款？":          "",
		"价格由谁确认？":                   "",
	} {
		who := ""
		if m := officeAnswers().FindStringSubmatch(text); m != nil {
			who = m[1]
		}
		require.Equal(t, want, who, text)
	}
}
