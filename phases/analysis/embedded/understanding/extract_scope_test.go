package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAScopeInProseSaysWhatStaysOut: under a heading of scope the product does some things
// and does not do others, and what it must or must not do is asked for.
func TestAScopeInProseSaysWhatStaysOut(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Quay Planner\n\nQuay Planner plans cranes.\n\n## Scope\n\nThe planner reads the list of ships. It does not replace the interlocks of the cranes. The system will not control a crane. The system shall not store names of sailors.\n\n## Features\n\n- A clerk can move a crane.\n")
	var out, asked []string
	for _, n := range u.NonGoals {
		out = append(out, n.Text)
	}
	for i := range u.Features {
		asked = append(asked, u.Features[i].Text)
	}
	require.Equal(t, []string{"Quay Planner does not replace the interlocks of the cranes.", "The system will not control a crane."}, out)
	require.Equal(t, []string{"The system shall not store names of sailors.", "A clerk can move a crane."}, asked)
}
