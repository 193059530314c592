package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestAListThatIsCutSaysSo: "a and b" is all there is, "a, b and others" is not.
func TestAListThatIsCutSaysSo(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang  specs.Lang
		items []string
		limit int
		want  string
	}{
		{specs.English, nil, 2, ""},
		{specs.English, []string{"kilns"}, 2, "kilns"},
		{specs.English, []string{"kilns", "glazes"}, 2, "kilns and glazes"},
		{specs.English, []string{"kilns", "glazes", "shelves"}, 0, "kilns, glazes and shelves"},
		{specs.English, []string{"kilns", "glazes", "shelves"}, 2, "kilns, glazes and others"},
		{specs.Chinese, []string{"窑炉", "釉料"}, 2, "窑炉和釉料"},
		{specs.Chinese, []string{"窑炉", "釉料", "货架"}, 2, "窑炉、釉料等"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Title: "Kiln", Product: "Kiln"}, "standard")
		require.Equal(t, c.want, w.Join(c.items, c.limit))
	}
}
