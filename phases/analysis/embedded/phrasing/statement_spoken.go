package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// abilityBehind parts what somebody gets or sees from what they can do with it: "planners see
// the defects on a board and can drag them to a time slot", which a note strings together by
// commas, "the clerk gets it in an inbox, can assign it to a colleague, ask for more". The
// second is empty where the text does not say so.
func (w *Work) abilityBehind(text string) (got, able string) {
	head, tail, strung := strings.Cut(text, ", can ")
	linked := false
	if !strung {
		head, tail, linked = strings.Cut(text, " and can ")
		head = strings.TrimRight(head, ",") // "sees who has paid, and can remind the others"
	}
	if !strung && !linked || strings.ContainsAny(head, ",;:") || strings.ContainsAny(tail, ";:(") || strung && strings.Contains(tail, " and ") || strings.Contains(tail, ", can ") {
		return text, ""
	}
	c, clause := w.ParseClause(head)
	if _, person := w.PersonIn(c.Subject); !clause || c.Form != ThirdVerb && c.Form != PluralVerb || linked && (!person || c.Adverb != "") {
		return text, ""
	}
	deeds := []string{strings.TrimRight(tail, ". ")}
	if strung {
		deeds = strings.Split(deeds[0], ", ")
	}
	for _, deed := range deeds {
		if !w.BeginsWithVerb(deed) || strings.HasPrefix(deed, "be ") {
			return text, ""
		}
	}
	if linked {
		deeds[0] = w.objectNamed(deeds[0], c)
	}
	return head, reading.UpperFirst(c.Subject) + " can " + w.Join(deeds, 0) + "."
}

// objectNamed puts what a clause is done to in the place of the pronoun right behind the verb
// of a deed: "drag them" behind "planners see all defects".
func (w *Work) objectNamed(deed string, before Clause) string {
	verb, rest, _ := strings.Cut(deed, " ")
	pronoun := LeadingWord(rest)
	if pronoun != "it" && pronoun != "them" {
		return deed
	}
	object := before.Rest
	if before.Form == ModalVerb {
		_, object, _ = strings.Cut(object, " ")
	}
	first, more, _ := strings.Cut(object, " ")
	own := first == "their" || first == "its"
	if own || first == "all" {
		object = "the " + more
	}
	thing := w.Definite(object, pronoun == "them")
	if thing == "" {
		return deed
	}
	if own {
		thing = first + strings.TrimPrefix(thing, "the")
	}
	return verb + " " + thing + rest[len(pronoun):]
}

// forSpan puts "for" in front of how long something is kept, which a note leaves out: "keep
// the letters 10 years".
func (w *Work) forSpan(text string) string {
	words := strings.Fields(strings.TrimRight(text, ". "))
	n := len(words)
	measures := wording.Measures(text)
	if n < 4 || len(measures) == 0 || measures[len(measures)-1].Op != "=" || strings.Contains(text, " for ") || !w.Table.IsWord("span_units", "en", strings.ToLower(words[n-1])) || strings.Trim(words[n-2], "0123456789") != "" || w.Table.IsWord("prepositions", "en", strings.ToLower(words[n-3])) {
		return text
	}
	if !slices.ContainsFunc(words[:n-3], func(word string) bool { return w.Table.IsWord("keeping_verbs", "en", strings.ToLower(word)) }) {
		return text
	}
	return strings.Join(words[:n-2], " ") + " for " + strings.Join(words[n-2:], " ")
}

// plusAsAnd writes out the sign by which a note joins two things that it only names: "push
// notification + e-mail on each step". In a sentence it may well add numbers.
func (w *Work) plusAsAnd(text string) string {
	head, tail, ok := strings.Cut(text, " + ")
	if words := strings.Fields(strings.ToLower(head)); !ok || len(words) != 2 || strings.Contains(tail, " + ") || !w.Table.IsWord("verb_like_names", "en", strings.Join(words, " ")) {
		return text
	}
	return head + " and " + tail
}
