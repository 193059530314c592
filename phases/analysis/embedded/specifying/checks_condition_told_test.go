package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What the product says of a case belongs to what follows from it and not to the case; what
// somebody does in a case stays part of it.
func TestWhatIsToldOfACaseIsNoPartOfIt(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"The gateway refuses to start when a required key is missing and names the key in the error message.": "In a test case in which a required key is missing, the gateway refuses to start and names the key in the error message; in a second one, identical except for that, this does not happen.",
		"The gateway refuses to start when a required key is missing and no file is given.":                   "In a test case in which a required key is missing and no file is given, the gateway refuses to start; in a second one, identical except for that, this does not happen.",
	} {
		require.Contains(t, criteriaOf(t, "en", "Ward gateway", text, understanding.ActorFact{Name: "nurse"}), want, text)
	}
}
