package specifying

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestASourceThatTellsWhatIsWantedGetsNothingOfAPack(t *testing.T) {
	t.Parallel()
	const source = "A portal through which customers send goods back. The refund is ordered and paid by card. Payments stay with the shop."
	add := func(u *understanding.Understanding, n int) *understanding.Understanding {
		for i := range n {
			name := "pay refund " + strconv.Itoa(i)
			u.Features = append(u.Features, understanding.FeatureFact{Name: name, Text: name, Source: specs.Source{Kind: specs.Stated, Lines: []specs.LineRange{{From: i + 1, To: i + 1}}}})
		}
		return u
	}
	tests := []struct {
		name, depth string
		features    int
		whole       bool
	}{
		{"an idea", "standard", 2, false},
		{"a source that tells all", "standard", 8, true},
		{"who asks for less gets no more", "light", 8, true},
		{"who asks for all gets it", "comprehensive", 8, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			w := withPack(t, add(&understanding.Understanding{Lang: specs.English, Product: "Returns"}, tt.features), "payments", source)
			w.Depth = tt.depth
			w.Understood.NonGoals = []specs.NonGoal{{Text: "Repairs under warranty."}}
			w.Understood.Qualities = []understanding.QualityFact{{Class: "P", Text: "Pages answer within 800 ms."}}
			require.Equal(t, tt.whole, w.ToldWhole())
			require.Equal(t, tt.whole, len(w.Practice()) == 0)
			require.Equal(t, tt.whole, len(w.MissingNonGoals()) == 0)
			require.Equal(t, tt.whole, len(w.AddedQualities()) == 0)
			require.Equal(t, tt.whole, len(w.Landscape()) == 0)
			require.Equal(t, tt.whole, len(w.OpenPackQuestions()) == 0, "no question about what the source does not name")
			require.NotEmpty(t, w.MissingAssumptions(0), "the source ranks nothing")
			w.Understood.NonGoals, w.Understood.Features[0].Priority = nil, "must"
			require.Equal(t, tt.whole, len(w.MissingNonGoals()) == 0, "nothing is said to be left out for the sake of saying it")
			require.NotEqual(t, tt.whole, slices.ContainsFunc(w.MissingAssumptions(0), func(it specs.Item) bool { return it.Source.Rule == "payments" }))
		})
	}
}
