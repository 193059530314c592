package completing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// leastSpoken is how many statements speak of a thing that is a word of the domain.
const leastSpoken = 3

// spokenTerms adds up to the lower bound the things that most statements of an
// English source speak of, each by the first sentence that speaks of it: how the
// source uses a word tells more than a word that it does not use. Their subject has to
// be the thing; a sentence that only mentions it is taken where nothing else is left.
func (w *Completer) spokenTerms(g *glossaryBuilder, mentions bool) {
	if w.Language == "zh" || len(g.terms) >= minTerms {
		return
	}
	texts := w.askedTexts()
	used := g.definitions()
	for _, name := range w.spokenThings(texts) {
		if len(g.terms) >= minTerms {
			return
		}
		if it := w.firstWith(texts, name, used, mentions); it.Text != "" {
			used[it.Text] = true
			g.add(specs.Term{Term: phrasing.Capital(name), Definition: w.asSaid(name, &it), Category: "core", Source: it.Source})
		}
	}
}

// spokenThings are the things of several that statement after statement speaks of,
// the most frequent first.
func (w *Completer) spokenThings(texts []specs.Item) []string {
	units, many := map[string]int{}, map[string]bool{}
	var order []string
	for _, it := range texts {
		said := map[string]bool{}
		for run := range w.NounRuns(specs.Plain(it.Text)) {
			name := wording.Singular(run.Words[len(run.Words)-1])
			many[name] = many[name] || run.OfMany && run.Article
			if said[name] || !w.isThing(name) {
				continue
			}
			said[name] = true
			if units[name]++; units[name] == 1 {
				order = append(order, name)
			}
		}
	}
	order = slices.DeleteFunc(order, func(name string) bool { return units[name] < leastSpoken || !many[name] })
	slices.SortStableFunc(order, func(a, b string) int { return cmp.Compare(units[b], units[a]) })
	return order
}

// isThing says that a word names a thing of the domain: no person, system or
// technology, and nothing that any source speaks of.
func (w *Completer) isThing(name string) bool {
	for _, list := range []string{"no_things", "thing_adjectives", "views", "masses", "selves", "verbs"} {
		if w.Table.IsWord(list, "en", name) && (list != "verbs" || !w.Table.IsWord("nouns", "en", name)) {
			return false
		}
	}
	if len(name) < 3 || !w.IsNoun(name) || w.IsPerson(name) || w.IsAdmin(name) || w.IsSystem(name) || wording.Keywords(name) == nil || strings.ContainsAny(name, "'’`") {
		return false
	}
	_, past := w.Participle(name)
	return !past && !strings.EqualFold(name, w.Product) && !phrasing.NewWordIndex(w.Product).Has(name)
}

// leastSaid is how many words a sentence has at least that tells what a word means.
const leastSaid = 5

// firstWith is the first whole sentence whose subject is a thing: one that begins with
// it, at most behind an article or behind "there are". A sentence that only mentions the
// thing tells of something else; where mentions do, the one that has it first is taken.
func (w *Completer) firstWith(texts []specs.Item, name string, used map[string]bool, mentions bool) specs.Item {
	best, at := specs.Item{}, -1
	for i := range texts {
		for _, s := range wording.Sentences(texts[i].Text) {
			text := texts[i].Text[s.Start:s.End]
			words := strings.Fields(strings.ToLower(text))
			n := slices.IndexFunc(words, func(word string) bool { return wording.Singular(strings.Trim(word, ".,;:()")) == name })
			begins := n == 0 || n == 1 && w.Table.IsWord("determiners", "en", words[0]) || n == 2 && words[0] == "there"
			if n < 0 || !begins && !mentions || at >= 0 && n >= at || len(words) < leastSaid || !w.tellsWhole(text) || longEnough(text, maxStatement) || used[phrasing.Finished(text)] {
				continue
			}
			best, at = specs.Item{Text: phrasing.Finished(text), Source: texts[i].Source}, n
		}
	}
	return best
}
