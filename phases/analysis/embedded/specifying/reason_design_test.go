package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestADesignHurtsNobody: what the product itself does, what never happens and what reads a
// thing in code is how things are, and no trouble that a requirement ends.
func TestADesignHurtsNobody(t *testing.T) {
	t.Parallel()
	u := &understanding.Understanding{Lang: specs.English, Title: "Accession API", Product: "Accession API"}
	w := handMade(t, u, "standard")
	for said, ends := range map[string]bool{
		"Observers copy exposure lists from paper into the mount controller": true,
		"The API reads the replica and never writes to the archive":          false,
		"The API reads the replica":                                          false,
		"The archive never answers":                                          false,
		"The web page and the statistics read the `plays` table directly":    false,
	} {
		require.Equal(t, ends, w.canEnd(said), said)
	}
}
