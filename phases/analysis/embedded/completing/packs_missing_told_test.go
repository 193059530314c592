package completing

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestATextOfFewFeaturesAndManyRulesTellsAll: what a longer text wants may stand in the
// rules that its product keeps.
func TestATextOfFewFeaturesAndManyRulesTellsAll(t *testing.T) {
	t.Parallel()
	long := "## Returns\n\n" + strings.Repeat("- A customer sends goods back and gets the money once the parcel is there.\n", 30)
	for _, tt := range []struct {
		name, text      string
		features, rules int
		want            bool
	}{
		{"few features, many rules", long, 4, 9, true},
		{"many features", long, 5, 0, true},
		{"few features, few rules", long, 4, 2, false},
		{"rules of no deed", long, 1, 9, false},
		{"an idea", "Returns for customers.", 4, 9, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			u := &understanding.Understanding{Lang: specs.English, Product: "Returns", Rules: map[string]string{}}
			for i := range tt.features {
				u.Features = append(u.Features, understanding.FeatureFact{Name: "send back " + strconv.Itoa(i)})
			}
			for i := range tt.rules {
				u.Rules[strconv.Itoa(i)] = "must"
			}
			w := handMade(t, u, "standard")
			w.Source.Text = tt.text
			require.False(t, tt.name != "an idea" && phrasing.IsIdea(tt.text, "en"))
			require.Equal(t, tt.want, w.ToldWhole())
		})
	}
}
