package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// oweWork files what somebody has to build or hand over although it is said among what binds:
// "both are sent for six months", "so that file is part of the deliverable". It binds all the
// same, but what is only a limit is nobody's task.
func (x *understander) oweWork(text string, from, to int, c context) {
	if reading.HasHan(text) || strings.HasSuffix(text, "?") {
		return
	}
	if what := x.lex.handedOver(text); what != "" {
		x.addFeature(FeatureFact{Text: what, Group: c.group}, from, to)
		return
	}
	first, both := x.sideBySide(text)
	if both == "" {
		return
	}
	at := x.addFeature(FeatureFact{Text: both, Group: c.group}, from, to)
	if first != "" {
		x.addCriterion(at, first, from, to)
	}
}

// handedOver is what a sentence calls a part of what is delivered, as a sentence of its own:
// "Clients come from our OpenAPI file, so that file is part of the deliverable". Empty for
// what is only pointed at.
func (l *Lexicons) handedOver(text string) string {
	low := reading.Lower(text)
	for _, phrase := range l.PartOfDelivery {
		at := strings.Index(low, phrase)
		if at < 0 || len(low) != len(text) || strings.Trim(text[at+len(phrase):], " .!s") != "" {
			continue
		}
		head := text[:at]
		start := max(strings.LastIndex(head, ", ")+2, strings.LastIndex(head, "; ")+2, 0)
		if start < 2 {
			start = 0
		}
		subject := strings.TrimSpace(head[start:])
		subject = strings.TrimPrefix(strings.TrimPrefix(subject, "so "), "and ")
		words := strings.Fields(subject)
		if len(words) == 2 && (words[0] == "that" || words[0] == "this") {
			subject = lastNamed(head[:start], words[1])
		}
		if words = strings.Fields(subject); len(words) < 2 || len(words) > 8 || strings.EqualFold(words[0], "that") || strings.EqualFold(words[0], "it") {
			return ""
		}
		return reading.UpperFirst(subject) + text[at:]
	}
	return ""
}

// lastNamed is the last thing of a name in a text, with its article and the words that tell
// which it is: "the OpenAPI 3.1 file". Empty where nothing tells which.
func lastNamed(text, noun string) string {
	words := strings.Fields(strings.TrimRight(text, " ,.;"))
	for i := len(words) - 1; i > 0; i-- {
		if !strings.EqualFold(strings.Trim(words[i], ",.;"), noun) {
			continue
		}
		from := i
		for from > 0 && nameOrNumber(words[from-1]) {
			from--
		}
		if from == i {
			return ""
		}
		return "the " + strings.Join(words[from:i], " ") + " " + noun
	}
	return ""
}

// nameOrNumber says that a word before a noun is a name or a number.
func nameOrNumber(word string) bool {
	return word != "" && (word[0] >= 'A' && word[0] <= 'Z' || word[0] >= '0' && word[0] <= '9' || word[0] == '`')
}

// sideBySide is that two things are kept going beside each other for a time, with their names
// where the sentence says "both", and what is said before it: "Anything new goes to `v2`, both
// are sent for six months" behind a limit that names `v1`.
func (x *understander) sideBySide(text string) (first, both string) {
	for _, phrase := range x.lex.BothGoOn {
		head, rest, ok := strings.Cut(text, phrase)
		if !ok || !strings.Contains(rest, " for ") && !strings.Contains(rest, " until ") {
			continue
		}
		head = strings.TrimRight(head, " ,;")
		names := reading.CodeSpans(head)
		if n := len(x.u.Constraints); len(names) == 1 && n > 1 {
			names = append(reading.CodeSpans(x.u.Constraints[n-2].Text), names...)
		}
		if len(names) != 2 {
			return "", ""
		}
		verb := strings.TrimPrefix(phrase, "both ")
		return head, "`" + names[0] + "` and `" + names[1] + "` " + verb + "both " + strings.TrimSpace(rest)
	}
	return "", ""
}
