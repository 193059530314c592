package specifying

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// thing is something that a product keeps, known only from what the source
// says is done with it.
type thing struct {
	name      string // in the singular, in lower case: "delivery note"
	units     int    // how many statements speak of it
	at        int    // the first of them
	behind    bool   // an article stood before it, so it is a noun
	done      bool   // a feature speaks of it
	many      bool   // the source speaks of one of several: there is but one "the office"
	acts      bool   // it writes something down itself: "a practice enters an order"
	relations []thingLink

	made   bool         // a statement says that somebody writes it down or the product makes it
	called []string     // shorter names for it
	source specs.Source // the first statement that names it
}

// weight ranks a thing: what somebody writes down counts as if two statements
// more spoke of it.
func (t *thing) weight() int {
	if t.made {
		return t.units + 2
	}
	return t.units
}

// thingLink is a tie between two things that the source names: "a label per
// crate", "a product has a dough".
type thingLink struct{ to, word string }

// thingUnits bounds the statements that are looked through: what a product is
// about is said again and again.
const thingUnits = 2000

// maxThings bounds the things that are looked at: those of which the source tells
// nothing make room for others.
const maxThings = 24

// leastUnits is how many statements have to speak of a thing before it is taken
// for one that is kept.
const leastUnits = 2

// things are what the product keeps in the words of an English source, those
// that most statements speak of first, at most limit: no person, no outside
// system or technology, nothing that only says when, where or how much.
func (w *Specifier) things(limit int) []thing {
	m := &thingMiner{w: w, known: map[string]*thing{}, not: map[string]bool{}}
	m.exclude()
	items := w.thingItems()
	m.many = w.counted(items)
	for i := range items {
		m.read(i, items[i].Text, items[i].feature)
	}
	m.fold()
	var out []thing
	for _, name := range reading.SortedKeys(m.known) {
		t := m.known[name]
		if t.done && (t.behind && t.units >= leastUnits || t.made) {
			out = append(out, *t)
		}
	}
	slices.SortStableFunc(out, func(a, b thing) int {
		return cmp.Or(cmp.Compare(b.weight(), a.weight()), cmp.Compare(a.at, b.at), strings.Compare(a.name, b.name))
	})
	return out[:min(len(out), limit)]
}

// addThings adds what the source says is worked with to a model that it does not
// state: a domain's usual records come after its own words.
func (w *Specifier) addThings(m *dataModel) {
	if w.Language == "zh" && !w.ChangeIdea() {
		w.fillListed(m)
	}
	if w.ChangeIdea() || w.modelled() || w.ofCode() || w.Codebase != nil && len(w.Codebase.Modules) > 0 {
		return
	}
	left := entityCap(w.Depth) - len(m.entities)
	if left <= 0 {
		return
	}
	if w.Language == "zh" {
		w.addChineseThings(m, left)
		w.addChineseDeedRecords(m, entityCap(w.Depth)-len(m.entities))
		return
	}
	list := w.things(maxThings)
	for i := range list {
		if t := &list[i]; m.index(t.name, "") < 0 {
			m.add(inferredEntity(t.name), templates.Terms{En: []string{t.name}})
			key := entityKey(t.name)
			m.made[key], m.said[key], m.central[key] = t.made, t.units, t.many && !t.acts && t.units >= mainUnits && !w.Table.IsWord("selves", "en", t.name)
		}
	}
	for i := range list {
		w.addThingLinks(m, &list[i])
	}
	w.addKeptPeople(m)
	w.addDeedRecords(m)
}

// addThingLinks ties a thing to those that it is said to be one of: "a label per
// crate" makes labels of one crate.
func (w *Specifier) addThingLinks(m *dataModel, t *thing) {
	at := m.index(t.name, "")
	for _, l := range t.relations {
		to := m.index(l.to, "")
		if at < 0 || to < 0 || at == to || m.entities[at].Source.Kind != specs.Inferred {
			continue
		}
		src := phrasing.Rule("relation-from-feature")
		if l.word == "of" && t.many && !t.made && t.units >= mainUnits && w.Table.IsWord("wishes_for_things", "en", l.to) {
			m.entities[to].Relations = append(m.entities[to].Relations, specs.Relation{To: m.entities[at].Name, Kind: "many-to-many", Label: w.Say("relation_refers"), Source: src})
			continue // "each object of a request": the next request may be for it as well
		}
		e := &m.entities[at]
		e.Relations = append(e.Relations, specs.Relation{To: m.entities[to].Name, Kind: "many-to-one", Label: w.Say("relation_belongs"), Source: src})
	}
}

// ofCode says that the product is code that others call or run: what it keeps
// is not what it works with.
func (w *Specifier) ofCode() bool {
	return slices.ContainsFunc(w.Packs, func(p *templates.Pack) bool { return p.ID == "library" || p.ID == "cli" })
}

// thingItem is one statement that may speak of things, with its source.
type thingItem struct {
	specs.Item
	feature bool
}

// thingItems are the statements on what is done: features with what belongs to
// them, then limits, and what the product is said to be.
func (w *Specifier) thingItems() []thingItem {
	var out []thingItem
	add := func(list []specs.Item, feature bool) {
		for _, it := range list {
			out = append(out, thingItem{it, feature})
		}
	}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.Priority == "wont" || len(out) > thingUnits {
			continue
		}
		isRation := strings.Contains(f.Text, " limited to ") // counts what the product need not keep, as calls a minute
		out = append(out, thingItem{specs.Item{Text: f.Text, Source: f.Source}, !isRation})
		add(f.Details, true)
		add(f.Criteria, true)
		if f.List == understanding.ListLimit { // each row is about a thing that there may be so many of
			add(f.Rows, true)
		}
	}
	add(w.Understood.Constraints, false)
	add(w.Understood.Pitch, false)
	add(w.Understood.Problem, false)
	return out[:min(len(out), thingUnits)]
}

// thingMiner gathers the noun phrases of statements.
type thingMiner struct {
	w     *Specifier
	known map[string]*thing
	not   map[string]bool // names of people, systems and technologies
	many  map[string]bool // words for the product itself of which the source counts several
}

// counted are words for the product itself, and for what mostly only tells where or of
// whom, that a source uses for things of which there are several: "a member can reserve a
// tool", "a gateway belongs to a building".
func (w *Specifier) counted(items []thingItem) map[string]bool {
	units := map[string]int{}
	words := slices.Concat(w.Table.Words["counted_selves"].In("en"), w.Table.Words["counted_things"].In("en"))
	for i := range items {
		if !items[i].feature {
			continue
		}
		text := " " + strings.ToLower(specs.Plain(items[i].Text)) + " "
		for _, word := range words {
			for _, lead := range []string{" a ", " per ", " each ", " every "} {
				if strings.Contains(text, lead+word+" ") || strings.Contains(text, " "+wording.Plural(word)+" ") {
					units[word]++
					break
				}
			}
		}
	}
	out := map[string]bool{}
	for word, n := range units {
		out[word] = n >= mainUnits || n >= leastUnits && w.Table.IsWord("counted_selves", "en", word)
	}
	return out
}

func (m *thingMiner) exclude() {
	add := func(name string) {
		m.not[phrasing.FoldTerm(wording.Singular(name))] = true
	}
	for _, a := range m.w.Understood.Actors {
		add(m.w.ActorName(a.Name))
	}
	for i := range m.w.Understood.Features {
		add(m.w.ActorName(m.w.Understood.Features[i].Actor))
	}
	for _, t := range m.w.Understood.Technologies {
		add(t.Name)
	}
	for _, s := range m.w.Understood.Integrations {
		add(s.Name)
	}
	for _, name := range []string{m.w.Product, m.w.Understood.Product, m.w.User, m.w.Admin} {
		add(name)
	}
}

// read takes the noun phrases of one statement.
func (m *thingMiner) read(at int, text string, feature bool) {
	said := map[string]bool{}
	tokens := wording.Tokens(text)
	var last *thing
	for run := range m.w.NounRuns(text) {
		name := m.name(run.Words)
		if name == "" || m.denied(tokens[:max(0, run.Behind-len(run.Words))]) {
			last = nil
			continue
		}
		t := m.known[name]
		if t == nil {
			t = &thing{name: name, at: at}
			m.known[name] = t
		}
		if !said[name] {
			said[name] = true
			t.units++
		}
		t.behind = t.behind || run.Article
		t.done = t.done || feature
		t.many = t.many || feature && run.OfMany
		t.acts = t.acts || run.Article && run.OfMany && m.writes(tokens[run.Behind:])
		if feature && m.recorded(tokens, run.Before, run.Behind) {
			switch {
			case run.Before != "of":
				t.made = true
			case last != nil: // "photos of the wound can be attached"
				last.made = true
			}
		}
		if last != nil && last != t && m.ties(run.Before) {
			last.link(t.name, run.Before)
		}
		last = t
	}
}

// recorded says that a noun phrase is what a record is made or changed of: "write
// treatment notes", "an invoice is created".
func (m *thingMiner) recorded(tokens []wording.Token, before string, behind int) bool {
	acts := m.w.Table.Words["record_verbs"].In("en")
	for _, base := range []func(string) (string, bool){m.w.BaseVerb, m.w.Participle} {
		if verb, ok := base(before); slices.Contains(acts, before) || ok && slices.Contains(acts, verb) {
			return true
		}
	}
	be := false
	for _, t := range tokens[behind:] {
		switch {
		case t.Kind != wording.Word:
			return false
		case m.w.Table.IsWord("be_forms", "en", t.Lower):
			be = true
		case m.w.Table.IsWord("modals", "en", t.Lower), m.w.Table.IsWord("auxiliaries", "en", t.Lower), m.w.Table.IsWord("adverbs", "en", t.Lower), m.w.Table.IsWord("negatives", "en", t.Lower):
		default:
			base, ok := m.w.Participle(t.Lower)
			return be && ok && slices.Contains(acts, base)
		}
	}
	return false
}

// writes says that the word behind a thing tells that it writes something down, as people do.
func (m *thingMiner) writes(behind []wording.Token) bool {
	if len(behind) == 0 {
		return false
	}
	word := behind[0].Lower
	base, ok := m.w.BaseVerb(word)
	return ok && base != word && (m.w.Table.IsWord("told_verbs", "en", base) || m.w.Table.IsWord("holding_deeds", "en", base))
}

// deniedReach is how many words back a word that denies a noun phrase may stand:
// "I don't have to create an account".
const deniedReach = 6

// denied says that the words before a noun phrase say that there is none of it.
func (m *thingMiner) denied(before []wording.Token) bool {
	for i := len(before) - 1; i >= max(0, len(before)-deniedReach); i-- {
		switch low := before[i].Lower; {
		case before[i].Kind != wording.Word:
			return false
		case low == "don't" || low == "don’t":
			return true
		}
	}
	return false
}

// ties says that a word between two things ties the first to the second.
func (m *thingMiner) ties(word string) bool { return word == "of" || word == "per" }

func (t *thing) link(to, word string) {
	if !slices.ContainsFunc(t.relations, func(l thingLink) bool { return l.to == to }) {
		t.relations = append(t.relations, thingLink{to, word})
	}
}

// name is what a run of words names, in the singular: its last two words, or the
// last one where the one before only says which of the kind is meant.
func (m *thingMiner) name(words []string) string {
	rules := m.w.Table
	if words = m.withoutVerb(words); len(words) == 0 {
		return ""
	}
	head := wording.Singular(words[len(words)-1])
	if len(head) < 3 || wording.IsUnit(words[len(words)-1]) || understanding.Weekday(reading.UpperFirst(head)) || rules.IsWord("thing_adjectives", "en", head) || rules.IsWord("views", "en", head) && !rules.IsWord("papers", "en", head) || m.done(head) || m.not[phrasing.FoldTerm(head)] || m.w.IsPerson(head) || m.w.IsAdmin(head) || slices.Contains(m.w.Understood.Programs, head) || wording.Keywords(head) == nil || strings.HasSuffix(head, "self") || strings.HasSuffix(head, "selve") {
		return ""
	}
	alone := head
	if rules.IsWord("no_things", "en", head) && !m.many[head] {
		alone = ""
	}
	if len(words) == 1 {
		return alone
	}
	first := words[len(words)-2]
	if rules.IsWord("thing_adjectives", "en", first) || m.not[phrasing.FoldTerm(wording.Singular(first))] || wording.Keywords(first) == nil {
		return alone
	}
	if name := first + " " + head; (alone != "" || rules.IsWord("papers", "en", head)) && !m.not[phrasing.FoldTerm(name)] && !m.w.IsPerson(name) {
		return name
	}
	return ""
}

// withoutVerb is a run of nouns without the verb behind them that is no noun itself: "the train
// timetable allows", "which tenants send".
func (m *thingMiner) withoutVerb(words []string) []string {
	last := words[len(words)-1]
	verb, ok := m.w.BaseVerb(last)
	if !ok {
		verb = last
	}
	if m.w.Table.IsWord("never_nouns", "en", verb) {
		return words[:len(words)-1]
	}
	return words
}

// done says that a word tells what was done with something: "kept".
func (m *thingMiner) done(word string) bool {
	_, ok := m.w.Participle(word)
	return ok && !m.w.Table.IsWord("nouns", "en", word)
}

// fold gives each compound that is said once to its last word, and keeps those
// that are said more often as things of their own.
func (m *thingMiner) fold() {
	for _, name := range reading.SortedKeys(m.known) {
		t := m.known[name]
		_, head, two := strings.Cut(name, " ")
		if !two || t.units >= leastUnits {
			continue
		}
		if h := m.known[head]; h != nil {
			h.units += t.units
			h.behind, h.done, h.made, h.many, h.at = h.behind || t.behind, h.done || t.done, h.made || t.made, h.many || t.many, min(h.at, t.at)
			delete(m.known, name)
		}
	}
}
