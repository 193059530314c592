package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestStepsUnderAHeadingOfStates: further states and ways back that sentences behind a
// chain tell are no features.
func TestStepsUnderAHeadingOfStates(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Desk\n\n## Features\n\n- Agents can enter an entry.\n\n## Repair states\n\nFiled → Assigned → Done. From Assigned a repair may become Blocked; from Blocked it can return to Assigned. Filed or Blocked repairs may expire (Stale).\n")
	require.Len(t, u.Features, 1)
	require.Empty(t, u.Problem)
	e := &u.Entities[len(u.Entities)-1]
	require.Equal(t, []string{"Filed", "Assigned", "Done", "Blocked", "Stale"}, e.States)
	var steps []string
	for _, s := range e.Transitions {
		steps = append(steps, s.From+">"+s.To)
	}
	require.Equal(t, "Filed>Assigned Assigned>Done Assigned>Blocked Blocked>Assigned Filed>Stale Blocked>Stale", strings.Join(steps, " "))
}

// TestWhatIsThereLimitsTheSolution: below a heading of constraints, what is there already
// and who has to agree is nothing that can be built.
func TestWhatIsThereLimitsTheSolution(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Desk\n\nDesk is a web application.\n\n## Features\n\n- Agents can enter an entry.\n\n## Technical constraints\n\n- Existing tills run Firefox 91 and cannot be replaced before June.\n- The network team must approve each new port.\n- Agents must not see salaries.\n")
	require.Len(t, u.Constraints, 3)
	require.Len(t, u.Rules, 1)
	require.Equal(t, "Agents must not see salaries.", u.Constraints[2].Text)
}

// TestANoteInTheTitleIsNoDate: what the product makes may be called like a step of a plan.
func TestANoteInTheTitleIsNoDate(t *testing.T) {
	t.Parallel()
	u := understood(t, "# shipnote\n\nCommand-line tool that writes release notes from tags.\n\n## Features\n\n- Reads tags\n")
	require.Empty(t, u.Milestones)
	require.Equal(t, "A command-line tool that writes release notes from tags.", u.Pitch[0].Text)
}

// TestAMeansAmongOthersIsNoComplaint: what people may do by phone or otherwise tells what the
// product does; what they have to do by phone hurts.
func TestAMeansAmongOthersIsNoComplaint(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Desk\n\n## Overview\n\nDesk replaces the paper list of the workshop. Visitors take a number at the counter or by phone, and see how long they will wait.\n\n## Features\n\n- Agents can enter an entry.\n")
	require.Len(t, u.Pitch, 2)
	require.Empty(t, u.Situation)
	require.Empty(t, u.Problem)
	u = understood(t, "# Desk\n\n## Overview\n\nDesk is a list for the workshop. Today visitors book by phone and wait for hours.\n\n## Features\n\n- Agents can enter an entry.\n")
	require.Len(t, u.Pitch, 1)
	require.NotEmpty(t, u.Problem)
}
