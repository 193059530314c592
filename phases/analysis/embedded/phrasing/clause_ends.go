package phrasing

import "strings"

// verbAtEnd reads clauses whose verb ends them, because all before it says what
// they are about: "requests that nobody has answered after 48 hours expire", and
// "cancelling more than 24 hours before the lesson is free", where the deed itself
// is judged.
func (w *Work) verbAtEnd(text string, tokens []Token) (Clause, bool) {
	last := len(tokens) - 1
	if last < 3 {
		return Clause{}, false
	}
	low, prev := strings.TrimRight(tokens[last].Low, "."), tokens[last-1].Low
	if w.Table.IsWord("deed_states", "en", low) {
		at := last - 1
		if prev == "not" {
			at--
		}
		if be := WordAt(tokens, at); be != "is" || at < 2 || !w.opensWithDoing(text) || w.finiteBefore(tokens[:at]) {
			return Clause{}, false
		}
		return w.clauseAt(text, tokens, at, at, BeVerb), true
	}
	if !w.opensRelative(tokens) || !w.Table.IsWord("verbs", "en", low) || !isTimeUnit(prev) && !w.Table.IsWord("adverbs", "en", prev) {
		return Clause{}, false
	}
	return w.clauseAt(text, tokens, last, last, PluralVerb), true
}

// apposition parts a text at what is said between two commas of the thing that it begins
// with: "late doses, i.e. doses that arrive after noon, go to a list".
func (w *Work) apposition(text string) (head, aside, tail string, ok bool) {
	head, rest, more := strings.Cut(text, ", ")
	told, tail, closed := strings.Cut(rest, ", ")
	if !more || !closed || tail == "" || w.InBrackets(text, len(head)) {
		return "", "", "", false
	}
	for _, lead := range w.Table.Words["asides"].In("en") {
		if strings.HasPrefix(told, lead+" ") {
			return head, ", " + told + ",", tail, true
		}
	}
	return "", "", "", false
}

// opensRelative says that a text begins with several of a thing and what is told
// of them: "requests that nobody has answered".
func (w *Work) opensRelative(tokens []Token) bool {
	if len(tokens) < 4 || !IsPluralNoun(tokens[0].Low) || tokens[0].Comma {
		return false
	}
	switch tokens[1].Low {
	case "that", "which", "who":
		return w.Table.IsWord("contact_subjects", "en", tokens[2].Low) || w.Table.IsWord("auxiliaries", "en", tokens[2].Low) || tokens[2].Low == "has" || tokens[2].Low == "have" || tokens[2].Low == "are" ||
			tokens[1].Low != "which" && w.toldOfMany(tokens[2])
	}
	return false
}

// toldOfMany says that a word behind "that" is what several things do, on whatever
// list it is or is not: "files that vanish". What names somebody or something begins
// another clause: "reports that the disk is full".
func (w *Work) toldOfMany(t Token) bool {
	return IsPlainWord(t.Low) && !t.Comma && !IsPluralNoun(t.Low) && !w.Table.IsWord("determiners", "en", t.Low) && !w.Table.IsWord("prepositions", "en", t.Low) && !w.Table.IsWord("adverbs", "en", t.Low) &&
		!w.Table.IsWord("contact_subjects", "en", t.Low) && !w.Table.IsWord("person_pronouns", "en", t.Low) && !w.Table.IsWord("anybody", "en", t.Low) && !w.Table.IsWord("count_nouns", "en", t.Low) && !w.Table.IsWord("masses", "en", t.Low) && !w.IsPerson(t.Low)
}

// opensWithDoing says that a text begins with the name of a deed: "cancelling".
func (w *Work) opensWithDoing(text string) bool {
	_, ok := w.gerund(text)
	return ok
}

// finiteBefore says that a clause has its verb before its end.
func (w *Work) finiteBefore(tokens []Token) bool {
	for i := 1; i < len(tokens); i++ {
		if w.Table.IsWord("relatives", "en", tokens[i].Low) || w.finiteAt(tokens, i, tokens[i-1].Low, false, false) != noVerb {
			return true
		}
	}
	return false
}

// describedThings says that words begin with several of a thing and how they are,
// "uploaded documents": what stands before them is a verb, however much it looks
// like a noun.
func (w *Work) describedThings(rest string) bool {
	words := strings.Fields(strings.ToLower(rest))
	if len(words) < 2 || !strings.HasSuffix(words[0], "ed") {
		return false
	}
	noun := strings.TrimRight(words[1], ".,;:")
	_, ok := w.Participle(words[0])
	return ok && IsPluralNoun(noun) && !w.Table.IsWord("prepositions", "en", noun)
}

// oneThing says that the word at i, which may be the plural of a noun as well, is
// the verb of the one thing before it: behind "a" or "each" nothing is more than one,
// and "the upload waits" is told of an upload. No other verb may carry the clause.
func (w *Work) oneThing(tokens []Token, i int) bool {
	if i < 2 || i > 4 || i+1 >= len(tokens) || tokens[i].Comma || IsPluralNoun(tokens[i-1].Low) || w.finiteBehind(tokens[i+1:]) {
		return false
	}
	for _, t := range tokens[1:i] {
		if t.Comma || t.Low == "" || t.Low == CodeWord || w.Table.IsWord("prepositions", "en", t.Low) {
			return false
		}
	}
	next := tokens[i+1].Low
	switch tokens[0].Low {
	case "a", "an", "each", "every":
		return next != "of" && next != "that" && next != "which"
	case "the":
		return next == "once" || next == "twice" || w.Table.IsWord("rarely_nouns", "en", tokens[i].Low) && next != "of" && next != "that" && next != "which" && (next != "and" || i+2 < len(tokens) && w.Table.IsWord("articles", "en", tokens[i+2].Low) && w.finiteBehind(tokens[i+3:]))
	}
	return false
}

// finiteBehind says that a verb follows which can only be that of the clause, before
// another one begins.
func (w *Work) finiteBehind(tokens []Token) bool {
	for _, t := range tokens {
		switch {
		case t.Comma, w.Table.IsWord("subordinators", "en", t.Low), w.Table.IsWord("relatives", "en", t.Low), w.Table.IsWord("conditions", "en", t.Low), t.Low == "and", t.Low == "or":
			return false
		case t.Low == "is", t.Low == "are", t.Low == "has", t.Low == "have", w.Table.IsWord("auxiliaries", "en", t.Low):
			return true
		}
	}
	return false
}

// happens says that the word at i, which may name a thing as well, is what several
// things do by themselves: "displays update within 2 s", "their sessions end after an
// hour". No object stands behind it, and a name of several words goes on.
func (w *Work) happens(tokens []Token, i int, next string) bool {
	if i != 1 && (i != 2 || !w.Table.IsWord("determiners", "en", tokens[0].Low)) || tokens[i].Comma || tokens[i-1].Comma || !IsPluralNoun(tokens[i-1].Low) || !w.Table.IsWord("intransitive_nouns", "en", tokens[i].Low) {
		return false
	}
	return next == "" || next != "of" && next != "for" && next != "with" && next != "and" && next != "or" && next != "that" && next != "which" && w.Table.IsWord("prepositions", "en", next)
}
