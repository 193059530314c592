package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestACriterionOfAStoryIsToldOfItsRole: whoever tests it is not the one who
// says "I".
func TestACriterionOfAStoryIsToldOfItsRole(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Ferry desk", Product: "Ferry desk"}, "standard")
	d := &Draft{Use: completing.Use{Origin: completing.Origin{Fact: &understanding.FeatureFact{Actor: "Purser", Want: "to refund a ticket"}}, Actor: "purser"}}
	for stated, want := range map[string]string{
		"I get a receipt on the screen, no paper.":                                         "The purser gets a receipt on the screen, no paper.",
		"Given I have counted the till, when I close my shift, then I see the difference.": "Given the purser has counted the till, when they close their shift, then they see the difference.",
		"A late ferry shows red; I can let passengers wait inside.":                        "A late ferry shows red; the purser can let passengers wait inside.",
		"After that I am asked first.":                                                     "After that the purser is asked first.",
		"The button says \"I agree\".":                                                     "The button says \"I agree\".",
		"Crossings without a free seat are greyed out.":                                    "Crossings without a free seat are greyed out.",
		"When I've signed the list, I'm asked for the reason only if I changed an amount.": "When the purser has signed the list, they are asked for the reason only if they changed an amount.",
	} {
		require.Equal(t, want, w.thirdVoice(d, stated))
	}
	d.Fact.Want = ""
	require.Equal(t, "I get a receipt.", w.thirdVoice(d, "I get a receipt."), "nobody knows who speaks")
}
