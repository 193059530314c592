package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// A condition without its comma ends where a second clause begins, and nowhere where
// several places would do or a word hangs on the one before.
func TestAConditionEndsWithoutItsComma(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for _, c := range []struct{ text, trigger, head string }{
		{"When the quantity falls below the reorder level the drug is added to the weekly order", "When the quantity falls below the reorder level", "the drug is added to the weekly order"},
		{"When a bed is free the ward is told", "When a bed is free", "the ward is told"},
		{"If a parcel is damaged the courier must take a photo", "If a parcel is damaged", "the courier must take a photo"},
		{"When the sensor fails an alarm is sent to the operator", "When the sensor fails", "an alarm is sent to the operator"},
		{"If the amount is above 500 it needs a second signature", "If the amount is above 500", "it needs a second signature"},
		{"Once the invoice is paid no line can be changed", "Once the invoice is paid", "no line can be changed"},
		{"When the manager approves the request the day is booked", "When the manager approves the request", "the day is booked"},
		{"When the driver says the load is damaged a photo is taken", "When the driver says the load is damaged", "a photo is taken"},
		{"When the nurse scans the bag the pump is started", "When the nurse scans the bag", "the pump is started"},
		{"If a repair fails the test ride it goes back to the mechanic, with a reason", "If a repair fails the test ride", "it goes back to the mechanic, with a reason"},
		{"When the order that the shop sent is late", "", ""},
		{"When a customer has not paid for the order", "", ""},
		{"When the clerk knows the parcel is lost", "", ""},
		{"Once a day the list is sent", "", ""},
		{"When the room is free and the guest has paid", "", ""},
	} {
		st := Statement{Head: c.text}
		w.bareTrigger(&st)
		if c.trigger == "" {
			c.head = c.text
		}
		require.Equal(t, c.trigger, st.Trigger, c.text)
		require.Equal(t, c.head, st.Head, c.text)
	}
}
