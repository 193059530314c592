package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a thing is marked as are its states; of somebody in a product that takes bookings,
// those of the booking. Two marks are none, and so is a list without "or".
func TestWhatAThingIsMarkedAsAreItsStates(t *testing.T) {
	t.Parallel()
	for deed, want := range map[string][]string{
		"mark a parcel as packed, handed over or lost":         {"Parcel", "packed", "handed over", "lost"},
		"mark somebody as seated, served or gone":              {"Reservation", "seated", "served", "gone"},
		"mark a page as read or unread":                        nil,
		"mark the loss as soon as it is seen, known or feared": nil,
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Features: []understanding.FeatureFact{
			{Name: "Take a reservation by phone", Text: "Take a reservation by phone.", Source: specs.FromLines(1, 1)},
			{Name: deed, Text: deed + ".", Want: deed, Actor: "Waiter", Source: specs.FromLines(2, 2)},
		}}, "standard")
		m := newDataModel()
		w.addMarkedStates(m)
		if want == nil {
			require.Empty(t, m.entities, deed)
			continue
		}
		require.Len(t, m.entities, 1, deed)
		require.Equal(t, want, append([]string{m.entities[0].Name}, m.entities[0].States...))
	}
}

// What is booked before it is marked begins as booked, and who can cancel it ends it: no
// life begins with a mark.
func TestWhatIsMarkedHasBegunBefore(t *testing.T) {
	t.Parallel()
	for first, want := range map[string][]string{
		"book a table":             {"booked", "seated", "served", "gone", "cancelled"},
		"see the tables":           {"seated", "served", "gone", "cancelled"},
		"book a table for a guest": {"booked", "seated", "served", "gone", "cancelled"},
	} {
		var features []understanding.FeatureFact
		for i, deed := range []string{first, "cancel my reservation", "mark somebody as seated, served or gone"} {
			features = append(features, understanding.FeatureFact{Name: deed, Text: deed + ".", Want: deed, Actor: "Waiter", Source: specs.FromLines(i+1, i+1)})
		}
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Features: features}, "standard")
		m := newDataModel()
		w.addMarkedStates(m)
		require.Len(t, m.entities, 1, first)
		require.Equal(t, want, m.entities[0].States, first)
	}
}
