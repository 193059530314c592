package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestLinesThatLeadToAList: a line that ends in a colon says of which kind the list below it is, as
// a heading does: people with what they do, and what is to be better by some day.
func TestLinesThatLeadToAList(t *testing.T) {
	u := understood(t, "# Kellerbuch\n\nKellerbuch is a web application for a cheese cellar.\n\nWhat we want by the end of the first season:\n\n- fewer than 20 wheels downgraded because of late turning (38 last winter)\n- the yearly settlement takes two days instead of three weeks\n\nPeople we write for:\n\n- **Affineur** – works in the cellar\n- **Dairy farmer** – owns the wheels\n\n## Features\n\n- The affineur sees which wheels are due today.\n")
	require.Len(t, u.Goals, 2)
	require.Len(t, u.Features, 1)
	var people []string
	for _, a := range u.Actors {
		people = append(people, a.Name)
	}
	require.Subset(t, people, []string{"Affineur", "Dairy farmer"})
}
