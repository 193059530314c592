package designing

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// What a story traces it also tests, however many criteria the source states of the others.
func TestAStoryTestsAllThatItTraces(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets")
	for n := range 5 {
		m.req.Requirements[0].Criteria = append(m.req.Requirements[0].Criteria, specs.Criterion{Text: "Said " + strconv.Itoa(n), Source: specs.FromLines(n+1, n+1)})
	}
	inferred := func(text string) specs.Criterion {
		return specs.Criterion{Text: text, Source: specs.Source{Kind: specs.Inferred, Rule: "rule:x"}}
	}
	m.req.Requirements[1].Criteria = []specs.Criterion{inferred("Added 1"), inferred("Added 2")}
	m.req.Requirements[2].Criteria = []specs.Criterion{inferred("Added 3")}
	var got []string
	for _, c := range m.storyCriteria([]int{0, 1, 2}) {
		got = append(got, c.Text)
	}
	require.Equal(t, []string{"Said 0", "Added 1", "Added 3", "Said 1", "Said 2", "Said 3", "Said 4", "Added 2"}, got)
}
