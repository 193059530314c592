package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestDutiesThatNothingBuiltKeeps: what a partner owes and what a law demands is asked for,
// also where it stands among the limits.
func TestDutiesThatNothingBuiltKeeps(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string]bool{
		"Model provider must not train on our data and must process in the EU.": true,
		"The hoster must be certified.":                                         true,
		"The vendor must deliver by March.":                                     false,
		"The app must not store card data.":                                     false,
	} {
		require.Equal(t, want, lex.owedByPartner(text), text)
	}
	for text, want := range map[string]bool{
		"EU AI Act transparency duties.":             true,
		"GDPR obligations":                           true,
		"The duties of the night shift are printed.": false,
		"Cleaning duties":                            false,
	} {
		require.Equal(t, want, lex.duties(text), text)
	}
	u := understood(t, "# Parrot\n\nParrot drafts letters.\n\n## Users\n\n**Editors** read the drafts.\n**Customers** don't know Parrot exists, except that legal wants a line in the footer.\n\n## Requirements\n\n- The editor can ask for a shorter text.\n\n## Limits we were given\n\n- Model provider must not train on our data and must process in the EU.\n")
	require.Equal(t, "A line in the footer is shown to customers.", u.Rules[StatementKey("Legal wants a line in the footer.")])
	require.Equal(t, "The model provider must not train on our data.", u.Qualities[0].Text)
	require.Equal(t, "The model provider must process in the EU.", u.Qualities[1].Text)
}
