package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestColumnsAndTypesComeFirst: what speaks of a new column or type stands on what adds it.
func TestColumnsAndTypesComeFirst(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"`berths` MUST get a column `tariff` (not null).":       {"tariff"},
		"All sums MUST go through a new `Sum(amount, tariff)`.": {"sum"},
		"Fees MUST be listed in `fees`.":                        nil,
	} {
		require.Equal(t, want, foundedIn(text), text)
	}
	g := designer(t, specs.English, "Ferry", "Print fees", "Add the column", "Sound the horn")
	for i, text := range []string{"Fees of each tariff MUST be printed.", "`berths` MUST get a column `tariff`.", "The horn MUST sound."} {
		g.req.Requirements[i].Description = []specs.Item{{Text: text}}
	}
	p := &parts{core: 3, members: [][]int{{0}, {1}, {2}}, rows: []specs.Component{{Name: "Fees"}, {Name: "Berths", Uses: []string{"Fees", "Horn"}}, {Name: "Horn"}}}
	g.foundedFirst(p)
	require.Equal(t, []string{"Berths"}, p.rows[0].Uses)
	require.Equal(t, []string{"Horn"}, p.rows[1].Uses)
}
