package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWaysAreWeighed: what speaks for a way that was not taken stands apart from what speaks
// against it, and the sentence on the one that was taken is a decision.
func TestWaysAreWeighed(t *testing.T) {
	u := understood(t, "# Courier\n\nA service that delivers webhooks.\n\n## Features\n\n- A customer can replay a delivery.\n\n## Alternatives considered\n\n"+
		"**Svix (SaaS).** Does nearly all of this. Rejected: its price at our volume.\n\n"+
		"**Kafka with one topic each.** Ordering for free, but one slow endpoint blocks all.\n\n"+
		"**A library.** We tried in 2022; nobody upgraded.\n\n"+
		"We chose PostgreSQL as the queue since the team knows it.")
	require.Len(t, u.Alternatives, 3)
	for i, want := range [][3]string{
		{"Svix (SaaS)", "Does nearly all of this.", "Rejected: its price at our volume."},
		{"Kafka with one topic each", "Ordering for free.", "One slow endpoint blocks all."},
		{"A library", "", "We tried in 2022; nobody upgraded."},
	} {
		a := u.Alternatives[i]
		require.Equal(t, want, [3]string{a.Name, a.Strength, a.Gap})
	}
	require.Len(t, u.Decisions, 1)
	require.Equal(t, "We chose PostgreSQL as the queue since the team knows it.", u.Decisions[0].Text)
}
