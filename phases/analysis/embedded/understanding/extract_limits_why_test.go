package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhyAThingIsLeftOut: what stands behind the colon of a thing left out is
// the reason when it is a sentence, and part of the thing when it is a list.
func TestWhyAThingIsLeftOut(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, what, why string }{
		{"A chat for patients: the ward has no time to answer it.", "A chat for patients.", "The ward has no time to answer it."},
		{"Sorting by severity and age: the nurses know things that no table holds.", "Sorting by severity and age.", "The nurses know things that no table holds."},
		{"Planning the beds (the ward has a board of its own).", "Planning the beds.", "The ward has a board of its own."},
		{"Counting of beds (how many are free at night).", "Counting of beds (how many are free at night).", ""},
		{"Billing (see the other project).", "Billing (see the other project).", ""},
		{"Bills are not our business, the hospital makes them.", "Bills are not our business.", "The hospital makes them."},
		{"Attendance lists: Joke has those in her notebook.", "Attendance lists.", "Joke has those in her notebook."},
		{"Reports for others: insurers, authorities, press.", "Reports for others: insurers, authorities, press.", ""},
		{"What others do: the labs print their own labels.", "What others do: the labs print their own labels.", ""},
	} {
		u := understood(t, "# Ward hub\n\nA hub for calls.\n\n## Rejected\n\n- "+c.text+"\n")
		require.Len(t, u.NonGoals, 1, c.text)
		require.Equal(t, c.what, u.NonGoals[0].Text)
		require.Equal(t, c.why, u.NonGoals[0].Rationale)
	}
}
