package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestAStatedCriterionThatNobodyCouldTryIsTheTestThatItMeans: that a thing is done, that
// another deed works the same way and what a broken rule leads to are things to be seen.
func TestAStatedCriterionThatNobodyCouldTryIsTheTestThatItMeans(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]string{
		"The discharge is done.":            "Given that the nurse scans the wristband, the discharge is stored without any further step, and listed exactly once.",
		"Readmission by hand is rare.":      "",
		"Admitting must work the same way.": "Tried with the same steps, admitting succeeds as well, and its result is listed exactly once: the nurse scans the wristband.",
		"If I break a rule it should say which one, and let me, except for the medical ones.": "A change against one rule is answered with the rule that it breaks and is stored all the same; against a medical one it is refused, and nothing is changed.",
		"Must be 16, and under 18 we need a parent's consent uploaded.":                       "Whoever is 15 is refused with the reason; whoever is 16 is accepted with a parent's consent uploaded and refused without it; whoever is 18 is accepted without it.",
	} {
		u := &understanding.Understanding{Lang: specs.English, Title: "Ward hub", Product: "Ward hub", Actors: []understanding.ActorFact{{Name: "nurse"}}, Features: []understanding.FeatureFact{
			{Name: "Scan the wristband", Text: "The nurse scans the wristband.", Priority: "must", Source: specs.FromLines(3, 3)},
		}}
		w := handMade(t, u, "standard")
		d := &Draft{}
		d.Fact = &u.Features[0]
		d.Statement = w.TakeApart(u.Features[0].Text)
		require.Equal(t, want, w.statedShape(d, said[:len(said)-1]), said)
	}
}
