package wording

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// An exponent is no number of its own, and neither is what it raises.
func TestPowersAreNoMeasures(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{
		"Balances up to ±10^18 units are exact.": 0,
		"Up to 2^16 rows fit into a sheet.":      0,
		"At most 12 rows fit into a sheet.":      1,
		"Standby current under 12 mA.":           1,
		"The threshold is 2.2 V.":                1,
	} {
		require.Len(t, Measures(text), want, text)
	}
}
