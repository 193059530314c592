package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatWasRejectedIsAnAlternative: what a decision turned down is an alternative with
// its reason, and no technology of the product.
func TestWhatWasRejectedIsAnAlternative(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, name, gap string }{
		{"Kotlin, as everywhere here. Rejected: Erlang (nobody here reads it).", "Erlang", "Nobody here reads it."},
		{"Records go to MySQL 8 -- leveldb was considered and rejected since reports need joins.", "leveldb", "Records go to MySQL 8 -- leveldb was considered and rejected since reports need joins."},
	} {
		u := understood(t, "# Tidewise\n\nTidewise computes tides.\n\n## Decisions taken\n\n- "+c.text+"\n- Data stays in Norway.\n")
		require.Len(t, u.Alternatives, 1, c.text)
		require.Equal(t, c.name, u.Alternatives[0].Name)
		require.Equal(t, c.gap, u.Alternatives[0].Gap)
		for _, tech := range u.Technologies {
			require.NotEqual(t, c.name, tech.Name)
		}
	}
}
