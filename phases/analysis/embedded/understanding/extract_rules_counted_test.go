package understanding

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

// Among notes, what counts the things each of something has, and what happens to a
// thing by itself, is a rule that is built; what the work costs or how long it takes
// is none.
func TestLimitsAmongNotesAreRules(t *testing.T) {
	t.Parallel()
	const paper = "# Allotment app\n\n## Features\n\n- Gardeners can reserve a plot.\n\n## Notes\n\n- %s\n"
	for _, test := range []struct {
		item string
		rule bool
	}{
		{"Max 12 beds per plot.", true},
		{"Up to 4 invitations at once per gardener", true},
		{"At most three keys per household.", true},
		{"Read messages disappear after 30 days.", true},
		{"Bids close after 10 min.", true},
		{"Max 2 hours per week.", false},
		{"At most 500 euros per month for hosting.", false},
		{"Max 5 people on the team.", false},
		{"The caretaker stops after 20 years.", false},
	} {
		u := understood(t, fmt.Sprintf(paper, test.item))
		_, rule := u.Rules[StatementKey(test.item)]
		if f := StatementKey(test.item); !rule {
			_, rule = u.Rules[f+"."]
		}
		require.Equal(t, test.rule, rule, "%s: %v %v", test.item, u.Rules, u.Constraints)
	}
}
