package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a mail says of the talk is no part of the product: who asked what, whose view it was and
// who has to do what until they meet again.
func TestTheTalkOfAMailIsNotBuilt(t *testing.T) {
	t.Parallel()
	u := understood(t, notes("Data: Kieran asked who can see what. Packers see no phone numbers.\n\nThen Tova wondered whether we need a printer.\n\nTo do: Tunde - ask about charity rates. Me - list of hirers with emails."))
	require.Len(t, u.Features, 1)
	require.Equal(t, "Packers see no phone numbers.", u.Features[0].Text)
	require.Contains(t, textsOf(u.Notes), "Data: Kieran asked who can see what.")
	require.Contains(t, textsOf(u.Notes), "Me - list of hirers with emails.")
}

// A plan with an aside in its label is a plan all the same.
func TestAPlanSuchAsItIs(t *testing.T) {
	t.Parallel()
	u := understood(t, notes("Plan, such as it is: Ife shows us something clickable on 20 Jan, three hirers try it from 10 Feb, everybody from 3 March."))
	require.Equal(t, []string{"Ife shows us something clickable on 20 Jan.", "Three hirers try it from 10 Feb.", "Everybody from 3 March."}, textsOf(u.Milestones))
}

// "No names" behind what a paper or a record holds is a rule for it, and nothing left out of the
// product.
func TestNoneOfItInThere(t *testing.T) {
	t.Parallel()
	u := understood(t, notes("What goes in a booking: first name, phone number, dietary needs. No surname either, was the feeling.\n\nTova needs figures every quarter. No names.\n\nThe office gets a list every week. No prices in the list."))
	require.Empty(t, u.NonGoals)
	require.Equal(t, []string{"The surname must not be kept in a booking.", "The figures must not show names.", "The list must not show prices."}, textsOf(u.Constraints))

	u = understood(t, notes("No app. No telemedicine."))
	require.Len(t, u.NonGoals, 2)
}

// The parts of one step lean on it, what follows it is a duty, and what it is in time for is no
// step of its own.
func TestAStepKeepsItsParts(t *testing.T) {
	t.Parallel()
	u := understood(t, "# CR: cluster picking in PickMate\n\nPickMate is an app for pickers.\n\n## Roll-out\n\n1. App 3.9 is pushed in three waves: 6 devices on 3 June, 20 on 10 June, the rest on 17 June. Server 3.9 has to accept app 3.8 for at least 30 days.\n2. Sales go live by 1 September, in time for the panto booking which opens 15 September.\n")
	require.Equal(t, []string{
		"App 3.9 is pushed in three waves: 6 devices on 3 June, 20 on 10 June, the rest on 17 June.",
		"Sales go live by 1 September, in time for the panto booking which opens 15 September.",
	}, textsOf(u.Milestones))
	require.Len(t, u.Features, 1)
	require.Equal(t, "Server 3.9 has to accept app 3.8 for at least 30 days.", u.Features[0].Text)
}
