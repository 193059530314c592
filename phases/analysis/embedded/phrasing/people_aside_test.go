package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestWhoStandsOnlyInAPurposeOwnsThatOnly(t *testing.T) {
	t.Parallel()
	bundles := understanding.FeatureFact{Text: "Remote configuration with signed bundles.", Benefit: "a fleet operator can change all hosts"}
	for _, c := range []struct {
		name     string
		features []understanding.FeatureFact
		actor    understanding.ActorFact
		want     bool
	}{
		{"in one purpose", []understanding.FeatureFact{bundles}, understanding.ActorFact{Name: "Fleet operator"}, true},
		{"in the same sentence", []understanding.FeatureFact{{Text: "Bundles are signed, so that a fleet operator can change all hosts."}}, understanding.ActorFact{Name: "Fleet operator"}, true},
		{"at work elsewhere", []understanding.FeatureFact{bundles, {Text: "A fleet operator can list hosts."}}, understanding.ActorFact{Name: "Fleet operator"}, false},
		{"introduced", []understanding.FeatureFact{bundles}, understanding.ActorFact{Name: "Fleet operator", Role: "Runs the hosts."}, false},
	} {
		w := handMade(t, &understanding.Understanding{Lang: "en", Features: c.features}, "standard")
		require.Equal(t, c.want, w.OnlyInPurpose(&c.actor), c.name)
	}
}
