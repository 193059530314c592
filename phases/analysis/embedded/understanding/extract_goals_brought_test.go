package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAGoalIsBroughtFromOneValueToAnother(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Bring the median time from receipt to triage down from 5 working days to 2.": "Reduce the median time from receipt to triage from 5 working days to 2 working days.",
		"Bring occupancy up from 60% to 75%.":                                         "Raise occupancy from 60% to 75%.",
		"Cut the waiting time from 40 minutes to under 15 by June.":                   "Cut the waiting time from 40 minutes to under 15 minutes by June.",
		"Bring people together.":                                                      "Bring people together.",
		"Cut no-shows from 12% to 6%.":                                                "Cut no-shows from 12% to 6%.",
	} {
		require.Equal(t, want, broughtTo(text))
	}
}

func TestWhatIsDoneAboutARiskStandsBesideIt(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Desk\n\n## Features\n\n- A request moves through the states draft, submitted, approved, issued; it can also be rejected.\n\n## Risks\n\n- Practices may keep faxing. We will keep the scan route.\n- Older staff may not accept it; we will test it with five of them.\n")
	require.Len(t, u.Risks, 2)
	require.Equal(t, "We will keep the scan route.", u.Risks[0].Mitigation)
	require.Equal(t, "We will test it with five of them.", u.Risks[1].Mitigation)
	require.Equal(t, []string{"draft", "submitted", "approved", "issued"}, u.Entities[0].States)
}
