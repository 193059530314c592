package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatAProgramOrDeviceDoesIsAFeature(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"# Cellar node firmware\n\n## What a node does\n\nA node measures temperature and humidity every 60 s with an SHT45 sensor.\n":               {"A node measures temperature and humidity every 60 s with an SHT45 sensor."},
		"# Cellar node firmware\n\n## Buttons\n\nPressing the button for 5 seconds starts pairing.\n":                                                {"Pressing the button for 5 seconds starts pairing."},
		"# Ledgerfeed\n\n## Design\n\nledgerfeed is a single Go process. It subscribes to a replication slot and receives every committed insert.\n": {"It subscribes to a replication slot and receives every committed insert."},
		"# Ledgerfeed\n\n## Backfill\n\n`ledgerfeed backfill --from X` reads the given hours from a read replica.\n":                                 {"`ledgerfeed backfill --from X` reads the given hours from a read replica."},
		"# Ledgerfeed\n\n## Background\n\nThe server belongs to the vendor. It deletes files after a month.\n":                                       nil,
		"# Cellar node firmware\n\n## Context\n\nThe node is the size of a cork. A node costs 40 EUR today.\n":                                       nil,
	} {
		var got []string
		for _, f := range understood(t, text).Features {
			got = append(got, f.Text)
		}
		require.Equal(t, want, got, text)
	}
}

func TestReasonsAndFactsPromiseNothing(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Cellar node\n\n## Decisions\n\n- No display. It would cost two months of battery life.\n\n## Security\n\nFiles contain account numbers; they are encrypted with the key of Kassa before upload.\n")
	require.Len(t, u.Qualities, 1)
	require.Equal(t, "Files are encrypted with the key of Kassa before upload.", u.Qualities[0].Text)
	require.Equal(t, "It would cost two months of battery life.", u.NonGoals[0].Rationale)
}
