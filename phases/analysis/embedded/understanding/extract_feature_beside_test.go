package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAHabitIsNoBan: that somebody stays away from the product is told beside what they get.
func TestAHabitIsNoBan(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ said, want string }{
		{"The matron gets a list of alarms once a week but never logs in.", "The matron gets a list of alarms once a week."},
		{"The matron gets a list of alarms but never the names of patients.", "The matron gets a list of alarms but never the names of patients."},
	} {
		u := understood(t, "# Ward hub\n\nA hub for calls.\n\n## Features\n\n- "+c.said+"\n")
		require.Len(t, u.Features, 1, c.said)
		require.Equal(t, c.want, u.Features[0].Text)
	}
}

// TestWhoKeepsAThingIsToldBehindASemicolon: whoever edits a table does something of their own.
func TestWhoKeepsAThingIsToldBehindASemicolon(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		said string
		want []string
	}{
		{"Fees are computed per day from the size of the room; the tariff is a table that the ward manager edits.", []string{"Fees are computed per day from the size of the room; the tariff is a table that the ward manager edits.", "The ward manager edits the tariff."}},
		{"Fees are computed per day; the tariff is a table that the law prescribes.", []string{"Fees are computed per day; the tariff is a table that the law prescribes."}},
	} {
		u := understood(t, "# Ward hub\n\nA hub for calls.\n\n## Features\n\n- "+c.said+"\n")
		var got []string
		for _, f := range u.Features {
			got = append(got, f.Text)
		}
		require.Equal(t, c.want, got)
	}
}

// TestWhatIsKeptForEachOfSeveral: a name with things that are kept, one for each, is built.
func TestWhatIsKeptForEachOfSeveral(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Fees: a list fee, and a rebate per ward or per ward and bed.": true,
		"Fees: a list fee, and a rebate for each ward.":                true,
		"Fees: a list fee is paid, and a rebate.":                      false,
		"We have a fee per ward.":                                      false,
	} {
		require.Equal(t, want, keepsPerThing(text), text)
	}
}

// TestADemandAndAWishAreTwo: each of them keeps its own strength.
func TestADemandAndAWishAreTwo(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, must, weaker string }{
		{"When a ward is closed, the hub MUST list the beds that are taken and SHOULD propose a move for each.", "When a ward is closed, the hub MUST list the beds that are taken.", "When a ward is closed, the hub SHOULD propose a move for each of the beds."},
		{"The hub MUST refuse the call and MUST say so.", "", ""},
		{"The hub must list the beds and should propose a move.", "", ""},
	} {
		must, weaker := twoStrengths(c.text)
		require.Equal(t, c.must, must)
		require.Equal(t, c.weaker, weaker)
	}
}
