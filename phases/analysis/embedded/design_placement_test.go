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

// A rule of the interface keeps the label that says what its numbers are for, and what a
// source lists as ways to extend it needs no proposal.
func TestARuleOfTheInterfaceKeepsItsLabel(t *testing.T) {
	t.Parallel()
	e := fresh()
	text := `# Harbour platform

Other companies shall be able to build their own applications on the platform.

## Features

The platform shall show every berth to the harbour master.
The platform shall let a customer book a berth.

## Tenants

Data of one customer is never visible to another customer.

Quotas per customer: 40 berths, 20 requests per second on the interface.

The extension points are: the REST interface, and a stream of events over WebSocket.
`
	_, out := designOf(t, e, common("harbour.txt", text, "standard"))
	told := map[string]string{}
	for _, p := range out.Architecture.Policies {
		told[p.Topic] = p.Text
	}
	require.Equal(t, "Quotas per customer: 40 berths, 20 requests per second on the interface.", told["rate-limits"])
	require.Equal(t, "The extension points are: the REST interface, and a stream of events over WebSocket.", told["extension-points"])
}

// What shares no word with any part stays with the item in front of it in its list.
func TestItemsOfOneListStandTogether(t *testing.T) {
	t.Parallel()
	e := fresh()
	text := `# CR-12: Second language in the ticket desk

## What should change

1. **Crossing names.** A clerk can enter the name of a crossing in two languages.
2. **Plural forms.** All texts go through a new ` + "`Phrase(key, count)`" + `.
3. **Crossing notices.** A passenger can read the notice of a crossing in the chosen language.

### Office page

A clerk can open the list of texts. A clerk can correct a text. A clerk can export the texts.

## Cutover

- [ ] step 1: add an empty column for the second language
- [ ] step 2: fill it from the old notices, at most 500 an hour
- [ ] step 3: switch reading for the pilot quay
- [ ] step 4: drop the old column

Every step can be taken back on its own until step 4.
`
	r, out := designOf(t, e, common("ferry.md", text, "standard"))
	part := map[string]string{}
	for _, c := range out.Architecture.Components {
		for _, id := range c.Requirements {
			if part[id] == "" { // an entry and a store carry it as well, behind the part it belongs to
				part[id] = c.Name
			}
		}
	}
	of := func(title string) string {
		n := slices.IndexFunc(r.Reqs.Requirements, func(r specs.Requirement) bool { return strings.Contains(r.Title, title) })
		require.GreaterOrEqual(t, n, 0, title)
		return part[r.Reqs.Requirements[n].ID]
	}
	require.Equal(t, of("Crossing names"), of("Plural forms"))
}
