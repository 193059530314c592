package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Notes speak to whoever it is for: what is yours there is theirs in the statement, and
// what stands on a button stays.
func TestWhatIsYoursInNotesIsTheirs(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for phrase, want := range map[string]string{
		"hang up your coat at the door":   "A guest MUST be able to hang up their coat at the door",
		`press "show your seat" to begin`: `A guest MUST be able to press "show your seat" to begin`,
	} {
		d := &Draft{Use: completing.Use{Actor: "guest", Person: true}, Requirement: specs.Requirement{Priority: specs.Must}}
		require.Equal(t, want, w.bindPhrase(phrase, false, d))
	}
}
