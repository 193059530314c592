package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// What two kinds of keys may do is a border between them, and not all that they may.
func TestRightsOfKeysAreLimits(t *testing.T) {
	t.Parallel()
	w := ward(t)
	require.Equal(t, "Write keys MUST be able to send. Read keys MUST be able to list the beds of exactly one ward only. Neither MUST be able to do what only the other one may.",
		w.bindingText("Write keys may send, read keys may list the beds of exactly one ward.", "S", specs.Must))
	require.Equal(t, "Read keys MUST be able to list the beds of exactly one ward.", w.bindingText("Read keys may list the beds of exactly one ward.", "S", specs.Must))
}
