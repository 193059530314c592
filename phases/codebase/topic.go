package codebase

import (
	"bytes"
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

// Bounds of the words looked for, the most telling first: those that are given,
// and those that have to be guessed from the text.
const (
	maxWords   = 40
	maxGuessed = 15
)

// besideKeywords is the trust in a word of a long text that no keyword holds. A
// short text is the idea itself, and all its words count: in "give testscript a
// command that …" the subject is what the keywords leave out.
const besideKeywords = 0.7

// topic is what the exploration looks for.
type topic struct {
	words []string       // as written, one for each stem
	trust []float64      // by word: 1 when given; a guessed word less the rarer it is in the text
	core  int            // how many words a file need not have more of: the given ones, else all
	index map[string]int // stem of a Latin word -> place in words
	runes []int          // places of words beyond ASCII, which are looked for as they are
}

// newTopic takes the words of the keywords and, while they are few, those of the
// text, most frequent first. Stop words and single letters say nothing.
func newTopic(keywords []string, text string, stop, vague []string) *topic {
	t := &topic{index: map[string]int{}}
	skip := map[string]bool{}
	for _, w := range stop {
		skip[w] = true
	}
	for _, k := range keywords {
		for _, w := range split(k) {
			if len(t.words) < maxWords {
				t.add(w, 1, skip)
			}
		}
	}
	t.core = len(t.words)
	if t.core >= maxGuessed {
		return t
	}
	for _, w := range vague {
		skip[w] = true
	}
	words, count := frequent(text, skip)
	most := 1.0
	if t.core > 0 && len(words) > maxGuessed {
		most = besideKeywords
	}
	for _, w := range words {
		if len(t.words) < maxGuessed {
			t.add(w, most*math.Sqrt(float64(count[w])/float64(count[words[0]])), skip)
		}
	}
	if t.core == 0 {
		t.core = len(t.words)
	}
	return t
}

func (t *topic) add(w string, trust float64, skip map[string]bool) {
	n := utf8.RuneCountInString(w)
	s := stem(w)
	if skip[w] || n < 2 || n > 30 || isDigits(w) {
		return
	}
	if _, known := t.index[s]; known {
		return
	}
	t.index[s] = len(t.words)
	if strings.ContainsFunc(w, func(r rune) bool { return r >= utf8.RuneSelf }) {
		t.runes = append(t.runes, len(t.words))
	}
	t.words = append(t.words, w)
	t.trust = append(t.trust, trust)
}

// frequent lists the words of a text that say something, the most frequent
// first, and those that come equally often in the order of the text.
func frequent(text string, skip map[string]bool) ([]string, map[string]int) {
	count := map[string]int{}
	var order []string
	note := func(w string) {
		if count[w] == 0 {
			order = append(order, w)
		}
		count[w]++
	}
	for _, w := range split(text) {
		runes := []rune(w)
		switch {
		case len(w) < 3, skip[w], isDigits(w):
		case len(runes) > 4 && isUnspaced(runes[0]):
			for i := range len(runes) - 1 { // no spaces to cut at: pairs
				note(string(runes[i : i+2]))
			}
		default:
			note(w)
		}
	}
	slices.SortStableFunc(order, func(a, b string) int { return cmp.Compare(count[b], count[a]) })
	return order, count
}

// in lists the places of the topic's words that occur in a name, in order.
func (t *topic) in(name string) []int {
	var list []int
	for _, w := range split(name) {
		if i, ok := t.index[stem(w)]; ok && !slices.Contains(list, i) {
			list = append(list, i)
		}
	}
	slices.Sort(list)
	return list
}

// hits counts the topic's words in a file.
type hits struct {
	count []int  // by word
	line  []int  // first line, 1-based, 0: none
	at    []spot // the first maxSpots occurrences, in order
	total int    // words in the file
}

// spot is one occurrence of a word.
type spot struct{ line, word int }

const maxSpots = 2000

// scan counts the topic's words in src in one pass; identifiers are split.
func (t *topic) scan(src []byte) hits {
	h := hits{count: make([]int, len(t.words)), line: make([]int, len(t.words))}
	line, start := 1, -1
	var buf []byte
	take := func(word []byte) {
		h.total++
		if len(word) < 2 || len(word) > 40 {
			return
		}
		buf = append(buf[:0], word...)
		for i, c := range buf {
			if c >= 'A' && c <= 'Z' {
				buf[i] = c + 'a' - 'A'
			}
		}
		if i, ok := t.index[stem(string(buf))]; ok {
			h.add(i, 1, line)
		}
	}
	for i := 0; i <= len(src); i++ {
		var c, prev byte
		if i < len(src) {
			c = src[i]
		}
		if !isWordByte(c) {
			if start >= 0 {
				take(src[start:i])
				start = -1
			}
			if c == '\n' {
				line++
			}
			continue
		}
		if start < 0 {
			start = i
			continue
		}
		prev = src[i-1]
		switch {
		case isUpper(c) && !isUpper(prev):
			take(src[start:i])
			start = i
		case isUpper(prev) && isLower(c) && i-1 > start:
			take(src[start : i-1])
			start = i - 1
		}
	}
	for _, i := range t.runes {
		if n := bytes.Count(src, []byte(t.words[i])); n > 0 {
			at := bytes.Index(src, []byte(t.words[i]))
			h.add(i, n, 1+bytes.Count(src[:at], []byte{'\n'}))
		}
	}
	return h
}

func (h *hits) add(word, n, line int) {
	if h.count[word] == 0 {
		h.line[word] = line
	}
	h.count[word] += n
	if len(h.at) < maxSpots {
		h.at = append(h.at, spot{line: line, word: word})
	}
}
