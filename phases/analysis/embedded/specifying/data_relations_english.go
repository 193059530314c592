package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// counted is what one sentence says how many of another thing belong to one.
type counted struct {
	one, other string
	kind       string
	maybe      bool // it may belong to none: it is there without the other
}

// relateCountedEnglish relates the entities of an English model of which a sentence says how
// many belong to one: "a job card has one or more job lines", "one bay has at most one open
// job". What is counted so is kept, so it is added while there is room.
func (w *Specifier) relateCountedEnglish(m *dataModel) {
	if w.Language == "zh" || w.ofCode() || w.ChangeIdea() {
		return
	}
	left := shortModel // the source counts them, so they are no guess
	for _, t := range w.reasons.steps.Of(w.Understood, stepSayings) {
		c, ok := w.countedIn(m, t.text)
		if !ok {
			continue
		}
		missing := 0
		for _, name := range []string{c.one, c.other} {
			if m.index(name, "") < 0 {
				missing++
			}
		}
		if missing > left || missing > 0 && w.modelled() {
			continue
		}
		left -= missing
		from, to := m.addCounted(c.one, t.src), m.addCounted(c.other, t.src)
		if from != to && !m.tied(from, to) {
			m.entities[from].Relations = append(m.entities[from].Relations, specs.Relation{To: m.entities[to].Name, Kind: c.kind, Label: w.Say(c.label()), Source: t.src})
		}
	}
	for i := range m.entities {
		w.completeEntity(m, &m.entities[i])
	}
}

// labelRelations says in a word what the relations are that the source states of an entity.
func (w *Specifier) labelRelations(e *specs.Entity) {
	for i := range e.Relations {
		if r := &e.Relations[i]; r.Label == "" {
			r.Label = w.Say(labelOfKind(r.Kind))
		}
	}
}

// labelOfKind is the phrase for a relation of a kind.
func labelOfKind(kind string) string {
	if kind == "many-to-one" {
		return "relation_belongs"
	}
	return "relation_has"
}

// label is the phrase for what was counted.
func (c counted) label() string {
	if c.maybe {
		return "relation_refers" // what belongs to at most one refers to it once it does
	}
	return labelOfKind(c.kind)
}

// addCounted is the entity of a name, which is added where the model does not have it.
func (m *dataModel) addCounted(name string, src specs.Source) int {
	if at := m.index(name, ""); at >= 0 {
		return at
	}
	m.add(specs.Entity{Name: phrasing.Capital(name), Source: src}, templates.Terms{En: []string{name}})
	return len(m.entities) - 1
}

// countedIn reads how many of one thing a sentence says that another one has.
func (w *Specifier) countedIn(m *dataModel, text string) (counted, bool) {
	words := strings.Fields(strings.TrimRight(specs.Plain(text), ".;"))
	if len(words) < 4 || !w.Table.IsWord("each_one", "en", strings.ToLower(words[0])) && !strings.EqualFold(words[0], "one") {
		return counted{}, false
	}
	const longestName = 3
	at := slices.IndexFunc(words, func(word string) bool { return w.Table.IsWord("counting_verbs", "en", word) })
	if at < 0 {
		return counted{}, false
	}
	head := words[1:at]
	if n := len(head); n > 1 && (w.Table.IsWord("modals", "en", head[n-1]) || head[n-1] == "can" || head[n-1] == "may") {
		head = head[:n-1]
	}
	if len(head) == 0 || len(head) > longestName {
		return counted{}, false
	}
	rest := strings.Join(words[at+1:], " ") + " "
	belongs := strings.HasPrefix(words[at], "belong")
	if belongs {
		rest = strings.TrimPrefix(rest, "to ")
	}
	kind, rest := w.howMany(rest, belongs)
	name, narrowed := w.countedName(m, rest)
	one := w.recordOrPerson(m, strings.Join(head, " "))
	if kind == "one-to-one" && narrowed {
		kind = "one-to-many" // at most one of them is open; the closed ones stay
	}
	maybe := kind == "many-to-one" && reading.HasPrefixOf(strings.ToLower(strings.TrimPrefix(strings.Join(words[at+1:], " "), "to ")), "at most ", "no more than ", "not more than ")
	return counted{one, name, kind, maybe}, kind != "" && one != "" && name != "" && one != name
}

// howMany is the kind of relation that the words before a counted thing tell, with the rest
// behind them.
func (w *Specifier) howMany(rest string, belongs bool) (kind, after string) {
	low := strings.ToLower(rest)
	for _, lead := range w.Table.Words["counts_one"].In("en") {
		if behind, ok := strings.CutPrefix(low, lead+" "); ok {
			if belongs {
				return "many-to-one", behind
			}
			return "one-to-one", behind
		}
	}
	if behind, ok := strings.CutPrefix(low, "one "); ok && !strings.HasPrefix(behind, "or ") {
		if belongs {
			return "many-to-one", behind
		}
		return "one-to-one", behind
	}
	if belongs {
		return "", ""
	}
	for _, lead := range w.Table.Words["counts_many"].In("en") {
		if behind, ok := strings.CutPrefix(low, lead+" "); ok {
			if number, more, _ := strings.Cut(behind, " "); strings.HasPrefix(lead, "up to") || strings.HasPrefix(lead, "at ") {
				if !phrasing.IsNumeral(number) {
					continue
				}
				behind = more
			}
			return "one-to-many", behind
		}
	}
	return "", ""
}

// countedName is the thing that a text begins with, and whether an adjective narrows it.
func (w *Specifier) countedName(m *dataModel, text string) (name string, narrowed bool) {
	tokens := wording.Tokens(text)
	words, _ := w.nounWords(tokens, 0)
	for _, word := range words {
		narrowed = narrowed || w.Table.IsWord("thing_adjectives", "en", word)
	}
	return w.recordOrPerson(m, strings.Join(words, " ")), narrowed
}

// recordOrPerson is the name of a record, of what the model has, or of people that are kept.
func (w *Specifier) recordOrPerson(m *dataModel, text string) string {
	if at := m.index(text, ""); at >= 0 {
		return strings.ToLower(m.entities[at].Name)
	}
	if name := w.recordName(text); name != "" && !w.Table.IsWord("views", "en", reading.LastWord(name)) && !wording.IsUnit(name) {
		return name
	}
	if name := wording.Singular(strings.ToLower(text)); w.IsPerson(name) && !w.IsAdmin(name) && len(strings.Fields(name)) < 3 {
		return name
	}
	return ""
}
