package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestASystemThatComesByItselfIsNotCalled tells systems that call, pull or push from
// those that the product calls.
func TestASystemThatComesByItselfIsNotCalled(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang          specs.Lang
		name, purpose string
		want          bool
	}{
		{"en", "tillhub", "`tillhub` and `kiosk` call `POST /sales` and read the answer.", true},
		{"en", "kiosk", "`tillhub` and `kiosk` call `POST /sales` and read the answer.", true},
		{"en", "Warehouse", "The Warehouse pulls the stock every night.", true},
		{"en", "Fleetbox", "Fleetbox posts each position to a webhook.", true},
		{"en", "Labsys", "Lab results come from Labsys through its OData feed.", false},
		{"en", "Sage", "Invoices are sent to Sage, which calls them vouchers.", false},
		{"en", "Mollie", "Card payments are handled by Mollie.", false},
		{"en", "Stockroom", "Stockroom sends the counts and gets the orders back, both ways.", false},
		{"zh", "仓库系统", "仓库系统会来拉库存数据。", true},
		{"zh", "收银台", "收银台能推 webhook。", true},
		{"zh", "金蝶", "每晚把收费明细推送到金蝶。", false},
		{"zh", "企业微信", "通过企业微信推送提醒。", false},
		{"zh", "门禁系统", "业主身份从门禁系统取。", false},
	} {
		w := handMade(t, &understanding.Understanding{
			Lang: c.lang, Product: "Shop",
			Integrations: []understanding.IntegrationFact{{Name: "tillhub"}, {Name: "kiosk"}, {Name: c.name, Purpose: c.purpose, Source: specs.FromLines(3, 3)}},
		}, "standard")
		require.Equal(t, c.want, w.CallsIn(&specs.Integration{Name: c.name, Purpose: c.purpose, Source: specs.FromLines(3, 3)}), c.purpose)
	}
}
