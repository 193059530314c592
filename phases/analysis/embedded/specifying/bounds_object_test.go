package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What lasts is the state of what a deed yields, and not the deed.
func TestTheStateOfAnObjectLasts(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for _, c := range []struct{ fact, measure, want string }{
		{"The API returns a signed link valid for 15 minutes", "15 minutes", "the signed link is still valid"},
		{"A link is valid for 15 minutes", "15 minutes", "a link is still valid"},
		{"The desk keeps the key for 15 minutes", "15 minutes", "the desk still keeps the key"},
	} {
		require.Equal(t, c.want, w.stillSo(c.fact, c.measure), c.fact)
	}
}
