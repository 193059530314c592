package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhoHasAThingIsTestedWithSomebodyWhoHasIt: the answer to the question is a name.
func TestWhoHasAThingIsTestedWithSomebodyWhoHasIt(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"A nurse can see at a glance who has the hoist right now.": "After the hoist has been handed to somebody, a nurse sees that person's name next to it without a further step.\nOnce the hoist is back, the nurse sees no name next to it.",
		"A nurse can see who has not signed the sheet.":            "Of 3 test people, 2 of whom have not signed the sheet",
		"A nurse can see who has the ward keys of floor two.":      "Of 3 test people, 2 of whom have the ward keys of floor two",
	} {
		all := strings.Join(criteriaOf(t, specs.English, "Ward desk", text, understanding.ActorFact{Name: "nurse"}), "\n")
		require.Contains(t, all, want, text)
	}
}
