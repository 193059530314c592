package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAPurposeThatBindsIsARule: what the result of a deed never does is tested beside the
// deed; what somebody gains by it is a reason.
func TestAPurposeThatBindsIsARule(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Pump", Product: "Pump"}, "standard")
	for purpose, want := range map[string]bool{
		"the sum never exceeds the limit":       true,
		"the level never falls below 2 m":       true,
		"there are at least 3 words on a board": true,
		"they never overlap":                    false,
		"nobody waits":                          false,
		"the queue does not grow":               false,
		"she always knows what is due":          false,
	} {
		require.Equal(t, want, w.bindsAsPurpose(purpose), purpose)
	}
}
