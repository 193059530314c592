package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Each way counted under alternatives is one, also where it is put as a request.
func TestLetteredWaysAreAlternatives(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ said, name, strength, gap string }{
		{"**A. Run the batch job every hour.** Cheap and needs no new parts. Rejected because a malformed file would still stop the load.", "Run the batch job every hour", "Cheap and needs no new parts.", "Rejected because a malformed file would still stop the load."},
		{"**C. Let each provider write directly into Snowflake.** Rejected because we would have no place for validation.", "Let each provider write directly into Snowflake", "", "Rejected because we would have no place for validation."},
		{"Option 2: Buy a tool. It is too expensive for us.", "Buy a tool", "", "It is too expensive for us."},
		{"方案二：直接写入仓库。否决，因为没有校验的地方。", "直接写入仓库", "", "否决，因为没有校验的地方。"},
	} {
		u := understood(t, "# Readings pipeline\n\nReadings pipeline is a service that ingests meter readings.\n\n## Proposal\n\n- The service stores each reading.\n\n## Alternatives considered\n\n"+c.said+"\n")
		require.Len(t, u.Alternatives, 1, c.said)
		a := u.Alternatives[0]
		require.Equal(t, []string{c.name, c.strength, c.gap}, []string{a.Name, a.Strength, a.Gap})
		require.Empty(t, u.Notes)
	}
}
