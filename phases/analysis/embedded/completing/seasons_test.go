package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestASeasonIsTriedAtItsEnds: the days of a year on which a part of the product is open are a
// requirement, with the days around them as its cases; any other constraint stays one.
func TestASeasonIsTriedAtItsEnds(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang       specs.Lang
		text, want string
	}{
		{"zh", "毕业季专场：每年 3 月 1 日至 7 月 10 日开启。", "测试时钟设为 2 月 28 日和 7 月 11 日时，毕业季专场中的操作均被拒绝并提示原因。"},
		{"en", "The harbour desk is open from 1 April to 30 September each year.", "On a test clock, each request to the harbour desk on 31 March and on 1 October is refused with the reason."},
		{"zh", "每年维护费不超过 3 万元。", ""},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Product: "Shed", Constraints: []specs.Item{{Text: c.text, Source: specs.FromLines(5, 5)}}, Features: []understanding.FeatureFact{
			{Name: "X", Text: "X.", Priority: "should", Source: specs.FromLines(6, 6)},
		}}, "standard")
		if c.want == "" {
			require.Len(t, w.Understood.Features, 1)
			require.Len(t, w.Understood.Constraints, 1)
			continue
		}
		require.Len(t, w.Understood.Features, 2)
		require.Empty(t, w.Understood.Constraints)
		require.Equal(t, "should", w.Understood.Features[0].Priority)
		require.Equal(t, c.want, w.Understood.Features[0].Criteria[0].Text)
	}
}
