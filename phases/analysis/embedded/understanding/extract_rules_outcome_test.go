package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatIsTurnedAwayIsARule: below a heading of limits, what the product turns away or passes over is
// told as a rule that can be tried; how people fare today is none.
func TestWhatIsTurnedAwayIsARule(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Config files larger than 1 MB are rejected.":          true,
		"Lines longer than 200 characters are truncated.":      true,
		"Files without a header are skipped.":                  true,
		"A request without a token is refused.":                true,
		"The budget is 20,000 euros.":                          false,
		"Our letters to the office are ignored at the moment.": false,
	} {
		u := understood(t, "# Ladle\n\nLadle reads config files.\n\n## Features\n\n- A developer can see the list of findings.\n\n## Limits\n\n- "+text+"\n")
		told := false
		for _, it := range u.Constraints {
			told = told || u.Told[StatementKey(it.Text)]
		}
		require.Equal(t, want, told, text)
	}
}
