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

// Every hour of the week is a name, not seven times something.
func TestAroundTheClockIsNoMeasure(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{
		"热线 7×24 小时有人接听。":             0,
		"The helpdesk answers 24x7.":  0,
		"热线 7×24 小时有人接听，30 秒内应答。":     1,
		"The new index is 7× faster.": 1,
	} {
		require.Len(t, Measures(text), want, text)
	}
}
