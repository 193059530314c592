package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestADeniedLimitTurnsRound: what nothing may exceed is a largest value.
func TestADeniedLimitTurnsRound(t *testing.T) {
	t.Parallel()
	g := &Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "en", Product: "Ward hub"}, "standard")}
	for _, c := range []struct {
		before string
		want   bool
	}{
		{"it is released only when all agree and no ward is ", true},
		{"a shift never has ", true},
		{"no nurse is absent, a shift has ", false},
		{"a ward with ", false},
	} {
		require.Equal(t, c.want, g.deniedBefore(c.before), c.before)
	}
}
