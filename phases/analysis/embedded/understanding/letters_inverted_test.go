package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAConditionThatIsTurnedAroundIsOneWithIf: "should" in front of a case is no duty.
func TestAConditionThatIsTurnedAroundIsOneWithIf(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Should nobody answer the call within 15 minutes, it is passed on to the owner.": "If nobody answers the call within 15 minutes, it is passed on to the owner.",
		"Should no one confirm the order, it is dropped.":                                "If no one confirms the order, it is dropped.",
		"Should the door be opened, the oven stops.":                                     "If the door is opened, the oven stops.",
		"Should the doors be opened, the oven stops.":                                    "If the doors are opened, the oven stops.",
		"Should a parcel not arrive within 3 days, the sender is told.":                  "If a parcel does not arrive within 3 days, the sender is told.",
		"Should the network not be available, entries are kept.":                         "If the network is not available, entries are kept.",
		"Should the payment provider decline the card, the seat is freed.":               "If the payment provider declines the card, the seat is freed.",
		"Should two members miss the lesson, the coach is told.":                         "If two members miss the lesson, the coach is told.",
		"Should it be late, everything moves.":                                           "If it is late, everything moves.",
		"Should they differ by more than 2 %, the clerk decides.":                        "If they differ by more than 2 %, the clerk decides.",
		"Should one sensor fail, the other takes over.":                                  "If one sensor fails, the other takes over.",
		"Should the tank leak during the night, an alarm goes off.":                      "If the tank leaks during the night, an alarm goes off.",
		"Should we use one list or two?":                                                 "Should we use one list or two?",
	} {
		require.Equal(t, want, softly(text), text)
	}
}
