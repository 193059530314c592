package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What stands behind the name of the product and in front of a thing is what it does,
// also where the name is a verb or the deed a noun.
func TestTheDeedBehindTheNameOfTheProduct(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Nudge"}, "standard")
	w.Product = "Nudge"
	for text, want := range map[string]string{
		"Nudge syncs open invoices from Xero every hour": "syncs",
		"Nudge syncs invoices every hour":                "syncs",
		"Nudge reports show the totals":                  "show",
		"Nudge reports are kept":                         "are",
		"Nudge exports for the bank":                     "",
		"Nudge links and tags":                           "",
	} {
		c, _ := w.ParseClause(text)
		require.Equal(t, want, c.Verb, text)
	}
	require.Contains(t, criteriaOf(t, "en", "Nudge", "We sync open invoices from the ledger every hour.")[0], "Nudge syncs open invoices from the ledger")
}
