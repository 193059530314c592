package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
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
}

func TestACodeOfAFailureThatPasses(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	g := New(handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Harbour"}, "standard"), d, specs.Brief{}, analysis.RequirementsOutput{}, nil)
	for row, passes := range map[string]bool{
		"503 `gauge_silent`: the gauge gives no value.": true,
		"`LOCK_TIMEOUT` – another run is at it":         true,
		"`E12`: the gauge cannot be reached.":           true,
		"409 `taken`: two boats ask at once.":           false,
		"2: the plan has 503 faults":                    false,
	} {
		code, meaning := codeAndMeaning(row)
		require.Equal(t, passes, g.passing(code, meaning), row)
	}
}
