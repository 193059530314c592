package specs

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestACodeSpanWithBarsIsReadTheSameEverywhere(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"`stock show [BIN|all]` prints it":   "`stock show [BIN`\\|`all]` prints it",
		"`--as a|b|c` or `--plain`":          "`--as a`\\|`b`\\|`c` or `--plain`",
		"`a||b`":                             "`a`\\|\\|`b`",
		"`L12|x` and `b`":                    "\\`L12\\|x\\` and `b`",
		"`plain` stays":                      "`plain` stays",
		"`re\\d` keeps nothing, `this` does": "\\`re\\\\d\\` keeps nothing, `this` does",
	} {
		got := Clean(in)
		require.Equal(t, want, got, in)
		require.Equal(t, got, Clean(got), "twice: %s", in)
	}
	require.Equal(t, "stock show [BIN|all] prints it", Plain(Clean("`stock show [BIN|all]` prints it")))
}
