package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// wordSet is a list of words of which is asked whether one is on it. A run asks few of the
// lists that there are, so the table of a long one is made when it is first asked.
type wordSet struct {
	words []string
	once  sync.Once
	table map[string]bool
}

// wordSets are a list in both languages: the name of a list is looked up with each word, and
// one text is found sooner than two.
type wordSets struct{ en, zh wordSet }

// in is the list in one language; none for a list that there is not.
func (s *wordSets) in(lang string) *wordSet {
	switch {
	case s == nil:
		return nil
	case lang == "zh":
		return &s.zh
	default:
		return &s.en
	}
}

// has says that a word is on the list; no list has none.
func (s *wordSet) has(word string) bool {
	const short = 8 // looked through as fast as a table
	if s == nil || len(s.words) <= short {
		return s != nil && slices.Contains(s.words, word)
	}
	s.once.Do(func() {
		s.table = make(map[string]bool, len(s.words))
		for _, w := range s.words {
			s.table[w] = true
		}
	})
	return s.table[word]
}

// anyOf is a pattern for one of the words of the list, the longest that fits. What begins alike
// stands together, the longer before the shorter: so the beginning is in the pattern only once.
func (s *wordSet) anyOf() string {
	if s == nil {
		return "(?:)"
	}
	words := slices.Clone(s.words)
	slices.SortFunc(words, func(a, b string) int { return strings.Compare(strings.ToLower(b), strings.ToLower(a)) })
	for i := range words {
		words[i] = regexp.QuoteMeta(words[i])
	}
	return "(?:" + strings.Join(words, "|") + ")"
}
