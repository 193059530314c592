package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The reason of a refusal may stand in brackets at the end of its line.
func TestTheReasonOfARefusalStandsInBrackets(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"parking: NO. two racks for bicycles. (noise; neighbours; no)": "noise; neighbours",
		"parking: no (too little room)":                                "too little room",
		"parking: no, and 2 racks (by 2030)":                           "",
		"parking: no":                                                  "",
	} {
		require.Equal(t, want, lastAside(text), text)
	}
}
