package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestACallSaysWhatItIsFor: with marks of code or without.
func TestACallSaysWhatItIsFor(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ item, path, want string }{
		{"`GET /jobs`: list of jobs", "/jobs", "List of jobs."},
		{"POST /api/invoices 上传发票", "/api/invoices", "上传发票。"},
		{"GET /boxes – list all boxes", "/boxes", "List all boxes."},
	} {
		u := understood(t, "# Depot\n\nThe depot keeps boxes.\n\n## API\n\n- "+c.item+"\n")
		require.Len(t, u.Endpoints, 1, c.item)
		require.Equal(t, c.path, u.Endpoints[0].Path)
		require.Equal(t, c.want, u.Endpoints[0].Purpose)
	}
}
