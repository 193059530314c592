package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What the product does not set out to replace stays out of its scope, also behind a clause on
// what it does replace; of anything else it is a rule.
func TestWhatTheProductDoesNotReplaceStaysOut(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		out  []string
	}{
		{"Keydesk is the service that knows where keys are. It replaces both lists; it does not replace the alarm system.", []string{"It does not replace the alarm system."}},
		{"Keydesk is the service that knows where keys are. Keydesk replaces the book, but it doesn't try to plan shifts.", []string{"It doesn't try to plan shifts."}},
		{"Keydesk is the service that knows where keys are.", nil},
	} {
		u := understood(t, "# Keydesk\n\n## Purpose\n\n"+c.text+"\n\n## Features\n\n- Wardens lend keys.\n- A new loan does not replace the old one.\n")
		var out []string
		for _, n := range u.NonGoals {
			out = append(out, n.Text)
		}
		require.Equal(t, c.out, out, c.text)
		require.Len(t, u.Features, 2, c.text)
	}
}

// A line at the head of a paper that tells how it came about asks for nothing.
func TestHowAPaperCameAboutIsNotAskedFor(t *testing.T) {
	t.Parallel()
	for _, line := range []string{
		"Owner: Ingrid (platform), draft 3. Reviewed with the cold store on 12 Feb; their comments are folded in.",
		"Author: Jo Malik. Supersedes draft 2. Comments from the wardens are in.",
	} {
		u := understood(t, "# Keydesk\n\n"+line+"\n\n## Purpose\n\nKeydesk knows where keys are.\n\n## Features\n\n- Wardens lend keys.\n")
		require.Len(t, u.Features, 1, line)
		require.Empty(t, u.Constraints, line)
		require.Empty(t, u.Notes, line)
	}
}
