package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestACriterionThatIsASentenceNeedsNoName puts the name of its requirement only
// before what says nothing by itself.
func TestACriterionThatIsASentenceNeedsNoName(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"Changes made on the other screen appear without a reload.", "Changes made on the other screen appear without a reload."},
		{"Loads in under 2 seconds for 30 beds.", "The floor plan with all beds loads in under 2 seconds for 30 beds."},
		{"List kept for 3 years.", "The list is kept for 3 years."},
		{"No message for visits booked on the same day.", "There is no message for visits booked on the same day."},
		{"No phone calls.", "Floor plan with all beds: no phone calls."},
		{"Confirmation by SMS within one minute.", "Floor plan with all beds: confirmation by SMS within one minute."},
		{"Over the limit: 429 and `Retry-After`.", "Over the limit, the answer is 429 and `Retry-After`."},
		{"Unknown bed: 404.", "Unknown bed is answered with 404."},
		{"Takes effect within a minute.", "Floor plan with all beds: it takes effect within a minute."},
	} {
		w := ward(t)
		d := &Draft{Requirement: specs.Requirement{Title: "Floor plan with all beds"}}
		require.Equal(t, c.want, w.wellFormed(d, c.text), c.text)
	}
}

// TestTheReasonOfAStoryIsNoAim keeps "because" out of what somebody wants.
func TestTheReasonOfAStoryIsNoAim(t *testing.T) {
	t.Parallel()
	w := ward(t)
	st := w.TakeApart("As a nurse, I want to answer the call by radio, because that is what we all do anyway.")
	require.Equal(t, "because that is what we all do anyway", st.Purpose)
	require.NotContains(t, st.Head+st.Trigger+st.Phrase, "because")
}

// Who wishes something says nothing on when; a deadline that passes does.
func TestWhoWishesIsNoCondition(t *testing.T) {
	t.Parallel()
	w := ward(t)
	require.Empty(t, w.TakeApart("As a nurse I want to vote, max 3 votes each.").Trigger)
	require.Equal(t, "As the shift ends", w.TakeApart("As the shift ends, the nurse gets a message.").Trigger)
}
