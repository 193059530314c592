package plainyaml

import (
	"reflect"
	"strconv"
)

// binder puts nodes into Go values.
type binder struct {
	nodes []node
	types map[reflect.Type]*fields
}

// isNull says whether a word means nothing.
func (n *node) isNull() bool {
	switch n.text {
	case "", "~", "null", "Null", "NULL":
		return n.kind == plain
	}
	return false
}

// bind fills the empty value v with a node.
func (b *binder) bind(v reflect.Value, i int) bool {
	n := &b.nodes[i]
	switch v.Kind() {
	case reflect.String:
		if n.kind > quoted || n.isNull() || isCustom(v.Type()) {
			return false
		}
		v.SetString(n.text)
		return true
	case reflect.Struct:
		return n.kind == mapping && b.structure(v, i)
	case reflect.Slice, reflect.Map, reflect.Pointer, reflect.Interface:
		if n.isNull() {
			return true
		}
		return b.container(v, i)
	}
	return n.kind == plain && !isCustom(v.Type()) && b.number(v, n.text)
}

// container fills a value that can be nil.
func (b *binder) container(v reflect.Value, i int) bool {
	if isCustom(v.Type()) {
		return false
	}
	n := &b.nodes[i]
	switch v.Kind() {
	case reflect.Slice:
		return n.kind == list && b.slice(v, i)
	case reflect.Map:
		return n.kind == mapping && b.table(v, i)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		return b.bind(v.Elem(), i)
	}
	if v.NumMethod() != 0 {
		return false
	}
	value, ok := b.loose(i)
	if ok {
		v.Set(reflect.ValueOf(value))
	}
	return ok
}

func (b *binder) slice(v reflect.Value, i int) bool {
	n := &b.nodes[i]
	v.Set(reflect.MakeSlice(v.Type(), n.size, n.size))
	for at, j := i+1, 0; at < n.end; at, j = b.nodes[at].end, j+1 {
		if !b.bind(v.Index(j), at) {
			return false
		}
	}
	return true
}

// key is the text of a key, false when it is no ordinary one.
func (b *binder) key(i int) (string, bool) {
	n := &b.nodes[i]
	return n.text, n.kind <= quoted && !n.isNull() && n.text != "<<"
}

func (b *binder) table(v reflect.Value, i int) bool {
	t, n := v.Type(), &b.nodes[i]
	if t.Key().Kind() != reflect.String || isCustom(t.Key()) ||
		t.Elem().Kind() == reflect.Interface && t != reflect.TypeFor[map[string]any]() {
		return false
	}
	if t.Key() == reflect.TypeFor[string]() && t.Elem() == reflect.TypeFor[string]() {
		words, ok := b.words(i)
		if ok {
			v.Set(reflect.ValueOf(words).Convert(t))
		}
		return ok
	}
	v.Set(reflect.MakeMapWithSize(t, n.size))
	key, value := reflect.New(t.Key()).Elem(), reflect.New(t.Elem()).Elem()
	for at, pairs := i+1, 1; at < n.end; at, pairs = b.nodes[at+1].end, pairs+1 {
		name, ok := b.key(at)
		value.SetZero()
		if !ok || !b.bind(value, at+1) {
			return false
		}
		key.SetString(name)
		v.SetMapIndex(key, value)
		if v.Len() != pairs {
			return false // a key that is there twice
		}
	}
	return true
}

// words is table for the type that most tables are made of.
func (b *binder) words(i int) (map[string]string, bool) {
	n := &b.nodes[i]
	m := make(map[string]string, n.size)
	for at := i + 1; at < n.end; at += 2 {
		name, ok := b.key(at)
		value := &b.nodes[at+1]
		if _, twice := m[name]; !ok || twice || value.kind > quoted || value.isNull() {
			return nil, false
		}
		m[name] = value.text
	}
	return m, true
}

// number fills a value with a word that is one of the ordinary whole numbers,
// decimal fractions, true or false.
func (b *binder) number(v reflect.Value, text string) bool {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(text == "true")
		return text == "true" || text == "false"
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		x, ok := whole(text)
		if !ok || v.OverflowInt(int64(x)) {
			return false
		}
		v.SetInt(int64(x))
		return true
	case reflect.Float64:
		x, ok := fraction(text)
		if !ok {
			return false
		}
		v.SetFloat(x)
		return true
	}
	return false
}

// whole reads a whole number of at most 15 digits without leading zeros.
func whole(text string) (int, bool) {
	digits := text
	if digits != "" && digits[0] == '-' {
		digits = digits[1:]
	}
	if !isDigits(digits) || len(digits) > 15 || digits[0] == '0' && len(text) > 1 {
		return 0, false
	}
	x, err := strconv.Atoi(text)
	return x, err == nil
}

// fraction reads a whole number or one with a few digits behind a point.
func fraction(text string) (float64, bool) {
	point := len(text)
	for i := range len(text) {
		if text[i] == '.' {
			point = i
			break
		}
	}
	if point == len(text) {
		x, ok := whole(text)
		return float64(x), ok
	}
	if text[0] == '-' || len(text) > 15 || !isDigits(text[:point]) || !isDigits(text[point+1:]) {
		return 0, false
	}
	x, err := strconv.ParseFloat(text, 64)
	return x, err == nil
}

func isDigits(text string) bool {
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return false
		}
	}
	return text != ""
}

// loose gives a node as a value of the type that it has by itself.
func (b *binder) loose(i int) (any, bool) {
	n := &b.nodes[i]
	switch n.kind {
	case quoted:
		return n.text, true
	case plain:
		return looseWord(n.text)
	case list:
		all := make([]any, 0, n.size)
		for at := i + 1; at < n.end; at = b.nodes[at].end {
			one, ok := b.looseOrNil(at)
			if !ok {
				return nil, false
			}
			all = append(all, one)
		}
		return all, true
	}
	all := make(map[string]any, n.size)
	for at := i + 1; at < n.end; at = b.nodes[at+1].end {
		name, ok := b.looseKey(at)
		if _, twice := all[name]; !ok || twice {
			return nil, false
		}
		if all[name], ok = b.looseOrNil(at + 1); !ok {
			return nil, false
		}
	}
	return all, true
}

// looseKey is a key that is a string by itself.
func (b *binder) looseKey(i int) (string, bool) {
	name, ok := b.key(i)
	if !ok || b.nodes[i].kind == quoted {
		return name, ok
	}
	value, ok := looseWord(name)
	name, isText := value.(string)
	return name, ok && isText
}

func (b *binder) looseOrNil(i int) (any, bool) {
	if b.nodes[i].isNull() {
		return nil, true
	}
	return b.loose(i)
}

// looseWord gives a word that says by its looks what it is.
func looseWord(text string) (any, bool) {
	switch text {
	case "true":
		return true, true
	case "false":
		return false, true
	case "True", "TRUE", "False", "FALSE", "<<":
		return nil, false
	}
	switch c := text[0]; {
	case c|0x20 >= 'a' && c|0x20 <= 'z' || c >= 0x80:
		return text, true
	case c >= '0' && c <= '9' || c == '-' || c == '+' || c == '.':
		x, ok := whole(text)
		return x, ok
	}
	return text, true
}
