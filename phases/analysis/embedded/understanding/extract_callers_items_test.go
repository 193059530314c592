package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Below a heading for those who call, programs and devices come by themselves, whatever noun of
// a person their name begins with; people stay people.
func TestProgramsAmongThoseWhoCallAreNoPersons(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ item, name, told string }{
		{"**Reader portal** (Vue front end, readers sign in)", "Reader portal", "Vue front end, readers sign in."},
		{"**Loading dock tablets** in the cold store – gloves on", "Loading dock tablets", "In the cold store – gloves on."},
		{"**Warden console**, used by two wardens", "Warden console", "Used by two wardens."},
		{"**Shelf monitor** (existing, Python): only reads places", "Shelf monitor", "Existing, Python; only reads places."},
		{"Billing job: reads the monthly sums", "Billing job", "Reads the monthly sums."},
	} {
		u := understood(t, "# Store API\n\nThe store service keeps boxes.\n\n## Consumers\n\n- "+c.item+"\n- Field technicians, on their phones\n")
		require.NotEmpty(t, u.Actors, c.item)
		require.Equal(t, c.name, u.Actors[0].Name, c.item)
		require.True(t, u.Actors[0].System, c.item)
		require.Equal(t, c.told, u.Actors[0].Role, c.item)
		require.Len(t, u.Integrations, 1, c.item)
		require.True(t, u.Integrations[0].Calls, c.item)
		require.Empty(t, u.Constraints, c.item)
		for _, a := range u.Actors {
			if a.Name == "Field technician" {
				require.False(t, a.System)
			}
		}
	}
}
