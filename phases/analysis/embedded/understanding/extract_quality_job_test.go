package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// How long a piece of work of a given size takes is a time, and no load to bear.
func TestTheTimeOfAJobIsNoLoad(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"1 M lines: 8 min":               true,
		"100 k rows – ready in 60 s":     true,
		"2,000 orders per hour":          false,
		"Peak: 400 requests per second":  false,
		"Orders are ready within 8 min.": false,
	} {
		target := "8 min"
		if !want && text != "Orders are ready within 8 min." {
			target = "400 requests per second"
		}
		require.Equal(t, want, jobTime(text, target), text)
	}
}
