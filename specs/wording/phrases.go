package wording

import (
	"slices"
	"strings"
)

// Phrases is a word list of both languages as it stands, unstemmed, the longest
// first.
type Phrases []string

// NewPhrases makes a list ready for use.
func NewPhrases(words CueWords) Phrases {
	all := Phrases{}
	for _, lang := range []string{"en", "zh"} {
		for _, word := range words[lang] {
			all = append(all, strings.ToLower(word))
		}
	}
	slices.SortStableFunc(all, func(a, b string) int { return len(b) - len(a) })
	return all
}

// Cut takes the first of the phrases out of a text and gives what stands before
// and behind it. Found is false when none stands there.
func (p Phrases) Cut(text string) (before, behind string, found bool) {
	lower := strings.ToLower(text)
	if len(lower) != len(text) {
		text = lower // a letter whose small form is of another length
	}
	first, length := -1, 0
	for _, phrase := range p {
		if at := indexWord(lower, phrase); at >= 0 && (first < 0 || at < first) {
			first, length = at, len(phrase)
		}
	}
	if first < 0 {
		return text, "", false
	}
	return text[:first], text[first+length:], true
}

// HoldsWord says whether a term stands in a text as words of its own, in any case.
func HoldsWord(text, term string) bool {
	return indexWord(strings.ToLower(text), strings.ToLower(term)) >= 0
}

// indexWord is where a term stands in a text and is no part of a longer Latin
// word; both are in lower case.
func indexWord(text, term string) int {
	if term == "" {
		return -1
	}
	for from := 0; ; {
		at := strings.Index(text[from:], term)
		if at < 0 {
			return -1
		}
		at += from
		end := at + len(term)
		before := at > 0 && latinByte(text[at-1]) && latinByte(term[0])
		after := end < len(text) && latinByte(text[end]) && latinByte(term[len(term)-1])
		if !before && !after {
			return at
		}
		from = at + 1
	}
}

func latinByte(c byte) bool {
	return 'a' <= c && c <= 'z' || '0' <= c && c <= '9' || c == '_'
}
