package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhereOf: where people are found bounds who may do something.
func TestWhereOf(t *testing.T) {
	t.Parallel()
	for who, want := range map[string]string{
		"neighbours on the same street":           " on the same street",
		"nurses of ward 3":                        " of ward 3",
		"players with a licence":                  "",
		"members":                                 "",
		"guests in one of the houses that we let": "",
	} {
		require.Equal(t, want, whereOf(who), who)
	}
	require.Equal(t, "nurses of ward 3", withWhere("nurses of ward 3", "nurses"))
	require.Equal(t, "nurses", withWhere("nurses", "nurses"))
}
