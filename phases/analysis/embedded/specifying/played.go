package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// playing is the place of the stated entity that has the part of a pack's
// entity under a name of its own: repair orders whose states the source lists
// are the work items of the domain, and a second life cycle beside theirs would
// contradict them. So has a thing of which the source says no more than its name:
// the tools that neighbours lend are the things of lending. -1 where there is none.
func (w *Specifier) playing(m *dataModel, e *templates.PackEntity) int {
	taken := map[string]bool{}
	for _, name := range m.played {
		taken[name] = true
	}
	for i := range m.entities {
		own := &m.entities[i]
		bare := len(own.Fields)+len(own.States) == 0 && own.Source.Rule == "rule:entity-from-feature" // only its name is known
		if taken[own.Name] || !bare && (own.Source.Kind != specs.Stated || len(e.States) > 0 && len(own.States) < 2) || w.isProduct(own) || !endsInAny(own, e.SameAs) {
			continue
		}
		if m.played == nil {
			m.played = map[string]string{}
		}
		m.played[e.Name] = own.Name
		return i
	}
	return -1
}

// isProduct says that an entity is the product itself, by its name.
func (w *Specifier) isProduct(e *specs.Entity) bool {
	return entityKey(e.Name) == entityKey(w.Understood.Product) || entityKey(e.Name) == entityKey(w.Understood.Title)
}

// endsInAny says that the name of an entity is one of some nouns, or ends in
// one: "repair order", 报修单.
func endsInAny(e *specs.Entity, nouns templates.Terms) bool {
	for _, name := range []string{e.Label, phrasing.SplitCamel(e.Name)} {
		name = phrasing.FoldTerm(wording.Singular(name))
		for _, lang := range phrasing.Languages() {
			for _, noun := range nouns.In(lang) {
				if noun = phrasing.FoldTerm(noun); name == noun || strings.HasSuffix(name, " "+noun) || reading.HasHan(noun) && strings.HasSuffix(name, noun) {
					return true
				}
			}
		}
	}
	return false
}

// ownNames puts the names of the source's entities into what packs say of
// theirs.
func (m *dataModel) ownNames(constraint string) string {
	rest, ok := strings.CutPrefix(constraint, "foreign key ")
	if !ok {
		return constraint
	}
	name, more, _ := strings.Cut(rest, ",")
	if own, ok := m.played[name]; ok {
		return strings.TrimSuffix("foreign key "+own+","+more, ",")
	}
	return constraint
}

// ownKey is the name of a field that refers to an entity of a pack, by the name that
// the source gives such a thing: thing_id is tool_id where tools are lent.
func (m *dataModel) ownKey(name string) string {
	stem, ok := strings.CutSuffix(name, "_id")
	if !ok {
		return name
	}
	own, ok := m.played[phrasing.Capital(stem)]
	if !ok || !reading.IsASCII(own) {
		return name
	}
	return strings.ReplaceAll(strings.ToLower(phrasing.SplitCamel(own)), " ", "_") + "_id"
}
