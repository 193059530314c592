package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// mainUnits is how many statements have to speak of a thing of which nothing is
// known before it stands beside those of which something is.
const mainUnits = 3

// dropBare leaves out what the features only mention: a thing of which the
// source says nothing, which is tied to nothing, which nobody makes or changes and
// of which few statements speak.
func (w *Specifier) dropBare(m *dataModel) {
	if w.Language == "zh" {
		return
	}
	tied, kept := map[string]bool{}, map[string]bool{} // kept: by which a field of another one refers
	known := 0
	for i := range m.entities {
		e := &m.entities[i]
		for _, r := range e.Relations {
			tied[r.To], tied[e.Name] = true, true
			kept[r.To] = kept[r.To] || r.Source.Kind == specs.Stated || slices.ContainsFunc(e.Fields, func(f specs.Field) bool { return entityKey(f.Name) == entityKey(r.To) })
		}
		if len(e.Fields)+len(e.States) > 0 {
			known++
		}
	}
	made, part := w.madeThings(), map[string]bool{} // what is written down of another thing
	for i := range m.entities {
		for _, f := range m.entities[i].Fields {
			part[entityKey(f.Name)] = true
		}
	}
	left := entityCap(w.Depth) // what the source tells of comes before what it only names
	for i := range m.entities {
		if !isBare(&m.entities[i]) {
			left--
		}
	}
	keep := &dataModel{}
	for i := range m.entities {
		e := &m.entities[i]
		if isBare(e) && w.onlyTold(m, e.Name) {
			continue
		}
		if isBare(e) {
			key := entityKey(e.Name)
			idle := !tied[e.Name] && !m.made[key] && !made[key] && (!m.central[key] || part[key]) && (known > 0 || len(m.entities) > 1)
			if left <= 0 || idle || known > 0 && m.said[key] < mainUnits && !kept[e.Name] {
				continue
			}
			left--
		}
		keep.add(*e, m.match[i])
	}
	if len(keep.entities) == 0 {
		n := min(len(m.entities), shortModel)
		keep.entities, keep.match = m.entities[:n], m.match[:n]
	}
	if len(keep.entities) == 1 && keep.entities[0].Name != m.entities[0].Name && m.said[entityKey(m.entities[0].Name)] >= mainUnits {
		keep.entities, keep.match = slices.Insert(keep.entities, 0, m.entities[0]), slices.Insert(keep.match, 0, m.match[0]) // what most is said of
	}
	m.entities, m.match = keep.entities, keep.match
}

// onlyTold says that a name is a state of another entity, or only what one of its fields
// is the time or the place of: "no-show" of a visit, "time of arrival" of a request; or that
// a field holds one of some values and is called so: "priority (low, normal, high)".
func (w *Specifier) onlyTold(m *dataModel, name string) bool {
	key := entityKey(name)
	for i := range m.entities {
		e := &m.entities[i]
		if slices.ContainsFunc(e.States, func(s string) bool { return entityKey(s) == key }) {
			return true
		}
		for _, f := range e.Fields {
			if entityKey(f.Name) == key && len(w.valuesIn(f.Constraint)) > 0 && w.isChosen(f.Name) {
				return true
			}
			if head, of, ok := strings.Cut(strings.ToLower(f.Name), " of "); ok && entityKey(of) == key && (strings.HasSuffix(head, "time") || strings.HasSuffix(head, "date") || strings.HasSuffix(head, "place") || strings.HasSuffix(head, "day")) {
				return true
			}
		}
	}
	return false
}

// isBare says that the source only mentions an entity.
func isBare(e *specs.Entity) bool {
	return len(e.Fields)+len(e.States) == 0 && e.Source.Kind == specs.Inferred
}

// madeThings are the things that a feature makes or changes, by their keys.
func (w *Specifier) madeThings() map[string]bool {
	out := map[string]bool{}
	items := w.thingItems()
	for i := range items {
		if !items[i].feature {
			continue
		}
		tokens := wording.Tokens(specs.Plain(items[i].Text))
		for k, t := range tokens {
			if t.Kind != wording.Word || k > 0 && w.Table.IsWord("articles", "en", tokens[k-1].Lower) {
				continue
			}
			base, _ := w.BaseVerb(t.Lower)
			base = phrasing.OrElse(base, t.Lower)
			if !w.Table.IsWord("verbs", "en", base) || slices.Contains([]string{"view", "send", "transfer", "receive", "watch", "advise", "detect"}, w.Table.Action("en", base).Class) {
				continue
			}
			if words, _ := w.nounWords(tokens, k+1); len(words) > 0 {
				out[entityKey(words[len(words)-1])] = true
				out[entityKey(strings.Join(words[max(0, len(words)-2):], " "))] = true
			}
		}
	}
	return out
}
