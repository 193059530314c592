package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a domain asks anyway is not asked for the words of an idea once more.
func TestAnIdeaIsNotAskedTwice(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Features: []understanding.FeatureFact{{Name: "Bluff about cards", Text: "Bluff about cards."}}}, "standard")
	w.Source.Text = "A game for two players who bluff about the cards in their hand."
	asked := func() []string {
		var out []string
		for _, q := range w.IdeaQuestions(w.Source.Text, w.Packs) {
			out = append(out, q.Class)
		}
		return out
	}
	w.Packs = []*templates.Pack{{ID: "web"}}
	require.Contains(t, asked(), "player-leaves")
	w.Packs = []*templates.Pack{{ID: "games"}}
	require.NotContains(t, asked(), "player-leaves")
}
