package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestACodeWithItsMeaning(t *testing.T) {
	t.Parallel()
	for row, want := range map[string][2]string{
		"409 `taken`: two boats ask at once.": {"409 `taken`", "two boats ask at once."},
		"`ERR_GONE` – the boat has left.":     {"`ERR_GONE`", "the boat has left."},
		"413：请求过大。":                           {"413", "请求过大。"},
		"nothing is said":                     {"", ""},
	} {
		code, meaning := codeAndMeaning(row)
		require.Equal(t, want, [2]string{code, meaning}, row)
	}
	require.True(t, succeeds("0", understanding.ListExit))
	require.False(t, succeeds("0", understanding.ListError))
	require.True(t, succeeds("204", understanding.ListError))
	require.False(t, succeeds("2", understanding.ListExit))
	require.True(t, passingStatus("503 gauge_silent"))
	require.False(t, passingStatus("409 taken"))
}
