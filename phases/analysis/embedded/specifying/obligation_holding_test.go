package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The word that binds belongs to what is demanded and not to the clause that says when it holds.
func TestTheClauseThatSaysWhenIsNotDemanded(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	for text, want := range map[string]bool{
		"Until the scanner MUST be installed, calls wait up to 20 s":       true,
		"Given Ben MUST NOT confirm within 7 days, both get a reminder":    true,
		"Given Ben MUST NOT confirm within 7 days":                         true,
		"Until the payment is confirmed, the order MUST stay open":         false,
		"Given an unknown barcode, then the member MUST be able to type":   false,
		"The order MUST stay open until the payment is confirmed":          false,
		"Until the order MUST be paid, the shop MUST keep the goods apart": false,
	} {
		require.Equal(t, want, w.bindsHolding(text), text)
	}
}
