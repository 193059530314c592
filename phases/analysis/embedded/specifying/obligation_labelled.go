package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxTopicWords is how many words a label has at most that only names a subject.
const maxTopicWords = 3

// maxDoneWords is how many words stand at most before the word for what is done.
const maxDoneWords = 10

// boundUnder binds what stands behind a label that only names the subject, where it is
// a clause or says what is done with a thing: "For documents, amounts MUST be formatted by
// the customer's locale" and not "MUST provide documents". Empty for any other.
func (w *Specifier) boundUnder(st phrasing.Statement, p specs.Priority) string {
	if !w.namesSubject(st.Label) {
		return ""
	}
	text := ""
	if c, ok := w.ParseClause(reading.UpperFirst(st.Head)); ok && !c.Not {
		text = w.BindClause(c, p)
	} else if from, to := w.doneBehind(st.Head); to > 0 {
		text = phrasing.JoinWords(strings.TrimSpace(st.Head[:from]), w.Modal(p), "be", st.Head[to:])
	} else if w.kindOfThing(st.Head) {
		text = w.Say("req_provide", "must", w.Modal(p), "text", w.NounPhrase(w.LowerStart(st.Head)))
	}
	if text == "" {
		return ""
	}
	if w.namedAgain(st) {
		return reading.UpperFirst(text)
	}
	return w.Say("req_under", "label", w.LowerStart(st.Label), "text", w.InSentence(text))
}

// wantUnder is what a story asks for where a statement stands behind a label that only names
// its subject: the statement itself, "amounts to be formatted by the customer's locale".
// Empty for any other label.
func (w *Specifier) wantUnder(d *Draft, st phrasing.Statement) string {
	if !w.namesSubject(st.Label) {
		return ""
	}
	if c, ok := w.ParseClause(reading.UpperFirst(st.Head)); ok && !c.Not {
		return w.clauseWant(d, phrasing.Statement{Whole: true, Clause: c, Head: st.Head})
	}
	if from, to := w.doneBehind(st.Head); to > 0 {
		return w.ShortWant(phrasing.JoinWords(w.LowerStart(strings.TrimSpace(st.Head[:from])), "to be", st.Head[to:]))
	}
	if w.kindOfThing(st.Head) {
		return w.ShortWant(w.NounPhrase(w.LowerStart(st.Head)))
	}
	return ""
}

// factUnder is what a test tries of a statement behind a label that only names its subject:
// the statement itself. Empty behind any other label.
func (w *Specifier) factUnder(d *Draft) string {
	if w.Language == "zh" || strings.HasPrefix(d.Statement.Head, "`") || w.boundUnder(d.Statement, d.Requirement.Priority) == "" {
		return "" // a command is tried by what it gives and by what it refuses
	}
	return strings.TrimRight(d.Statement.Head, ". ")
}

// namesSubject says that a label only names what a statement is about, in a few words.
func (w *Specifier) namesSubject(label string) bool {
	words := strings.Fields(label)
	return len(words) > 0 && len(words) <= maxTopicWords && !strings.ContainsAny(label, "0123456789\"`") && !w.Table.IsWord("articles", "en", strings.ToLower(words[0]))
}

// namedAgain says that a statement speaks of what its label names, which then adds nothing:
// "Reports: revenue report in EUR".
func (w *Specifier) namedAgain(st phrasing.Statement) bool {
	said := w.KeyWords(st.Head)
	return slices.ContainsFunc(w.KeyWords(st.Label), func(word string) bool { return slices.Contains(said, word) })
}

// kindOfThing says that a text is one thing or one kind of things with what it is for or what
// it holds: "limits per currency", "revenue report in euros with a column for the rate". A
// row of names says what the label consists of, and an adjective how it is.
func (w *Specifier) kindOfThing(text string) bool {
	tokens := phrasing.ClauseTokens(text)
	if strings.ContainsAny(text, ";:/") || phrasing.StartsAmount(text) || w.TellsOf(text) || w.HidesVerb(text) {
		return false
	}
	for i, t := range tokens {
		switch {
		case w.Table.IsWord("prepositions", "en", t.Low):
			return i > 0 && i <= 2 && w.IsNoun(text[:tokens[i-1].To]) && w.Table.IsWord("kinds_with", "en", t.Low)
		case t.Comma || t.Low == "and" || t.Low == "or" || strings.ToLower(text[t.From:t.To]) != text[t.From:t.To] && i > 0:
			return false
		}
	}
	return false
}

// doneBehind is where a text says what is done with a thing, and where the word for it
// begins: "amounts |formatted by the locale", "a change that breaks us |is |refused".
func (w *Specifier) doneBehind(text string) (from, to int) {
	tokens := phrasing.ClauseTokens(text)
	if slices.ContainsFunc(tokens, func(t phrasing.Token) bool { return w.Table.IsWord("needing", "en", t.Low) }) {
		return 0, 0 // "visits marked as rare need two reviewers": the word only tells which of them
	}
	relative := false
	for i, t := range tokens {
		_, done := w.Participle(t.Low)
		switch {
		case t.Comma && !done, i > maxDoneWords:
			return 0, 0
		case w.Table.IsWord("relative_pronouns", "en", t.Low) || t.Low == "that":
			relative = true
		case !done || i == 0:
		case relative && (tokens[i-1].Low == "is" || tokens[i-1].Low == "are"):
			return tokens[i-1].From, t.From
		case !relative && i <= 2 && phrasing.IsPluralNoun(tokens[i-1].Low) && i+1 < len(tokens) && w.Table.IsWord("prepositions", "en", tokens[i+1].Low):
			return t.From, t.From
		}
	}
	return 0, 0
}
