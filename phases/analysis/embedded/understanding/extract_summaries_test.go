package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A list that names what the paper states one by one is no requirement of its own; what
// it says of the importance is said of what it names.
func TestSummariesOfRequirementsAreNoRequirements(t *testing.T) {
	t.Parallel()
	const told = "# Linen\n\nLinen is a rental platform for laundries.\n\n## Functional Requirements\n\n- **FR-1:** Hotels can order linen online.\n- **FR-2:** Drivers scan trolleys by RFID.\n- **FR-3:** Hotels can dispute a delivery within 48 hours.\n- **FR-4:** Invoices are generated monthly.\n\n"
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"numbers by labels":      {told + "## Prioritization\n\n- **Must:** FR-1, FR-2\n- **Should:** FR-3\n- **Could:** FR-4\n", []string{"FR-1 must", "FR-2 must", "FR-3 should", "FR-4 could"}},
		"numbers in a table":     {told + "## MoSCoW\n\n| Priority | Requirements |\n|---|---|\n| Must | FR-1 to FR-3 |\n| Could | FR-4 |\n", []string{"FR-1 must", "FR-2 must", "FR-3 must", "FR-4 could"}},
		"numbers below headings": {told + "## Prioritization (MoSCoW)\n\n### Must Have\n\n- Ordering (FR-1)\n- FR-2\n\n### Should Have\n\n- FR-3, FR-4\n", []string{"FR-1 must", "FR-2 must", "FR-3 should", "FR-4 should"}},
		"numbers in Chinese":     {"# 布草\n\n## 功能需求\n\n- FR-1：酒店可以在线下单。\n- FR-2：司机用 RFID 扫描笼车。\n- FR-3：酒店可以在 48 小时内对配送提出异议。\n\n## 优先级\n\n- 必须有：FR-1、FR-2\n- 应该有：FR-3\n", []string{"FR-1 must", "FR-2 must", "FR-3 should"}},
		"names by labels":        {told + "## MoSCoW Summary\n\n- **Must have:** ordering, scanning, a public API\n- **Should have:** disputes, monthly invoices\n- **Won't have (this release):** route optimisation, a customer app\n", []string{"FR-1", "FR-2", "FR-3", "FR-4", " must A public API."}},
		"names in scope":         {told + "## Scope\n\n### In scope\n\n- Online ordering\n- RFID scanning of trolleys\n- Dispute handling\n- Monthly invoicing\n- Stocktaking in hotels\n", []string{"FR-1", "FR-2", "FR-3", "FR-4", "  Stocktaking in hotels."}},
		"nothing else is told":   {"# Linen\n\n## Scope\n\n### In scope\n\n- Online ordering\n- RFID scanning of trolleys\n- Dispute handling\n- Monthly invoicing\n", []string{"  Online ordering.", "  RFID scanning of trolleys.", "  Dispute handling.", "  Monthly invoicing."}},
	} {
		u := Understand(readText(c.text, false), loadLexicons(t))
		var got []string
		for _, f := range u.Features {
			switch {
			case f.Ref == "":
				got = append(got, f.Ref+" "+f.Priority+" "+f.Text)
			case f.Priority == "":
				got = append(got, f.Ref)
			default:
				got = append(got, f.Ref+" "+f.Priority)
			}
		}
		require.ElementsMatch(t, c.want, got, name)
	}
}
