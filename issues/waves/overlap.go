package waves

import "strings"

// Overlap says whether some path belongs to both claims, and names one such
// path. It is exact but for what cannot be known: a path that one claims as a
// file may be the folder of what the other claims, and then they overlap.
func Overlap(a, b Claim) (path string, both bool) {
	for _, x := range a.forms {
		for _, y := range b.forms {
			if path, both := x.meet(y); both {
				return path, true
			}
		}
	}
	return "", false
}

// meet finds a path that two forms share.
func (f form) meet(other form) (path string, both bool) {
	if f.plain() && other.plain() {
		return f.meetPlain(other)
	}
	m := meeting[name]{
		a: f.names, b: other.names, openA: f.below, openB: other.below,
		wild: func(n name) bool { return n.deep },
		one:  func(n name) (string, bool) { return n.meet(n) },
		both: name.meet,
		join: func(first, rest string) string {
			if rest == "" {
				return first
			}
			return first + "/" + rest
		},
	}
	path, both = m.from(0, 0)
	if both && path == "" {
		path = "."
	}
	return path, both
}

// meetPlain is meet for two that are no patterns: one is the other or in it.
func (f form) meetPlain(other form) (path string, both bool) {
	long, short := f, other
	if len(long.names) < len(short.names) {
		long, short = short, long
	}
	for i := range short.names {
		if short.names[i].text != long.names[i].text {
			return "", false
		}
	}
	switch {
	case len(long.names) == 0:
		return ".", true
	case long.path != "":
		return long.path, true
	}
	return joined(long.names), true
}

func joined(names []name) string {
	var b strings.Builder
	for i, one := range names {
		if i > 0 {
			b.WriteByte('/')
		}
		b.WriteString(one.text)
	}
	return b.String()
}

// meet finds a name that two patterns share.
func (n name) meet(other name) (text string, both bool) {
	if n.parts == nil && other.parts == nil {
		return n.text, n.text == other.text
	}
	m := meeting[part]{
		a: n.pieces(), b: other.pieces(),
		wild: func(p part) bool { return p.any },
		one:  func(p part) (string, bool) { return p.meet(p) },
		both: part.meet,
		join: func(first, rest string) string { return first + rest },
	}
	text, both = m.from(0, 0)
	if both && text == "" { // both are nothing but stars; a name has at least one character
		text = "x"
	}
	return text, both
}

// pieces is the name as a pattern, also when it is a plain one.
func (n name) pieces() []part {
	if n.parts != nil {
		return n.parts
	}
	parts := make([]part, 0, len(n.text))
	for _, r := range n.text {
		parts = append(parts, part{set: []runes{{r, r}}})
	}
	return parts
}

// meet finds a character that two sets share.
func (p part) meet(other part) (text string, both bool) {
	for _, x := range p.set {
		for _, y := range other.set {
			if from := max(x.from, y.from); from <= min(x.to, y.to) {
				return string(from), true
			}
		}
	}
	return "", false
}

// meeting looks for what two sequences with wild places share: names of paths
// with "**", or characters of names with "*". Every pair of places is looked at
// once, so the work is the product of the lengths.
type meeting[T any] struct {
	a, b         []T
	openA, openB bool // the sequence may go on with anything
	wild         func(T) bool
	one          func(T) (string, bool)    // something that a single place stands for
	both         func(T, T) (string, bool) // something that two places share
	join         func(first, rest string) string
	failed       []bool
}

// from is what a from place i and b from place j share.
func (m *meeting[T]) from(i, j int) (text string, ok bool) {
	if m.failed == nil {
		m.failed = make([]bool, (len(m.a)+1)*(len(m.b)+1))
	}
	at := i*(len(m.b)+1) + j
	if m.failed[at] {
		return "", false
	}
	if text, ok = m.next(i, j); !ok {
		m.failed[at] = true
	}
	return text, ok
}

func (m *meeting[T]) next(i, j int) (text string, ok bool) {
	endA, endB := i == len(m.a), j == len(m.b)
	switch {
	case endA && endB:
		return "", true
	case !endA && m.wild(m.a[i]):
		if text, ok = m.from(i+1, j); ok || endB {
			return text, ok
		}
		return m.step(m.b[j], i, j+1)
	case !endB && m.wild(m.b[j]):
		if text, ok = m.from(i, j+1); ok || endA {
			return text, ok
		}
		return m.step(m.a[i], i+1, j)
	case endA:
		if !m.openA {
			return "", false
		}
		return m.step(m.b[j], i, j+1)
	case endB:
		if !m.openB {
			return "", false
		}
		return m.step(m.a[i], i+1, j)
	}
	first, ok := m.both(m.a[i], m.b[j])
	if !ok {
		return "", false
	}
	if text, ok = m.from(i+1, j+1); !ok {
		return "", false
	}
	return m.join(first, text), true
}

// step lets the wild side take one place of the other.
func (m *meeting[T]) step(taken T, i, j int) (text string, ok bool) {
	first := ""
	if !m.wild(taken) {
		if first, ok = m.one(taken); !ok {
			return "", false
		}
	}
	if text, ok = m.from(i, j); !ok {
		return "", false
	}
	if first == "" {
		return text, true
	}
	return m.join(first, text), true
}
