package gates

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A term is used also where its words are joined with hyphens, and the other
// way round.
func TestTermsAreUsedHoweverTheirWordsAreJoined(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		term, text string
		want       bool
	}{
		{"Idempotency key", "Every write accepts an `Idempotency-Key`.", true},
		{"opt-in", "People opt in by mail.", true},
		{"Opt-in", "The opt-in of a day.", true},
		{"opt-in", "People may opt.", false},
		{"幂等键", "每次写入都带幂等键。", true},
		{"幂等键", "每次写入都带键。", false},
	} {
		w := &usedWords{used: map[string]bool{}}
		w.want(c.term)
		w.missing = len(w.used)
		w.read(c.text)
		require.Equal(t, c.want, w.hold(c.term), "%s in %s", c.term, c.text)
	}
}
