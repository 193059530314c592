package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Whoever says how long records are kept is not asked as if nothing were known.
func TestStatedKeeping(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Treatment notes are kept for 10 years.": true,
		"监控录像保存 90 天。":                           true,
		"Notes are kept in one place.":           false,
		"A booking ends after 10 days.":          false,
	} {
		u := &understanding.Understanding{Lang: specs.English, Title: "Ward", Product: "Ward", Constraints: []specs.Item{{Text: text}}}
		require.Equal(t, want, handMade(t, u, "standard").statesKeeping(), text)
	}
}
