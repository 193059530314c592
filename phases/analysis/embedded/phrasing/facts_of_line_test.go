package phrasing

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestFactsOfALineAreFoundAsByComparing holds looking up against comparing all.
func TestFactsOfALineAreFoundAsByComparing(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	words := strings.Fields("export invoice print berth 报价单 导出 the crew list of approve scan permit reopen")
	text := func() string {
		var some []string
		for range random.IntN(6) {
			some = append(some, words[random.IntN(len(words))])
		}
		return strings.Join(some, " ")
	}
	w := &Work{Asked: &Memory{}}
	for range 20 {
		facts := make([]understanding.FeatureFact, understanding.FewFacts+1+random.IntN(40))
		for i := range facts {
			facts[i].Name = text()
		}
		index := understanding.NewLineFacts(facts)
		for range 30 {
			title := text()
			require.Same(t, w.NearestFact(facts, title), index.Nearest(title), title)
		}
	}
}
