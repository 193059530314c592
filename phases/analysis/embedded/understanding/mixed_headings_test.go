package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAHeadingOfTwoKindsIsReadByItem tells assumptions from constraints below a
// heading that names both, and keeps the name of what a constraint bounds.
func TestAHeadingOfTwoKindsIsReadByItem(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Ward hub\n\n## Assumptions and Constraints\n\n- Budget: 100 euros.\n- The council must approve the launch.\n- No changes to the lab system itself.\n- Every nurse has a badge.\n")
	var bound, taken []string
	for _, c := range u.Constraints {
		bound = append(bound, c.Text)
	}
	for _, a := range u.Assumptions {
		taken = append(taken, a.Text)
	}
	require.Equal(t, []string{"Budget: 100 euros.", "The council must approve the launch.", "No changes to the lab system itself."}, bound)
	require.Equal(t, []string{"Every nurse has a badge."}, taken)
}

// TestStepsAndFearsAmongOpenPoints: below a heading of what is open or feared, a release with its
// day is a step of the plan, and what somebody is concerned about a risk.
func TestStepsAndFearsAmongOpenPoints(t *testing.T) {
	t.Parallel()
	const told = "0.5 with `check` only goes to four engineers on 5 May. 1.0 is due 15 September.\n\nRashid's concern is that the contractors just won't run it. Another risk: the committee publishes 4.2 in autumn.\n\nStill to settle: do we publish the source? Who looks after the rules?\n"
	for _, heading := range []string{"Dates and doubts", "Plan and worries", "Open points"} {
		kinds := map[string][]string{}
		for _, f := range understood(t, "# Strata\n\nStrata checks files.\n\n## "+heading+"\n\n"+told).Facts() {
			kinds[f.Kind] = append(kinds[f.Kind], f.Text)
		}
		require.Equal(t, []string{"0.5 with `check` only goes to four engineers on 5 May.", "1.0 is due 15 September."}, kinds["milestone"], heading)
		require.Equal(t, []string{"Rashid's concern is that the contractors just won't run it.", "The committee publishes 4.2 in autumn."}, kinds["risk"], heading)
		require.Len(t, kinds["question"], 2, heading)
	}
}

// TestAnIntroductionOnlyTellsInShort leaves a sentence of the overview that the
// features below tell one by one in the overview.
func TestAnIntroductionOnlyTellsInShort(t *testing.T) {
	t.Parallel()
	const head = "# Ward hub\n\n## Overview\n\nWard hub helps wards plan beds. Nurses book beds and see free rooms.\n\n"
	for text, want := range map[string]int{
		head + "## Features\n\n- Nurses can book beds.\n- Nurses can see free rooms.\n- Doctors can note a transfer.\n- A list can be printed.\n":         4,
		head + "## Requirements\n\n- FR-1: Doctors note transfers.\n- FR-2: Lists can be printed.\n- FR-3: Alarms sound.\n- FR-4: Reports can be sent.\n": 4,
		head: 1,
	} {
		require.Len(t, understood(t, text).Features, want, text)
	}
}

// TestNumberedPartsHoldFeatures reads a list below the heading of a part as features,
// below that of a requirement as its criteria.
func TestNumberedPartsHoldFeatures(t *testing.T) {
	t.Parallel()
	const list = " Beds (Must have)\n\n- Nurses can book a bed.\n- A bed takes one patient.\n"
	require.Len(t, understood(t, "# Ward hub\n\n## Features\n\n### F1."+list).Features, 2)
	require.Len(t, understood(t, "# Ward hub\n\n## Features\n\n### FR-1"+list).Features, 1)
	for _, a := range understood(t, "# Ward hub\n\n## Overview\n\nWardly helps families plan visits.\n\n## Features\n\n- Users can add notes.\n").Actors {
		require.NotContains(t, a.Name, "helps")
	}
}
