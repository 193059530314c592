package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// Bounds of a thing that the source defines in passing.
const (
	maxThingWords = 3
	maxThingRunes = 6 // of a Chinese one
)

// definedThings are the things of which the source says in a sentence what they
// are or hold: "A reservation holds: locker, compartment size, …", "A household can
// have up to 8 members". These are the words of its domain.
func (w *Completer) definedThings() []specs.Term {
	var out []specs.Term
	for _, it := range w.telling().texts {
		for _, s := range wording.Sentences(it.Text) {
			text := it.Text[s.Start:s.End]
			name := w.thingDefined(text)
			if name == "" || longEnough(text, maxStatement) || phrasing.FoldTerm(name) == phrasing.FoldTerm(w.Product) {
				continue
			}
			out = append(out, specs.Term{Term: phrasing.Capital(name), Definition: phrasing.Finished(text), Category: "core", Source: it.Source})
		}
	}
	return out
}

// thingDefined is the thing of which a sentence tells what it is or holds; empty for
// a sentence that tells what somebody does.
func (w *Completer) thingDefined(text string) string {
	if w.Language == "zh" {
		for _, verb := range w.Table.Words["defining"].In("zh") {
			if name, rest, ok := strings.Cut(text, verb); ok && rest != "" && longEnough(name, 2) && !longEnough(name, maxThingRunes+1) && !strings.ContainsAny(name, "，、：我你他它这那的是不可能") && !w.isRole(name) {
				return name
			}
		}
		return ""
	}
	words := strings.Fields(text)
	if len(words) < 4 || !w.Table.IsWord("thing_articles", "en", strings.ToLower(words[0])) {
		return ""
	}
	for n := 2; n <= maxThingWords+1 && n+1 < len(words); n++ {
		verb := strings.ToLower(strings.TrimRight(words[n], ":"))
		if words[n] != strings.TrimRight(words[n], ",.;") || w.Table.IsWord("relatives", "en", verb) {
			return "" // "an alarm that nobody has acknowledged" is one of several alarms
		}
		if !w.Table.IsWord("defining", "en", verb) {
			continue
		}
		name := strings.Join(words[1:n], " ")
		if verb == "is" && !w.Table.IsWord("thing_articles", "en", words[n+1]) || strings.HasPrefix(words[n+1], "`") || w.isRole(name) || strings.ContainsAny(name, "`\"'’(),:") || !w.IsNoun(name) {
			return ""
		}
		return name
	}
	return ""
}

// isRole says that a name is that of a person.
func (w *Completer) isRole(name string) bool {
	_, person := w.PersonIn(name)
	return person
}

// thingsTold adds the things that the product keeps or that the first deeds are done
// to, up to the lower bound, each by the first sentence in which the source names it.
func (w *Completer) thingsTold(g *glossaryBuilder) {
	names := []string{w.Subject}
	for i := range phrasing.FirstN(w.Understood.Entities, maxInferTerms) {
		e := &w.Understood.Entities[i]
		names = append(names, phrasing.OrElse(e.Label, e.Name))
	}
	texts := w.telling().texts
	used := map[string]bool{}
	for _, name := range names {
		if name == "" || len(g.terms) >= minTerms || w.isRole(name) {
			continue
		}
		if it := w.toldWith(texts, name, used); it.Text != "" {
			used[it.Text] = true
			g.add(specs.Term{Term: phrasing.Capital(name), Definition: w.asSaid(name, &it), Category: "core", Source: it.Source})
		}
	}
}

// toldWith is the first sentence that begins with a thing; one whole sentence defines
// one thing.
func (w *Completer) toldWith(texts []specs.Item, name string, used map[string]bool) specs.Item {
	for i := range texts {
		for _, s := range wording.Sentences(texts[i].Text) {
			text := texts[i].Text[s.Start:s.End]
			if w.Table.IsWord("rule_subjects", "en", strings.ToLower(phrasing.LeadingWord(text))) || w.HasWord(text, "auxiliaries") {
				continue // "Every link has a QR code" binds and defines nothing
			}
			if w.leadsSentence(text, name) && w.tellsWhole(text) && !used[phrasing.Finished(text)] {
				return specs.Item{Text: phrasing.Finished(text), Source: texts[i].Source}
			}
		}
	}
	return specs.Item{}
}

// leadsSentence says that a text begins with a name, in the singular or plural and
// whatever article it has, and that a verb stands behind: "a berth holder" is no berth.
func (w *Completer) leadsSentence(text, name string) bool {
	if first, rest, ok := strings.Cut(text, " "); ok && w.Language != "zh" && w.Table.IsWord("determiners", "en", strings.ToLower(first)) {
		text = rest
	}
	if name == "" || len(text) <= len(name) || !strings.EqualFold(text[:len(name)], name) {
		return false
	}
	rest := text[len(name):]
	if w.Language == "zh" {
		return true
	}
	rest = strings.TrimPrefix(rest, "s")
	return strings.HasPrefix(rest, " ") && w.Casting().isFinite(strings.ToLower(phrasing.LeadingWord(rest)))
}
