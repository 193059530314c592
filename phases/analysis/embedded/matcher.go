package embedded

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
)

// matcher finds phrases in a text in one pass: at each word it walks down a
// tree of bytes, so the time grows with the text and not with the number of
// phrases. Latin phrases match at word boundaries whatever the letter case;
// Chinese ones match anywhere. A phrase that ends in "*" matches any ending of
// its last word; one that begins with "^" matches at the beginning only.
type matcher[T any] struct {
	edges  map[edge]int32
	leaves map[int32][]leaf[T]
	nodes  int32
}

type edge struct {
	node int32
	b    byte
}

type leaf[T any] struct {
	value  T
	open   bool // any ending
	first  bool // at the beginning only
	phrase string
}

// hit is a phrase found at text[start:end].
type hit[T any] struct {
	value      T
	start, end int
	phrase     string
}

func newMatcher[T any]() *matcher[T] {
	return &matcher[T]{edges: map[edge]int32{}, leaves: map[int32][]leaf[T]{}}
}

func (m *matcher[T]) add(phrase string, value T) {
	phrase, first := strings.CutPrefix(lower(strings.TrimSpace(phrase)), "^")
	phrase, open := strings.CutSuffix(phrase, "*")
	if phrase == "" {
		return
	}
	var node int32
	for i := range len(phrase) {
		next, ok := m.edges[edge{node, phrase[i]}]
		if !ok {
			m.nodes++
			next = m.nodes
			m.edges[edge{node, phrase[i]}] = next
		}
		node = next
	}
	m.leaves[node] = append(m.leaves[node], leaf[T]{value, open, first, phrase})
}

// find returns every phrase in text, from left to right, the longest first at
// each place. The phrases may overlap.
func (m *matcher[T]) find(text string) []hit[T] {
	low := lower(text)
	var out []hit[T]
	for i := 0; i < len(low); {
		_, size := utf8.DecodeRuneInString(low[i:])
		if !insideWord(low, i) {
			out = m.at(low, i, out)
		}
		i += size
	}
	return out
}

// at appends the phrases that begin at offset i.
func (m *matcher[T]) at(low string, i int, out []hit[T]) []hit[T] {
	begin := len(out)
	var node int32
	for j := i; j < len(low); j++ {
		next, ok := m.edges[edge{node, low[j]}]
		if !ok {
			break
		}
		node = next
		for _, l := range m.leaves[node] {
			if l.first && i > 0 || !l.open && insideWord(low, j+1) {
				continue
			}
			end := j + 1
			for l.open && insideWord(low, end) {
				end++
			}
			out = append(out, hit[T]{l.value, i, end, l.phrase})
		}
	}
	slices.Reverse(out[begin:])
	return out
}

// insideWord tells that offset i lies between two characters of one Latin word.
func insideWord(s string, i int) bool {
	return i > 0 && i < len(s) && isWordByte(s[i-1]) && isWordByte(s[i])
}

func isWordByte(b byte) bool {
	return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9' || b == '_'
}

// lower makes ASCII letters small and keeps every offset.
func lower(s string) string {
	if !strings.ContainsFunc(s, func(r rune) bool { return r >= 'A' && r <= 'Z' }) {
		return s
	}
	b := []byte(s)
	for i, c := range b {
		if c >= 'A' && c <= 'Z' {
			b[i] = c + 'a' - 'A'
		}
	}
	return string(b)
}

func isASCII(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return r > unicode.MaxASCII }) < 0
}

func isHan(r rune) bool { return unicode.Is(unicode.Han, r) }

func hasHan(s string) bool { return strings.ContainsFunc(s, isHan) }

func plural(noun string) string { return wording.Plural(noun) }

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
