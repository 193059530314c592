package markdown

import (
	"strings"
)

// maxLabel is the longest label of a reference, by CommonMark.
const maxLabel = 999

// defined takes the link reference definitions off the front of a paragraph
// and remembers them. A footnote's text ([^1]: …) is prose and stays.
func (r *reader) defined(s span) span {
	if s.text == "" || s.text[0] != '[' {
		return s
	}
	p := definitions{s: s.text}
	n := 0
	for n < len(s.text) {
		d, end, ok := p.next(n)
		if !ok {
			break
		}
		d.Line, d.EndLine = r.line(s.source(n)), r.line(s.source(end-1))
		r.doc.Definitions = append(r.doc.Definitions, d)
		if key := labelKey(d.Label); r.refs[key] == "" {
			r.refs[key] = d.Dest
		}
		n = end
	}
	if n == 0 {
		return s
	}
	return s.from(skipSpace(s.text, n))
}

// labelKey is the form in which labels are compared.
func labelKey(label string) string {
	return strings.ToLower(strings.Join(strings.Fields(label), " "))
}

// definitions reads definitions from the text of a paragraph. noCloser
// remembers, for each title quote, that none closes behind an offset, so that
// hostile text is not searched again and again.
type definitions struct {
	s        string
	noCloser [128]bool
}

// next reads the definition at i and returns the offset of the line behind it.
func (p *definitions) next(i int) (Definition, int, bool) {
	label, i, ok := readLabel(p.s, i)
	if !ok || label[0] == '^' || i >= len(p.s) || p.s[i] != ':' {
		return Definition{}, 0, false
	}
	i = skipSpace(p.s, i+1)
	dest, i, ok := readDest(p.s, i)
	if !ok {
		return Definition{}, 0, false
	}
	d := Definition{Label: label, Dest: dest}
	after := skipBlank(p.s, i)
	ends := after == len(p.s) || p.s[after] == '\n'
	if t := skipSpace(p.s, i); t > i && t < len(p.s) && strings.IndexByte(`"'(`, p.s[t]) >= 0 {
		if end, ok := p.title(t); ok {
			end = skipBlank(p.s, end)
			if end == len(p.s) || p.s[end] == '\n' {
				return d, min(end+1, len(p.s)), true
			}
		}
	}
	return d, min(after+1, len(p.s)), ends
}

func (p *definitions) title(i int) (int, bool) {
	if p.noCloser[p.s[i]] {
		return 0, false
	}
	end, ok := readTitle(p.s, i)
	if !ok && end == len(p.s) {
		p.noCloser[p.s[i]] = true
	}
	return end, ok
}

// readLabel reads [label] at i and returns it with the offset behind it.
func readLabel(s string, i int) (string, int, bool) {
	if i >= len(s) || s[i] != '[' {
		return "", i, false
	}
	for j := i + 1; j < len(s) && j-i <= maxLabel+1; j++ {
		switch s[j] {
		case '\\':
			j++
		case '[':
			return "", i, false
		case ']':
			label := strings.TrimSpace(s[i+1 : j])
			return label, j + 1, label != ""
		}
	}
	return "", i, false
}

// maxParens is how deep parentheses nest in a bare destination.
const maxParens = 32

// readDest reads a link destination at i: <…> or a run without blanks in which
// parentheses pair up.
func readDest(s string, i int) (string, int, bool) {
	if i < len(s) && s[i] == '<' {
		for j := i + 1; j < len(s); j++ {
			switch s[j] {
			case '\\':
				j++
			case '\n', '<':
				return "", i, false
			case '>':
				return unescape(s[i+1 : j]), j + 1, true
			}
		}
		return "", i, false
	}
	depth, j := 0, i
loop:
	for ; j < len(s) && s[j] > ' '; j++ {
		switch {
		case s[j] == '\\' && j+1 < len(s) && isPunct(s[j+1]):
			j++
		case s[j] == '(':
			if depth++; depth > maxParens {
				return "", i, false
			}
		case s[j] == ')':
			if depth--; depth < 0 {
				break loop
			}
		}
	}
	return unescape(s[i:j]), j, j > i && depth <= 0
}

// readTitle reads a quoted title at i and returns the offset behind it; when
// nothing closes it, the offset is the end of s.
func readTitle(s string, i int) (int, bool) {
	closer := s[i]
	if closer == '(' {
		closer = ')'
	}
	for j := i + 1; j < len(s); j++ {
		switch {
		case s[j] == '\\':
			j++
		case s[j] == closer:
			return j + 1, true
		case s[j] == '(' && closer == ')':
			return j, false
		}
	}
	return len(s), false
}

// skipBlank passes spaces and tabs, skipSpace also one newline at a time of
// the same paragraph (there are no blank lines inside one).
func skipBlank(s string, i int) int {
	for i < len(s) && (s[i] == ' ' || s[i] == '\t') {
		i++
	}
	return i
}

func skipSpace(s string, i int) int {
	for i < len(s) && isBlank(s[i]) {
		i++
	}
	return i
}
