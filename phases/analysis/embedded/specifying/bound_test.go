package specifying

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// manyFeatures are n features with different names and as many criteria each.
func manyFeatures(n, criteria int) []understanding.FeatureFact {
	out := make([]understanding.FeatureFact, n)
	for i := range out {
		f := &out[i]
		f.Name = "Print the form " + word(i)
		f.Text, f.Source = "A clerk can print the form "+word(i)+".", specs.FromLines(i+1, i+1)
		for k := range criteria {
			f.Criteria = append(f.Criteria, specs.Item{Text: "The page of " + word(k) + " opens within 3 seconds.", Source: f.Source})
		}
	}
	return out
}

// word is a made-up word for a number.
func word(n int) string {
	out := []byte("aaaa")
	for i := range out {
		out[i] = "bcdfghjklmnprstvwxyz"[n%20]
		n /= 20
	}
	return string(out)
}

// TestTheBoundCountsWhatIsWritten: the bound is one of requirements as they are
// written, so that criteria which make one into several count, and what is said
// twice counts once. What is inferred does not count.
func TestTheBoundCountsWhatIsWritten(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		features []understanding.FeatureFact
		count    int // 0 when it is not refused
	}{
		"as many as may be": {manyFeatures(completing.MaxStated, 0), 0},
		"one more":          {manyFeatures(completing.MaxStated+1, 0), completing.MaxStated + 1},
		"crowded":           {manyFeatures(3, 4*667+1), 3 * 668},
		"just not crowded":  {manyFeatures(2, 4*1000), 0},
		"said twice":        {append(manyFeatures(completing.MaxStated-1, 0), manyFeatures(completing.MaxStated-1, 0)...), 0},
	} {
		u := &understanding.Understanding{Lang: specs.English, Title: "Big", Features: c.features}
		err := handMade(t, u, "standard").Bounded()
		if c.count == 0 {
			require.NoError(t, err, name)
			continue
		}
		p := problem.From(err)
		require.Equal(t, "input.too_many", p.Code, name)
		require.Contains(t, p.Message, "states "+strconv.Itoa(c.count)+" requirements", name)
		require.Contains(t, p.Fix, "split", name)
	}
}

// TestTooManyQualitiesAreRefused: each would be a document of its own.
func TestTooManyQualitiesAreRefused(t *testing.T) {
	t.Parallel()
	u := &understanding.Understanding{Lang: specs.English, Title: "Big"}
	for i := range completing.MaxStated + 1 {
		u.Qualities = append(u.Qualities, understanding.QualityFact{Text: "The page of " + word(i) + " answers within 300 ms.", Source: specs.FromLines(i+1, i+1)})
	}
	require.Equal(t, "input.too_many", problem.From(handMade(t, u, "standard").Bounded()).Code)
}

// TestInferredRequirementsDoNotFillTheBound: as many stated features as may be
// and one that a pack adds once gave a package without any requirement.
func TestInferredRequirementsDoNotFillTheBound(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Big", Features: manyFeatures(completing.MaxStated, 0)}, "standard")
	in := &analysis.RequirementsInput{}
	in.Refined.Features = append(w.StatedFeatures(), specs.Feature{Name: "See the audit log", Source: specs.FromRule("web")})
	var out analysis.RequirementsOutput
	require.NoError(t, w.Requirements(in, &out))
	require.Len(t, out.Requirements, completing.MaxStated+1)
}
