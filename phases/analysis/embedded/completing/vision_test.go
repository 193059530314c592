package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAVisionSaysWhatWillBeSo reads the vision of sources that state none, or
// only the name of their subject.
func TestAVisionSaysWhatWillBeSo(t *testing.T) {
	t.Parallel()
	feature := understanding.FeatureFact{Name: "Publish the result at a URL", Text: "The result is published at a URL.", Source: specs.FromLines(3, 3)}
	for _, c := range []struct {
		name string
		u    understanding.Understanding
		want []string
	}{
		{"features", understanding.Understanding{Lang: specs.English, Features: []understanding.FeatureFact{feature}}, []string{"With Previews this becomes a matter of course: publish the result at a URL."}},
		{"goals", understanding.Understanding{Lang: specs.English, Goals: []understanding.GoalFact{{Text: "Merchants are paid faster."}, {Text: "Reach 12 %."}}, Features: []understanding.FeatureFact{feature}}, []string{"Previews is there so that merchants are paid faster."}},
		{"a subject", understanding.Understanding{Lang: specs.English, Vision: []specs.Item{{Text: "Previews in code review."}}, Features: []understanding.FeatureFact{feature}}, []string{"Previews in code review.", "With Previews this becomes a matter of course: publish the result at a URL."}},
		{"stated", understanding.Understanding{Lang: specs.English, Vision: []specs.Item{{Text: "Every page is seen before it is merged."}}, Features: []understanding.FeatureFact{feature}}, []string{"Every page is seen before it is merged."}},
		{"chinese", understanding.Understanding{Lang: specs.Chinese, Features: []understanding.FeatureFact{{Name: "数据备份", Text: "数据备份。", Source: specs.FromLines(3, 3)}}}, []string{"从功能看，Previews 要实现：数据备份。"}},
	} {
		c.u.Product, c.u.Title = "Previews", "Previews"
		var got []string
		for _, it := range handMade(t, &c.u, "standard").vision() {
			got = append(got, it.Text)
		}
		require.Equal(t, c.want, got, c.name)
	}
}
