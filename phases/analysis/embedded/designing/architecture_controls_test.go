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
		"Personal data of guests MUST be deleted after 9 months.":       "Each record named in NFR-S-001 carries its deletion date",
		"Personal data MUST be pseudonymised for the statisticians.":    "returns pseudonyms where NFR-S-001 requires them",
		"Personal data MUST be kept on servers in Norway.":              "Servers, backups and providers that hold the data named in NFR-S-001",
		"Personal data MUST be shown to the front desk and nobody else": "Personal data is masked in logs and lists",
	} {
		g := designer(t, "en", "Inn")
		g.req.NFRs = []specs.NFR{{ID: "NFR-S-001", Category: "S", Statement: []specs.Item{phrasing.Item(text, specs.FromLines(1, 1))}}}
		g.statements = make([]*phrasing.WordIndex, 1)
		list := g.controls(&parts{})
		require.NotEmpty(t, list, text)
		require.Contains(t, list[0].Text, want, text)
	}
}
