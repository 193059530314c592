package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A goal that begins with what is to be done counts the share that it is done of.
func TestAShareToDoCountsWhatIsDone(t *testing.T) {
	t.Parallel()
	r := complete(t, fresh(), common("plots.md", "# PlotBook\n\nAn app for an allotment association.\n\n## Goals\n\n- Collect 95% of annual fees by 31 January (last year: 71%).\n- Bring unexplained water loss below 5% (2024: 12%).\n\n## Features\n\n- Members pay fees by card.\n", "standard"), true)
	require.Equal(t, "Annual fees collected", r.Brief.Goals[0].Metric)
	require.Equal(t, "Unexplained water loss", r.Brief.Goals[1].Metric)
}
