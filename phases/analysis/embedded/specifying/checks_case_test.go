package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheContraryOfAnUnWordIsTheWord leaves no "not unknown" in a criterion.
func TestTheContraryOfAnUnWordIsTheWord(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for text, want := range map[string]string{
		"the badge is unknown":   "the badge is known",
		"the bill is unpaid":     "the bill is paid",
		"the printer is uneven":  "the printer is not uneven",
		"the badges are expired": "the badges are not expired",
	} {
		c, ok := w.ParseClause(text)
		require.True(t, ok, text)
		require.Equal(t, want, w.opposite(c), text)
	}
}
