package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestOnlyWhoChoosesItsModalsRanksByThem tells a source that ranks by "must" and
// "should" from a letter that only asks.
func TestOnlyWhoChoosesItsModalsRanksByThem(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		texts []string
		want  bool
	}{
		{[]string{"Members should be able to search.", "They can reserve a tool."}, false},
		{[]string{"It should fetch the list every night.", "Nobody must lend two drills."}, false},
		{[]string{"The service MUST answer.", "The service SHOULD cache."}, true},
		{[]string{"The hub must store.", "The hub must send.", "The hub must warn.", "The hub should sort."}, true},
	} {
		var u understanding.Understanding
		for _, text := range c.texts {
			u.Features = append(u.Features, understanding.FeatureFact{Text: text})
		}
		u.Lang, u.Product = "en", "Hub"
		w := handMade(t, &u, "standard")
		require.Equal(t, c.want, w.choosesModals(), c.texts)
	}
}
