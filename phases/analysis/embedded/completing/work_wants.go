package completing

import (
	"strings"
	"unicode/utf8"
)

// whoever is the subject of "who has not paid cannot borrow" in a sentence that
// asks nothing.
func whoever(subject string) string {
	if rest, ok := strings.CutPrefix(subject, "Who "); ok {
		return "Whoever " + rest
	}
	return subject
}

// firstConjunct cuts a second clause with a subject of its own behind "and".
func (w *Work) firstConjunct(base string) (string, bool) {
	tokens := clauseTokens(base)
	for i, t := range tokens {
		if i == 0 || i+1 >= len(tokens) || t.low != "and" && t.low != "but" {
			continue
		}
		if w.Table.IsWord("auxiliaries", "en", tokens[i+1].low) {
			return strings.TrimRight(base[:t.from], " ,"), true
		}
		if c, ok := w.ParseClause(base[tokens[i+1].from:]); ok && len(strings.Fields(c.Subject)) <= 6 && !w.subordinateBefore(tokens, i) {
			return strings.TrimRight(base[:t.from], " ,"), true
		}
	}
	return base, false
}

// maxWant is how many words the wish of a story has before it is cut.
const maxWant = 26

// shortWant is the wish of a story without what would make it too long.
func (w *Work) shortWant(want string) string {
	want = strings.TrimRight(strings.TrimSpace(want), ".,; ")
	if i := strings.Index(want, ": "); i > 12 && !w.inBrackets(want, i) {
		want = want[:i]
	}
	if len(strings.Fields(want)) <= maxWant {
		return want
	}
	return w.CutPhrase(want, 140)
}

// benefitClause is a text as the clause behind "so that"; ok is false when it
// is none.
func (w *Work) benefitClause(text string) (string, bool) {
	text = strings.TrimRight(strings.TrimSpace(text), ".。;； ")
	if text == "" {
		return "", false
	}
	if w.Language == "zh" {
		return text, utf8.RuneCountInString(text) <= 40
	}
	if len(strings.Fields(text)) > 24 {
		return "", false
	}
	c, ok := w.ParseClause(text)
	if !ok || c.Form == pastVerb || w.Table.IsWord("first_persons", "en", LeadingWord(c.Subject)) {
		return "", false
	}
	return w.LowerStart(text), true
}
