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

// The bound of the next measure does not bind the one in front of it.
func TestABoundBehindOrBelongsToTheNextMeasure(t *testing.T) {
	t.Parallel()
	ms := Measures("Reject files larger than 20 MB or longer than 10 minutes.")
	require.Len(t, ms, 2)
	require.Equal(t, []string{">", ">"}, []string{ms[0].Op, ms[1].Op})
	require.Equal(t, "20 MB or more", Measures("Files of 20 MB or more are cut.")[0].Text)
}
