package embedded

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// epicsOf are the epics that a source comes to, by title.
func epicsOf(t *testing.T, text string) []specs.Epic {
	t.Helper()
	e := fresh()
	c := common("short.md", text, "standard")
	r := complete(t, e, c, true)
	c.SpecType = r.Seed.SpecType
	_, out := designed(t, e, product{source: c.Source, brief: r.Brief, req: r.Reqs}, c, "must")
	return out.Epics
}

// A theme that holds more than its stories can tell becomes two epics of its name, and
// no two of its requirements are glued into one story.
func TestAFullThemeIsPartedAndNotGlued(t *testing.T) {
	t.Parallel()
	epics := epicsOf(t, `# Ferry desk

## Crossings

- A clerk must enter a crossing with date and ship.
- A clerk must cancel a crossing up to one hour before it.
- The loading crew must see the weight of every lorry.
- Passengers must be counted at the gate.
- The captain must sign the loading plan.
- A delay must be announced on the quay.
- A clerk must print the crew list.
- A clerk must copy the crossings of last week.
- The harbour office must receive the passenger list.

## Tickets

- A passenger must buy a ticket at the machine.
- A passenger must return a ticket until the day before.
- A ticket must be checked with a hand scanner.
`)
	var titles []string
	for i := range epics {
		titles = append(titles, epics[i].Title)
		for _, s := range epics[i].Stories {
			n := 0
			for _, id := range s.TracesTo {
				n += strings.Count(id, "REQ-")
			}
			require.LessOrEqual(t, n, 1, s.Title)
		}
	}
	require.Subset(t, titles, []string{"Crossings", "Crossings, part 2", "Tickets"})
}
