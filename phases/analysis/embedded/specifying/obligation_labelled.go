package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxTopicWords is how many words a label has at most that only names a subject.
const maxTopicWords = 3

// maxDoneWords is how many words stand at most before the word for what is done.
const maxDoneWords = 10

// boundUnder binds what stands behind a label that only names the subject, where it is
// a clause or says what is done with a thing: "Documents: amounts MUST be formatted by
// the customer's locale" and not "MUST provide documents". Empty for any other.
func (w *Specifier) boundUnder(st phrasing.Statement, p specs.Priority) string {
	label := strings.Fields(st.Label)
	if len(label) == 0 || len(label) > maxTopicWords || strings.ContainsAny(st.Label, "0123456789\"`") || w.Table.IsWord("articles", "en", strings.ToLower(label[0])) {
		return ""
	}
	if c, ok := w.ParseClause(reading.UpperFirst(st.Head)); ok && !c.Not {
		return st.Label + ": " + w.LowerStart(w.BindClause(c, p))
	}
	if w.kindOfThing(st.Head) {
		return st.Label + ": " + w.InSentence(w.Say("req_provide", "must", w.Modal(p), "text", w.NounPhrase(wording.LowerFirst(st.Head))))
	}
	if from, to := w.doneBehind(st.Head); to > 0 {
		return st.Label + ": " + phrasing.JoinWords(w.LowerStart(strings.TrimSpace(st.Head[:from])), w.Modal(p), "be", st.Head[to:])
	}
	return ""
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
