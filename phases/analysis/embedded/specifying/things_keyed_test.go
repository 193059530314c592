package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A key to people whom no entity keeps brings them in: by the one role of the source,
// or as users of several roles. Where they are kept already, the key is theirs.
func TestKeysBringInThePeopleTheyStandFor(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		actors, kept []string
		entity, key  string
	}{
		"one role":      {actors: []string{"Tenant"}, entity: "Tenant", key: "foreign key Tenant, null while open"},
		"two roles":     {actors: []string{"Coach", "Runner"}, entity: "User", key: "foreign key User, null while open"},
		"kept already":  {actors: []string{"Member"}, kept: []string{"Member"}, key: "foreign key Member, null while open"},
		"nobody stated": {entity: "User", key: "foreign key User, null while open"},
	} {
		u := &understanding.Understanding{Lang: specs.English}
		for _, a := range c.actors {
			u.Actors = append(u.Actors, understanding.ActorFact{Name: a})
		}
		w := handMade(t, u, "standard")
		m := newDataModel()
		for _, k := range c.kept {
			m.add(inferredEntity(k), templates.Terms{})
		}
		m.add(specs.Entity{Name: "Bike", Fields: []specs.Field{{Name: "taken_by", Constraint: "foreign key User, null while open"}}, Source: phrasing.Rule("x")}, templates.Terms{})
		before := len(m.entities)
		w.addKeyedPeople(m)
		require.Equal(t, c.key, m.entities[before-1].Fields[0].Constraint, name)
		if c.entity == "" {
			require.Len(t, m.entities, before, name)
			continue
		}
		require.Equal(t, c.entity, m.entities[len(m.entities)-1].Name, name)
	}
}
