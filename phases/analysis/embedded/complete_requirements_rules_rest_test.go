package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A rule of several sentences is tested in all of them: what happens outside of its case, and in
// its place, belongs to it and is no rule of its own.
func TestAllThatARuleSaysIsTested(t *testing.T) {
	t.Parallel()
	const head = "# Pawbook\n\nOwners book visits for their animals at a practice.\n\n## Features\n\n- An owner books a visit for an animal.\n\n## Rules\n\n1. "
	for rule, want := range map[string][]string{
		"First visits of exotic species can't be booked online; the owner sees the practice's phone number instead.": {
			"In a test with 20 first visits of exotic species, 0 are booked online.", "The owner sees the practice's phone number instead.",
		},
		"A second vaccination has to be between 2 and 4 weeks after the first. Outside that window the page explains that the course must start again and offers no slots.": {
			"A second vaccination has to be between 2 and 4 weeks after the first.", "Outside that window the page explains that the course must start again and offers no slots.",
		},
		"Tickets are held for 15 minutes. After that they go back on sale.": {
			"Just before the end of 15 minutes, tickets are still held; just after it, this no longer holds.", "After that they go back on sale.",
		},
		"Refunds go to the card that paid. If that card has expired, the treasurer transfers the money by hand.": {
			"If that card has expired, the treasurer transfers the money by hand.", "Refunds go to the card that paid.",
		},
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			r := complete(t, fresh(), common("pawbook.md", head+rule+"\n", "standard"), true)
			var got []string
			for i := range r.Reqs.Requirements {
				if q := &r.Reqs.Requirements[i]; q.Source.Mark() == "L11" {
					for _, c := range q.Criteria {
						got = append(got, c.Text)
					}
				}
			}
			require.Equal(t, want, got)
		})
	}
}
