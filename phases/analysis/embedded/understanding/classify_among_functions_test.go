package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What somebody does is a function also under a heading of limits, where that stands among
// the functions; how a paper is tested is no trouble of today.
func TestDeedsUnderLimitsAmongTheFunctions(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Quay\n\n## Functional requirements\n\n### Costs\n\n- The treasurer sends the list to the bank.\n- A night costs 12 EUR.\n\n## Costs\n\n- The treasurer pays the server.\n\n## How we test\n\nTake a copy of the data, run the jobs, and compare the fees with the spreadsheet of accounting.\n")
	var features []string
	for i := range u.Features {
		features = append(features, u.Features[i].Text)
	}
	require.Equal(t, []string{"The treasurer sends the list to the bank."}, features)
	require.Empty(t, u.Problem)
}
