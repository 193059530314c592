package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A story may bear an id, a rank and a size in front of it; the list right below it
// says on which terms it is told, whatever its heading and the family of its id are.
func TestAStoryWithARankAndASizeIsTold(t *testing.T) {
	t.Parallel()
	for lead, want := range map[string]string{
		"**RR-1** (Must, S) ":       "must",
		"**BR-1** (Should, 5 pts) ": "should",
		"RR-1 [Could; L] ":          "could",
		"**US-1** (Must / XL): ":    "must",
		"**RR-1** (M, S) ":          "must",
		"(P1, 3) ":                  "should",
		"**RR-1** ":                 "",
	} {
		u := understood(t, "# Reading room\n\n## Getting a card\n\n"+lead+`As a reader, I want to renew my card online so that I don't have to queue.
- possible from 30 days before it runs out
- not when boxes are overdue

**RR-2** (Won't for now) As a reader, I want to pay online.

**RR-3** (Must, S) As a clerk, I want to block a reader.
- only the head can lift a block
`)
		require.NotEmpty(t, u.Features, lead)
		f := u.Features[0]
		require.Equal(t, "renew my card online", f.Want, lead)
		require.Equal(t, want, f.Priority, lead)
		var terms []string
		for _, c := range f.Criteria {
			terms = append(terms, c.Text)
		}
		require.Equal(t, []string{"Possible from 30 days before it runs out.", "Not when boxes are overdue."}, terms, lead)
		require.Empty(t, u.Constraints, lead)
		require.Len(t, u.Features, 3, lead)
		require.Equal(t, "wont", u.Features[1].Priority, lead)
		require.Len(t, u.Features[2].Criteria, 1, lead)
	}
}
