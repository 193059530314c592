package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// addPackEntities takes over what the confirmed features of packs need, and
// what the statements of the source mention, unless it tells all that is wanted:
// any longer text mentions files and messages.
func (w *Specifier) addPackEntities(m *dataModel, origins []completing.Origin) {
	stated := w.StatedIndex()
	forbidden := w.ForbiddenIndex()
	needed := map[string]bool{}
	for _, o := range origins {
		if o.Pack != nil {
			for _, name := range o.Pack.Entities {
				needed[o.Pack.Pack.ID+"\x00"+name] = true
			}
		}
	}
	left := entityCap(w.Depth)
	whole := w.ToldWhole()
	for _, p := range w.Packs {
		for i := range p.Entities {
			e := &p.Entities[i]
			at := m.index(e.Name, e.Label.In(w.Language))
			if at < 0 {
				at = w.playing(m, e)
			}
			if at >= 0 {
				if !whole {
					w.enrich(m, at, p, e)
				}
				continue
			}
			wanted := needed[p.ID+"\x00"+e.Name]
			mentioned := stated.HasAny(e.Match) && (w.AtLeast("standard") || len(w.Understood.Entities) == 0) && !p.Fallback && !whole && !w.modelled() && len(m.entities) < wholeModel
			if left == 0 || !wanted && (!mentioned || forbidden.HasAny(e.Match)) {
				continue
			}
			left--
			m.add(w.packEntity(p, e), e.Match)
		}
	}
}

// wholeModel is how many entities with fields make a data model of the source,
// namedModel how many that it only names.
const (
	wholeModel = 3
	namedModel = 5
)

// modelled says that the source lists what the product keeps: nothing beyond
// that is kept unless a feature that was added needs it.
func (w *Specifier) modelled() bool {
	n := 0
	for i := range w.Understood.Entities {
		if len(w.Understood.Entities[i].Fields) > 0 {
			n++
		}
	}
	return n >= wholeModel || len(w.Understood.Entities) >= namedModel
}

// packEntity is an entity of a pack, all of it inferred.
func (w *Specifier) packEntity(p *templates.Pack, e *templates.PackEntity) specs.Entity {
	src := specs.FromRule(p.ID)
	out := specs.Entity{Name: e.Name, Label: e.Label.In(w.Language), States: slices.Clone(e.States), Source: src}
	if entityKey(out.Label) == entityKey(out.Name) {
		out.Label = "" // a meaning that repeats the name says nothing
	}
	for _, f := range e.Fields {
		out.Fields = append(out.Fields, specs.Field{Name: f.Name, Type: w.packType(f.Type), Constraint: w.packConstraint(f.Constraint), Source: src})
	}
	for _, r := range e.Relations {
		out.Relations = append(out.Relations, specs.Relation{To: r.To, Kind: r.Kind, Label: w.Fill(p, r.Label), Source: src})
	}
	for _, t := range e.Transitions {
		out.Transitions = append(out.Transitions, specs.Transition{From: t.From, To: t.To, Event: w.Fill(p, t.Event), Source: src})
	}
	return out
}

// packType is the type of a field of a pack in the language of the document.
func (w *Specifier) packType(name string) string {
	if list, ok := strings.CutPrefix(name, "enum("); ok {
		return w.Say("field_enum", "list", strings.ReplaceAll(strings.TrimSuffix(list, ")"), ",", "; "))
	}
	return w.inChinese(name)
}

// packConstraint is the constraint of a field of a pack in the language of the
// document: what has no Chinese word yet is left out of a Chinese document.
func (w *Specifier) packConstraint(text string) string {
	if w.Language != "zh" || text == "" {
		return text
	}
	var out []string
	for part := range strings.SplitSeq(text, ", ") {
		if part = w.inChinese(part); !strings.ContainsFunc(part, func(r rune) bool { return r >= 'a' && r <= 'z' }) {
			out = append(out, part)
		}
	}
	return strings.Join(out, "，")
}

// inChinese is a word of a pack's fields as a Chinese document says it.
func (w *Specifier) inChinese(word string) string {
	if at := slices.Index(w.Table.Words["field_words"].In("en"), word); at >= 0 {
		return w.Table.Words["field_words"].In(w.Language)[at]
	}
	return word
}

// enrich fills what the source leaves out of a stated entity from the pack's
// entity of the same name; what is stated stays as it is.
func (w *Specifier) enrich(m *dataModel, at int, p *templates.Pack, e *templates.PackEntity) {
	known := w.packEntity(p, e)
	have := &m.entities[at]
	if len(have.Fields) == 0 {
		have.Fields = known.Fields
		if len(have.States) > 0 {
			have.Fields = slices.DeleteFunc(slices.Clone(known.Fields), func(f specs.Field) bool { return f.Name == "status" || f.Name == "state" })
		}
	}
	if len(have.Relations) == 0 {
		have.Relations = known.Relations
	}
	if len(have.States) == 0 && have.Source.Kind == specs.Inferred {
		have.States, have.Transitions = known.States, known.Transitions
	}
	for _, lang := range phrasing.Languages() {
		if terms := e.Match.In(lang); len(terms) > 0 {
			m.match[at] = templates.Terms{En: append(m.match[at].In("en"), e.Match.In("en")...), Zh: append(m.match[at].In("zh"), e.Match.In("zh")...)}
			break
		}
	}
}
