package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// keptTwice is how much has to be kept of people before they are records: to enrol
// or to charge them counts twice, what is theirs once.
const keptTwice = 2

// addKeptPeople adds the people of whom an English source keeps something: members
// who are invited, charged or removed, of whom there is a photo. Whoever only uses
// the product is no record of it.
func (w *Specifier) addKeptPeople(m *dataModel) {
	kept := map[string]int{}
	var order []string
	items := w.thingItems()
	for i := range items {
		if !items[i].feature {
			continue
		}
		for name, n := range w.peopleIn(items[i].Text) {
			if kept[name] == 0 {
				order = append(order, name)
			}
			kept[name] += n
		}
	}
	slices.Sort(order)
	for _, name := range order {
		if kept[name] < keptTwice || m.index(name, "") >= 0 {
			continue
		}
		m.add(inferredEntity(name), templates.Terms{En: []string{name}})
		m.made[entityKey(name)], m.said[entityKey(name)] = true, mainUnits
	}
}

// peopleIn are the people of whom one statement keeps something, and how much.
func (w *Specifier) peopleIn(text string) map[string]int {
	tokens := wording.Tokens(specs.Plain(text))
	out := map[string]int{}
	for i, t := range tokens {
		if t.Kind != wording.Word {
			continue
		}
		bare, owns := strings.CutSuffix(strings.ReplaceAll(t.Lower, "’", "'"), "'s")
		name := wording.Singular(bare)
		if !w.IsPerson(name) || w.IsAdmin(name) {
			continue
		}
		if a, known := w.Roster().Find(name); known && a.Named {
			continue // an example of a user is no record
		}
		switch {
		case owns:
			if i+1 < len(tokens) && w.isKept(tokens[i+1].Lower) {
				out[name] = max(out[name], 1)
			}
		case w.keepsPerson(tokens[:i]), w.personKept(tokens[i+1:]):
			out[name] = keptTwice
		case w.ofPerson(tokens[:i]), w.eachPerson(tokens[:i], tokens[i+1:]):
			out[name] = max(out[name], 1)
		}
	}
	return out
}

// keepsPerson says that the words before a person are a verb that enrols, changes
// or charges them: "invite members", "warn, mute or remove a member".
func (w *Specifier) keepsPerson(before []wording.Token) bool {
	for _, t := range slices.Backward(before) {
		low := t.Lower
		if t.Kind != wording.Word {
			return false
		}
		if w.Table.IsWord("determiners", "en", low) || w.Table.IsWord("articles", "en", low) {
			continue
		}
		base, ok := w.BaseVerb(low)
		return w.Table.IsWord("person_acts", "en", low) || ok && w.Table.IsWord("person_acts", "en", base)
	}
	return false
}

// personKept says that the words behind a person are what is done to them: "members
// are charged on the 1st", "members charged on the 1st".
func (w *Specifier) personKept(behind []wording.Token) bool {
	for _, t := range behind {
		switch {
		case t.Kind != wording.Word:
			return false
		case w.Table.IsWord("be_forms", "en", t.Lower), w.Table.IsWord("modals", "en", t.Lower), w.Table.IsWord("negatives", "en", t.Lower):
		default:
			base, ok := w.Participle(t.Lower)
			return ok && w.Table.IsWord("person_acts", "en", base)
		}
	}
	return false
}

// ofPerson says that the words before a person are something of theirs: "a photo of
// the member".
func (w *Specifier) ofPerson(before []wording.Token) bool {
	i := len(before) - 1
	for i >= 0 && (w.Table.IsWord("determiners", "en", before[i].Lower) || w.Table.IsWord("articles", "en", before[i].Lower)) {
		i--
	}
	return i > 0 && before[i].Lower == "of" && w.isKept(before[i-1].Lower)
}

// eachPerson says that something is kept for each person: "a discount per customer", "each
// customer has a key".
func (w *Specifier) eachPerson(before, behind []wording.Token) bool {
	if len(before) == 0 {
		return false
	}
	switch last := before[len(before)-1].Lower; last {
	case "per":
		return len(before) > 1 && before[len(before)-2].Kind == wording.Word && w.isKept(before[len(before)-2].Lower)
	case "each", "every":
		if len(behind) < 2 || behind[0].Lower != "has" && behind[0].Lower != "gets" {
			return false
		}
		words, _ := w.nounWords(behind, 1)
		return len(words) > 0 && w.isKept(words[len(words)-1])
	}
	return false
}

// isKept says that a word names what is kept of a person, and not how many there
// are or what they hold in their hand.
func (w *Specifier) isKept(word string) bool {
	word = wording.Singular(word)
	if slices.Contains([]string{"number", "type", "price"}, word) {
		return false
	}
	return w.Table.IsWord("attributes", "en", word) || w.IsNoun(word) && !w.Table.IsWord("no_things", "en", word) && !w.IsPerson(word) && phrasing.FoldTerm(word) != ""
}
