package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatIsMeantByUs: a change breaks what the writers build, and not them.
func TestWhatIsMeantByUs(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Ledger", Product: "Ledger"}, "standard")
	for text, product := range map[string]bool{
		"a change of the producer that breaks us":  true,
		"a domain that they can point at us":       true,
		"the tills work without us":                true,
		"two carriers send us their tracking data": false,
		"customers look at us":                     false,
	} {
		said := w.OfHouse(text)
		require.NotContains(t, " "+said+" ", " us ", text)
		if product {
			require.Contains(t, said, w.Product, text)
		} else {
			require.NotContains(t, said, w.Product, text)
		}
	}
}
