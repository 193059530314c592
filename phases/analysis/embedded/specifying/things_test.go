package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What somebody writes down is kept although it is said once; what is only seen
// or stands in a clause beside it is not, and no way of doing something is a thing.
func TestThingsAreWhatSomebodyWritesDown(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"Keepers write treatment notes.":                         {"Treatment note"},
		"A permit is issued by the office.":                      {"Permit"},
		"Complaints can be snoozed or marked as settled.":        {"Complaint"},
		"A keeper has not logged a round for 3 days.":            {"Round"},
		"Photos of the enclosure can be attached.":               {"Photo"},
		"Visitors see the enclosure from the bridge.":            {},
		"Visitors book online for the days that the zoo offers.": {},
	} {
		w := handMade(t, &understanding.Understanding{
			Lang: specs.English, Title: "Zoobook", Product: "Zoobook",
			Actors:   []understanding.ActorFact{{Name: "Keeper"}, {Name: "Visitor"}},
			Features: []understanding.FeatureFact{{Name: "x", Text: text, Source: specs.FromLines(3, 3)}},
		}, "standard")
		m := newDataModel()
		w.addThings(m)
		w.dropBare(m)
		got := []string{}
		for i := range m.entities {
			got = append(got, m.entities[i].Name)
		}
		require.Equal(t, want, got, text)
	}
}

// What statement after statement speaks of is kept although nobody writes it down,
// as far as there is more than one of it; people are records where the product
// enrols or charges them, and a deed leaves behind what the source has a word for.
func TestThingsThatRequirementsSpeakOfAllTheTimeAreKept(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		texts []string
		want  []string
	}{
		{[]string{"The parcel is weighed at the counter.", "A parcel waits for 5 days.", "The parcel is handed over.", "A clerk writes pick-up notes."}, []string{"Parcel"}},
		{[]string{"The office opens at 9.", "The office closes at 5.", "The office answers.", "Clerks write complaints."}, []string{"Complaint"}},
		{[]string{"A keeper can charge visitors on the 1st.", "A permit is issued by the office."}, []string{"Visitor", "Permit"}},
		{[]string{"A visitor can book a place on a tour.", "A booking closes 30 minutes before.", "A keeper can create tours."}, []string{"Booking"}},
		{[]string{"A visitor can book an appointment.", "An appointment lasts an hour.", "An appointment can be moved.", "The page for bookings is in Turkish."}, []string{"Appointment"}},
	} {
		u := &understanding.Understanding{
			Lang: specs.English, Title: "Zoobook", Product: "Zoobook",
			Actors: []understanding.ActorFact{{Name: "Keeper"}, {Name: "Visitor"}, {Name: "Clerk"}},
		}
		for i, text := range c.texts {
			f := understanding.FeatureFact{Name: text, Text: text, Source: specs.FromLines(i+1, i+1)}
			if who, want, ok := strings.Cut(strings.TrimSuffix(text, "."), " can "); ok {
				f.Name, f.Actor, f.Want = phrasing.Capital(want), strings.TrimPrefix(who, "A "), want
			}
			u.Features = append(u.Features, f)
		}
		w := handMade(t, u, "standard")
		m := newDataModel()
		w.addThings(m)
		w.dropBare(m)
		got := []string{}
		for i := range m.entities {
			got = append(got, m.entities[i].Name)
		}
		require.Subset(t, got, c.want, c.texts)
		require.NotContains(t, got, "Office", c.texts)
		require.False(t, len(c.want) == 1 && c.want[0] == "Appointment" && len(got) > 1, got)
	}
}

// Who writes things down is no thing that is kept for being spoken of often.
func TestWhoWritesThingsDownIsMarked(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	for text, want := range map[string]bool{
		"A depot enters an order.":              true,
		"Each depot records its stock.":         true,
		"The desk lists depot reports by date.": false,
		"A depot closes at night.":              false,
	} {
		m := &thingMiner{w: w, known: map[string]*thing{}, not: map[string]bool{}}
		m.read(0, text, true)
		acts := false
		for _, known := range m.known {
			acts = acts || known.name == "depot" && known.acts
		}
		require.Equal(t, want, acts, text)
	}
}

// Of two deeds that a wish names together only the one that leads to a state is its event.
func TestOnlyTheDeedOfAStateIsItsEvent(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	for phrase, want := range map[string]string{
		"cancel or move a visit from the link": "cancel a visit from the link",
		"cancel a visit or a series":           "cancel a visit or a series",
		"cancel or not":                        "cancel or not",
	} {
		require.Equal(t, want, w.oneDeed(phrase, "cancelled"), phrase)
	}
	require.Equal(t, "accept or refuse an offer", w.oneDeed("accept or refuse an offer", "refused"))
}
