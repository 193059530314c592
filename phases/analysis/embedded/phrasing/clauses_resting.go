package phrasing

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Where no rule finds the verb of a sentence, it would be taken for the name of a thing:
// "MUST provide previews sit behind the login". A verb that needs no object gives such a
// sentence away by what stands behind it.

// restingClause reads a sentence whose verb has no object and is known by its place alone:
// "the summary fits on one screen", "timers for feeding keep running", "guests like Rosa join
// with a code".
func (w *Work) restingClause(text string) (c Clause, ok bool) {
	const longestSubject = 7 // words
	tokens := ClauseTokens(text)
	if first := strings.ToLower(LeadingWord(text)); w.Table.IsWord("conditions", "en", first) && !w.Table.IsWord("determiners", "en", first) || w.endsSubject(first) {
		return c, false // "when you go on holiday somebody waters your plants"
	}
	for i := 1; i < min(len(tokens)-1, longestSubject); i++ {
		if tokens[i-1].Comma || w.endsSubject(tokens[i].Low) {
			return c, false
		}
		form := w.restingForm(text, tokens, i)
		if form == noVerb || !w.restsOn(tokens, i) {
			continue
		}
		return Clause{Subject: strings.TrimSpace(text[:tokens[i].From]), Form: form, Verb: tokens[i].Low, Rest: strings.TrimSpace(text[tokens[i].To:])}, true
	}
	return c, false
}

// endsSubject says that behind a word no verb of the same clause can be looked for by its
// place: a clause of its own begins there.
func (w *Work) endsSubject(word string) bool {
	return w.Table.IsWord("relatives", "en", word) || w.Table.IsWord("subordinators", "en", word) || w.Table.IsWord("auxiliaries", "en", word)
}

// restingForm says whether a verb without object stands at token i, behind one thing or several.
func (w *Work) restingForm(text string, tokens []Token, i int) verbForm {
	low, prev := tokens[i].Low, tokens[i-1].Low
	if tokens[i].Comma || prev == "" || w.Table.IsWord("prepositions", "en", prev) && prev != "like" || w.Table.IsWord("determiners", "en", prev) || w.Table.IsWord("articles", "en", prev) || prev == "and" || prev == "or" {
		return noVerb
	}
	base, third := w.BaseVerb(low)
	switch {
	case third && low != base && w.Table.IsWord("resting_verbs", "en", base):
		if w.oneTold(text, tokens[:i]) && (!w.Table.IsWord("nouns", "en", low) || w.Table.IsWord("programs", "en", prev)) {
			return ThirdVerb
		}
	case w.Table.IsWord("resting_verbs", "en", low) && w.severalTold(text, tokens[:i]):
		return PluralVerb
	}
	return noVerb
}

// restsOn says that what stands behind token i can follow a verb that has no object: where,
// when or how, or a doing, "keep running".
func (w *Work) restsOn(tokens []Token, i int) bool {
	next := WordAt(tokens, i+1)
	return w.Table.IsWord("prepositions", "en", next) && next != "of" || w.Table.IsWord("resting_follow", "en", next) || tokens[i].Low == "keep" && strings.HasSuffix(next, "ing") || tokens[i].Low == "keeps" && strings.HasSuffix(next, "ing")
}

// oneTold says that words are one thing with its article, or the name of one: "the summary",
// "Slack".
func (w *Work) oneTold(text string, tokens []Token) bool {
	last := tokens[len(tokens)-1].Low
	if IsPluralNoun(last) {
		return false
	}
	if len(tokens) == 1 {
		return w.IsProper(text[tokens[0].From:tokens[0].To])
	}
	if !w.Table.IsWord("articles", "en", tokens[0].Low) && !w.Table.IsWord("determiners", "en", tokens[0].Low) {
		return false
	}
	for _, t := range tokens[1:] {
		if !IsPlainWord(t.Low) || w.Table.IsWord("prepositions", "en", t.Low) {
			return false
		}
	}
	return true
}

// severalTold says that words are several things, perhaps told by what stands behind a
// preposition, or two names: "timers for feeding", "guests like Rosa", "VoiceOver and
// TalkBack".
func (w *Work) severalTold(text string, tokens []Token) bool {
	if len(tokens) == 3 && tokens[1].Low == "and" && named(text, tokens[0]) && named(text, tokens[2]) {
		return true
	}
	head := len(tokens)
	for k, t := range tokens {
		if t.Comma || t.Low == "" {
			return false
		}
		if k > 0 && (t.Low == "like" || w.Table.IsWord("prepositions", "en", t.Low)) {
			head = k
			break
		}
	}
	several := tokens[head-1].Low
	const longestName = 3                                                             // words
	deed := w.IsThird(tokens[0].Low) && !w.Table.IsWord("nouns", "en", tokens[0].Low) // "checks" can be things, "hides" cannot
	return head <= longestName && IsPluralNoun(several) && !deed && (head == 1 || !w.Table.IsWord("verbs", "en", tokens[0].Low) || w.Table.IsWord("determiners", "en", tokens[0].Low))
}

// named says that a word is written as a name, with a capital that is not only that of the
// beginning: the second letter or a later one, or inside the sentence.
func named(text string, t Token) bool {
	word := text[t.From:t.To]
	first, size := utf8.DecodeRuneInString(word)
	return unicode.IsUpper(first) && (t.From > 0 || strings.ContainsFunc(word[size:], unicode.IsUpper))
}

// timedClause cuts the time off that stands in front of a sentence without a comma: "between
// 8 pm and 7 am |the app switches to a dark theme".
func (w *Work) timedClause(text string) (when, rest string, ok bool) {
	tokens := ClauseTokens(text)
	if len(tokens) == 0 || !w.Table.IsWord("prepositions", "en", tokens[0].Low) {
		return "", "", false
	}
	const longestTime = 8 // words
	for i := 2; i < min(len(tokens), longestTime); i++ {
		if tokens[i-1].Comma {
			return "", "", false
		}
		if !w.Table.IsWord("articles", "en", tokens[i].Low) || !w.Table.IsWord("clock_ends", "en", tokens[i-1].Low) && !IsNumeral(tokens[i-1].Low) {
			continue
		}
		if c, clause := w.clauseAnyhow(text[tokens[i].From:]); clause && c.Form != PastVerb {
			return strings.TrimSpace(text[:tokens[i].From]), text[tokens[i].From:], true
		}
	}
	return "", "", false
}

// placedClause cuts off what stands in front of a sentence with a comma and says with what it
// holds: "with this setting, |the bot hears about a file once". An amount stays where it is, as
// without it the rest says another thing.
func (w *Work) placedClause(text string) (place, rest string, ok bool) {
	const longest = 6 // words; more is a clause of its own
	place, rest, ok = strings.Cut(text, ", ")
	if !ok || len(strings.Fields(place)) > longest || strings.ContainsAny(place, ":0123456789") || !w.Table.IsWord("setting_leads", "en", strings.ToLower(LeadingWord(place))) || w.InBrackets(text, len(place)) {
		return "", "", false
	}
	c, clause := w.clauseAnyhow(rest)
	return place, rest, clause && c.Form != PastVerb && !strings.Contains(c.Subject, ", ") && !w.Table.IsWord("relatives", "en", strings.ToLower(LeadingWord(rest)))
}

// clauseAnyhow reads a clause by its verb, else by the place of one without object.
func (w *Work) clauseAnyhow(text string) (Clause, bool) {
	if c, ok := w.ParseClause(text); ok {
		return c, true
	}
	return w.restingClause(text)
}

// takeResting reads what would else be the name of a thing as the sentence that it is.
func (w *Work) takeResting(st *Statement) bool {
	if st.Label != "" {
		return false
	}
	when, head := "", st.Head
	if st.Trigger == "" {
		if time, rest, ok := w.timedClause(head); ok {
			when, head = time, rest
		} else if place, rest, ok := w.placedClause(head); ok {
			when, head = place, rest
		}
	}
	c, ok := w.restingClause(head)
	if !ok && when != "" {
		c, ok = w.ParseClause(head)
	}
	if !ok {
		return false
	}
	if when != "" {
		st.Trigger = when
	}
	st.Head, st.Clause, st.Whole = head, c, true
	w.splitList(st)
	return true
}
