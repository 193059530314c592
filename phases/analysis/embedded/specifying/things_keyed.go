package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// keyedPerson is how packs call whoever the keys of their entities stand for.
const keyedPerson = "User"

// addKeyedPeople adds the people whom the keys of the other entities stand for, "foreign
// key User": a key of nobody cannot be built. They bear the name of the one role that
// the source names; of several, a field tells which.
func (w *Specifier) addKeyedPeople(m *dataModel) {
	keys := m.keysOf(keyedPerson)
	if len(keys) == 0 || m.index(keyedPerson, "") >= 0 {
		return
	}
	var roles []string
	for i := range w.Understood.Actors {
		roles = append(roles, wording.LowerFirst(w.Understood.Actors[i].Name))
	}
	src := phrasing.Rule("entity-from-key")
	e := specs.Entity{Name: keyedPerson, Source: src, Fields: []specs.Field{
		{Name: "id", Type: "uuid", Constraint: "primary key", Source: src},
		{Name: "name", Type: w.packType("string"), Constraint: "1–100 characters", Source: src},
	}}
	switch {
	case len(roles) == 1 && m.index(roles[0], "") >= 0:
		e.Name, e.Fields = m.entities[m.index(roles[0], "")].Name, nil
	case len(roles) == 1:
		e.Name = phrasing.Capital(roles[0])
	case len(roles) > 1:
		e.Fields = append(e.Fields, specs.Field{Name: "role", Type: w.enumOf(roles), Source: src})
	}
	for _, key := range keys {
		key.Constraint = strings.Replace(key.Constraint, " "+keyedPerson, " "+e.Name, 1)
	}
	if e.Fields != nil {
		m.add(e, templates.Terms{}) // who acts in a statement is not what it is about
	}
}

// keysOf are the fields that refer to an entity by its name.
func (m *dataModel) keysOf(name string) []*specs.Field {
	var out []*specs.Field
	for i := range m.entities {
		for j := range m.entities[i].Fields {
			f := &m.entities[i].Fields[j]
			for _, lead := range []string{"foreign key ", "references "} {
				if rest, ok := strings.CutPrefix(f.Constraint, lead); ok && (rest == name || strings.HasPrefix(rest, name+",")) {
					out = append(out, f)
				}
			}
		}
	}
	return out
}
