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
		{"Confirmation by SMS within one minute.", "A confirmation goes out by SMS within one minute."},
		{"Over the limit: 429 and `Retry-After`.", "Over the limit, the answer is 429 and `Retry-After`."},
		{"Unknown bed: 404.", "Unknown bed is answered with 404."},
		{"Takes effect within a minute.", "Floor plan with all beds: it takes effect within a minute."},
	} {
		w := ward(t)
		d := &Draft{Requirement: specs.Requirement{Title: "Floor plan with all beds"}}
		require.Equal(t, c.want, w.wellFormed(d, c.text), c.text)
	}
}

// What is stated of a deed or a thing in a few words becomes a sentence of its own, and
// keeps the name in front where no sentence is certain.
func TestAFewStatedWordsAreASentence(t *testing.T) {
	t.Parallel()
	const deed, thing = "Withdraw a sample from the fridge", "Reminder the day before"
	for _, c := range []struct{ title, text, want string }{
		{deed, "Staff log in with a badge.", "Staff log in with a badge."},
		{deed, "Staff room in the cellar.", deed + ": staff room in the cellar."},
		{deed, "For 24 h we sign with both.", "After withdrawing a sample from the fridge, Wardbook signs with both for 24 h."},
		{deed, "Receipt by e-mail within one minute.", "A receipt goes out by e-mail within one minute."},
		{deed, "Reminder text in German.", deed + ": reminder text in German."},
		{thing, "SMS 24 hours before the visit, e-mail as well if we have one.", "The reminder the day before goes out by SMS 24 hours before the visit, and by e-mail as well if there is one."},
		{thing, "Can be switched off.", "The reminder the day before can be switched off."},
		{deed, "Can be switched off.", deed + ": can be switched off."},
		{deed, "Can also replace a device and keep the history.", "A nurse can also replace a device and keep the history."},
		{deed, "At most 30 days back, at most 10 samples a day.", "Withdrawing a sample from the fridge stays within these limits, and anything beyond one of them is refused with the reason: at most 30 days back, at most 10 samples a day."},
		{thing, "At least 4 photos per object.", "The reminder the day before requires at least 4 photos per object; with less it is refused with the reason."},
		{thing, "Max. one per day.", "The reminder the day before stays within the limit of max. one per day; anything beyond it is refused with the reason."},
		{deed, "Min 3 letters, no word twice.", deed + ": min 3 letters, no word twice."},
		{deed, "Up to 12 hours before; later than that the page shows the phone number.", "A nurse can withdraw a sample from the fridge up to 12 hours before; later than that the page shows the phone number."},
		{deed, "No offers between 21:00 and 7:00.", "A check shows that there are no offers between 21:00 and 7:00."},
		{"Swapping", "No phone calls.", "Swapping works without phone calls."},
		{deed, "iCal feed, patient initials only, never the reason for visit.", "The iCal feed shows patient initials only and never the reason for visit."},
		{deed, "Word not in dictionary → shake, no penalty, try again.", "In the case “Word not in dictionary”, the result is: shake, no penalty, try again."},
	} {
		d := &Draft{Requirement: specs.Requirement{Title: c.title}}
		d.Actor = "nurse"
		require.Equal(t, c.want, ward(t).wellFormed(d, c.text), c.text)
	}
}

// A sentence behind a time is what a check shows, and needs no title in front.
func TestASentenceBehindATimeIsShown(t *testing.T) {
	t.Parallel()
	w := ward(t)
	d := &Draft{Requirement: specs.Requirement{Title: "Old callers keep working"}}
	const text = "Before each release, the contract tests (Pact) pass unchanged."
	require.Equal(t, "A check shows that before each release, the contract tests (Pact) pass unchanged.", w.observed(d, text, text))
}

// What only points at the sentence before it tests nothing; what a rule made of the
// beginning of a stated criterion is said by that.
func TestWhatSaysNothingByItselfIsNoCriterion(t *testing.T) {
	t.Parallel()
	w := ward(t)
	require.True(t, w.onlyPoints("The service does just this."))
	require.False(t, w.onlyPoints("The service does just this once a day."))
	made := specs.Criterion{Text: "Wardbook sends a POST with the event as body, signature.", Source: specs.FromRule(FromStatement)}
	stated := specs.Criterion{Text: "Wardbook sends a POST with the event as body, signature in the header.", Source: specs.FromLines(3, 3)}
	d := &Draft{Requirement: specs.Requirement{Criteria: []specs.Criterion{stated}}}
	require.True(t, w.heldByStated(d, made))
	require.False(t, w.heldByStated(d, specs.Criterion{Text: "Wardbook sends a PUT with the event as body.", Source: made.Source}))
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
