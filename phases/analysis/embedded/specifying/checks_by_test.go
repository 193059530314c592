package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What people do is not made by the product, and is not tested as if it were.
func TestAPassiveNamesWhoDoesIt(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for passive, want := range map[string]bool{
		"signed by two people (the nurse and a witness) with their own PIN": true,
		"signed by the nurse before the round":                              true,
		"checked by the night staff":                                        true,
		"signed by the server with a certificate":                           false,
		"sorted by name":      false,
		"paid by card":        false,
		"created every night": false,
	} {
		require.Equal(t, want, w.doneByPeople(passive), passive)
	}
}
