package specs

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestARelationHasTwoSides: told from the other side it is the same one.
func TestARelationHasTwoSides(t *testing.T) {
	t.Parallel()
	for kind, want := range map[string]string{"one-to-many": "many-to-one", "many-to-one": "one-to-many", "one-to-one": "one-to-one", "many-to-many": "many-to-many", "": ""} {
		require.Equal(t, want, mirrored(kind), kind)
	}
}
