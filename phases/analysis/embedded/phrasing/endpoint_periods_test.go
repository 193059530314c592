package phrasing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAPathThatEndsInAnAdjectiveNamesItsThing: "daily" alone is nothing that can be
// read, and what is small is told by the noun behind it.
func TestAPathThatEndsInAnAdjectiveNamesItsThing(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Pier", Product: "Pier"}, "standard")
	for path, want := range map[string]string{
		"reports/daily":    "read the daily report",
		"shifts/{id}":      "read a shift",
		"invoices/overdue": "list overdue invoices",
		"readings/latest":  "read the latest reading",
	} {
		require.Equal(t, want, w.ActOf("GET", strings.Split(path, "/")))
	}
	require.Equal(t, "crate", w.objectOf("pack a small, flat crate for the ferry"))
}
