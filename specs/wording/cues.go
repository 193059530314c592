package wording

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// CueWords is a word list by language ("en", "zh").
type CueWords map[string][]string

// Cues is one word list in both languages at once, because documents mix them.
// It is safe for concurrent use.
type Cues struct {
	words   map[string]bool // Latin words, stemmed
	base    map[string]bool // the same as they stand in the table
	phrases []string        // Latin phrases in lower case
	chinese []string
}

// NewCues makes a list ready for use.
func NewCues(words CueWords) *Cues {
	c := &Cues{words: map[string]bool{}, base: map[string]bool{}}
	for _, w := range words["en"] {
		if strings.ContainsAny(w, " -") {
			c.phrases = append(c.phrases, strings.ToLower(w))
			continue
		}
		c.words[Stem(strings.ToLower(w))] = true
		c.base[strings.ToLower(w)] = true
	}
	c.chinese = words["zh"]
	return c
}

// chineseFor is the Chinese words that can stand in a text: none when all of it
// is ASCII, as most English text is, and none of them is.
func (c *Cues) chineseFor(text string) []string {
	if isASCII(text) && !slices.ContainsFunc(c.chinese, isASCII) {
		return nil
	}
	return c.chinese
}

func isASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// In says whether one of the words stands in a text.
func (c *Cues) In(text string) bool {
	var room [48]Token
	return c.holds(text, appendTokens(room[:0], text))
}

// holds is First without the place, which is sooner known.
func (c *Cues) holds(text string, tokens []Token) bool {
	for i := range tokens {
		if c.isWord(&tokens[i]) {
			return true
		}
	}
	return c.holdsPhrase(text)
}

// holdsPhrase is holds for what is no Latin word.
func (c *Cues) holdsPhrase(text string) bool {
	for _, w := range c.chineseFor(text) {
		if strings.Contains(text, w) {
			return true
		}
	}
	if len(c.phrases) == 0 {
		return false
	}
	lower := strings.ToLower(text)
	return slices.ContainsFunc(c.phrases, func(w string) bool { return strings.Contains(lower, w) })
}

func (c *Cues) isWord(t *Token) bool {
	return t.Kind == Word && (c.words[t.Lower] || c.words[Stem(t.Lower)])
}

// First is the byte offset of the first of the words in a text with its tokens,
// -1 without one.
func (c *Cues) First(text string, tokens []Token) int {
	at := -1
	take := func(i int) {
		if i >= 0 && (at < 0 || i < at) {
			at = i
		}
	}
	for _, w := range c.chineseFor(text) {
		take(strings.Index(text, w))
	}
	for i := range tokens {
		if c.isWord(&tokens[i]) {
			take(tokens[i].Start)
			break
		}
	}
	if len(c.phrases) > 0 {
		lower := strings.ToLower(text)
		for _, w := range c.phrases {
			take(strings.Index(lower, w))
		}
	}
	return at
}
