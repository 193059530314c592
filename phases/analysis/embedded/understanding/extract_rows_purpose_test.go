package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestHowMuchComesIsNoPurpose keeps volumes and quirks of a system out of what it
// is there for.
func TestHowMuchComesIsNoPurpose(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Ward hub\n\n## What comes in\n\n| Source | How | Volume | Peculiarities |\n|---|---|---|---|\n| Bed sensors | REST, hourly | tiny | |\n| Lab system | SFTP | 3 M rows | clocks up to 4 min off |\n")
	for _, s := range u.Integrations {
		require.Empty(t, s.Purpose, s.Name)
	}
}
