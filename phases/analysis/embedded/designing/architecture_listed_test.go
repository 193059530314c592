package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestListedPlacesAreWhereThingsAreKept: a line that lists places says where, so that nobody may
// call it unsaid.
func TestListedPlacesAreWhereThingsAreKept(t *testing.T) {
	t.Parallel()
	g := designerFor(t, &understanding.Understanding{Lang: specs.English, Product: "dbvault", Title: "dbvault"}, "cli")
	g.req.Index.Integrations = []specs.Integration{
		{Name: "S3", Purpose: "Places: a folder, S3, SFTP.", Source: specs.FromLines(4, 4)},
		{Name: "KNMI", Purpose: "Weather: hourly from KNMI.", Source: specs.FromLines(5, 5)},
	}
	got := g.placesListed()
	require.Len(t, got, 1)
	require.Equal(t, "Places: a folder, S3, SFTP.", got[0].Text)
}
