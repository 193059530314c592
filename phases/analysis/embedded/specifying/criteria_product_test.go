package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatTheWritersDoNotDoIsToldOfTheProduct: a criterion tests the product.
func TestWhatTheWritersDoNotDoIsToldOfTheProduct(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Shelf"}, "standard")
	for text, want := range map[string]string{
		"We do not convert prices with a rate.": "Shelf does not convert prices with a rate.",
		"We do not know the price.":             "We do not know the price.",
		"A member does not see the rate.":       "A member does not see the rate.",
	} {
		require.Equal(t, want, w.ofProduct(text), text)
	}
}
