package phrasing

import (
	"strings"
	"unicode/utf8"
)

// Whoever is the subject of "who has not paid cannot borrow" in a sentence that
// asks nothing.
func Whoever(subject string) string {
	if rest, ok := strings.CutPrefix(subject, "Who "); ok {
		return "Whoever " + rest
	}
	return subject
}

// FirstConjunct cuts a second clause with a subject of its own behind "and".
func (w *Work) FirstConjunct(base string) (string, bool) {
	tokens := ClauseTokens(base)
	for i, t := range tokens {
		if i == 0 || i+1 >= len(tokens) || t.Low != "and" && t.Low != "but" {
			continue
		}
		if w.Table.IsWord("auxiliaries", "en", tokens[i+1].Low) {
			return strings.TrimRight(base[:t.From], " ,"), true
		}
		if later := strings.Index(base[t.To:], ", and "); later > 0 && w.Table.IsWord("auxiliaries", "en", LeadingWord(base[t.To+later+len(", and "):])) && len(strings.Fields(base[t.To:t.To+later])) <= 3 {
			continue // "the late books and visitors, and can be exported": the end of a list, not another subject
		}
		if c, ok := w.ParseClause(base[tokens[i+1].From:]); ok && len(strings.Fields(c.Subject)) <= w.longestTail(c) && !w.subordinateBefore(tokens, i) {
			return strings.TrimRight(base[:t.From], " ,"), true
		}
	}
	return base, false
}

// maxWant is how many words the wish of a story has before it is cut.
const maxWant = 26

// ShortWant is the wish of a story without what would make it too long.
func (w *Work) ShortWant(want string) string {
	want = strings.TrimRight(strings.TrimSpace(want), ".,; ")
	if i := strings.Index(want, ": "); i > 12 && !w.InBrackets(want, i) {
		want = want[:i]
	}
	if len(strings.Fields(want)) <= maxWant {
		return want
	}
	return w.CutPhrase(want, 140)
}

// BenefitClause is a text as the clause behind "so that"; ok is false when it
// is none.
func (w *Work) BenefitClause(text string) (string, bool) {
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
	if !ok || c.Form == PastVerb || w.Table.IsWord("first_persons", "en", LeadingWord(c.Subject)) {
		return "", false
	}
	return w.LowerStart(text), true
}
