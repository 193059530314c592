package solutions

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// phrases is a word list of both languages as it stands, the longest first.
type phrases []string

func newPhrases(words wording.CueWords) phrases {
	all := phrases{}
	for _, lang := range []string{"en", "zh"} {
		for _, word := range words[lang] {
			all = append(all, strings.ToLower(word))
		}
	}
	slices.SortStableFunc(all, func(a, b string) int { return len(b) - len(a) })
	return all
}

// cut takes the first of the phrases out of a text and gives what stands before
// and behind it. Found is false when none stands there.
func (p phrases) cut(text string) (before, behind string, found bool) {
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

// holdsWord says whether a term stands in a text as words of its own, in any case.
func holdsWord(text, term string) bool {
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
		before := at > 0 && latin(text[at-1]) && latin(term[0])
		after := end < len(text) && latin(text[end]) && latin(term[len(term)-1])
		if !before && !after {
			return at
		}
		from = at + 1
	}
}

func latin(c byte) bool {
	return 'a' <= c && c <= 'z' || '0' <= c && c <= '9' || c == '_'
}
