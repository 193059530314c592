package specifying

import (
	"iter"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// dataModel is what the product keeps: the stated entities first, then those
// of packs that the features speak of.
type dataModel struct {
	entities []specs.Entity
	match    []templates.Terms // words that touch the entity, by its index
	ordered  []string          // entities whose order of states is inferred
	played   map[string]string // names of pack entities that a stated one stands for, with its name
	made     map[string]bool   // keys of the things that somebody writes down or changes
	said     map[string]int    // how many statements speak of a thing, by its key
	central  map[string]bool   // keys of the things, each one of several, that statement after statement speaks of
}

// entityCap bounds how many entities may be inferred, by depth.
func entityCap(depth string) int {
	switch phrasing.DepthRank(depth) {
	case 0:
		return 3
	case 2:
		return 10
	default:
		return 6
	}
}

func (w *Specifier) dataModel(origins []completing.Origin) *dataModel {
	m := newDataModel()
	own := slices.Clone(w.Understood.Entities)
	for i := range own {
		e := &own[i]
		e.Fields, e.Relations, e.Transitions = slices.Clone(e.Fields), slices.Clone(e.Relations), slices.Clone(e.Transitions)
		w.labelRelations(e)
	}
	w.adoptStates(own)
	for _, e := range w.withoutAttributes(own) {
		if len(e.States) == 1 {
			e.States = nil // one state is none
		}
		if len(e.Fields)+len(e.States)+len(e.Relations) == 0 && e.Name == unnamed {
			continue
		}
		m.add(e, w.termsOf(&e))
	}
	if len(m.entities) == 0 && w.Subject != "" && w.Language != "zh" && !w.Table.IsWord("masses", "en", w.Subject) && !w.IsAdmin(w.Subject) && !w.ChangeIdea() {
		m.add(inferredEntity(w.Subject), templates.Terms{En: []string{w.Subject}})
	}
	w.addThings(m)
	w.addMarkedStates(m)
	w.tellRecords(m)
	w.addAppliedFor(m)
	w.tellDeeds(m)
	w.tellTies(m)
	w.tieDeeds(m)
	w.tieListed(m)
	w.tellSlips(m)
	w.tellShown(m)
	w.dropBare(m)
	w.addPackEntities(m, origins)
	if len(m.entities) == 0 {
		w.addUsual(m)
	}
	for i := range m.entities {
		w.completeEntity(m, &m.entities[i])
	}
	m.dropDanglingRelations()
	w.addKeyedPeople(m)
	w.addHolders(m)
	w.relateCounted(m)
	w.relateCountedEnglish(m)
	w.relateByFields(m)
	return m
}

func newDataModel() *dataModel {
	return &dataModel{made: map[string]bool{}, said: map[string]int{}, central: map[string]bool{}}
}

func (m *dataModel) add(e specs.Entity, match templates.Terms) {
	m.entities = append(m.entities, e)
	m.match = append(m.match, match)
}

// index finds an entity by name or label in any letter case, singular or plural.
func (m *dataModel) index(name, label string) int {
	same := func(a, b string) bool {
		return a != "" && b != "" && entityKey(a) == entityKey(b)
	}
	if own, ok := m.played[name]; ok {
		name, label = own, ""
	}
	for i := range m.entities {
		e := &m.entities[i]
		if same(e.Name, name) || same(e.Label, label) || same(e.Name, label) {
			return i
		}
	}
	return -1
}

func entityKey(name string) string {
	return strings.ReplaceAll(phrasing.FoldTerm(wording.Singular(phrasing.SplitCamel(name))), " ", "")
}

// addUsual keeps what products of the domain keep when nothing else is known;
// without a domain the thing that the source speaks of most, else records.
func (w *Specifier) addUsual(m *dataModel) {
	if len(w.KnownPractice()) == 0 {
		label := w.namedThing()
		if label == "" {
			label = w.Table.Roles["default"].Subject.In(w.Language)
		}
		m.add(inferredEntity(label), templates.TermsOf(w.Language, label))
		return
	}
	for _, p := range w.Packs {
		if len(p.Entities) > 0 {
			m.add(w.packEntity(p, &p.Entities[0]), p.Entities[0].Match)
			return
		}
	}
}

// inferredEntity is a thing of the source as an entity: it bears the name that
// the source gives it.
func inferredEntity(name string) specs.Entity {
	return specs.Entity{Name: phrasing.Capital(name), Source: phrasing.Rule("entity-from-feature")}
}

// completeEntity gives an entity with states a field for them, and states
// without steps the steps between them in the order in which the source lists
// them. Of an entity of which nothing is known the source has to be asked: one
// row says so.
func (w *Specifier) completeEntity(m *dataModel, e *specs.Entity) {
	w.fieldValues(e)
	if len(e.States) > 1 && !w.holdsStates(e) {
		e.Fields = append(e.Fields, specs.Field{Name: w.Say("field_status"), Type: w.enumOf(e.States), Source: phrasing.Rule("status-from-states")})
	}
	if len(e.Fields) == 0 {
		e.Fields = []specs.Field{{Name: "id", Constraint: w.Say("entity_bare"), Source: phrasing.Rule("entity-identity")}}
	}
	w.lifeCycle(m, e)
}

// enumOf is the type of a field that holds one of some states.
func (w *Specifier) enumOf(states []string) string {
	return w.Say("field_enum", "list", strings.Join(states, "; "))
}

// isStateField says that a field holds the state of its entity.
func isStateField(name string) bool {
	return strings.EqualFold(name, "status") || strings.EqualFold(name, "state") || name == "状态"
}

// holdsStates says that a field of an entity is its state, and types the field
// where the source does not.
func (w *Specifier) holdsStates(e *specs.Entity) bool {
	for i := range e.Fields {
		f := &e.Fields[i]
		if !isStateField(f.Name) {
			continue
		}
		if f.Type == "" {
			f.Type = w.enumOf(e.States)
		}
		return true
	}
	return false
}

// isExit says that a state is an end that interrupts: cancelled, 已取消.
func (w *Specifier) isExit(state string) bool { return w.names(state, "exits") }

// isUnderWay says that the first of some states is work that the next one ends
// or hands over, and no way out: 维修中 before 待验收.
func (w *Specifier) isUnderWay(states []string) bool {
	if len(states) < 2 || w.Language != "zh" || !strings.HasSuffix(states[0], "中") {
		return false
	}
	for _, word := range w.Table.Words["handovers"].In(w.Language) {
		if strings.Contains(states[1], word) {
			return true
		}
	}
	return false
}

// eventFor is the feature whose verb leads to the state ("delete" to
// "deleted"); empty where the source lists states and tells no step.
func (w *Specifier) eventFor(state string) string {
	for i := range w.Understood.Features {
		if i == 300 || w.Language == "zh" {
			break
		}
		f := &w.Understood.Features[i]
		action := w.Action(f)
		if !w.IsVerbPhrase(action) {
			continue
		}
		if wording.Stem(phrasing.LeadingWord(action)) == wording.Stem(state) {
			return w.oneDeed(w.Phrase(phrasing.Shorten(w.NameOf(f.Name), 60)), state)
		}
	}
	return ""
}

// oneDeed is a phrase without the other deed that it names beside the one that leads to a
// state: who can "cancel or move a visit" cancels it.
func (w *Specifier) oneDeed(phrase, state string) string {
	words := strings.Fields(phrase)
	if len(words) < 4 || words[1] != "or" || !w.Table.IsWord("verbs", "en", strings.ToLower(words[2])) || w.Table.IsWord("prepositions", "en", words[3]) {
		return phrase
	}
	if wording.Stem(strings.ToLower(words[0])) != wording.Stem(state) {
		return phrase
	}
	return strings.Join(slices.Concat(words[:1], words[3:]), " ")
}

// dropDanglingRelations keeps relations between entities that exist.
func (m *dataModel) dropDanglingRelations() {
	there := map[string]bool{}
	for i := range m.entities {
		there[m.entities[i].Name] = true
	}
	for i := range m.entities {
		e := &m.entities[i]
		for j := range e.Fields {
			e.Fields[j].Constraint = m.ownNames(e.Fields[j].Constraint)
			e.Fields[j].Name = m.ownKey(e.Fields[j].Name)
		}
		for j := range e.Relations {
			if at := m.index(e.Relations[j].To, ""); at >= 0 {
				e.Relations[j].To = m.entities[at].Name
			}
		}
		e.Relations = slices.DeleteFunc(e.Relations, func(r specs.Relation) bool {
			return !there[r.To] && r.Source.Kind == specs.Inferred
		})
	}
}

// touched names the entities that a text speaks of.
func (m *dataModel) touched(text string) []string {
	x := phrasing.NewWordIndex(text)
	var out []string
	for i := range m.entities {
		if x.HasAny(m.match[i]) {
			out = append(out, m.entities[i].Name)
		}
	}
	return out
}

// named keeps the names of entities that exist, each once, in model order.
func (m *dataModel) named(names []string) []string {
	var out []string
	for i := range m.entities {
		if slices.ContainsFunc(names, func(name string) bool { return phrasing.OrElse(m.played[name], name) == m.entities[i].Name }) {
			out = append(out, m.entities[i].Name)
		}
	}
	return out
}

// namedThing is the noun behind an article that the features of an English
// source use most, at least twice: neither a person nor the product itself.
func (w *Specifier) namedThing() string {
	if w.Language == "zh" {
		return ""
	}
	whole := phrasing.NewWordIndex(w.Understood.Title + " . " + w.Product)
	for _, a := range w.Understood.Actors {
		whole = phrasing.NewWordIndex(whole.Low + " . " + a.Name)
	}
	counts := map[string]int{}
	best := ""
	for i := range w.Understood.Features {
		said := map[string]bool{}
		for word := range w.behindArticles(w.Understood.Features[i].Text) {
			if said[word] || whole.Has(word) {
				continue
			}
			said[word] = true
			if counts[word]++; best == "" || counts[word] > counts[best] {
				best = word
			}
		}
	}
	if counts[best] < 2 {
		return ""
	}
	return best
}

// behindArticles are the nouns right behind the articles of a text, with one
// word between at most: "the next number", "a patient".
func (w *Specifier) behindArticles(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		list := wording.Tokens(text)
		for i := 0; i+1 < len(list); i++ {
			if !slices.Contains([]string{"a", "an", "the", "each", "every", "one"}, list[i].Lower) {
				continue
			}
			n := i + 1
			if n+1 < len(list) && list[n+1].Kind == wording.Word && !w.Table.IsWord("prepositions", "en", list[n+1].Lower) && w.IsNoun(list[n+1].Lower) && !w.IsNoun(list[n].Lower) {
				n++
			}
			word := list[n].Lower
			if list[n].Kind != wording.Word || len(word) < 4 || !w.IsNoun(word) || w.Table.IsWord("rates", "en", word) || w.Table.IsWord("verbs", "en", word) || w.Table.IsWord("determiners", "en", word) || wording.Keywords(word) == nil {
				continue
			}
			if !yield(wording.Singular(word)) {
				return
			}
		}
	}
}
