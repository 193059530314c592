package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What people have to do before there is a product is the problem; a fallback among the
// functions is one of them.
func TestWhatPeopleHaveToDoByHandIsTheProblem(t *testing.T) {
	t.Parallel()
	kinds := textsByKind(t, `# Regatta desk

When a crew swaps a rower we have to correct every start list by hand. On race day somebody has to phone around until late.

## Functions

- A coach can swap a rower.
- If the printer fails, somebody has to copy the start list by hand.
`)
	require.Len(t, kinds["problem"], 2, "%v", kinds)
	require.Contains(t, kinds["feature"], "A coach can swap a rower.")
}

// A fact that was looked up and found good enough is no duty.
func TestAFactFoundGoodEnoughIsNoDuty(t *testing.T) {
	t.Parallel()
	kinds := textsByKind(t, "# Regatta desk\n\nA desk for crews.\n\n## Technical notes\n\n- Timing files stay on the buoy for 9 days, so one upload a week is enough.\n- The desk is full at 40 crews, so the page should say so.\n")
	require.Equal(t, []string{"Timing files stay on the buoy for 9 days, so one upload a week is enough."}, kinds["assumption"], "%v", kinds)
}

// What was argued about is a decision, and a question with its no is left out.
func TestWhatWasArguedAboutIsDecided(t *testing.T) {
	t.Parallel()
	kinds := textsByKind(t, `# Regatta desk

## What we need

- A coach can swap a rower.

## Things we argued about

- Logins: Ida wanted passwords, Tor didn't. We went with Tor's.
- Should we stream the races? No. The club has a channel.
`)
	require.Equal(t, []string{"A coach can swap a rower."}, kinds["feature"])
	require.Equal(t, []string{"Stream the races."}, kinds["non_goal"])
	require.Empty(t, kinds["question"])
}

// A role in front of a deed is who does it, and a bare "it" stands for what is to be shown.
func TestRolesAndPlacesInFrontOfWhatIsAsked(t *testing.T) {
	t.Parallel()
	u := understood(t, `# Regatta desk

## What I'd like

- As a treasurer, pick a crew and mark all its fees as paid.
- It has to be in the race log who was swapped and why.
- It must be recorded which boat was used.
`)
	require.Len(t, u.Features, 3)
	require.Equal(t, "Treasurer", u.Features[0].Actor)
	require.Equal(t, "The race log must show who was swapped and why.", u.Features[1].Text)
	require.Equal(t, "The system must record which boat was used.", u.Features[2].Text)
}

// A rule with a figure for things of which the feature before does not speak is its own; what
// goes on about the same things stays with it.
func TestARuleForOtherThingsIsItsOwn(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Regatta desk\n\nA desk for crews.\n\n## Proposal\n\nA coach can swap a rower. Recordings older than 9 days are deleted unless they are flagged.\n\nA coach can upload a recording. Recordings are kept for 30 days.\n")
	require.Len(t, u.Features, 3, "%v", u.Features)
	require.Equal(t, "Recordings older than 9 days are deleted unless they are flagged.", u.Features[1].Text)
}

// A choice without a verb belongs to the item before it.
func TestAChoiceBelongsToTheItemBefore(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Regatta desk\n\n## What I'd like\n\n- As a treasurer, pick a crew and mark all its fees as paid.\n- Optionally only for one season.\n- A coach can swap a rower.\n")
	require.Len(t, u.Features, 2, "%v", u.Features)
	require.Len(t, u.Features[0].Criteria, 1)
}
