package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

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
		m := &dataModel{made: map[string]bool{}, said: map[string]int{}}
		w.addThings(m)
		w.dropBare(m)
		got := []string{}
		for i := range m.entities {
			got = append(got, m.entities[i].Name)
		}
		require.Equal(t, want, got, text)
	}
}
