package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestARequestThatPointsBackStaysWithItsClause(t *testing.T) {
	t.Parallel()
	for text, back := range map[string]bool{
		"mind their limit of 50 certificates a week":  true,
		"respect its quota of 10 calls per second":    true,
		"the service stores them for 30 days":         false,
		"members see their own loans and nobody else": false,
	} {
		require.Equal(t, back, pointsBack(text), text)
	}
}
