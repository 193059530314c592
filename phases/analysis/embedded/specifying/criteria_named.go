package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxLabelWords is how many words a name has at most that a criterion can speak of instead
// of "it".
const maxLabelWords = 3

// labelNamed puts the name of a requirement in the place of the "it" of a sentence below it
// that names nothing else which could be meant: below "Contract currency", "sales chooses it"
// speaks of the contract currency. Any other text stays.
func (w *Specifier) labelNamed(d *Draft, text string) string {
	if w.Language == "zh" || d.Fact == nil || d.Statement.Phrase != "" {
		return text
	}
	name := strings.TrimRight(d.Requirement.Title, ". ")
	words := strings.Fields(name)
	if len(words) == 0 || len(words) > maxLabelWords || strings.ContainsAny(name, "`\"():,") || phrasing.IsPluralNoun(strings.ToLower(reading.LastWord(name))) || w.BeginsWithVerb(name) {
		return text
	}
	if _, clause := w.ParseClause(name); clause {
		return text
	}
	at, comma := w.itAlone(text)
	if at < 0 {
		return text
	}
	name = w.LowerStart(name)
	if !w.Table.IsWord("masses", "en", strings.ToLower(reading.LastWord(name))) {
		name = "the " + name
	}
	return strings.TrimRight(text[:at], " ") + comma + " " + name + text[at+len("it"):]
}

// itAlone is where the only "it" of a text stands, as what a person does something to or
// behind a length of time: "sales chooses it", "after 8 weeks it is stored"; and the comma
// that is then missing. It is -1 where something else in the text may be meant.
func (w *Specifier) itAlone(text string) (at int, comma string) {
	tokens := phrasing.ClauseTokens(text)
	it := slices.IndexFunc(tokens, func(t phrasing.Token) bool { return t.Low == "it" })
	if it < 2 || slices.ContainsFunc(tokens[it+1:], func(t phrasing.Token) bool { return t.Low == "it" || t.Low == "its" }) {
		return -1, ""
	}
	if next := phrasing.WordAt(tokens, it+1); w.Table.IsWord("prepositions", "en", tokens[0].Low) && (next == "is" || next == "must") {
		span := strings.TrimRight(text[tokens[1].From:tokens[it].From], ", ")
		if ms := wording.Measures(span); len(ms) == 1 && ms[0].Text == span && ms[0].Class == wording.ClassTime {
			if tokens[it-1].Comma {
				return tokens[it].From, ""
			}
			return tokens[it].From, ","
		}
		return -1, ""
	}
	c, ok := w.ParseClause(text)
	if _, person := w.PersonIn(c.Subject); !ok || !person {
		return -1, ""
	}
	if deed := strings.Fields(w.Base(c)); len(deed) < 2 || deed[1] != "it" {
		return -1, ""
	}
	return tokens[it].From, ""
}
