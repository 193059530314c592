package reading

import (
	"iter"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
)

// Matcher finds phrases in a text in one pass: at each word it walks down a
// tree of bytes, so the time grows with the text and not with the number of
// phrases. Latin phrases match at word boundaries whatever the letter case;
// Chinese ones match anywhere. A phrase that ends in "*" matches any ending of
// its last word; one that begins with "^" matches at the beginning only.
type Matcher[T any] struct {
	root   [256]int32 // the nodes of first bytes
	nodes  []trieNode // the first one is the root
	leaves []leaf[T]  // the first one is none
}

// trieNode is a node of the tree: its byte, its first child, the next child of its parent
// and the first phrase that ends there, 0 for none. Most nodes have one child, so a list is
// quicker than a table.
type trieNode struct {
	child, next int32
	leaf        int32
	b           byte
}

type leaf[T any] struct {
	value  T
	phrase string
	next   int32 // the phrase that was added after it at the same node
	open   bool  // any ending
	first  bool  // at the beginning only
}

// Hit is a phrase found at text[start:end].
type Hit[T any] struct {
	Value      T
	Start, End int
	Phrase     string
}

// NewMatcher knows no phrase yet.
func NewMatcher[T any]() *Matcher[T] {
	return &Matcher[T]{nodes: make([]trieNode, 1), leaves: make([]leaf[T], 1)}
}

// Add makes a phrase known, with what it stands for. "^" in front of it asks for the
// beginning of a text, "*" behind it takes any ending of its last word.
func (m *Matcher[T]) Add(phrase string, value T) {
	phrase, first := strings.CutPrefix(Lower(strings.TrimSpace(phrase)), "^")
	phrase, open := strings.CutSuffix(phrase, "*")
	if phrase == "" {
		return
	}
	var node int32
	for i := range len(phrase) {
		next := m.step(node, phrase[i])
		if next == 0 {
			next = m.grow(node, phrase[i])
		}
		node = next
	}
	last := &m.nodes[node].leaf
	for *last != 0 {
		last = &m.leaves[*last].next
	}
	*last = int32(len(m.leaves))
	m.leaves = append(m.leaves, leaf[T]{value: value, phrase: phrase, open: open, first: first})
}

// step is the child of a node for a byte, 0 without one.
func (m *Matcher[T]) step(node int32, b byte) int32 {
	if node == 0 {
		return m.root[b]
	}
	for c := m.nodes[node].child; c != 0; c = m.nodes[c].next {
		if m.nodes[c].b == b {
			return c
		}
	}
	return 0
}

// grow gives a node a child for a byte.
func (m *Matcher[T]) grow(node int32, b byte) int32 {
	c := int32(len(m.nodes))
	m.nodes = append(m.nodes, trieNode{b: b, next: m.nodes[node].child})
	m.nodes[node].child = c
	if node == 0 {
		m.root[b] = c
	}
	return c
}

// Find returns every phrase in text, from left to right, the longest first at
// each place. The phrases may overlap.
func (m *Matcher[T]) Find(text string) []Hit[T] {
	var out []Hit[T]
	for h := range m.All(text) {
		out = append(out, h)
	}
	return out
}

// All goes through what find returns without keeping it: texts may be long.
func (m *Matcher[T]) All(text string) iter.Seq[Hit[T]] {
	return func(yield func(Hit[T]) bool) {
		low := simplified(Lower(text))
		var here []Hit[T]
		for i := 0; i < len(low); {
			if m.root[low[i]] != 0 && !InsideWord(low, i) {
				here = m.at(low, i, here[:0])
				for _, h := range slices.Backward(here) {
					if !yield(h) {
						return
					}
				}
			}
			if low[i] < utf8.RuneSelf {
				i++
				continue
			}
			_, size := utf8.DecodeRuneInString(low[i:])
			i += size
		}
	}
}

// First is the first phrase in text.
func (m *Matcher[T]) First(text string) (Hit[T], bool) {
	for h := range m.All(text) {
		return h, true
	}
	return Hit[T]{}, false
}

// at appends the phrases that begin at offset i, the shortest first.
func (m *Matcher[T]) at(low string, i int, out []Hit[T]) []Hit[T] {
	var node int32
	for j := i; j < len(low); j++ {
		if node = m.step(node, low[j]); node == 0 {
			break
		}
		for n := m.nodes[node].leaf; n != 0; n = m.leaves[n].next {
			l := &m.leaves[n]
			if l.first && i > 0 || !l.open && InsideWord(low, j+1) {
				continue
			}
			end := j + 1
			for l.open && InsideWord(low, end) {
				end++
			}
			out = append(out, Hit[T]{l.value, i, end, l.phrase})
		}
	}
	return out
}

// InsideWord tells that offset i lies between two characters of one Latin word.
func InsideWord(s string, i int) bool {
	return i > 0 && i < len(s) && IsWordByte(s[i-1]) && IsWordByte(s[i])
}

// IsWordByte tells a byte of an English word or name.
func IsWordByte(b byte) bool {
	return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9' || b == '_'
}

// Lower makes ASCII letters small and keeps every offset.
func Lower(s string) string {
	for i := range len(s) {
		if isBigLetter(s[i]) {
			return lowerFrom(s, i)
		}
	}
	return s
}

// lowerFrom is Lower of a text whose first big letter stands at an offset.
func lowerFrom(s string, at int) string {
	var b strings.Builder
	b.Grow(len(s))
	b.WriteString(s[:at])
	for i := at; i < len(s); i++ {
		c := s[i]
		if isBigLetter(c) {
			c += 'a' - 'A'
		}
		b.WriteByte(c)
	}
	return b.String()
}

// isBigLetter tells a capital letter of ASCII.
func isBigLetter(b byte) bool { return b >= 'A' && b <= 'Z' }

// IsASCII tells a text without any other script.
func IsASCII(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return r > unicode.MaxASCII }) < 0
}

// IsHan tells a Chinese character.
func IsHan(r rune) bool { return unicode.Is(unicode.Han, r) }

// HasHan tells a text with a Chinese character in it.
func HasHan(s string) bool { return strings.ContainsFunc(s, IsHan) }

// Plural is the plural of an English noun.
func Plural(noun string) string { return wording.Plural(noun) }

// SortedKeys are the keys of a map in the order of the alphabet, so that nothing
// depends on the order of a map.
func SortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
