package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// wishedCase reads what would be nice as what is wished for: "it would be nice if the
// nurse could see it" and "if it could remind us that'd be a bonus" ask that somebody
// can do something, "a chat would be great" asks for a chat.
func (w *Work) wishedCase(text string) string {
	if !strings.Contains(text, "d be ") && !strings.Contains(text, " if ") {
		return text // neither "would be" nor "it'd be" nor "nice if"
	}
	for _, nice := range w.Table.Words["nice_words"].In("en") {
		for _, lead := range []string{"it would be ", "it'd be ", "that would be ", "would be ", "", "it would be really "} {
			if rest, ok := CutFold(text, lead+nice+" if "); ok {
				return w.asAble(text, rest)
			}
		}
		for _, tail := range []string{" that would be ", " that'd be ", ", that would be ", ", that'd be ", ", it would be "} {
			rest, ok := CutFold(text, "if ")
			if head, end, cut := strings.Cut(rest, tail+nice); ok && cut && strings.Trim(end, " .!") == "" {
				return w.asAble(text, head)
			}
		}
		what, more, ok := strings.Cut(text, " would be "+nice)
		if number := len(strings.Fields(what)); ok && number > 0 && number <= 4 && !w.Table.IsWord("first_persons", "en", strings.ToLower(LeadingWord(what))) && !w.Table.IsWord("conditions", "en", strings.ToLower(LeadingWord(what))) && !strings.HasPrefix(more, " because ") && w.IsNoun(what) {
			return strings.TrimRight(what+more, ". ")
		}
	}
	return text
}

// asAble is the case of a wish as what somebody can do, or as what should be done where it
// stands in the past tense: "it ordered the parts". A text whose case has no certain
// subject stays.
func (w *Work) asAble(text, wished string) string {
	subject, deed, able := strings.Cut(wished, " could ")
	modal := " can "
	if !able {
		subject, deed, able = w.wishedInPast(wished)
		modal = " should "
	}
	if !able || len(strings.Fields(subject)) > 4 || strings.ContainsAny(subject, ",;:") {
		return text
	}
	switch strings.ToLower(subject) {
	case "they", "he", "she", "that", "this", "there":
		return text // nobody knows who
	case "it":
		subject = w.Product
	case "we", "i", "one":
		subject = "You" // whoever uses it
		if strings.HasSuffix(strings.TrimRight(deed, ". "), " automatically") {
			subject, modal = w.Product, " should " // who does by itself what they would do by hand
		}
	}
	return reading.UpperFirst(subject) + modal + deed
}

// maxWishedSubject is how many words name whom or what a wish in the past tense is about.
const maxWishedSubject = 4

// wishedInPast parts a clause in the past tense into whom or what it is about and its deed
// in the base form: "the mechanic got a message" into "the mechanic" and "get a message".
func (w *Work) wishedInPast(clause string) (subject, deed string, ok bool) {
	words := strings.Fields(clause)
	for i := 1; i+1 < len(words) && i <= maxWishedSubject; i++ {
		if deed, ok = w.baseOfPast(strings.ToLower(words[i]), strings.Join(words[i+1:], " ")); ok {
			return strings.Join(words[:i], " "), deed, true
		}
	}
	return "", "", false
}

// baseOfPast is a deed in the base form whose verb stands in the past tense; rest is what
// stands behind that.
func (w *Work) baseOfPast(verb, rest string) (string, bool) {
	switch strings.ReplaceAll(verb, "’", "'") {
	case "would":
		return rest, true
	case "did", "didn't":
		return "not " + strings.TrimPrefix(rest, "not "), true
	case "weren't", "wasn't":
		return "not be " + rest, true
	}
	if base, ok := w.Table.Words["past_forms"].Paired("en", verb); ok {
		return base + " " + rest, true
	}
	base, ok := w.Participle(verb)
	return base + " " + rest, ok
}
