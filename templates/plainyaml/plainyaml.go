// Package plainyaml reads the plain part of YAML in which the built-in data
// files are written: mappings and lists in blocks or in brackets, words, and
// strings in quotes. That is a twentieth of the work of the YAML library, which
// matters because the tables are read at every start. The package never judges:
// whatever lies outside the plain part, or does not fit the type, it leaves to
// the library, whose answer and whose messages are the ones that count. Tests
// and fuzzing hold the two against each other.
package plainyaml

import "reflect"

// Decode fills what out points to, which must be empty, just as the YAML
// library does when it refuses unknown fields. Without an error it says false
// and leaves out as it was when the text is not plain, is wrong in any way, or
// does not fit: then the library has to read it. What it fills in shares the
// bytes of text.
func Decode(text string, out any) bool {
	to := reflect.ValueOf(out)
	if to.Kind() != reflect.Pointer || to.IsNil() || !to.Elem().IsZero() {
		return false
	}
	nodes, ok := read(text)
	if !ok {
		return false
	}
	b := binder{nodes: nodes, types: map[reflect.Type]*fields{}}
	fresh := reflect.New(to.Type().Elem()).Elem()
	if !b.bind(fresh, 0) {
		return false
	}
	to.Elem().Set(fresh)
	return true
}

// kind is what a node is.
type kind uint8

const (
	plain   kind = iota // a word without quotes, which may mean a number or nothing
	quoted              // a string
	list                // its elements follow
	mapping             // its keys and values follow in turn
)

// node is a value. What belongs to it follows it in the slice of nodes.
type node struct {
	text string // of a scalar
	end  int    // index after all that belongs to it
	size int    // elements of a list, pairs of a mapping
	kind kind
}

// deepest is how many levels are read; nobody writes more by hand.
const deepest = 64

// read gives the nodes of a document, the first being the whole.
func read(text string) ([]node, bool) {
	if !isClean(text) {
		return nil, false
	}
	r := reader{text: text, nodes: make([]node, 0, len(text)/12+8)}
	if !r.nextLine() || r.col < 0 || !r.block(deepest) || r.col >= 0 {
		return nil, false
	}
	return r.nodes, true
}

// isClean says whether the text has only characters that stand for themselves:
// no tabs, no control characters, and no line ends but the usual.
func isClean(text string) bool {
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c >= ' ' && c < 0x7F || c == '\n':
		case c < 0x80:
			return false
		default:
			size := plainRune(text[i:])
			if size == 0 {
				return false
			}
			i += size - 1
		}
	}
	return true
}
