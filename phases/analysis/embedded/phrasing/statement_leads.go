package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxLeadWords is how many words a time or a place before a clause has at most.
const maxLeadWords = 9

// takeLead cuts the time or the place off the beginning of a clause that no
// comma parts from it: "At the end of the month the system makes the invoices",
// "Every Monday team leads get a list". What follows must be the product, a
// word for everything or everybody, or behind a day a clause of its own.
func (w *Work) takeLead(st *Statement) bool {
	if st.Trigger != "" {
		return false
	}
	tokens := ClauseTokens(st.Head)
	if len(tokens) < 5 || tokens[0].Comma {
		return false
	}
	if end := w.rateEnd(tokens); end > 0 && w.plainClause(st.Head[tokens[end].From:]) {
		st.Trigger, st.Head = strings.TrimRight(st.Head[:tokens[end].From], ", "), st.Head[tokens[end].From:]
		return true
	}
	day := w.namesDay(tokens)
	if !day && !w.Table.IsWord("prepositions", "en", tokens[0].Low) {
		return false
	}
	if end := w.spanEnd(tokens); end > 0 {
		rest := st.Head[tokens[end].From:]
		if w.plainClause(rest) {
			st.Trigger, st.Head = strings.TrimRight(st.Head[:tokens[end].From], ", "), rest
			return true
		}
	}
	for i := 2; i < len(tokens) && i <= maxLeadWords; i++ {
		pointed := i == 2 && (tokens[1].Low == "that" || tokens[1].Low == "this") && w.Table.IsWord("articles", "en", tokens[i].Low) // "After that the next one is asked"
		if tokens[i-1].Low == "" || w.Table.IsWord("prepositions", "en", tokens[i-1].Low) || w.Table.IsWord("determiners", "en", tokens[i-1].Low) && !pointed || tokens[i-1].Low == "and" {
			continue
		}
		rest := st.Head[tokens[i].From:]
		whole := (day && i == 2 && !w.Table.IsWord("prepositions", "en", tokens[i].Low)) || w.beginsWithWhole(tokens[i:], rest)
		c, ok := w.ParseClause(rest)
		if !whole && (!ok || !w.opensAt(tokens, i, c.Subject) && !w.doesIt(c.Subject)) {
			continue
		}
		if !ok || len(strings.Fields(c.Subject)) > 3 {
			return false
		}
		if tokens[i-1].Low == "only" { // "After the freeze |only the shop manager can change it"
			i--
		}
		st.Trigger, st.Head = strings.TrimRight(st.Head[:tokens[i].From], ", "), st.Head[tokens[i].From:]
		return true
	}
	return false
}

// opensAt says that a clause begins at token i behind words without a comma, because its
// subject has the only article there is: "After three wrong PINs |the account is locked", but
// not "On closing |an incident the controller gets a report".
func (w *Work) opensAt(tokens []Token, i int, subject string) bool {
	articles := 0
	for word := range strings.FieldsSeq(strings.ToLower(subject)) {
		if w.Table.IsWord("articles", "en", word) {
			articles++
		}
	}
	return articles == 1 && w.Table.IsWord("articles", "en", tokens[i].Low) && !isTimeUnit(tokens[2].Low)
}

// rateEnd is where the clause begins behind how often something happens that no comma parts
// from it, and at what time: "Once a day at 16:15 CET the rates are fetched". Zero without one.
func (w *Work) rateEnd(tokens []Token) int {
	if tokens[0].Low != "once" && tokens[0].Low != "twice" || !slices.Contains([]string{"a", "an", "per", "each", "every"}, tokens[1].Low) || !isTimeUnit(tokens[2].Low) {
		return 0
	}
	at := 3
	if tokens[at].Low == "at" || tokens[at].Low == "on" {
		at += 2
	}
	for i := at; i <= at+1 && i < len(tokens); i++ { // one word may name the zone of a time
		if w.Table.IsWord("articles", "en", tokens[i].Low) {
			return i
		}
	}
	return 0
}

// spanEnd is where the clause begins behind a span of time that no comma parts from it:
// "After 30 days the order moves to the archive". Zero without one.
func (w *Work) spanEnd(tokens []Token) int {
	const article = 3 // behind the preposition, the number and the unit
	number := tokens[1].Low
	if !isTimeWord(tokens[0].Low) && tokens[0].Low != "within" || number == "" || !IsNumeral(number) && !w.Table.IsWord("counts", "en", number) || !isTimeUnit(tokens[2].Low) || tokens[1].Comma || tokens[2].Comma {
		return 0
	}
	if len(tokens) > article && (w.Table.IsWord("articles", "en", tokens[article].Low) || w.Table.IsWord("singulars", "en", tokens[article].Low)) {
		return article
	}
	return 0
}

// doesIt says that the subject of a clause is whoever does something: a person
// behind an article, a part of the product, "you", "one".
func (w *Work) doesIt(subject string) bool {
	first, name, _ := strings.Cut(strings.ToLower(subject), " ")
	if name == "" {
		return first == "you" || first == "one" || w.isCalled(subject)
	}
	if !w.Table.IsWord("articles", "en", first) {
		return false
	}
	_, person := w.PersonIn(subject)
	return person || w.IsPerson(name) || w.NamesProduct(subject)
}

// isCalled says that a name is how the source calls somebody of whom it tells: Eilidh, the stock
// controller.
func (w *Work) isCalled(name string) bool {
	for i := range w.Understood.Actors {
		if a := &w.Understood.Actors[i]; !a.System && slices.Contains(a.Aliases, name) {
			return true
		}
	}
	return false
}

// namesDay says that words begin with "every Monday", "each night": a time and
// no thing.
func (w *Work) namesDay(tokens []Token) bool {
	if tokens[0].Low != "every" && tokens[0].Low != "each" || tokens[1].Comma {
		return false
	}
	return isTimeUnit(tokens[1].Low) || understanding.Weekday(reading.UpperFirst(tokens[1].Low))
}

// beginsWithWhole says that words begin with the product or with a word for
// everything or everybody.
func (w *Work) beginsWithWhole(tokens []Token, rest string) bool {
	if strings.HasPrefix(rest, w.Product+" ") && w.Product != w.Say("the_product") {
		return true
	}
	if tokens[0].Low == "the" && len(tokens) > 1 {
		return w.Table.IsWord("selves", "en", tokens[1].Low)
	}
	return slices.Contains([]string{"everything", "everybody", "everyone", "nobody", "nothing"}, tokens[0].Low)
}
