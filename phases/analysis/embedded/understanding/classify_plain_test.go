package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// notes are a mail in which each sentence is told, behind the wish that says what it is about.
func notes(said string) string {
	return "Subject: boat hire at the lake, notes from Sunday\n\nHi Ines,\n\nwe want a website for hiring boats.\n\nWho was there: Tova, Greta, me.\n\n" + said + "\n"
}

// Notes leave the modal verb out, and set in front when or of what something is told: what
// people get, see, want and do with the product is asked for all the same.
func TestNotesAskWithoutAModalVerb(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]string{
		"The evening before, at 6 pm, people get a reminder text.":                        "People get a reminder text the evening before, at 6 pm.",
		"The week before a concert, the singers get a list of what to bring back.":        "The singers get a list of what to bring back the week before a concert.",
		"Packing list: the packers want a printed sheet per parcel on the morning.":       "The packers want a printed sheet per parcel on the morning.",
		"Volunteer at the door adds them in, shouldn't take more than a minute.":          "Volunteer at the door adds them in within a minute.",
		"Tova needs figures every quarter for the grant: hires, boats, by type.":          "Tova needs figures every quarter for the grant: hires, boats, by type.",
		"Tova and me see everything.":                                                     "Tova and I can see everything.",
		"Ines and Tova see the takings.":                                                  "Ines and Tova can see the takings.",
		"Managers and drivers see everything.":                                            "Managers and drivers see everything.",
		"Delete people's details 6 months after the last hire.":                           "People's details are deleted 6 months after the last hire.",
		"Send the hirer a text if the lake is closed.":                                    "Send the hirer a text if the lake is closed.",
		"Ines wants families to be able to change their time until an hour before.":       "Families can change their time until an hour before.",
		"It went to and fro for a while. Decided: referrers see only their own bookings.": "Referrers see only their own bookings.",
	} {
		var got []string
		for _, f := range understood(t, notes(said)).Features {
			got = append(got, f.Text)
		}
		require.Equal(t, []string{want}, got, said)
	}
}

// What has its day is a task of those who read, and what was is no wish.
func TestNotesOfTasksAndOfYesterdayAskForNothing(t *testing.T) {
	t.Parallel()
	for _, said := range []string{
		"Print the posters by Friday.",
		"Erase the blackboard after rehearsal please.",
		"Tova and Ines saw the reports last year.",
		"Send me the list next week.",
	} {
		for _, f := range understood(t, notes(said)).Features {
			require.Less(t, FirstLine(f.Source), 9, said)
		}
	}
}

// A size without a verb binds, and names the thing that it is of.
func TestNotesSetSizes(t *testing.T) {
	t.Parallel()
	u := understood(t, notes("Slots: every 15 mins, 6 households a slot.\n\nBoats: 14 rowing boats, 3 pedalos."))
	require.Equal(t, []string{"Slots: every 15 mins, 6 households a slot."}, textsOf(u.Constraints))
}

// Who is called by name and can do something does it, and nobody else.
func TestWhoeverIsNamedDoesIt(t *testing.T) {
	t.Parallel()
	u := understood(t, notes("Tova can close a boat for repair. The boatwright can block a boat. Ines gets totals every month."))
	require.Len(t, u.Features, 3)
	for i, told := range [][2]string{{"Tova", "close a boat for repair"}, {"Boatwright", "block a boat"}, {"Ines", "gets totals every month"}} {
		f := &u.Features[i]
		got := [2]string{f.Actor, f.Want}
		require.Equal(t, told, got)
	}
	i := 0
	for _, a := range u.Actors {
		if a.Named {
			i++
			require.Contains(t, []string{"Tova", "Ines"}, a.Name)
		}
	}
	require.Equal(t, 2, i)
}

// A command in front of people makes no persona of them.
func TestACommandNamesNobody(t *testing.T) {
	t.Parallel()
	for _, a := range understood(t, notes("Delete people's details 6 months after the last hire. Notify skippers when the lake is closed.")).Actors {
		require.NotContains(t, a.Name, "Delete")
		require.NotContains(t, a.Name, "Notify")
	}
}

// Notes list what goes into a record.
func TestWhatGoesIntoARecordIsItsFields(t *testing.T) {
	t.Parallel()
	u := understood(t, notes("What goes in a booking: first name, a mobile number if they've one, the number of adults and children, dietary needs (halal, vegetarian), and whether it's pick up or delivery."))
	require.Len(t, u.Entities, 1)
	require.Equal(t, "Booking", u.Entities[0].Name)
	var names, rules []string
	for _, f := range u.Entities[0].Fields {
		names, rules = append(names, f.Name), append(rules, f.Constraint)
	}
	require.Equal(t, []string{"first name", "mobile number", "number of adults and children", "dietary needs", "pick up or delivery"}, names)
	require.Equal(t, []string{"", "optional", "", "halal, vegetarian", "one of: pick up, delivery"}, rules)
}
