package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestNounsOfProgramsNameNobody(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"# RFC: ledger feed\n\nWe propose **ledgerfeed**, a worker that reads changes.\n\n## Design\n\nThe worker sorts the entries and uploads a file.\n": nil,
		"# Queue\n\n## Design\n\nThe worker reads the queue. When the worker is restarted, the worker reads the list again.\n":                             nil,
		"# Slices\n\n## Features\n\nParents are always followed. `limit` caps the child rows of a parent.\n":                                               nil,
		"# Site book\n\n## Features\n\nThe worker signs in at the gate. Workers can see their shifts.\n":                                                   {"Worker"},
		"# Desk\n\n## Features\n\nA ticket has a number, subject, owner and status. The owner is notified when a ticket is late.\n":                        nil,
		"# Desk\n\n## Features\n\nA ticket has a number, subject, owner and status. Owners can close a ticket.\n":                                          {"Owner"},
		"# Plan\n\nThe Dispatch Board gives one screen.\n\n## Features\n\nThe board shows one row per van. The board names the entry.\n":                   nil,
		"# Billing\n\n## Design\n\n`invoice-worker` reads the outbox. The worker sets the invoice to ready.\n":                                             nil,
		"# Nursery\n\n## Features\n\nParents can see the lunch plan. Each parent gets a message when a child is ill.\n":                                    {"Parent"},
	} {
		var got []string
		for _, a := range understood(t, text).Actors {
			got = append(got, a.Name)
		}
		require.Equal(t, want, got, text)
	}
}

func TestADeedForATitleLeavesTheNameToTheText(t *testing.T) {
	t.Parallel()
	u := understood(t, "# RFC 58: Move the nightly export to a worker\n\n## Summary\n\nThe dump takes 3 h. We propose **ledgerfeed**, a worker that reads the changes.\n\n## Design\n\nledgerfeed is a single process.\n\nledgerfeed writes one file an hour.\n")
	require.Equal(t, "ledgerfeed", u.Product)
	require.Equal(t, "Ledgerfeed is a worker that reads the changes.", u.Pitch[0].Text)
}

func TestAProductCalledLikeAPersonIsNobody(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Docent\n\nDocent is a service with a chat page.\n\n## What it does\n\nDocent answers in the same language. PostgreSQL holds users and answers.\n")
	require.Empty(t, u.Actors)
	u = understood(t, "# Barista\n\nBarista is an app.\n\n## What it does\n\nA barista can take an order.\n")
	require.Len(t, u.Actors, 1)
}
