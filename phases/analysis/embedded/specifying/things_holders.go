package specifying

import (
	"maps"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxHolders is how many people are added to a model because something is theirs: more
// than these are roles of one list of users.
const maxHolders = 3

// addHolders adds the people whose things are kept, and ties the things to them: an order
// "placed by" a customer cannot be built without customers. A source that states its
// whole model has said whom it keeps.
func (w *Specifier) addHolders(m *dataModel) {
	if w.modelled() || w.ofCode() || w.ChangeIdea() {
		return
	}
	left := maxHolders
	defer w.holdRecords(m)
	for i := range m.entities {
		for _, f := range slices.Clone(m.entities[i].Fields) {
			w.holdBy(m, i, w.holderIn(&f), "relation_refers", &left)
		}
	}
	if w.Language != "zh" {
		w.holdByDeeds(m, &left)
	}
}

// holdBy ties an entity to a person, who is added while there is room.
func (w *Specifier) holdBy(m *dataModel, at int, who, label string, left *int) {
	if who == "" || at < 0 {
		return
	}
	to := m.index(who, "")
	if to == at || to < 0 && *left == 0 {
		return
	}
	if to < 0 {
		*left--
		src := phrasing.Rule("entity-from-key")
		m.add(specs.Entity{Name: phrasing.Capital(who), Source: src, Fields: []specs.Field{{Name: w.holderField(who), Source: src}}}, templates.Terms{}) // who acts in a statement is not what it is about
		to = len(m.entities) - 1
	}
	m.tie(at, to, w.Say(label), phrasing.Rule("relation-from-field"))
}

// tie makes each of one entity belong to one of another, unless the two are tied already.
func (m *dataModel) tie(from, to int, label string, src specs.Source) {
	e, other := &m.entities[from], &m.entities[to]
	has := func(e *specs.Entity, name string) bool {
		return slices.ContainsFunc(e.Relations, func(r specs.Relation) bool { return entityKey(r.To) == entityKey(name) })
	}
	if from == to || has(e, other.Name) || has(other, e.Name) {
		return
	}
	e.Relations = append(e.Relations, specs.Relation{To: other.Name, Kind: "many-to-one", Label: label, Source: src})
}

// holderIn is the role of the source that a field holds one person of: "member", "officer"
// where a duty officer is the only one, "placed by" with the customer beside it.
func (w *Specifier) holderIn(f *specs.Field) string {
	if name := w.holderNamed(f.Name); name != "" {
		return name
	}
	if f.Source.Mark() == phrasing.Rule("field-from-deed").Mark() && w.Language != "zh" && !w.IsAdmin(f.Constraint) {
		return f.Constraint // whoever did it
	}
	if w.Language == "zh" {
		return w.holderNamed(f.Constraint)
	}
	return ""
}

// holderField is what the name of a person or of a house is called.
func (w *Specifier) holderField(who string) string {
	if w.Language == "zh" && reading.HasSuffixOf(who, w.Table.Words["ends_of_houses"].In("zh")...) {
		return w.Say("field_house_name")
	}
	return w.Say("field_person_name")
}

// holderNamed is the role that a word of the model means; empty where it means no role of
// the source, one person of that name, or whoever runs the product.
func (w *Specifier) holderNamed(name string) string {
	name = strings.TrimSpace(specs.Plain(name))
	if name == "" || !w.IsPerson(name) || w.IsAdmin(name) {
		return ""
	}
	if only := w.OnlyPersonOf(name); only != "" {
		name = only
	}
	a, known := w.Roster().Find(w.ActorName(name))
	if !known || a.Named || a.System {
		return ""
	}
	return wording.LowerFirst(w.ActorName(a.Name))
}

// holdByDeeds ties what people make for themselves to them: who books a visit has it, and
// what is booked is of what it is booked for.
func (w *Specifier) holdByDeeds(m *dataModel, left *int) {
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if i == thingUnits {
			return
		}
		if f.Priority == "wont" || f.List != "" {
			continue
		}
		d := w.useOfFact(f)
		if !w.Acts(&d) || !w.Personal(&d) || d.Chosen.OfAnybody() {
			continue
		}
		if at := w.madeBy(m, &d); at >= 0 && !m.held(at) {
			w.holdBy(m, at, w.holderNamed(d.Actor), "relation_belongs", left)
		}
	}
}

// held says that an entity is tied to somebody already.
func (m *dataModel) held(at int) bool {
	return slices.ContainsFunc(m.entities[at].Relations, func(r specs.Relation) bool {
		to := m.index(r.To, "")
		return to >= 0 && m.entities[to].Source.Mark() == phrasing.Rule("entity-from-key").Mark()
	})
}

// holdRecords ties the record of a deed that the source names without telling how it is
// made to what its statements name beside it: "a reminder goes to the member two days
// before a loan ends", "extend a loan unless somebody has reserved the tool". The one
// most statements name counts; of two things named as often none does, of two people both.
func (w *Specifier) holdRecords(m *dataModel) {
	if w.Language == "zh" {
		return
	}
	for at := range m.entities {
		e := &m.entities[at]
		if len(e.Relations) > 0 || !w.Table.IsWord("records_of_things", "en", strings.ToLower(e.Name)) {
			continue
		}
		persons, things := w.namedBeside(m, at)
		most := mostNamed(persons)
		if of := mostNamed(things); len(of) == 1 {
			most = append(of, most...)
		}
		for _, to := range most {
			m.tie(at, to, w.Say("relation_belongs"), phrasing.Rule("relation-from-feature"))
		}
	}
}

// namedBeside counts how many statements on an entity name each other one, the people
// apart from the things.
func (w *Specifier) namedBeside(m *dataModel, at int) (persons, things map[int]int) {
	persons, things = map[int]int{}, map[int]int{}
	own := strings.ToLower(m.entities[at].Name)
	for _, it := range w.thingItems() {
		x := phrasing.NewWordIndex(specs.Plain(it.Text))
		if !it.feature || !x.Has(own) {
			continue
		}
		for i := range m.entities {
			name := strings.ToLower(m.entities[i].Name)
			if i == at || !x.Has(name) && !x.Has(wording.Plural(name)) {
				continue
			}
			if w.IsPerson(name) {
				persons[i]++
			} else {
				things[i]++
			}
		}
	}
	return persons, things
}

// maxBeside is how many that are named as often as each other a record may belong to: a
// visit is of a patient and of a doctor.
const maxBeside = 2

// mostNamed are the keys that are counted most; none where there are too many.
func mostNamed(counts map[int]int) []int {
	most := 0
	for _, n := range counts {
		most = max(most, n)
	}
	var out []int
	for _, i := range slices.Sorted(maps.Keys(counts)) {
		if counts[i] == most {
			out = append(out, i)
		}
	}
	if len(out) > maxBeside {
		return nil
	}
	return out
}

// madeBy is the entity that a deed makes for whoever does it: its record, else what the
// verb is about; negative where there is none.
func (w *Specifier) madeBy(m *dataModel, d *completing.Use) int {
	tokens := wording.Tokens(specs.Plain(d.Action))
	if len(tokens) < 2 {
		return -1
	}
	verb := tokens[0].Lower
	if record, ok := w.Table.Words["deed_records"].Paired("en", verb); ok {
		if at := m.index(record, ""); at >= 0 {
			return at
		}
	}
	if !w.Table.IsWord("holding_deeds", "en", verb) {
		return -1
	}
	words, _ := w.nounWords(tokens, 1)
	if len(words) == 0 {
		return -1
	}
	if at := m.index(strings.Join(words[max(0, len(words)-2):], " "), ""); at >= 0 {
		return at
	}
	return m.index(words[len(words)-1], "")
}
