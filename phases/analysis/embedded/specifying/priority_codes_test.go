package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestALineBeginsWithItsCode(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"| R-03 | Query parameters are passed on | P1 |": "R-03",
		"- FR12: see the list":                           "FR12",
		"- `pass_query`: whether R-03 applies":           "",
		"":                                               "",
	} {
		require.Equal(t, want, leadingCode(line), line)
	}
}
