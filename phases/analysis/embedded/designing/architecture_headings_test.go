package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"
)

func TestJoinedHeadings(t *testing.T) {
	for heading, want := range map[string][]string{
		"text and technical remarks": {"text", "technical remarks"},
		"其他要求和提醒":                    {"其他要求", "提醒"},
		"vaccinations":               {"vaccinations"},
	} {
		require.Equal(t, want, joinedHeadings(heading), heading)
	}
}

// TestARankIsNoHeading leaves the priority out of a heading, in front and behind.
func TestARankIsNoHeading(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	g := &Designer{d: d}
	for title, want := range map[string]string{"F2. Search (Must have)": "Search", "Feature 3: Alarms": "Alarms", "Epic 2 – Billing": "Billing", "Part of the harbour": "Part of the harbour", "P0 – must ship": "must ship", "P1": "", "P2 (nice)": "nice", "Search (must)": "Search", "P2P transfers": "P2P transfers", "Pumps": "Pumps"} {
		require.Equal(t, want, g.withoutRankTag(title), title)
	}
}
