package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A case without what holds in it is no title of a quality.
func TestAQualityIsNotCalledByItsCase(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	for _, c := range []struct{ name, text, want string }{
		{"If the quay loses its network connection", "If the quay loses its network connection, skippers with a ticket can still pass for at least 6 hours.", "Skippers with a ticket can still pass for at least 6 hours"},
		{"After the loss of one server the quay is back within 30 minutes", "After the loss of one server the quay is back within 30 minutes.", "After the loss of one server the quay is back within 30 minutes"},
	} {
		require.Equal(t, c.want, w.QualityTitle(&understanding.QualityFact{Class: "R", Name: c.name, Text: c.text}))
	}
}
