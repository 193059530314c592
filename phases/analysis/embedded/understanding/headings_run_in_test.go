package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A first sentence that only names what a paragraph is about is its heading: how things are is
// no feature, and what was is no goal.
func TestAParagraphThatBeginsWithItsHeading(t *testing.T) {
	t.Parallel()
	u := understood(t, "Subject: parcel booking website\n\nHi all,\n\nWhere we are. We gave out 212 parcels last month, up from 130 a year ago. People turn up on Tuesday, queue outside in the rain, and some go away with nothing. So what we're after is really simple: people book a slot, and nobody queues longer than 10 minutes.\n\nWho books. Referrers can book a parcel for a household.\n")
	require.Empty(t, u.Goals)
	require.Equal(t, []string{
		"We gave out 212 parcels last month, up from 130 a year ago.",
		"People turn up on Tuesday, queue outside in the rain, and some go away with nothing.",
	}, append(textsOf(u.Impact), textsOf(u.Problem)...))
	require.Equal(t, []string{"So what we're after is really simple: people book a slot, and nobody queues longer than 10 minutes."}, textsOf(u.Vision))
	require.Len(t, u.Features, 1)
	require.Equal(t, "Referrers can book a parcel for a household.", u.Features[0].Text)
	require.NotContains(t, textsOf(u.Notes), "Who books.")
}

// What somebody did has its figure behind it, and no target.
func TestWhatWasIsNoGoal(t *testing.T) {
	t.Parallel()
	for _, said := range []string{
		"In the last two quarters we had 9 customer-visible incidents.",
		"We sold 340 season tickets last year, down from 410.",
		"Our drivers missed 40 slots last month, up from 12.",
	} {
		u := understood(t, "# Tideway\n\nTideway is a web app for pilots.\n\n"+said+"\n\n## Goals\n\n- Fewer than 3 incidents a quarter.\n- "+said+"\n")
		require.Len(t, u.Goals, 1, said)
		require.Equal(t, "Fewer than 3 incidents a quarter.", u.Goals[0].Text)
	}
}
