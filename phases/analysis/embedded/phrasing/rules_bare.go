package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// maxBareLabel is how many words the name of a value may have that a rule sets.
const maxBareLabel = 6

// bareRule reads a rule that leaves its verb out, as lists of rules do: "Late fee:
// 1 euro a day", "No loans in August", "One voucher per employee and day". The
// clause is empty where no verb can be put in safely; ok is false for a sentence.
func (w *Work) bareRule(text string) (c Clause, ok bool) {
	text = strings.TrimRight(strings.TrimSpace(text), ". ")
	if reading.HasHan(text) || text == "" || len(wording.Sentences(text)) != 1 || strings.Contains(text, ";") {
		return Clause{}, false
	}
	label, value, labelled := strings.Cut(text, ": ")
	if !labelled {
		value = text
	}
	if st := w.TakeApart(value); st.Whole || st.Phrase != "" || w.HasWord(value, "auxiliaries") || labelled && w.HasWord(label, "auxiliaries") {
		return Clause{}, false
	}
	first := strings.ToLower(LeadingWord(value))
	switch {
	case labelled && (strings.Contains(value, ": ") || len(strings.Fields(label)) > maxBareLabel || !strings.ContainsAny(value, "0123456789")):
		return Clause{}, true
	case labelled:
		c = Clause{Subject: w.theNamed(label), Form: BeVerb, Verb: "is", Rest: w.LowerStart(value)}
		if IsPluralNoun(strings.ToLower(reading.LastWord(w.headNoun(label)))) {
			c.Verb = "are"
		}
		return c, true
	case w.Table.IsWord("bare_amounts", "en", first):
		c = Clause{Subject: "there", Form: BeVerb, Verb: "is", Rest: w.boundInFull(w.LowerStart(value))}
		if words := strings.Fields(value); len(words) > 1 && first != "one" && IsPluralNoun(strings.ToLower(strings.Trim(words[1], ","))) {
			c.Verb = "are"
		}
		return c, true
	}
	return Clause{}, true
}

// CountsOnly says that a rule tells no more than how many there are: "Max 200 items
// per list".
func (w *Work) CountsOnly(text string) bool {
	c, ok := w.bareRule(text)
	return ok && c.Subject == "there"
}

// boundInFull writes out the short word that a bound begins with: "max 200 items" are at
// most 200 of them.
func (w *Work) boundInFull(value string) string {
	for _, short := range w.Table.Words["bare_bounds"].In("en") {
		if rest, ok := CutFold(value, short+" "); ok {
			return w.Say("at_most", "text", rest)
		}
	}
	return value
}

// theNamed is a label with its article: "the late fee", "the deposits".
func (w *Work) theNamed(label string) string {
	if w.Table.IsWord("articles", "en", strings.ToLower(LeadingWord(label))) {
		return w.LowerStart(label)
	}
	return "the " + w.LowerStart(label)
}

// headNoun is what a label names without what belongs to it: "value of a voucher"
// names a value.
func (w *Work) headNoun(label string) string {
	head, _, _ := strings.Cut(label, " of ")
	head, _, _ = strings.Cut(head, " for ")
	head, _, _ = strings.Cut(head, " per ")
	return head
}
