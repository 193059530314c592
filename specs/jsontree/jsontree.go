// Package jsontree reads JSON that other programs wrote into a tree whose
// values know the lines on which they stand, so that whoever judges such a file
// can point at what it means. It bounds depth and number of values, refuses
// doubled keys, because readers disagree which of the two counts, and keeps
// everything else for the caller to judge.
package jsontree

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Bounds on one text. Files that people and models write stay far below them.
const (
	deepest = 100     // how deep lists and objects may nest
	most    = 100_000 // values in all
)

// Kind is what sort of value a node is.
type Kind string

// The kinds, by the names that messages use.
const (
	Null   Kind = "null"
	Bool   Kind = "a truth value"
	Number Kind = "a number"
	Text   Kind = "a text"
	List   Kind = "a list"
	Object Kind = "an object"
)

// Node is one value. Line is 1-based. Only the fields of its kind are set.
type Node struct {
	Kind    Kind
	Line    int
	Text    string   // of a text; of a number or a truth value as it is written
	Items   []*Node  // of a list
	Members []Member // of an object, in their order
}

// Member is one key of an object with its value.
type Member struct {
	Key   string
	Line  int
	Value *Node
}

// Parse reads one JSON value; a byte order mark in front of it is passed over.
// File is what errors name. Errors, all with the line: input.bad_json for what
// is not JSON, not UTF-8, or has a key twice; input.too_large for what nests too
// deep or holds too many values.
func Parse(file string, data []byte) (*Node, error) {
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	r := &reader{file: file, data: data, line: 1}
	if at := firstInvalid(data); at >= 0 {
		r.seek(at)
		return nil, r.bad("the text is not UTF-8")
	}
	r.decoder = json.NewDecoder(bytes.NewReader(data))
	r.decoder.UseNumber()
	root, err := r.value(0)
	if err != nil {
		return nil, err
	}
	if _, err := r.decoder.Token(); !errors.Is(err, io.EOF) {
		r.seek(int(r.decoder.InputOffset()))
		return nil, r.bad("something follows the JSON value")
	}
	return root, nil
}

// firstInvalid is the offset of the first byte that is not UTF-8, -1 without one.
func firstInvalid(data []byte) int {
	if utf8.Valid(data) {
		return -1
	}
	for i := 0; i < len(data); {
		r, n := utf8.DecodeRune(data[i:])
		if r == utf8.RuneError && n == 1 {
			return i
		}
		i += n
	}
	return -1
}

// reader walks over one text.
type reader struct {
	file    string
	data    []byte
	decoder *json.Decoder
	at      int // up to where lines are counted
	line    int // of at
	values  int
}

// seek counts the lines up to an offset, which never goes back.
func (r *reader) seek(to int) {
	to = min(max(to, r.at), len(r.data))
	r.line += bytes.Count(r.data[r.at:to], []byte("\n"))
	r.at = to
}

func (r *reader) bad(format string, args ...any) *problem.Problem {
	return problem.New("input.bad_json", "%s", fmt.Sprintf(format, args...)).At(r.file, r.line).Mend("correct the file at this line")
}

// token takes the next token and moves to the line on which it ends. No token
// goes over the end of a line.
func (r *reader) token() (json.Token, error) {
	token, err := r.decoder.Token()
	if err == nil {
		r.seek(int(r.decoder.InputOffset()))
		return token, nil
	}
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		r.seek(int(syntax.Offset))
		return nil, r.bad("this is not JSON: %v", err)
	}
	r.seek(len(bytes.TrimRight(r.data, " \t\r\n")))
	if len(bytes.TrimSpace(r.data)) == 0 {
		return nil, r.bad("the file is empty")
	}
	return nil, r.bad("the JSON ends in the middle of a value")
}

func (r *reader) value(depth int) (*Node, error) {
	token, err := r.token()
	if err != nil {
		return nil, err
	}
	return r.from(token, depth)
}

// from makes a node of the token that a value begins with.
func (r *reader) from(token json.Token, depth int) (*Node, error) {
	if r.values++; r.values > most || depth > deepest {
		return nil, problem.New("input.too_large", "it holds more than %d values, or nests deeper than %d", most, deepest).
			At(r.file, r.line).Mend("split it into smaller files")
	}
	n := &Node{Line: r.line}
	switch token := token.(type) {
	case json.Delim:
		if token == '{' {
			n.Kind = Object
			return n, r.members(n, depth)
		}
		n.Kind = List
		return n, r.items(n, depth)
	case string:
		n.Kind, n.Text = Text, token
	case json.Number:
		n.Kind, n.Text = Number, token.String()
	case bool:
		n.Kind, n.Text = Bool, strconv.FormatBool(token)
	default:
		n.Kind = Null
	}
	return n, nil
}

func (r *reader) members(n *Node, depth int) error {
	seen := map[string]bool{}
	for {
		token, err := r.token()
		if err != nil {
			return err
		}
		key, is := token.(string)
		if !is {
			return nil // the closing brace; the decoder lets nothing else through
		}
		if seen[key] {
			return r.bad("the key %q stands twice in one object", shortened(key))
		}
		seen[key] = true
		line := r.line
		value, err := r.value(depth + 1)
		if err != nil {
			return err
		}
		n.Members = append(n.Members, Member{key, line, value})
	}
}

func (r *reader) items(n *Node, depth int) error {
	for {
		token, err := r.token()
		if err != nil {
			return err
		}
		if token == json.Delim(']') {
			return nil
		}
		item, err := r.from(token, depth+1)
		if err != nil {
			return err
		}
		n.Items = append(n.Items, item)
	}
}

func shortened(text string) string {
	if all := []rune(text); len(all) > 60 {
		return string(all[:59]) + "…"
	}
	return strings.ToValidUTF8(text, "�")
}
