package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// What a quality says of protection itself is its measure; masking is for what says none.
func TestAMeasureIsTheOneThatIsAskedFor(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Personal data of guests MUST be deleted after 9 months.":       "Each record that NFR-S-001 names carries its day of deletion",
		"Personal data MUST be pseudonymised for the statisticians.":    "hands out pseudonyms where NFR-S-001 asks for them",
		"Personal data MUST be kept on servers in Norway.":              "Servers, copies and providers that hold what NFR-S-001 names",
		"Personal data MUST be shown to the front desk and nobody else": "Personal data are masked in logs and lists",
	} {
		g := designer(t, "en", "Inn")
		g.req.NFRs = []specs.NFR{{ID: "NFR-S-001", Category: "S", Statement: []specs.Item{phrasing.Item(text, specs.FromLines(1, 1))}}}
		g.statements = make([]*phrasing.WordIndex, 1)
		list := g.controls(&parts{})
		require.NotEmpty(t, list, text)
		require.Contains(t, list[0].Text, want, text)
	}
}
