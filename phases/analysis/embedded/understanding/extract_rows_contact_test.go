package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheContactOfASystemIsKept: the column of who is asked about a system is told with its head, and
// is never what goes over.
func TestTheContactOfASystemIsKept(t *testing.T) {
	t.Parallel()
	for head, want := range map[string]string{
		"| System | Direction | What | How | Owner |\n|---|---|---|---|---|\n| Stockbook | in | Stock counts | REST | Ada Lund |":          "Owner: Ada Lund",
		"| System | Direction | Data | Protocol | Contact |\n|---|---|---|---|---|\n| Stockbook | in | Stock counts | REST | Front desk |": "Contact: Front desk",
		"| System | Direction | Data exchanged | Protocol |\n|---|---|---|---|\n| Stockbook | in | Stock counts | REST |":                  "",
	} {
		u := understood(t, "# Ovenhall\n\nOvenhall is a web app for bakeries.\n\n## Integrations\n\n"+head+"\n")
		require.Len(t, u.Integrations, 1, head)
		require.Equal(t, want, u.Integrations[0].Contact)
		require.Equal(t, "Stock counts.", u.Integrations[0].Purpose)
	}
}
