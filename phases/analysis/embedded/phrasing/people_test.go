package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAWishBelongsToItsSubject(t *testing.T) {
	t.Parallel()
	for before, want := range map[string]bool{
		"Guests pay at the door, except that the club": true,
		"Tenants never call, except that billing":      true,
		"The skipper": false,
		"A porter who carries more than one trunk and": false,
		"Nurses on call, those that only":              false,
	} {
		require.Equal(t, want, othersWant(before), before)
	}
}
