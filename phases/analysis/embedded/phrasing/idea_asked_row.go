package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Questions that are the object of a deed, "prints which deployments, config maps and image tags
// differ": the things that they ask of stand between commas and share one verb at the end, so that
// no comma between them ends anything.

// asks says that the word at i has a question for its object: "prints which images differ". It is
// none where the question word goes on about the word itself: "reports which are late".
func (w *Work) asks(tokens []Token, i int) bool {
	if i+2 >= len(tokens) || tokens[i].Comma {
		return false
	}
	switch tokens[i+1].Low {
	case "what", "whether", "how":
		return true
	case "which":
		second := tokens[i+2].Low
		return !w.finite(second) && !w.Table.IsWord("contact_subjects", "en", second) && (IsPluralNoun(second) || !w.Table.IsWord("verbs", "en", second))
	}
	return false
}

// finite says that a word can only be the verb of a clause.
func (w *Work) finite(low string) bool {
	switch low {
	case "is", "are", "was", "were", "has", "have", "had", "do", "does", "did":
		return true
	}
	return w.Table.IsWord("auxiliaries", "en", low)
}

// opensAsked says that a text ends in a question which has only named the first of the things that
// it asks of: "prints which deployments".
func (w *Work) opensAsked(text string) bool {
	const longest = 3 // words of one thing
	tokens := ClauseTokens(text)
	for i := len(tokens) - 2; i > 0 && len(tokens)-1-i <= longest; i-- {
		if tokens[i].Low != "which" && tokens[i].Low != "whose" {
			continue
		}
		return IsPluralNoun(tokens[len(tokens)-1].Low) && !slices.ContainsFunc(tokens[i+1:], func(t Token) bool {
			return w.finite(t.Low) || w.Table.IsWord("contact_subjects", "en", t.Low) || w.Table.IsWord("prepositions", "en", t.Low)
		})
	}
	return false
}

// closesAsked says that a text names the last of the things that a question asks of, with what it
// asks: "image tags differ", "lockers are free".
func (w *Work) closesAsked(text string) bool {
	tokens := ClauseTokens(text)
	for i := 1; i < len(tokens); i++ {
		if IsPluralNoun(tokens[i-1].Low) && !IsPluralNoun(tokens[i].Low) && !w.Table.IsWord("prepositions", "en", tokens[i].Low) {
			return true
		}
	}
	return false
}

// askedEnd is where the question ends that the part at i opens with several things, i where it opens
// none.
func (l *ideaList) askedEnd(parts []string, i int) int {
	const longest = 3
	if !l.r.w.opensAsked(parts[i]) {
		return i
	}
	for k := i + 1; k < len(parts); k++ {
		bare := CutFirst(parts[k], "and ", "or ")
		last := bare != parts[k]
		for _, word := range []string{" and ", " or "} {
			if head, tail, joined := strings.Cut(bare, word); joined && !last && len(strings.Fields(head)) <= longest {
				bare, last = tail, true
			}
		}
		switch {
		case last && l.r.w.closesAsked(bare):
			return k + 1
		case last, len(strings.Fields(bare)) > longest, !IsPluralNoun(strings.ToLower(reading.LastWord(bare))):
			return i
		}
	}
	return i
}

// AsksRow says that what stands behind "which" names several things before what is asked of them:
// "deployments, config maps and image tags differ".
func (w *Work) AsksRow(text string) bool {
	parts := reading.SplitTop(text, ", ")
	parts[0] = "see which " + parts[0]
	l := &ideaList{r: &ideaReader{w: w}}
	return len(parts) > 1 && l.askedEnd(parts, 0) == len(parts)
}

// askedThings are the things that a question asks of, the lockers of "which lockers are free". It is
// empty for anything else.
func (w *Work) askedThings(object string) string {
	rest, ok := strings.CutPrefix(object, "which ")
	if !ok {
		return ""
	}
	tokens := ClauseTokens(rest)
	for i := 1; i < len(tokens); i++ {
		if w.finite(tokens[i].Low) && IsPluralNoun(tokens[i-1].Low) {
			return rest[:tokens[i-1].To]
		}
	}
	return ""
}

// tellsOutcome says that the word at i is the verb of a program by what stands behind it: the answer
// to a question, "the tool prints which images differ", or how it ends, "it exits non-zero".
func (w *Work) tellsOutcome(tokens []Token, i int) bool {
	next := WordAt(tokens, i+1)
	program := w.Table.IsWord("programs", "en", tokens[i-1].Low) || w.Table.IsWord("kinds", "en", tokens[i-1].Low) || tokens[i-1].Low == "it"
	return program && (w.IsThird(tokens[i].Low) && w.asks(tokens, i) || w.endsWith(tokens[i].Low, next) && w.Table.IsWord("exit_words", "en", next))
}
