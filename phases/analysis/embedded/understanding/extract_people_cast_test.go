package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A row of names with what is told of each in brackets introduces each of them; a
// bracket that names a role introduces the role. Who tells a story without an article
// is one person.
func TestARowOfNamesIntroducesEachOfThem(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		text  string
		named []string
		roles []string
	}{
		{"# Recipe box\n\nPersonas: Hanna (45, cooks for six), Piet (her son, 12), Oma Tilda (80, poor eyesight)\n", []string{"Hanna", "Piet", "Oma Tilda"}, nil},
		{"# Van pool\n\n**Persona:** Ines (dispatcher, 41), Bo (drives at night)\n", []string{"Bo"}, []string{"Dispatcher"}},
		{"# Recipe box\n\n## Stories\n\nAs Nan Ruth I want to enlarge the text so that I can read it.\n", []string{"Nan Ruth"}, nil},
		{"# Recipe box\n\n## Stories\n\nAs a Treasurer I want to see the fees so that I know them.\n\nAs admin I want to lock a recipe.\n", nil, []string{"Treasurer", "Admin"}},
	} {
		u := understood(t, test.text)
		var named, roles []string
		for _, a := range u.Actors {
			if a.Named {
				named = append(named, a.Name)
			} else {
				roles = append(roles, a.Name)
			}
		}
		require.Equal(t, test.named, named, test.text)
		require.Equal(t, test.roles, roles, test.text)
	}
}
