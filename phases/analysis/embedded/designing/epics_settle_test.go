package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestWhatStandsNowhereGoesToItsLikes: a wish that the source tells apart from the function
// that fulfils it is built with it, unless one sentence tells it with its neighbours.
func TestWhatStandsNowhereGoesToItsLikes(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name  string
		lines [6]int
		want  []int
	}{
		{"alone", [6]int{1, 2, 3, 4, 5, 6}, []int{1, 3, 4}},
		{"in one sentence with another", [6]int{1, 2, 3, 4, 5, 5}, []int{1, 3}},
	} {
		m := ferryMaker(t)
		m.keywords = make([][]string, len(row.lines))
		for i, title := range []string{"Show the tide", "Sell a ticket for a trip", "Sound the horn", "Refund a ticket", "Sell a ticket for a dog", "Paint the pier"} {
			m.req.Requirements[i] = specs.Requirement{Title: title, Source: specs.FromLines(row.lines[i], row.lines[i])}
		}
		part := func(members ...int) []epicPart { return []epicPart{{name: "Some", how: "first", members: members}} }
		m.plans = []epicPlan{
			{kind: "core", mvp: true, members: []int{0, 2, 4, 5}, parts: part(0, 2, 4, 5)},
			{kind: "core", mvp: true, members: []int{1, 3}, parts: part(1, 3)},
		}
		m.settle()
		require.Equal(t, row.want, m.plans[1].members, row.name)
		require.Equal(t, row.want, m.plans[1].parts[0].members, row.name)
	}
}
