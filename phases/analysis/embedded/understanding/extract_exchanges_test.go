package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatATableSaysGoesOverIsAskedFor: each row of systems with a direction asks for its
// exchange.
func TestWhatATableSaysGoesOverIsAskedFor(t *testing.T) {
	t.Parallel()
	const head = "# Kilnline\n\nKilnline is a web application for potteries.\n\n## Features\n\n- A potter can book a kiln.\n\n## Integrations\n\n"
	for table, want := range map[string][]string{
		"| System | Direction | What |\n|---|---|---|\n| Ledgerly | out | Paid firings, nightly |\n| Clockin | in | Hours by employee |\n| Textly | out | Text messages with codes |\n| Drawly | both | Import the plan, push the report as PDF |\n": {
			"Send paid firings to Ledgerly nightly.", "Receive hours by employee from Clockin.", "Send text messages with codes through Textly.", "Import the plan from Drawly.", "Push the report as PDF to Drawly.",
		},
		"| System | What |\n|---|---|\n| Ledgerly | Paid firings, nightly |\n": nil,
	} {
		u := understood(t, head+table)
		var got []string
		for i := range u.Features {
			if text := u.Features[i].Text; text != "A potter can book a kiln." {
				got = append(got, text)
			}
		}
		require.Equal(t, want, got, table)
	}
}

// TestASentenceOnOneOfManyNamesNoSystem: a rule below a table of systems stays a rule.
func TestASentenceOnOneOfManyNamesNoSystem(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Kilnline\n\nKilnline is a web application for potteries.\n\n## Integrations\n\n| System | What |\n|---|---|\n| Ledgerly | Paid firings, nightly |\n\nA CO is never posted twice.\n")
	for _, s := range u.Integrations {
		require.NotEqual(t, "A CO", s.Name)
	}
}
