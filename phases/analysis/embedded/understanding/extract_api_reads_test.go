package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// An operation that reads and stands in a heading with others is wanted like them, though
// the text below tells only of those; the features stay in the order of their lines.
func TestAnOperationThatReadsIsWantedLikeItsNeighbours(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Quay API\n\n## Keys\n\n### GET /keys · PATCH /keys/{id} · DELETE /keys/{id}\n\nPATCH changes the label. Deleting locks the door at once.\n\n### POST /doors\n\nRegisters a door.\n")
	var groups []string
	for i := range u.Features {
		groups = append(groups, u.Features[i].Group)
		require.True(t, i == 0 || FirstLine(u.Features[i-1].Source) <= FirstLine(u.Features[i].Source), u.Features[i].Text)
	}
	require.Contains(t, groups, "GET /keys")
	require.Contains(t, groups, "PATCH /keys/{id}")
}

// So is one that stands with others in a block, where the text only tells of those.
func TestAnOperationThatReadsIsWantedLikeItsNeighboursOfABlock(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Quay portal\n\n## Interface for the pilots\n\n    GET  /v1/berths?free_at=2025-06-01&length=12\n    GET  /v1/requests/{id}\n    POST /v1/requests/{id}/moored\n\nPilots report a mooring with the third call.\n")
	var texts []string
	for i := range u.Features {
		texts = append(texts, u.Features[i].Text)
	}
	require.Contains(t, texts, "`GET /v1/berths` filters berths by `free_at` and `length`.")
	require.NotContains(t, texts, "`GET /v1/requests/{id}` lists {id}.")
}
