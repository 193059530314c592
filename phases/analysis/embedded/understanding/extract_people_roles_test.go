package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A sentence that lists the roles makes people of them, and what it says behind is read on.
func TestListedRolesArePeople(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text   string
		actors []string
	}{
		{"Roles are reader, clerk and keeper; a clerk can lend a book.", []string{"Reader", "Clerk", "Keeper"}},
		{"The roles are warden and auditor.", []string{"Warden", "Auditor"}},
		{"Roles are added and removed by admins.", nil},
	} {
		u := understood(t, "# Library desk\n\nThe desk lends books.\n\n## Access\n\nEach call is logged. "+c.text+"\n\n## Features\n\n- Books are listed.\n")
		var names []string
		for _, a := range u.Actors {
			if a.Name != "Admin" {
				names = append(names, a.Name)
			}
		}
		require.Subset(t, names, c.actors, c.text)
		require.Len(t, names, len(c.actors), c.text)
	}
}
