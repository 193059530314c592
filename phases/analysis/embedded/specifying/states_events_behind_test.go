package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What stands behind the words that a thing comes to a state is the event that leads there.
func TestWhatLeadsToAState(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	e := &specs.Entity{Name: "Booking", States: []string{"requested", "confirmed", "expired"}}
	for clause, want := range map[string]string{
		"A booking is confirmed when the fee for the first night is paid.":       "when the fee for the first night is paid",
		"All bookings become confirmed by a deposit, as agreed.":                 "by a deposit",
		"An unpaid request expires after 20 minutes and the berth becomes free.": "after 20 minutes",
		"A licence expires after 20 minutes.":                                    "",
		"The guest sees that the place is free when the fee is paid.":            "",
		"A booking is not confirmed when the fee is missing.":                    "",
	} {
		got := ""
		for _, state := range e.States {
			got += w.eventBehind(e, clause, strings.ToLower(clause), state)
		}
		require.Equal(t, want, got, clause)
	}
}
