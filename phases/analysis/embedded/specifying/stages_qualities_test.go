package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestAQualityOfALaterThingWaits: what the plan builds later can be met no sooner.
func TestAQualityOfALaterThingWaits(t *testing.T) {
	t.Parallel()
	w := ward(t)
	draft := func(title, prio string) Draft {
		return Draft{Requirement: specs.Requirement{Title: title}, prio: prio}
	}
	w.noteLater([]Draft{draft("Shared between wards through Valkey", "later"), draft("Work on one ward", "first")}, []string{"v0.2 with Valkey for wards by 1 May", ""})
	for title, want := range map[string]bool{"Valkey: one round trip an entry": true, "Memory: 120 bytes an entry": false, "Wards: 12 at a time": false, "Round trips to Valkey: 1": false, "A Valkey job that copies in chunks": false} {
		require.Equal(t, want, w.waits(title), title)
	}
}
