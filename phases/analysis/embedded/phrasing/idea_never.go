package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// neverDoes says that a part of a sentence tells what the product never does: "but never
// deletes anything", "never lets them use it".
func (w *Work) neverDoes(part string) bool {
	rest, ok := CutFold(CutFirst(part, "but ", "and "), "never ")
	if !ok {
		return false
	}
	if _, gerund := w.gerund(rest); gerund {
		return true // "keeping the last 5, never deleting a release"
	}
	verb := strings.ToLower(LeadingWord(rest))
	return strings.Contains(rest, " ") && (w.IsThird(verb) || w.Table.IsWord("verbs", "en", verb))
}

// neverDoing says that a part tells with a gerund what the product never does: "never deleting
// images".
func (r *ideaReader) neverDoing(part string) bool {
	rest, ok := CutFold(part, "never ")
	_, gerund := r.w.gerund(rest)
	return ok && (gerund || r.w.imperative(rest))
}

// never adds what the product never does as the refusal that it is: without its "never" it
// would say the opposite.
func (r *ideaReader) never(part string) bool {
	w := r.w
	if w.Language == "zh" || !w.neverDoes(part) {
		return false
	}
	deed, _ := CutFold(CutFirst(part, "but ", "and "), "never ")
	if base, gerund := w.gerund(deed); gerund {
		deed = base
	}
	if verb, rest, _ := strings.Cut(deed, " "); w.IsThird(strings.ToLower(verb)) {
		if base, ok := w.BaseVerb(strings.ToLower(verb)); ok {
			deed = base + " " + rest
		}
	}
	r.addRule(JoinWords("it must not", wording.LowerFirst(neutral(r.meant(deed)))))
	return true
}

// unlessFirst reads "Unless a nurse confirms the dose, the screen must not show it": the
// condition goes behind the refusal, which is another one without it, and the thing of the
// condition takes the place of the "it".
func (r *ideaReader) unlessFirst(text string) bool {
	w := r.w
	rest, ok := CutFold(text, "unless ")
	condition, main, found := strings.Cut(rest, ", ")
	if !ok || !found {
		return false
	}
	cond, isCond := w.ParseClause(condition)
	c, isClause := w.ParseClause(main)
	if !isCond || !isClause || c.Form != ModalVerb && c.Form != ThirdVerb {
		return false
	}
	many := containsWord(main, "them")
	thing := w.Definite(cond.Rest, many)
	if thing != "" {
		pronoun := "it"
		if many {
			pronoun = "them"
		}
		main = replaceWord(main, pronoun, thing)
	}
	r.addRule(JoinWords(main, "unless", condition))
	return true
}

// containsWord says that a text has a word of its own.
func containsWord(text, word string) bool {
	return replaceWord(text, word, "") != text
}

// toThem names those whom the product tells something, where a person has acted before:
// "Farmers photograph a leaf and the app tells them which disease it is".
func (r *ideaReader) toThem(deed string) string {
	tokens := ClauseTokens(deed)
	if r.actor == "" || len(tokens) < 3 || tokens[1].Low != "them" {
		return deed
	}
	base, ok := r.w.BaseVerb(tokens[0].Low)
	if r.w.Table.IsWord("verbs", "en", tokens[0].Low) {
		base, ok = tokens[0].Low, true
	}
	if !ok || r.w.Table.Action("en", base).Class != "send" {
		return deed
	}
	them := "the " + wording.LowerFirst(wording.Plural(wording.Singular(r.actor)))
	return deed[:tokens[1].From] + them + deed[tokens[1].To:]
}
