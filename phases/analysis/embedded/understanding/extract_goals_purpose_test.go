package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What all of it is for is told behind a lead: each outcome is a goal with its figures, and what
// is no outcome is none.
func TestThePointOfItIsItsGoals(t *testing.T) {
	t.Parallel()
	for _, lead := range []string{"The point of this is: ", "The aim of all this is: ", "The whole idea of the thing is: ", "So the purpose is: "} {
		u := understood(t, "# Curtain Call\n\nCurtain Call is a web app for tickets. "+lead+"no double sales at all next season, and at least 60 % of tickets sold online before the doors open (it's about 20 % now).\n\n## Functions\n\n- A guest picks a seat.\n")
		require.Empty(t, u.Qualities, lead)
		require.Len(t, u.Goals, 2, lead)
		require.Equal(t, [3]string{"Double sales", "none", "next season"}, [3]string{u.Goals[0].Metric, u.Goals[0].Target, u.Goals[0].Due})
		require.Equal(t, [3]string{"Tickets sold online before the doors open", "At least 60 %", "about 20 %"}, [3]string{u.Goals[1].Metric, u.Goals[1].Target, u.Goals[1].Baseline})
	}
	u := understood(t, "# Shed\n\nShed is a web app for tools.\n\nThe idea: people scan a code.\n")
	require.Empty(t, u.Goals)
}
