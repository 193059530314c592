package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A word that some requirements share names no part beside a heading of the
// source; two headings are named together.
func TestNamesOfTwoThemes(t *testing.T) {
	g := &Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "en"}, "standard")}
	for _, c := range []struct {
		a, b theme
		want string
	}{
		{theme{name: "Planning", how: "heading", members: []int{0, 1}}, theme{name: "Items", how: "word", members: []int{2}}, "Planning"},
		{theme{name: "Items", how: "word", members: []int{0, 1}}, theme{name: "Planning", how: "heading", members: []int{2}}, "Planning"},
		{theme{name: "Milling", how: "heading", members: []int{0, 1}}, theme{name: "Delivery", how: "heading", members: []int{2}}, "Milling and delivery"},
	} {
		require.Equal(t, c.want, g.united(c.a, c.b).name)
	}
}
