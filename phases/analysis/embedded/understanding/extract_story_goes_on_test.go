package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatStandsBehindAStoryHoldsForIt: paragraphs and lists behind a story say on which terms it
// is told, up to the next one; a number, a rank or a label of its own begins something else.
func TestWhatStandsBehindAStoryHoldsForIt(t *testing.T) {
	t.Parallel()
	const first, last = "# Hut\n\n## Before going out\n\n**A1 (M)** As a warden I want to see the beds on one page, so that I can plan.\n\n", "**A2 (S)** As a cook I want to plan the meals.\n"
	for behind, want := range map[string][]string{
		"*Acceptance:* a bed cannot be taken twice. Every change keeps who and when.\n\n":                 {"A bed cannot be taken twice.", "Every change keeps who and when."},
		"Acceptance criteria: a bed cannot be taken twice.\n\n- A bed is never shown without a name.\n\n": {"A bed cannot be taken twice.", "A bed is never shown without a name."},
		"Buttons must be at least 15 mm high.\n\n":                                                        {"Buttons must be at least 15 mm high."},
		"**A3 (M)** Beds must be counted.\n\n":                                                            nil,
		"Budget: it must cost at most 5,000 euros.\n\n":                                                   nil,
	} {
		u := understood(t, first+behind+last)
		require.GreaterOrEqual(t, len(u.Features), 2, behind)
		var got []string
		for _, it := range u.Features[0].Criteria {
			got = append(got, it.Text)
		}
		require.Equal(t, want, got, behind)
	}
}
