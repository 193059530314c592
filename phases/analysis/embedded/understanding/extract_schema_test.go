package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Columns that a migration adds to "the two tables" belong to both, and not to the
// table that was named last.
func TestColumnsOfTwoTables(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Currencies\n\n## Today\n\n- table `invoices` has `total_cents bigint`\n- table `invoice_lines` has `amount_cents`\n\n## Features\n\n- Limits per currency, in the table `dunning_limits`.\n\n## Migration\n\nThe two tables have 38 million rows.\n\n- step 1: add nullable columns `currency`, `rate_to_eur`\n")
	got := map[string][]string{}
	for _, e := range u.Entities {
		for _, f := range e.Fields {
			got[e.Name] = append(got[e.Name], f.Name)
		}
	}
	require.Equal(t, map[string][]string{"invoices": {"total_cents", "currency", "rate_to_eur"}, "invoice_lines": {"amount_cents", "currency", "rate_to_eur"}}, got)
}
