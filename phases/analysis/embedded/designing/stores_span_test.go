package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestStoresWhoseNamesBeginAlike: one name may be the beginning of another one in the same
// clause.
func TestStoresWhoseNamesBeginAlike(t *testing.T) {
	t.Parallel()
	s := &stores{list: []store{{name: "S3"}, {name: "S3-compatible storage"}}}
	text := "pgkeep writes the archive to S3-compatible storage or to a folder"
	for n := range s.list {
		require.NotPanics(t, func() { require.NotEmpty(t, s.span(text, n)) })
	}
}
