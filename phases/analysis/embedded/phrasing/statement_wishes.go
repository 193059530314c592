package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// needed reads "the drivers need a delivery note" and "the crew would like a
// list": the note and the list are what binds.
func (w *Work) needed(c Clause) (string, bool) {
	if c.Not || c.Adverb == "never" || c.Form == ModalVerb && c.Verb != "would" {
		return "", false // who never needs a thing wishes to do without it
	}
	base := w.Base(c)
	thing, wants := strings.CutPrefix(base, "want ")
	if !wants {
		wish := "need "
		if c.Form == ModalVerb {
			wish = "like "
		}
		found := false
		if thing, found = strings.CutPrefix(base, wish); !found || !w.canWish(c.Subject) && !strings.EqualFold(c.Subject, w.Product) {
			return "", false
		}
	}
	return thing, w.Table.IsWord("articles", "en", LeadingWord(thing)) || w.severalThings(LeadingWord(thing)) && w.canWish(c.Subject) || wants && strings.HasPrefix(thing, "one ") // "we want one interface for all of them"
}

// severalThings says that a word names several things: "figures" of "Aoife needs figures".
func (w *Work) severalThings(word string) bool {
	return strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss") && !strings.HasSuffix(word, "us") && wording.Singular(word) != word
}

// canWish says that the subject of a clause is somebody: a person, a pronoun
// for one, a department or a name.
func (w *Work) canWish(subject string) bool {
	if _, person := w.PersonIn(subject); person || w.Table.IsWord("person_pronouns", "en", subject) || w.Table.IsWord("departments", "en", subject) {
		return true
	}
	return !strings.Contains(subject, " ") && w.IsProper(subject)
}

// wishedDeed reads "Tom wants to print a label" and "the crew would like to
// see": what they want to do is what binds.
func (w *Work) wishedDeed(c Clause) (string, bool) {
	base := w.Base(c)
	deed, ok := strings.CutPrefix(base, "like to ")
	if ok = ok && c.Verb == "would"; !ok {
		deed, ok = strings.CutPrefix(base, "want to ")
	}
	return deed, ok && !c.Not && w.BeginsWithVerb(deed)
}

// withoutWish cuts a second wish off a thing that is needed: "an export, and
// wants to see who has not paid".
func withoutWish(st *Statement, c Clause, thing string) string {
	wants := " want to "
	if c.Form == ThirdVerb {
		wants = " wants to "
	}
	for _, and := range []string{", and wants to ", " and wants to ", ", and want to ", " and want to "} {
		if head, deed, ok := strings.Cut(thing, and); ok {
			st.More = append([]string{c.Subject + wants + deed + "."}, st.More...)
			return head
		}
	}
	return thing
}

// cutSpeaker moves what somebody else does behind "and I", "and they" to the
// further clauses: a pronoun there begins a sentence of its own.
func (w *Work) cutSpeaker(st *Statement, text *string) {
	if head, tail, ok := w.beforeSpeaker(*text); ok {
		*text = head
		st.More = append([]string{wording.Sentence(tail)}, st.More...)
	}
}

// beforeSpeaker cuts a text before a second clause that begins with a pronoun.
func (w *Work) beforeSpeaker(text string) (head, tail string, ok bool) {
	for _, who := range []string{"I", "we", "you", "they", "he", "she"} {
		i := strings.Index(text, " and "+who+" ")
		if i <= 0 || w.InBrackets(text, i) {
			continue
		}
		tail = text[i+len(" and "):]
		verb := strings.ToLower(LeadingWord(strings.TrimPrefix(tail, who)))
		_, third := w.BaseVerb(verb)
		if _, clause := w.ParseClause(tail); clause || w.Table.IsWord("verbs", "en", verb) || third && (who == "he" || who == "she") {
			return strings.TrimRight(text[:i], ", "), tail, true
		}
	}
	return text, "", false
}

// takeSpeaker reads "I scan the barcode": what the writer does is what somebody
// does with the product.
func (w *Work) takeSpeaker(st *Statement) {
	c := st.Clause
	who := strings.ToLower(c.Subject)
	if who != "i" && who != "you" || c.Not || c.Form != PluralVerb && (c.Form != ModalVerb || c.Verb != "can") {
		return
	}
	deed := JoinWords(c.Adverb, w.Base(c))
	if !w.Table.IsWord("verbs", "en", LeadingWord(w.Base(c))) {
		return
	}
	st.Phrase, st.Person = deed, true
	st.Clause, st.Whole = Clause{}, false
}

// Own lets a person speak of what is theirs: "to book a visit themselves from
// their phone" becomes "… myself from my phone". Behind somebody or something
// else "their" may be of those, and stays.
func (w *Work) Own(want string) string {
	if w.Language == "zh" || !strings.HasPrefix(want, "to ") {
		return want
	}
	words := strings.Split(want, " ")
	others := false
	for i, word := range words {
		core := strings.TrimRight(word, ".,;:!?)")
		mark := word[len(core):]
		asked := i > 1 && (words[i-2] == "which" || words[i-2] == "what" || words[i-2] == "whose") || i > 0 && (words[i-1] == "what" || words[i-1] == "where" || words[i-1] == "that")
		switch low := strings.ToLower(core); {
		case low == "they" && (!others || asked || w.ownDeedOf(words, i)):
			words[i] = "I" + mark
			if i+1 < len(words) {
				words[i+1] = ownVerb(words[i+1])
			}
		case low == "their" && !others:
			words[i] = "my" + mark
		case low == "themselves" && !others:
			words[i] = "myself" + mark
		case low == "theirs" && !others:
			words[i] = "mine" + mark
		case low == "your": // "on your turn" says it to whoever it is for
			words[i] = "my" + mark
		}
		_, person := w.PersonIn(core)
		others = others || i > 2 && core == "who" && !w.Table.IsWord("verbs", "en", strings.ToLower(words[i-1])) || // "a deputy who gets their own key"
			i > 1 && !w.Table.IsWord("pronouns_object", "en", core) && !w.Table.IsWord("auxiliaries", "en", core) && (person || IsPluralNoun(core) && !isTimeUnit(strings.ToLower(core)) && (i == 2 || i == 3 && w.Table.IsWord("particles", "en", words[2]) || !w.IsThird(strings.ToLower(core)))) // right behind the verb stands its object: "cancel orders"
	}
	return strings.Join(words, " ")
}

// ownDeedOf says that "they" at a place tells of the things in front of it what the one
// who wishes does with them: "the floors they rent".
func (w *Work) ownDeedOf(words []string, at int) bool {
	if at < 2 || at+1 >= len(words) || !IsPluralNoun(words[at-1]) {
		return false
	}
	next := strings.ToLower(strings.TrimRight(words[at+1], ".,;:!?)"))
	return w.Table.IsWord("articles", "en", strings.ToLower(words[at-2])) && w.Table.IsWord("verbs", "en", next)
}

// ownVerb is a form of "be" behind "I".
func ownVerb(verb string) string {
	switch verb {
	case "are":
		return "am"
	case "were":
		return "was"
	}
	return verb
}

// WishedState reads what somebody wants to have done, "members charged on the
// first of the month", as the clause that then holds: "members are charged …".
// Empty for a thing, as "a report sorted by name" is one.
func (w *Work) WishedState(want string) string {
	subject, participle, _, rest := w.stateParts(want)
	if participle == "" {
		return ""
	}
	be := "is"
	if (Clause{Subject: subject}).Plural() {
		be = "are"
	}
	return JoinWords(subject, be, participle, rest)
}

// StateAsDeed is the same as what is done: "charge members on the first …".
func (w *Work) StateAsDeed(want string) string {
	subject, participle, base, rest := w.stateParts(want)
	if participle == "" {
		return ""
	}
	return JoinWords(base, w.LowerStart(subject), rest)
}

// stateParts cuts such a wish at its participle, within the first words and
// behind several things, every thing or one that is known.
func (w *Work) stateParts(want string) (subject, participle, base, rest string) {
	const longest = 6 // words of the subject; more is a sentence of its own
	tokens := ClauseTokens(want)
	if len(tokens) < 3 || tokens[0].Low == "a" || tokens[0].Low == "an" || w.IsVerbPhrase(want) {
		return "", "", "", ""
	}
	for i := 1; i < len(tokens)-1 && i <= longest; i++ {
		if tokens[i-1].Comma || tokens[i].Low == "" || w.Table.IsWord("relatives", "en", tokens[i].Low) {
			return "", "", "", ""
		}
		verb, ok := w.Participle(tokens[i].Low)
		if !ok || tokens[i].Low == verb || w.Table.IsWord("prepositions", "en", tokens[i-1].Low) || w.Table.IsWord("determiners", "en", tokens[i-1].Low) {
			continue
		}
		first := tokens[0].Low
		many := IsPluralNoun(tokens[i-1].Low) || w.Table.IsWord("masses", "en", tokens[i-1].Low) || first == "every" || first == "each" || first == "the" || first == "all"
		if !many || w.IsThird(tokens[i].Low) {
			return "", "", "", ""
		}
		return want[:tokens[i-1].To], want[tokens[i].From:tokens[i].To], verb, strings.TrimSpace(want[tokens[i].To:])
	}
	return "", "", "", ""
}
