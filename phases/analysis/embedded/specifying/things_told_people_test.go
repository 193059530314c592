package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What is written down of a person is kept of the person; what is taken for a day leaves a
// record for each day; a state and the time of something are no things.
func TestWhatIsToldOfPeopleAndDaysIsKeptWhereItBelongs(t *testing.T) {
	t.Parallel()
	for deed, want := range map[string]map[string][]string{
		"book a room with just name, e-mail and date of birth, so that I am quick": {"Guest": {"name", "e-mail", "date of birth"}},
		"reserve a boat for a Sunday up to two weeks ahead":                        {"Reservation": {"guest", "reserved at", "for when"}},
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Actors: []understanding.ActorFact{{Name: "Guest"}}, Features: []understanding.FeatureFact{
			{Name: deed, Text: deed + ".", Want: deed, Actor: "Guest", Source: specs.FromLines(1, 1)},
		}}, "standard")
		m := newDataModel()
		w.addThings(m)
		w.tellRecords(m)
		got := map[string][]string{}
		for i := range m.entities {
			for _, f := range m.entities[i].Fields {
				got[m.entities[i].Name] = append(got[m.entities[i].Name], f.Name)
			}
		}
		require.Equal(t, want, got, deed)
	}
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	m := newDataModel()
	m.entities = []specs.Entity{{Name: "Visit", States: []string{"booked", "no-show"}, Fields: []specs.Field{{Name: "expected time of arrival"}, {Name: "number of guests"}, {Name: "priority", Constraint: "low, normal, high"}}}}
	for name, want := range map[string]bool{"No-show": true, "Arrival": true, "Guest": false, "Room": false, "Priority": true} {
		require.Equal(t, want, w.onlyTold(m, name), name)
	}
}
