package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Whom a field names, or whoever makes a thing for themselves, is kept beside it; whoever
// works on the things of others, one person by name and whoever runs the product are not.
func TestPeopleWhoseThingsAreKeptAreEntities(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		field specs.Field
		deed  string
		want  []string
	}{
		"a role":             {field: specs.Field{Name: "guest"}, want: []string{"Canoe refers to Guest"}},
		"the only officer":   {field: specs.Field{Name: "officer"}, want: []string{"Canoe refers to Duty officer"}},
		"who did it":         {field: specs.Field{Name: "placed by", Constraint: "tenant", Source: phrasing.Rule("field-from-deed")}, want: []string{"Canoe refers to Tenant"}},
		"made for oneself":   {field: specs.Field{Name: "length"}, deed: "reserve a canoe", want: []string{"Canoe belongs to Guest"}},
		"worked on":          {field: specs.Field{Name: "length"}, deed: "repair a canoe"},
		"one by name":        {field: specs.Field{Name: "Lotte"}},
		"who runs it":        {field: specs.Field{Name: "administrator"}},
		"nothing of persons": {field: specs.Field{Name: "length"}},
	} {
		u := &understanding.Understanding{Lang: specs.English, Actors: []understanding.ActorFact{{Name: "Guest"}, {Name: "Duty officer"}, {Name: "Lotte", Named: true}}}
		if c.deed != "" {
			u.Features = []understanding.FeatureFact{{Name: c.deed, Text: c.deed + ".", Want: c.deed, Actor: "Guest", Source: specs.FromLines(1, 1)}}
		}
		w := handMade(t, u, "standard")
		m := newDataModel()
		m.add(specs.Entity{Name: "Canoe", Fields: []specs.Field{c.field}, Source: phrasing.Rule("x")}, templates.Terms{En: []string{"canoe"}})
		w.addHolders(m)
		require.Equal(t, c.want, tiesOf(m), name)
	}
}

// The record of a deed is tied to what most statements name beside it.
func TestARecordIsTiedToWhatIsNamedBesideIt(t *testing.T) {
	t.Parallel()
	feature := func(text string) understanding.FeatureFact {
		return understanding.FeatureFact{Name: text, Text: text, Source: specs.FromLines(1, 1)}
	}
	u := &understanding.Understanding{Lang: specs.English, Actors: []understanding.ActorFact{{Name: "Guest"}}, Features: []understanding.FeatureFact{
		feature("A rental can be extended unless somebody has asked for the canoe."), feature("The guest gets a message before the rental ends."), feature("Paddles are counted."),
	}}
	w := handMade(t, u, "standard")
	m := newDataModel()
	for _, name := range []string{"Rental", "Canoe", "Guest", "Paddle"} {
		m.add(specs.Entity{Name: name, Source: phrasing.Rule("x")}, templates.Terms{})
	}
	w.holdRecords(m)
	require.Equal(t, []string{"Rental belongs to Canoe", "Rental belongs to Guest"}, tiesOf(m))
}

// A key that begins another entity leads there; a common number does not.
func TestASharedKeyRelates(t *testing.T) {
	t.Parallel()
	src := specs.FromLines(4, 4)
	entity := func(name string, fields ...string) specs.Entity {
		e := specs.Entity{Name: name, Source: src}
		for _, f := range fields {
			e.Fields = append(e.Fields, specs.Field{Name: f, Source: src})
		}
		return e
	}
	m := newDataModel()
	for _, e := range []specs.Entity{
		entity("借阅单", "单号", "读者"), entity("归还记录", "单号", "时间"), entity("钥匙", "钥匙编号", "房间"), entity("领取", "钥匙编号"),
		entity("Parcel", "number", "weight"), entity("Van", "number"),
		{Name: "Stop", Source: src, Fields: []specs.Field{{Name: "arrival", Constraint: "of the van", Source: src}}},
	} {
		m.add(e, templates.Terms{})
	}
	ward(t).relateByFields(m)
	require.Equal(t, []string{"归还记录 refers to 借阅单", "领取 refers to 钥匙", "Stop refers to Van"}, tiesOf(m))
}

func tiesOf(m *dataModel) []string {
	var out []string
	for _, e := range m.entities {
		for _, r := range e.Relations {
			out = append(out, e.Name+" "+r.Label+" "+r.To)
		}
	}
	return out
}

// Who has a thing is told by the record of who has what and the one thing it is of, though
// the wish names only an example of it.
func TestWhoHasAThingIsToldByItsRecord(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	m := newDataModel()
	m.add(specs.Entity{Name: "Boat", Relations: []specs.Relation{{To: "Rental"}}}, templates.Terms{})
	m.add(specs.Entity{Name: "Rental"}, templates.Terms{})
	m.add(specs.Entity{Name: "Price"}, templates.Terms{})
	for text, want := range map[string][]string{
		"See at once who has the red canoe":      {"Boat", "Rental"},
		"See who has not paid":                   nil,
		"See which boats are out":                nil,
		"Tell who has the keys and why, at once": nil,
	} {
		require.Equal(t, want, w.heldBy(m, text), text)
	}
	m.tie(2, 1, "", specs.Source{})
	require.Nil(t, w.heldBy(m, "See at once who has the red canoe"), "of two things nobody knows which")
}
