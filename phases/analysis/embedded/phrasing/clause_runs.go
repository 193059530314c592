package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// verbRow says that token i begins a row of verbs behind several things, the last of
// them with what it is done to: "tenants find, print and pay their bills". No row of
// things ends in a verb and an article.
func (w *Work) verbRow(tokens []Token, i int) bool {
	if !w.manyBefore(tokens[:i]) || !tokens[i].Comma || i > 0 && tokens[i-1].Comma {
		return false
	}
	for k := i; k+2 < len(tokens) && w.Table.IsWord("verbs", "en", tokens[k].Low); k++ {
		if joint := tokens[k+1].Low; joint == "and" || joint == "or" {
			return k > i && k+3 < len(tokens) && w.Table.IsWord("verbs", "en", tokens[k+2].Low) && w.FirmObject(tokens[k+3].Low)
		}
	}
	return false
}

// movesOn says that token i is what several things do, told by where they go: "sums
// below 5 EUR roll over to the next month".
func (w *Work) movesOn(tokens []Token, i int) bool {
	low := tokens[i].Low
	if i < 2 || tokens[i].Comma || tokens[i-1].Comma || !w.manyBefore(tokens[:i]) || !w.Table.IsWord("verbs", "en", low) {
		return false
	}
	if noun := wording.Plural(low); w.Table.IsWord("nouns", "en", noun) || w.Table.IsWord("count_nouns", "en", low) || w.compound(low) {
		return false
	}
	if w.Table.IsWord("same_participles", "en", low) {
		return false // "terms set out in the contract"
	}
	behind := WordAt(tokens, i+2)
	return w.Table.IsWord("particles", "en", WordAt(tokens, i+1)) && (w.Table.IsWord("prepositions", "en", behind) || w.FirmObject(behind)) && behind != "of"
}

// doesSo says that a person of the source without an article stands before token i and
// a word behind it that only says how or when: "merchant picks daily or weekly".
func (w *Work) doesSo(tokens []Token, i int) bool {
	next := WordAt(tokens, i+1)
	if i != 1 || tokens[0].Comma || tokens[1].Comma || !w.IsThird(tokens[1].Low) || !strings.HasSuffix(next, "ly") || strings.HasSuffix(next, "ply") {
		return false
	}
	return !IsPluralNoun(tokens[0].Low) && (w.IsPerson(tokens[0].Low) || w.beginsPerson(tokens[0].Low))
}

// beginsPerson says that persons of the source are named by a word and another behind
// it, "tenant owner" and "tenant bookkeeper": the word alone is any of them.
func (w *Work) beginsPerson(word string) bool {
	for name := range w.Roster().persons {
		if strings.HasPrefix(name, word+" ") {
			return true
		}
	}
	return false
}

// insideSubject says that token i begins a clause within the subject of another, whose
// own verb stands behind it: "a second call while one is running pages only the rest".
func (w *Work) insideSubject(tokens []Token, i int) bool {
	if i < 2 || tokens[i-1].Comma || tokens[i].Low != "while" && tokens[i].Low != "when" {
		return false
	}
	finite := false
	for k := i + 1; k+1 < len(tokens); k++ {
		t := tokens[k]
		switch {
		case t.Comma || w.Table.IsWord("subordinators", "en", t.Low) || w.Table.IsWord("relatives", "en", t.Low) || t.Low == "and" || t.Low == "or":
			return false
		case t.Low == "is" || t.Low == "are":
			finite = true
		case finite && w.IsThird(t.Low) && (tokens[k+1].Low == "only" || w.Table.IsWord("articles", "en", tokens[k+1].Low)):
			return !IsPluralNoun(tokens[i-1].Low)
		}
	}
	return false
}

// namesOnly says that the words behind one that may begin a condition are a thing or a
// time, up to where the clause goes on: "as a PDF and is sent", "every Monday and is".
func (w *Work) namesOnly(tokens []Token) bool {
	for i, t := range tokens {
		switch {
		case t.Low == "and" && i > 0:
			next := WordAt(tokens, i+1)
			return next == "is" || next == "are"
		case t.Low == "" || t.Low == "soon" || t.Low == "long" || t.Low == "is" || t.Low == "are" || t.Low == "has" || t.Low == "have" || w.IsThird(t.Low) && !w.Table.IsWord("nouns", "en", t.Low),
			w.Table.IsWord("auxiliaries", "en", t.Low), w.Table.IsWord("subordinators", "en", t.Low), w.Table.IsWord("relatives", "en", t.Low):
			return false
		}
	}
	return false
}

// toldByDeed says that token i is a participle by which several things are told from others
// of their kind, and that the verb of the clause follows behind: "orders placed before noon
// ship the same day". Nothing is said there to be done: "orders placed before noon" alone
// is a thing.
func (w *Work) toldByDeed(tokens []Token, i int) bool {
	if i == 0 || i+3 >= len(tokens) || tokens[i].Comma || tokens[i-1].Comma || !IsPluralNoun(tokens[i-1].Low) || w.Table.IsWord("verbs", "en", tokens[i].Low) || w.Table.IsWord("verbs", "en", tokens[0].Low) && i > 1 {
		return false
	}
	if _, done := w.Participle(tokens[i].Low); !done || !isTimeWord(tokens[i+1].Low) && !w.Table.IsWord("amounts_compared", "en", tokens[i+1].Low) && !w.Table.IsWord("prepositions", "en", tokens[i+1].Low) && !w.Table.IsWord("adverbs", "en", tokens[i+1].Low) && !w.Table.IsWord("bare_states", "en", tokens[i+1].Low) {
		return false
	}
	for k := i + 2; k+1 < len(tokens); k++ {
		t, next := tokens[k], tokens[k+1].Low
		if isTimeWord(t.Low) && isTimeUnit(tokens[k-1].Low) {
			continue // "cancellations made less than 3 hours before the start incur a fee"
		}
		if !t.Comma && w.Table.IsWord("auxiliaries", "en", t.Low) && w.Table.IsWord("amounts_compared", "en", tokens[i+1].Low) {
			return true
		}
		if t.Comma || w.Table.IsWord("subordinators", "en", t.Low) || w.Table.IsWord("relatives", "en", t.Low) || t.Low == "and" || t.Low == "or" {
			return false
		}
		if w.Table.IsWord("verbs", "en", t.Low) && !w.Table.IsWord("prepositions", "en", tokens[k-1].Low) && !w.Table.IsWord("determiners", "en", tokens[k-1].Low) && (w.FirmObject(next) || w.Table.IsWord("going_verbs", "en", t.Low) || next == "to" && !w.Table.IsWord("nouns", "en", t.Low)) {
			return true // "changes made before noon apply to the next day"
		}
	}
	return false
}

// toldOfOne says that token i is what one thing does that a clause tells from others: "a
// farm that objects to a line has 14 days". Behind a word that names one of many no report
// begins whose own subject would be several things.
func (w *Work) toldOfOne(tokens []Token, i int) bool {
	next := WordAt(tokens, i+1)
	return w.Table.IsWord("singulars", "en", tokens[0].Low) && !tokens[i].Comma && reading.InThirdPerson(tokens[i].Low) &&
		(w.Table.IsWord("prepositions", "en", next) || w.FirmObject(next)) && next != "of" && next != "for"
}

// isTimeWord tells the words that begin a time as well as a clause: "before noon".
func isTimeWord(word string) bool {
	return word == "before" || word == "after" || word == "until" || word == "since"
}

// isParticiple says that a text begins with what is done: "shown to the officer".
func (w *Work) isParticiple(text string) bool {
	_, done := w.Participle(strings.ToLower(LeadingWord(text)))
	return done
}

// onlyThings says that token i is what "only" picks out and no verb, as the verb of the clause
// stands behind it: "only batches released by the lab can be shipped".
func (w *Work) onlyThings(tokens []Token, i int) bool {
	return i == 1 && tokens[0].Low == "only" && IsPluralNoun(tokens[1].Low) && w.bindsLater(tokens[2:])
}
