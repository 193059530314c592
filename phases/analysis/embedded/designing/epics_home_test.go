package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestRequirementsStandWhereTheyAreNeeded: a deed that is told alone stands under the
// heading that is named after it.
func TestRequirementsStandWhereTheyAreNeeded(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name   string
		titles [4]string
		themes []theme
		want   [][]int
	}{
		{"named after the deed", [4]string{"Assign the berth", "Sound the horn", "Paint the wall", "Clean the bench"}, []theme{
			{name: "Summary", how: "heading", members: []int{0}}, {name: "Assignment", how: "heading", members: []int{1, 2, 3}},
		}, [][]int{{0, 1, 2, 3}}},
		{"told with others", [4]string{"Assign the berth", "Sound the horn", "Paint the wall", "Clean the bench"}, []theme{
			{name: "Deck", how: "heading", members: []int{0, 1}}, {name: "Assignment", how: "heading", members: []int{2, 3}},
		}, [][]int{{0, 1}, {2, 3}}},
	} {
		m := ferryMaker(t, "Yard", "House")
		for i, title := range row.titles {
			r := &m.req.Requirements[i]
			r.Title, r.Priority, r.Entities = title, specs.Must, nil
		}
		var got [][]int
		for _, th := range m.atHome(row.themes) {
			got = append(got, th.members)
		}
		require.Equal(t, row.want, got, row.name)
	}
}
