package plainyaml

import "strings"

// flow reads a list or a mapping in brackets, which may go over several lines.
func (r *reader) flow(depth int) bool {
	if depth == 0 {
		return false
	}
	what, closing := list, byte(']')
	if r.text[r.at] == '{' {
		what, closing = mapping, '}'
	}
	me := r.push(node{kind: what})
	r.at++
	for size := 0; ; size++ {
		if !r.skipBetween() {
			return false
		}
		if r.text[r.at] == closing {
			r.at++
			r.close(me, size)
			return true
		}
		if what == mapping && !r.flowKey() || !r.flowValue(depth-1) || !r.skipBetween() {
			return false
		}
		switch r.text[r.at] {
		case ',':
			r.at++
		case closing:
		default:
			return false
		}
	}
}

// flowKey reads a key with its colon and goes to the value.
func (r *reader) flowKey() bool {
	key, ok := r.scalar(true)
	if !ok || !r.atColon() || len(key.text) > longestKey {
		return false
	}
	r.push(key)
	r.at++
	return r.skipBetween()
}

func (r *reader) flowValue(depth int) bool {
	if c := r.text[r.at]; c == '[' || c == '{' {
		return r.flow(depth)
	}
	value, ok := r.scalar(true)
	if ok {
		r.push(value)
	}
	return ok
}

// skipBetween goes over spaces, line ends and comments between brackets and
// says whether the text goes on.
func (r *reader) skipBetween() bool {
	for !r.skipSpaces() {
		if r.at == len(r.text) {
			return false
		}
		size := strings.IndexByte(r.text[r.at:], '\n')
		if size < 0 {
			return false
		}
		r.at += size + 1
		if r.at < len(r.text) && r.atMarker() {
			return false
		}
	}
	return true
}

// scalar reads a word or a string on one line, between brackets or outside.
func (r *reader) scalar(inFlow bool) (node, bool) {
	switch r.text[r.at] {
	case '"':
		return r.double()
	case '\'':
		return r.single()
	}
	if !startsPlain(r.text[r.at:]) {
		return node{}, false
	}
	start := r.at
	for ; r.at < len(r.text); r.at++ {
		c := r.text[r.at]
		if c > ':' && c < '[' || c >= 'a' && c <= 'z' || c >= 0x80 {
			if c == '?' && inFlow {
				break
			}
			continue // quickly: nothing of these ends a word
		}
		if c == '\n' || c == ':' && r.blankAt(r.at+1) || c == '#' && r.text[r.at-1] == ' ' || inFlow && endsFlow(c) {
			break
		}
	}
	return node{text: strings.TrimRight(r.text[start:r.at], " "), kind: plain}, true
}

// double reads a string in double quotes.
func (r *reader) double() (node, bool) {
	rest := r.text[r.at+1:]
	size := strings.IndexAny(rest, "\"\\\n")
	if size < 0 || rest[size] == '\n' {
		return node{}, false
	}
	if rest[size] == '"' {
		r.at += size + 2
		return node{text: rest[:size], kind: quoted}, true
	}
	var b strings.Builder
	for i := 0; i < len(rest); i++ {
		switch c := rest[i]; c {
		case '"':
			r.at += i + 2
			return node{text: b.String(), kind: quoted}, true
		case '\n':
			return node{}, false
		case '\\':
			i++
			c, ok := escaped(rest[i:])
			if !ok {
				return node{}, false
			}
			b.WriteByte(c)
		default:
			b.WriteByte(c)
		}
	}
	return node{}, false
}

// escaped is the character behind a backslash. YAML 1.2 also knows \/, which
// the library refuses: a text with it is left to the library and its message.
func escaped(text string) (byte, bool) {
	if text == "" {
		return 0, false
	}
	switch c := text[0]; c {
	case '"', '\\':
		return c, true
	case 'n':
		return '\n', true
	case 't':
		return '\t', true
	}
	return 0, false
}

// single reads a string in single quotes, where two quotes stand for one.
func (r *reader) single() (node, bool) {
	rest := r.text[r.at+1:]
	for i := 0; i < len(rest) && rest[i] != '\n'; i++ {
		if rest[i] != '\'' {
			continue
		}
		if i+1 < len(rest) && rest[i+1] == '\'' {
			i++
			continue
		}
		r.at += i + 2
		return node{text: strings.ReplaceAll(rest[:i], "''", "'"), kind: quoted}, true
	}
	return node{}, false
}
