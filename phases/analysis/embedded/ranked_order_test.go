package embedded

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAListInOrderOfImportanceIsRanked: what stands below such a heading is not said to be
// unmarked, and what is handed over is tried by looking at it.
func TestAListInOrderOfImportanceIsRanked(t *testing.T) {
	t.Parallel()
	r := complete(t, fresh(), common("source.md", `# Ward hub

Ward hub is a board for nurses.

## What we need, most important first

1. Nurses can see open calls.
2. Nurses can close a call.
3. Nurses can print the rota.

## Maybe

- Nurses can draw on the board.

## Constraints

- Labs use the client that the guild generates from our AsyncAPI 2.6 file, so that file is part of the deliverable.
`, "standard"), true)
	var reasons, criteria []string
	for _, it := range r.Reqs.Index.Rationale {
		reasons = append(reasons, it.Text)
	}
	for _, q := range r.Reqs.Requirements {
		for _, c := range q.Criteria {
			criteria = append(criteria, c.Text)
		}
	}
	require.Contains(t, strings.Join(reasons, "\n"), "among what it ranks by importance, the most important first: REQ-001, REQ-002, REQ-003")
	require.Contains(t, strings.Join(criteria, "\n"), "What is handed over for the release holds the AsyncAPI 2.6 file")
}
