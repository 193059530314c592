package gates

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestMarkedLinesHold(t *testing.T) {
	t.Parallel()
	source := "# 选型\n| 支付渠道 | 待定,倾向前者 |\n| 部署 | 已定 |\nThe colour is TBD.\n"
	for _, c := range []struct {
		text, word string
		want       bool
	}{
		{"支付渠道：待定 `L2`", "待定", true},
		{"选型待定 `L1–3`", "待定", true},
		{"The colour: TBD `L1, L4`", "TBD", true},
		{"部署：待定 `L3`", "待定", false},
		{"部署：待定 `L99`", "待定", false},
		{"支付渠道：待定", "待定", false},
		{"支付渠道：待定 `inferred: rule:x`", "待定", false},
	} {
		require.Equal(t, c.want, markedLinesHold(source, c.text, c.word), c.text)
	}
}

func TestQuotesSentence(t *testing.T) {
	t.Parallel()
	source := "供应商待定,等采购部答复。\n| 待定 |\nThe colour is TBD.\n"
	for _, c := range []struct {
		text, word string
		want       bool
	}{
		{"供应商待定,等采购部答复。", "待定", true},
		{"The colour is TBD.", "TBD", true},
		{"待定", "待定", false},
		{"TBD", "TBD", false},
		{"负责人待定，等法务答复。", "待定", false},
		{"The owner is TBD.", "TBD", false},
	} {
		require.Equal(t, c.want, quotesSentence(source, c.text, c.word), c.text)
	}
}
