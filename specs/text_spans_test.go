package specs

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestACodeSpanWithBarsIsReadTheSameEverywhere(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"`stock show [BIN|all]` prints it":   "`stock show [BIN|all]` prints it",
		"`--as a|b|c` or `--plain`":          "`--as a|b|c` or `--plain`",
		"`a||b` or a|b":                      "`a||b` or a\\|b",
		"`L12` and `b|c`":                    "\\`L12\\` and `b|c`",
		"`x\\|y` is kept as text":            "\\`x\\|y\\` is kept as text",
		"`plain` stays":                      "`plain` stays",
		"`re\\d` keeps nothing, `this` does": "\\`re\\\\d\\` keeps nothing, `this` does",
	} {
		got := Clean(in)
		require.Equal(t, want, got, in)
		require.Equal(t, got, Clean(got), "twice: %s", in)
	}
	require.Equal(t, "stock show [BIN|all] prints it", Plain(Clean("`stock show [BIN|all]` prints it")))
}

func TestABarInACodeSpanIsEscapedInATableOnly(t *testing.T) {
	t.Parallel()
	for text, cell := range map[string]string{
		"`stock show [BIN|all]` prints a\\|b": "`stock show [BIN\\|all]` prints a\\|b",
		"``a|`|b`` and `c|d`":                 "``a\\|`\\|b`` and `c\\|d`",
		"\\`a\\|b` open":                      "\\`a\\|b` open",
		"no span \\| here":                    "no span \\| here",
	} {
		require.Equal(t, cell, inCell(text))
		require.Equal(t, text, ofCell(cell))
	}
}
