package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRulesOnWhatBecomesOfThings: a limit that says what becomes of a thing, or that
// stands behind a word on its matter or on who says it, is a requirement.
func TestRulesOnWhatBecomesOfThings(t *testing.T) {
	t.Parallel()
	const head = "# Bikeshed\n\nBikeshed is a register of bicycles.\n\n## Features\n\n- A keeper hands a bicycle out.\n- The keeper prints the list of parts.\n\n## Constraints\n\n- "
	for line, want := range map[string]string{
		"Damaged bicycles return to the rack only through a new check.":                                      "Damaged bicycles MUST return to the rack only through a new check.",
		"A bicycle that was not brought back twice in a row becomes untraced.":                               "A bicycle that was not brought back twice in a row MUST become untraced.",
		"Uploaded pictures get wiped 14 days after the check.":                                               "Uploaded pictures MUST get wiped 14 days after the check.",
		"Fairness: nobody has more than 2 bicycles waiting at the same time.":                                "Bikeshed MUST make sure that nobody has more than 2 bicycles waiting at the same time.",
		"I'd say after a restart the robot must not start anything by itself, somebody has to confirm each.": "After a restart, the robot MUST NOT start anything by itself.",
	} {
		reqs := builtOf(t, head+line+"\n")
		require.Equal(t, want, reqs[len(reqs)-1].Description[0].Text, line)
	}
}

// TestTheRestIsNamed: everything else is everything but what stands before.
func TestTheRestIsNamed(t *testing.T) {
	t.Parallel()
	reqs := builtOf(t, "# Bikeshed\n\nBikeshed is a register of bicycles.\n\n## Features\n\n- A keeper hands a bicycle out.\n\n## Constraints\n\n- Accident reports (injuries, police) only visible to the board, and deleted two weeks after the case. Everything else after 18 months unless the member joins again.\n")
	require.Equal(t, "Everything but accident reports MUST be deleted after 18 months unless the member joins again.", reqs[len(reqs)-1].Description[0].Text)
}
