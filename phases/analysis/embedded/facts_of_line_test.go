package embedded

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
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
	w := &work{asked: &memory{}}
	for range 20 {
		facts := make([]FeatureFact, fewFacts+1+random.IntN(40))
		for i := range facts {
			facts[i].Name = text()
		}
		index := newLineFacts(facts)
		for range 30 {
			title := text()
			require.Same(t, w.nearestFact(facts, title), index.nearest(title), title)
		}
	}
}
