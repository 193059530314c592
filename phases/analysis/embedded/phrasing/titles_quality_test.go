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

// What "we" or "it" must do within a number is called by the deed; a number that nobody
// does anything within by its class.
func TestAQualityIsCalledByItsDeed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	for _, c := range []struct{ text, target, want string }{
		{"We must be able to roll back within 5 minutes and without losing a berth.", "within 5 minutes", "Roll back within 5 minutes and without losing a berth"},
		{"It must open within 2 seconds.", "within 2 seconds", "Open within 2 seconds"},
		{"It must be there within 2 seconds.", "within 2 seconds", "Operation: within 2 seconds"},
		{"We must expect 200 boats a day.", "200 boats a day", "Operation: 200 boats a day"},
	} {
		require.Equal(t, c.want, w.QualityTitle(&understanding.QualityFact{Class: "O", Text: c.text, Target: c.target}), c.text)
	}
}
