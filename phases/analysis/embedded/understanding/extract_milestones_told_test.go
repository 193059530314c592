package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestStepsOfThePlanAreMilestones: a step that names itself and its day belongs to the plan, wherever it is
// told; what merely holds on a day stays a limit.
func TestStepsOfThePlanAreMilestones(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Pilot in January 2027 with ward 3 only, all wards from 1 December 2027.": "Pilot in January 2027 with ward 3 only. | All wards from 1 December 2027.",
		"First go-live with two schools in May; the other seven by October.":      "First go-live with two schools in May. | The other seven by October.",
		"Parallel run from 3 March.":                             "Parallel run from 3 March.",
		"The rollout starts in September with the north branch.": "The rollout starts in September with the north branch.",
		"Pilot plants are inspected twice a year.":               "",
		"Trial balances must be closed by 31 March.":             "",
		"The budget until December is 20,000 euros.":             "",
	} {
		u := understood(t, "# Ladle\n\nLadle is a web application for school kitchens.\n\n## Features\n\n- A cook can plan a menu.\n\n## Other things agreed\n\n- Hosting in the UK only.\n- "+text+"\n")
		var got []string
		for _, it := range u.Milestones {
			got = append(got, it.Text)
		}
		require.Equal(t, want, strings.Join(got, " | "), text)
	}
}
