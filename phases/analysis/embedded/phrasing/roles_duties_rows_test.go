package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestARowOfDeedsOfARoleIsNotAskedForTwice: what the line on a role sums up, and a statement or an
// exchange with a system tells, is no requirement of its own; what nothing else tells is one.
func TestARowOfDeedsOfARoleIsNotAskedForTwice(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, role, want string }{
		{"库管员", "每天记录在库数、破损、丢失", ""},
		{"库管员", "每天记录在库数、湿度、丢失", "每天记录在库数、湿度、丢失"},
		{"库管员", "在收货点核对单据、拍照、登记", "在收货点核对单据"},
		{"会计", "对账、处理退款", ""},
		{"会计", "对账、开票", "开票"},
		{"家属", "看有没有丢失、开票", "看有没有丢失、开票"},
	} {
		w := handMade(t, &understanding.Understanding{
			Lang: "zh", Product: "云仓",
			Actors: []understanding.ActorFact{{Name: row.name, Role: row.role, Source: specs.FromLines(3, 3)}},
			Features: []understanding.FeatureFact{
				{Name: "提交盘点结果", Text: "库管员每日提交盘点结果，按区录入在库数、破损数、丢失数。", Source: specs.FromLines(9, 9)},
				{Name: "登记时拍照", Text: "登记时必须拍 2 张照片。", Source: specs.FromLines(10, 10)},
				{Name: "发起退款", Text: "会计可以发起退款。", Source: specs.FromLines(11, 11)},
			},
			Integrations: []understanding.IntegrationFact{{Name: "微信支付", Purpose: "每天拉取账单对账。", Source: specs.FromLines(20, 20)}},
		}, "standard")
		got := ""
		if n := len(w.Understood.Features); n > 3 {
			got = w.Understood.Features[n-1].Want
		}
		require.Equal(t, row.want, got, row.role)
	}
}
