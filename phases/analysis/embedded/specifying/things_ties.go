package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// tie is a thing with what a statement says it is of, for or at.
type tie struct {
	thing string   // a name in the model
	of    []string // what it is kept by: "rule", "device"
}

// tellTies gives the entities of an English model what statements tie them to: "open an
// alarm for the rule and the device", "an offer per bus and day", "assign a gateway to a
// building". What is tied is a field; an entity of that name is related by it.
func (w *Specifier) tellTies(m *dataModel) {
	if w.Language == "zh" || w.ofCode() || w.modelled() {
		return
	}
	given := map[string]bool{} // what the source lists the fields of
	for i := range w.Understood.Entities {
		given[w.Understood.Entities[i].Name] = len(w.Understood.Entities[i].Fields) > 0
	}
	for _, it := range w.thingItems() {
		if !it.feature {
			continue
		}
		for _, t := range w.tiesIn(m, specs.Plain(it.Text)) {
			if at := m.index(t.thing, ""); at >= 0 && !given[m.entities[at].Name] {
				w.fileTie(m, at, t.of, it.Source)
			}
		}
	}
}

// fileTie adds what an entity is tied to as its fields, and relates it to the entities of
// those names.
func (w *Specifier) fileTie(m *dataModel, at int, of []string, src specs.Source) {
	var fields []specs.Field
	for _, name := range of {
		if !m.holds(at, name) {
			fields = append(fields, specs.Field{Name: name})
		}
	}
	addTold(&m.entities[at], fields, src)
	for _, f := range fields {
		if to := m.index(f.Name, ""); to >= 0 {
			m.tie(at, to, w.Say("relation_refers"), phrasing.Rule("relation-from-field"))
		}
	}
}

// holds says that a field of an entity tells that somebody did it: who "placed by" means
// needs no second field.
func (m *dataModel) holds(at int, who string) bool {
	return slices.ContainsFunc(m.entities[at].Fields, func(f specs.Field) bool { return strings.EqualFold(f.Constraint, who) })
}

// tiesIn are the ties that one statement tells.
func (w *Specifier) tiesIn(m *dataModel, text string) []tie {
	tokens := wording.Tokens(text)
	var out []tie
	for run := range w.NounRuns(text) {
		name := m.thingOf(run.Words)
		if name == "" || run.Behind >= len(tokens) {
			continue
		}
		of := w.tiesBehind(m, tokens, run.Behind-len(run.Words), run.Behind)
		itself := slices.ContainsFunc(of, func(field string) bool { return entityKey(field) == entityKey(name) })
		if len(of) > 0 && !itself {
			out = append(out, tie{name, of})
		}
	}
	return out
}

// tiesBehind are what the words behind a thing tie it to. It stands between two tokens.
func (w *Specifier) tiesBehind(m *dataModel, tokens []wording.Token, from, to int) []string {
	verb := w.verbAhead(tokens, from)
	switch word := tokens[to].Lower; {
	case word == "per":
		return w.tiedTo(m, tokens, to+1, false)
	case word == "for" && (w.isOneOf("making_verbs", verb) || w.isOneOf("looking_verbs", verb)), word == "to" && w.isOneOf("tying_verbs", verb):
		return w.tiedTo(m, tokens, to+1, true)
	case w.isMoment(tokens, from):
		if name, ok := w.Table.Words["moment_fields"].Paired("en", word); ok {
			return []string{name}
		}
	}
	return nil
}

// isMoment says that the words before a thing tell of a moment in its life: "two days before
// a loan ends". When a machine starts is no date that is kept of it.
func (w *Specifier) isMoment(tokens []wording.Token, from int) bool {
	if from < 2 || !w.Table.IsWord("articles", "en", tokens[from-1].Lower) && !w.Table.IsWord("each_one", "en", tokens[from-1].Lower) {
		return false
	}
	return slices.Contains([]string{"before", "after", "until"}, tokens[from-2].Lower)
}

// thingOf is the entity that a noun phrase names: by its last two words, else by the last.
func (m *dataModel) thingOf(words []string) string {
	for _, n := range []int{2, 1} {
		if len(words) < n {
			continue
		}
		if at := m.index(strings.Join(words[len(words)-n:], " "), ""); at >= 0 {
			return m.entities[at].Name
		}
	}
	return ""
}

// verbAhead is the word before a noun phrase and what only counts or describes it: "open" of
// "open exactly one alarm".
func (w *Specifier) verbAhead(tokens []wording.Token, to int) string {
	counted := false
	for i := min(to, len(tokens)) - 1; i >= 0; i-- {
		low := tokens[i].Lower
		switch {
		case tokens[i].Kind != wording.Word:
			return ""
		case w.Table.IsWord("determiners", "en", low), w.Table.IsWord("articles", "en", low), w.Table.IsWord("adverbs", "en", low), strings.HasSuffix(low, "ly"):
			counted = true
		case !counted && w.Table.IsWord("thing_adjectives", "en", low):
		default:
			return low
		}
	}
	return ""
}

// isOneOf says that the word before a thing is a verb of a list in any of its forms:
// "opens an alarm".
func (w *Specifier) isOneOf(list, verb string) bool {
	base, ok := w.BaseVerb(verb)
	if !ok {
		base, ok = w.Participle(verb)
	}
	return w.Table.IsWord(list, "en", verb) || ok && w.Table.IsWord(list, "en", base)
}

// tiedTo are the things from a token on, joined by "and": "the rule and the device".
// firm asks for an article before each, since "for maintenance" tells what it is good for.
func (w *Specifier) tiedTo(m *dataModel, tokens []wording.Token, from int, firm bool) []string {
	var out []string
	for from < len(tokens) {
		lead := tokens[from].Lower
		if firm && !w.Table.IsWord("articles", "en", lead) && !w.Table.IsWord("each_one", "en", lead) {
			return out
		}
		name, to := w.nextTied(m, tokens, from)
		if name == "" {
			return out
		}
		out = append(out, name)
		if to >= len(tokens) || tokens[to].Lower != "and" {
			return out
		}
		from = to + 1
	}
	return out
}

// nextTied is the tied thing that begins at a token, and the token behind it: "a reason for
// visit" where the model has that.
func (w *Specifier) nextTied(m *dataModel, tokens []wording.Token, from int) (name string, to int) {
	words, to := w.nounWords(tokens, from)
	if to+1 < len(tokens) && (tokens[to].Lower == "for" || tokens[to].Lower == "of") {
		long := strings.Join(slices.Concat(words, []string{tokens[to].Lower, tokens[to+1].Lower}), " ")
		if m.index(long, "") >= 0 {
			return long, to + 2
		}
	}
	return w.tiedName(words), to
}

// tiedName is what a tied thing is called as a field; empty for a time, a rate or a
// phrase that is no plain name.
func (w *Specifier) tiedName(words []string) string {
	if len(words) == 0 || len(words) > 2 || slices.ContainsFunc(words, w.isNoName) {
		return ""
	}
	head := words[len(words)-1]
	if wording.IsUnit(head) {
		return "" // "a tariff per kWh"
	}
	for _, list := range []string{"whiles", "selves", "untied"} {
		if w.Table.IsWord(list, "en", head) {
			return ""
		}
	}
	if wording.Singular(head) != head || understanding.Weekday(reading.UpperFirst(head)) || w.IsSystem(head) || wording.Keywords(head) == nil || phrasing.FoldTerm(head) == phrasing.FoldTerm(w.Product) {
		return ""
	}
	return strings.Join(words, " ")
}

// isNoName says that a word is no part of a plain name.
func (w *Specifier) isNoName(word string) bool {
	return w.Table.IsWord("thing_adjectives", "en", word) || strings.ContainsAny(word, "0123456789'’-/") || strings.HasSuffix(word, "ing") && !w.Table.IsWord("nouns", "en", word)
}
