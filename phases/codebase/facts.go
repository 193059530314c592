package codebase

import (
	"encoding/binary"
	"strings"
)

// given is what is known of a file before it is read and bears on what is found
// in it.
func (f *file) given() string {
	flags := byte('@')
	for i, is := range []bool{f.test, f.aside, f.side, f.fixed, f.typed} {
		if is {
			flags |= 1 << i
		}
	}
	if f.lang == nil || !f.fixed {
		return string(flags)
	}
	return string(flags) + f.lang.Name
}

// putFacts writes down what look found in a file, short and quick to read:
// numbers in as many bytes as they need, texts with their length before them.
func putFacts(b []byte, f *file) []byte {
	flags := 0
	for i, is := range []bool{f.isRead, f.aside, f.side, f.measure.named, f.measure.fallback, f.measure.class} {
		if is {
			flags |= 1 << i
		}
	}
	b = append(b, byte(f.came), byte(flags)) //nolint:gosec // six bits
	lang := ""
	if f.lang != nil {
		lang = f.lang.Name
	}
	b = putStrings(b, lang, f.pkg, f.space, f.calls, f.doc)
	b = putNumber(b, f.lines)
	for _, list := range [][]string{f.imports, f.takes, f.fulfils} {
		b = putStrings(putNumber(b, len(list)), list...)
	}
	b = putNumber(b, len(f.marks))
	for _, m := range f.marks {
		b = putNumber(putNumber(putStrings(b, m.key), m.line), m.count)
	}
	b = putNumber(b, len(f.symbols))
	for _, y := range f.symbols {
		kind := y.kind
		if y.exported {
			kind = "+" + kind
		}
		b = putNumber(putNumber(putStrings(b, y.name, kind, y.doc), y.start), y.end)
	}
	for _, n := range f.measure.numbers() {
		b = putNumber(b, *n)
	}
	return b
}

// takeFacts is putFacts the other way: all of it, or nothing when the text is
// not what putFacts wrote.
func (f *file) takeFacts(text string, t *tables) bool {
	r := factReader{text: text}
	n := *f
	head := r.take(2)
	if r.bad || head[0] != wasRead && head[0] != isNoText {
		return false
	}
	flags := head[1]
	n.came, n.cached = int(head[0]), text
	for i, is := range []*bool{&n.isRead, &n.aside, &n.side, &n.measure.named, &n.measure.fallback, &n.measure.class} {
		*is = flags&(1<<i) != 0
	}
	lang := r.string()
	n.lang = t.byName[lang]
	n.pkg, n.space, n.calls, n.doc = r.string(), r.string(), r.string(), r.string()
	n.lines = r.number()
	n.imports, n.takes, n.fulfils = r.strings(), r.strings(), r.strings()
	if k := r.count(); k > 0 {
		n.marks = make([]mark, k)
		for i := range n.marks {
			n.marks[i] = mark{key: r.string(), line: r.number(), count: r.number()}
		}
	}
	if k := r.count(); k > 0 {
		n.symbols = make([]symbol, k)
		for i := range n.symbols {
			y := symbol{name: r.string(), kind: r.string(), doc: r.string(), start: r.number(), end: r.number()}
			y.kind, y.exported = strings.CutPrefix(y.kind, "+")
			n.symbols[i] = y
		}
	}
	for _, m := range n.measure.numbers() {
		*m = r.number()
	}
	if r.bad || r.text != "" || lang != "" && n.lang == nil {
		return false
	}
	*f = n
	return true
}

// numbers are all counts of the measures.
func (m *measures) numbers() []*int {
	list := []*int{
		&m.tabs, &m.two, &m.four, &m.eight, &m.lines, &m.wrapped, &m.bare,
		&m.single, &m.double, &m.ends, &m.open, &m.hinted, &m.hintless,
	}
	for i := range m.within {
		list = append(list, &m.within[i])
	}
	return list
}

func putEntry(b []byte, path string, e cacheEntry) []byte {
	b = putStrings(b, path)
	b = binary.AppendVarint(b, e.stamp.size)
	b = binary.AppendVarint(b, e.stamp.modified)
	b = binary.AppendVarint(b, e.stamp.changed)
	b = binary.AppendUvarint(b, e.stamp.number)
	return putStrings(append(b, e.sum[:]...), e.given, e.facts)
}

func putNumber(b []byte, n int) []byte { return binary.AppendVarint(b, int64(n)) }

func putStrings(b []byte, list ...string) []byte {
	for _, s := range list {
		b = append(putNumber(b, len(s)), s...)
	}
	return b
}

// factReader reads what the put functions wrote. Whatever the text, it neither
// fails nor asks for more room than the text is long.
type factReader struct {
	text string
	bad  bool
}

// take is the next n bytes.
func (r *factReader) take(n int) string {
	if r.bad || n < 0 || n > len(r.text) {
		r.bad = true
		return ""
	}
	s := r.text[:n]
	r.text = r.text[n:]
	return s
}

func (r *factReader) uint() uint64 {
	var n uint64
	for shift := uint(0); shift < 64; shift += 7 {
		b := r.take(1)
		if b == "" {
			return 0
		}
		n |= uint64(b[0]&0x7f) << shift
		if b[0] < 0x80 {
			return n
		}
	}
	r.bad = true
	return 0
}

func (r *factReader) int() int64 {
	n := r.uint()
	return int64(n>>1) ^ -int64(n&1) //nolint:gosec // as encoding/binary does
}

func (r *factReader) number() int { return int(r.int()) }

// count is a number of things that take a byte each at least.
func (r *factReader) count() int {
	n := r.number()
	if n < 0 || n > len(r.text) {
		r.bad = true
		return 0
	}
	return n
}

func (r *factReader) string() string { return r.take(r.number()) }

func (r *factReader) strings() []string {
	n := r.count()
	if n == 0 {
		return nil
	}
	list := make([]string, n)
	for i := range list {
		list[i] = r.string()
	}
	return list
}
