package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAFieldThatNamesAnEntityRelatesToIt has single and many, a key, a pair that
// names each other, itself and a thing that nothing is told of.
func TestAFieldThatNamesAnEntityRelatesToIt(t *testing.T) {
	t.Parallel()
	src := specs.FromLines(4, 4)
	entity := func(name string, fields ...string) specs.Entity {
		e := specs.Entity{Name: name, Source: src}
		for _, f := range fields {
			e.Fields = append(e.Fields, specs.Field{Name: f, Source: src})
		}
		return e
	}
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Stable", Product: "Stable", Entities: []specs.Entity{
		entity("Horse", "name", "owner", "visits"), entity("Owner", "name", "horses"), entity("Visit", "horse", "date", "visit"), entity("Bill", "visit_id", "sum"),
	}}, "standard")
	m := w.dataModel(nil)
	var got []string
	for _, e := range m.entities {
		for _, r := range e.Relations {
			got = append(got, e.Name+" "+r.Label+" "+r.To+": "+r.Kind)
		}
	}
	require.Equal(t, []string{"Horse refers to Owner: many-to-one", "Horse has Visit: one-to-many", "Bill refers to Visit: many-to-one"}, got)
}

// TestAForeignKeyRelates: also one that nobody stated leads to its entity, once.
func TestAForeignKeyRelates(t *testing.T) {
	t.Parallel()
	src := specs.FromRule("lending")
	key := func(name, to string) specs.Field {
		return specs.Field{Name: name, Constraint: "foreign key " + to, Source: src}
	}
	id := specs.Field{Name: "id", Type: "uuid", Constraint: "primary key", Source: src}
	w := ward(t)
	m := newDataModel()
	m.add(specs.Entity{Name: "Stay", Fields: []specs.Field{id, key("guest_id", "Person, not null"), key("host_id", "Person"), key("house_id", "House")}}, templates.Terms{})
	m.add(specs.Entity{Name: "Person", Fields: []specs.Field{id, {Name: "name", Source: src}}}, templates.Terms{})
	w.relateByFields(m)
	require.Equal(t, []specs.Relation{{To: "Person", Kind: "many-to-one", Label: w.Say("relation_refers"), Source: phrasing.Rule("relation-from-field")}}, m.entities[0].Relations)
	require.Empty(t, m.entities[1].Relations)
}
