package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatIsAtHandIsNoPromise: a table of today and what is wanted aims at the second, and what
// people have at hand limits the solution.
func TestWhatIsAtHandIsNoPromise(t *testing.T) {
	t.Parallel()
	u := understood(t, `# Change: moisture in TicketDesk

## Existing system

The operator weighs the truck in, somebody types the moisture off the meter, and the program prints a ticket.

## What is to change

- The ticket prints the calculation.
- The current tables are loaded as schedule no. 1 for each crop.

## Performance

| Item | Today | Wanted |
|---|---|---|
| Truck on scale to ticket printed | 95 s | 60 s or less |
| New schedule live at all sites | up to 4 days | within 15 minutes |

## Compatibility

The client PCs are Windows 10, a handful have 4 GB of memory. Two sites still have the older meter. The correction must agree with the handbook.
`)
	for _, f := range u.Features {
		require.NotContains(t, f.Text, "weighs the truck")
		require.NotContains(t, f.Text, "1 for each crop.\n")
	}
	var promised []string
	for _, q := range u.Qualities {
		promised = append(promised, q.Text)
		require.NotContains(t, q.Text, "Windows 10")
		require.NotContains(t, q.Text, "older meter")
		require.NotContains(t, q.Text, "95 s")
	}
	require.Contains(t, promised, "Truck on scale to ticket printed: 60 s or less.")
	require.Contains(t, itemTexts(u.Constraints), "Two sites still have the older meter.")
}
