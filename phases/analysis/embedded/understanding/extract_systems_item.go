package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxItemName bounds, in words, the name of a system at the beginning of an item.
const maxItemName = 6

// itemSystems files the systems that an item below a heading of outside systems names in a form
// of its own: by a name with what it is for, "Ordnance Survey AddressBase to check the boundary",
// by what it is, "The old booking system, read-only", by what it tells, "The harbour's tide API
// tells us when …", or behind the preposition of an exchange, "We read rosters from Deputy".
func (x *understander) itemSystems(text string, from, to int) {
	low := " " + reading.Lower(text)
	if reading.HasHan(text) || reading.ContainsAny(low, x.lex.ItemDenied...) {
		return
	}
	before := len(x.u.Integrations)
	for _, name := range x.systemsAhead(text) {
		x.namedSystem(name, text, from, to)
	}
	if len(x.u.Integrations) > before {
		return
	}
	if name := x.systemThatTells(text); name != "" {
		x.namedSystem(name, text, from, to)
		return
	}
	for _, preposition := range x.lex.ItemPrepositions {
		_, rest, found := strings.Cut(text, preposition)
		if !found {
			continue
		}
		rest = strings.TrimPrefix(strings.TrimPrefix(rest, "the "), "our ")
		name := properName(rest)
		if name == "" || x.isPerson(name) || x.isDepartment(name) || len(x.lex.tech.Find(name)) > 0 || strings.EqualFold(name, x.u.Product) {
			continue
		}
		x.namedSystem(name, text, from, to)
		return
	}
}

// systemsAhead are the systems with whose names an item begins: what stands before the first
// comma, bracket or preposition is written as a name or says what kind of system it is.
func (x *understander) systemsAhead(text string) []string {
	head, rest := text, ""
	for _, mark := range x.lex.ItemNameEnds {
		if before, after, ok := strings.Cut(head, mark); ok {
			head, rest = before, mark+after
		}
	}
	head = TrimArticle(strings.TrimRight(head, ". "), x.lex.articles)
	words := strings.Fields(head)
	if n := len(words); n == 0 || n > maxItemName || ownPart(words[n-1]) || x.isPerson(head) || x.isDepartment(head) {
		return nil
	}
	if names := joinedBrands(head); names != nil {
		return names
	}
	capitals := 0
	for _, w := range words {
		if reading.StartsUpper(w) || w[0] >= '0' && w[0] <= '9' {
			capitals++
		}
	}
	switch last := reading.Lower(words[len(words)-1]); {
	case capitals == len(words) && (len(words) > 1 && rest != "" || reading.InnerCapital(head)) && brandName(head, false):
		return []string{head}
	case len(words) > 1 && slices.Contains(x.lex.ItemKinds, wording.Singular(last)) && x.lex.plainName(head) && !strings.HasPrefix(rest, " by "):
		return []string{reading.UpperFirst(head)}
	}
	return nil
}

// joinedBrands are two or more names in capitals that stand joined, with no more than one plain
// word for what comes of them behind: "Apple Wallet and Google Wallet passes".
func joinedBrands(head string) []string {
	parts := reading.SplitList(head)
	if len(parts) < 2 {
		return nil
	}
	for i, part := range parts {
		if last := reading.LastWord(part); i == len(parts)-1 && !reading.StartsUpper(last) {
			part = strings.TrimSuffix(strings.TrimSuffix(part, last), " ")
		}
		if len(strings.Fields(part)) < 2 && !reading.InnerCapital(part) || !brandName(part, false) {
			return nil
		}
		parts[i] = part
	}
	return parts
}

// systemThatTells is the system that an item says gives something or takes something: what
// stands before the verb ends in a kind of system, or is whoever gets what is ours.
func (x *understander) systemThatTells(text string) string {
	words := strings.Fields(text)
	for i, word := range words[:min(len(words), maxItemName+1)] {
		if i < 2 || i+1 == len(words) || strings.ContainsAny(words[i-1], ",.;:()") {
			continue
		}
		verb := slices.Contains(x.lex.StandingVerbs, word) || slices.Contains(x.lex.StandingVerbs, word+"s")
		name := TrimArticle(strings.Join(words[:i], " "), x.lex.articles)
		if !verb || !x.lex.plainName(name) || strings.EqualFold(name, x.u.Product) {
			continue
		}
		last := reading.Lower(reading.LastWord(name))
		if slices.Contains(x.lex.ItemKinds, wording.Singular(last)) && !ownPart(last) {
			return reading.UpperFirst(name)
		}
		return ""
	}
	return ""
}

// plainName says that none of the words of a name shows that a clause is there. Unlike the name
// of a role it may hold a word in -ing: "The old booking system".
func (l *Lexicons) plainName(name string) bool {
	return !slices.ContainsFunc(strings.Fields(reading.Lower(name)), func(word string) bool {
		return l.NoPartOfName[word] || strings.ContainsAny(word, "(),.:;`")
	})
}
