package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// refersTo is what a field names that may be an entity: of one that nobody stated only
// what it is the key of.
func refersTo(f *specs.Field) string {
	if key := keyOf(f); key != "" {
		return key
	}
	if f.Source.Kind != specs.Stated {
		return ""
	}
	return strings.TrimSuffix(strings.TrimSuffix(specs.Plain(f.Name), "_id"), " ID")
}

// keyOf is the entity that a field is a foreign key of; empty for any other field.
func keyOf(f *specs.Field) string {
	for _, lead := range []string{"foreign key ", "references "} {
		if rest, ok := strings.CutPrefix(f.Constraint, lead); ok {
			name, _, _ := strings.Cut(rest, ",")
			name, _, _ = strings.Cut(name, "，")
			return strings.TrimSpace(name)
		}
	}
	return ""
}

// relateByFields relates an entity to another one that a stated field of it names, or that
// a field is the key of: a visit with "pet" belongs to a pet, a company with "trainers" has
// many of them.
// Two that name each other are related once.
func (w *Specifier) relateByFields(m *dataModel) {
	named, related := map[string]int{}, map[[2]int]bool{}
	for i := range m.entities {
		for _, name := range []string{m.entities[i].Name, m.entities[i].Label} {
			if _, known := named[entityKey(name)]; !known && name != "" {
				named[entityKey(name)] = i
			}
		}
	}
	for i := range m.entities {
		for _, r := range m.entities[i].Relations {
			if to, ok := named[entityKey(r.To)]; ok {
				related[[2]int{i, to}], related[[2]int{to, i}] = true, true
			}
		}
	}
	for i := range m.entities {
		e := &m.entities[i]
		for _, f := range e.Fields {
			name := refersTo(&f)
			to, ok := named[entityKey(name)]
			if !ok || name == "" || to == i || related[[2]int{i, to}] || isBare(&m.entities[to]) {
				continue
			}
			kind, label := "many-to-one", "relation_refers"
			if wording.Singular(name) != name {
				kind, label = "one-to-many", "relation_has"
			}
			related[[2]int{i, to}], related[[2]int{to, i}] = true, true
			e.Relations = append(e.Relations, specs.Relation{To: m.entities[to].Name, Kind: kind, Label: w.Say(label), Source: phrasing.Rule("relation-from-field")})
		}
	}
}
