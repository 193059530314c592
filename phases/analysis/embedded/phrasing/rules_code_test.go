package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAMarkInCodeEndsNoLabel: a colon that stands in code belongs to a name, and the rule about the thing
// so named binds by itself; one outside of code still ends a label.
func TestAMarkInCodeEndsNoLabel(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{}, "standard")
	for text, want := range map[string]bool{
		"A variable marked `secret: true` is never printed in clear text.": true,
		"Entries with `draft: yes` are never published.":                   true,
		"A variable that is marked is never printed in clear text.":        true,
		"Printed: a variable that is marked is never shown.":               false,
	} {
		_, ok := w.RuleOf(&understanding.FeatureFact{Text: text})
		require.Equal(t, want, ok, text)
	}
}
