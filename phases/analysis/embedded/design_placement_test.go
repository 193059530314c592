package embedded

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// A quality stands beside the part that it speaks of, and beside none when it
// is one of the product as a whole.
func TestQualitiesStandBesideThePartTheySpeakOf(t *testing.T) {
	t.Parallel()
	e := fresh()
	text := `# Ferry desk

## Tickets

- A passenger can buy a ticket for a crossing
- A passenger can return a ticket until the day before
- A clerk can sell a ticket at the quay

## Crossings and delays

- A clerk can open a crossing for sale
- A clerk can announce a delay of a crossing
- A passenger can see the delay of a crossing

## How good

- Selling a ticket takes less than 3 seconds
- The system is available 99.5 % of the year
- The pages conform to WCAG 2.1 AA
`
	r, out := designOf(t, e, common("ferry.md", text, "standard"))
	for title, want := range map[string]string{"Selling a ticket": "Tickets", "available": "", "WCAG": ""} {
		n := slices.IndexFunc(r.Reqs.NFRs, func(n specs.NFR) bool { return strings.Contains(n.Title, title) })
		require.GreaterOrEqual(t, n, 0, title)
		got := ""
		for _, c := range out.Architecture.Components {
			if slices.Contains(c.Requirements, r.Reqs.NFRs[n].ID) {
				got = c.Name
			}
		}
		require.Equal(t, want, got, title)
	}
}

// What the product does when something happens is its own deed, and nobody
// calls an operation for it.
func TestNoOperationForWhatTheProductDoesByItself(t *testing.T) {
	t.Parallel()
	e := fresh()
	text := `# Ferry desk

## Crossings

- A clerk can open a crossing
- When a crossing is full, the system shall close the crossing
- A passenger can cancel a ticket

## Data

- Crossing: number, time
- Ticket: number, price
`
	_, out := designOf(t, e, common("ferry-close.md", text, "standard"))
	for _, op := range out.Architecture.Endpoints {
		require.NotContains(t, op.Route, "close")
	}
	require.True(t, slices.ContainsFunc(out.Architecture.Endpoints, func(op specs.Endpoint) bool { return strings.Contains(op.Route, "cancel") }))
}

// The interface points to what the source says of who a caller is.
func TestSignInThatIsStatedIsNotCalledOpen(t *testing.T) {
	t.Parallel()
	e := fresh()
	text := `# Ferry desk

## Features

- A clerk can open a crossing
- A passenger can cancel a ticket
- Clerks sign in with their staff card and a PIN

## Data

- Crossing: number, time
- Ticket: number, price
`
	_, out := designOf(t, e, common("ferry-pin.md", text, "standard"))
	for _, p := range out.Architecture.Policies {
		if p.Topic == "auth" {
			require.Contains(t, p.Text, "sign in with their staff card")
		}
	}
}
