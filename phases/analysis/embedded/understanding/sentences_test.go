package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAllSentences: what documents are held against has every sentence and every telling
// cell, without headings, titles of columns, lead-ins and the head of the paper.
func TestAllSentences(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Quay\n\nAuthor: Ines Roth\n\n## Users\n\nKarin runs two quays. She faces four audits a year.\n\n## Data model\n\n| Object | Relations |\n|---|---|\n| Quay | has many berths and cranes |\n| N-1 | belongs to one quay and crane |\n\n## Features\n\nThe product does this:\n\n- Print the list of berths.\n")
	got := map[string]bool{}
	for _, s := range u.Sentences {
		got[s.Text] = s.Tells
	}
	require.Equal(t, map[string]bool{
		"Karin runs two quays.": true, "She faces four audits a year.": true,
		"Quay: has many berths and cranes.": false, "Relations: belongs to one quay and crane.": false,
		"Print the list of berths.": false,
	}, got)
}
