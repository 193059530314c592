package jsontree

import (
	"slices"
	"strconv"
	"strings"
)

// Get is the value of the first of the keys that an object has and that is not
// null; nil when it has none of them, or is no object.
func (n *Node) Get(keys ...string) *Node {
	if n == nil {
		return nil
	}
	for _, key := range keys {
		at := slices.IndexFunc(n.Members, func(m Member) bool { return m.Key == key })
		if at >= 0 && n.Members[at].Value.Kind != Null {
			return n.Members[at].Value
		}
	}
	return nil
}

// Is says whether there is a value, and of this kind.
func (n *Node) Is(kind Kind) bool { return n != nil && n.Kind == kind }

// Plain is the text of a text, number or truth value without blanks around it,
// and empty for everything else.
func (n *Node) Plain() string {
	if n == nil {
		return ""
	}
	return strings.TrimSpace(n.Text)
}

// Float is the value of a number; ok is false for everything else and for what
// no float holds.
func (n *Node) Float() (value float64, ok bool) {
	if !n.Is(Number) {
		return 0, false
	}
	value, err := strconv.ParseFloat(n.Text, 64)
	return value, err == nil
}

// Whole is the value of a number without a fraction; ok is false for everything
// else.
func (n *Node) Whole() (value int, ok bool) {
	f, ok := n.Float()
	if !ok || f != float64(int64(f)) || f < -1e15 || f > 1e15 {
		return 0, false
	}
	return int(f), true
}

// Each lists the values of a list; a single value is a list of one, and what is
// missing a list of none.
func (n *Node) Each() []*Node {
	switch {
	case n == nil || n.Kind == Null:
		return nil
	case n.Kind == List:
		return n.Items
	}
	return []*Node{n}
}

// Texts lists every text inside a value with its line, in their order, the keys
// of objects left out.
func (n *Node) Texts() []*Node {
	if n == nil {
		return nil
	}
	var out []*Node
	if n.Kind == Text {
		out = append(out, n)
	}
	for _, item := range n.Items {
		out = append(out, item.Texts()...)
	}
	for _, m := range n.Members {
		out = append(out, m.Value.Texts()...)
	}
	return out
}

// LineOr is the line of the value, or another one when there is no value.
func (n *Node) LineOr(other int) int {
	if n == nil {
		return other
	}
	return n.Line
}
