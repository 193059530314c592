package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestAQuotationIsTheSourcesOwn: a statement that was worded anew is quoted as the source has
// it, and what stands there word by word stays.
func TestAQuotationIsTheSourcesOwn(t *testing.T) {
	t.Parallel()
	w := &Work{Understood: &understanding.Understanding{Lang: "en"}, Language: "en", Asked: &Memory{}}
	w.Source = analysis.Source{Text: "# Portal\n\n- They live in Zendesk. The customer finds the order by order number, **without** an account.\n| FR-1 | We sync invoices every hour. | Must |\n"}
	for _, c := range []struct{ text, want string }{
		{"the customer MUST be able to find the order by order number, without an account.", "The customer finds the order by order number, without an account."},
		{"Agents live in Zendesk.", "They live in Zendesk."},
		{"the customer finds the order by order number", "the customer finds the order by order number"},
		{"Nothing of this stands there.", "Nothing of this stands there."},
	} {
		require.Equal(t, c.want, w.Verbatim(c.text, specs.FromLines(3, 3)))
	}
	require.Equal(t, "We sync invoices every hour.", w.Verbatim("Nudge syncs invoices every hour.", specs.FromLines(4, 4)))
}
