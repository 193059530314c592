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

// It may stand behind what else the line says too.
func TestTheReasonOfARefusalStandsBehindTheLine(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Bike hub\n\nA hub for bikes.\n\n## Riding\n\n- invite by link\n- chat: NO. eight canned emotes. (kids; moderation; no)\n")
	require.Len(t, u.NonGoals, 1)
	require.Equal(t, "Kids; moderation.", u.NonGoals[0].Rationale)
}
