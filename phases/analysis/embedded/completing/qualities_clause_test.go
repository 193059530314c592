package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestANumberStandsWithItsOwnClause leaves a label and the clause before out of the
// name of a measure, and keeps what only looks like them.
func TestANumberStandsWithItsOwnClause(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ferry"}, "standard")
	for name, want := range map[string]string{
		"Data stays in the port, tickets are kept":    "Tickets are kept",
		"Retention: tickets are kept":                 "Tickets are kept",
		"Tickets, passes and vouchers are kept":       "Tickets, passes and vouchers are kept",
		"Crossing time: median":                       "Crossing time: median",
		"The gate opens: passengers are counted":      "The gate opens: passengers are counted",
		"The list opens (labels, numbers are loaded)": "The list opens (labels, numbers are loaded)",
	} {
		require.Equal(t, want, w.ownClause(name), name)
	}
}
