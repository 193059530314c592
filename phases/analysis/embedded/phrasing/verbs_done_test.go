package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The last consonant of a verb is doubled behind a stressed vowel only.
func TestWhatIsDoneIsSpelledAsUsual(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	for base, want := range map[string]string{
		"log": "logged", "submit": "submitted", "cancel": "cancelled", "edit": "edited", "visit": "visited", "exit": "exited", "store": "stored", "copy": "copied", "delay": "delayed", "stop": "stopped", "open": "opened",
	} {
		require.Equal(t, want, w.DoneForm(base))
	}
}
