package codebase

import "strings"

// pyLine is one line of Python with what it stands in taken off.
type pyLine struct {
	text   string // without indentation
	indent int
	number int
	inside bool // within brackets or a long string that began before it
	blank  bool // nothing, or a comment only
}

// maxSymbols bounds the declarations taken from one file.
const maxSymbols = 1000

// python reads imports and declarations of a Python file by indentation.
func (s *scanner) python(f *file, src string) {
	lines := cutPython(src, s.lines[:0])
	s.lines = lines
	f.doc = pyDocstring(lines, 0)
	type open struct{ index, indent int }
	var stack []open
	last := 0 // last line with code
	closeTo := func(indent int) {
		for n := len(stack); n > 0 && stack[n-1].indent >= indent; n = len(stack) {
			f.symbols[stack[n-1].index].end = last
			stack = stack[:n-1]
		}
	}
	for i, l := range lines {
		if l.blank {
			continue
		}
		if l.inside {
			last = l.number
			continue
		}
		closeTo(l.indent)
		last = l.number
		f.imports = append(f.imports, pyImports(lines, i)...)
		kind, name := pyDeclaration(l.text)
		if kind == "" || len(f.symbols) == maxSymbols || len(stack) > 1 {
			continue
		}
		exported := !strings.HasPrefix(name, "_")
		if n := len(stack); n > 0 {
			outer := f.symbols[stack[n-1].index]
			if outer.kind != "class" {
				continue // a function inside a function is nobody's landmark
			}
			name = outer.name + "." + name
			if kind == "function" {
				kind = "method"
			}
		}
		stack = append(stack, open{len(f.symbols), l.indent})
		f.symbols = append(f.symbols, symbol{
			name: name, kind: kind, start: l.number, doc: pyDocstring(lines, i+1), exported: exported,
		})
	}
	closeTo(0)
}

// pyDeclaration reads "def name", "async def name" or "class Name".
func pyDeclaration(text string) (kind, name string) {
	text = strings.TrimPrefix(text, "async ")
	switch {
	case strings.HasPrefix(text, "def "):
		kind, text = "function", text[4:]
	case strings.HasPrefix(text, "class "):
		kind, text = "class", text[6:]
	default:
		return "", ""
	}
	text = strings.TrimLeft(text, " ")
	end := 0
	for end < len(text) && isIdent(text[end]) {
		end++
	}
	if end == 0 {
		return "", ""
	}
	return kind, text[:end]
}

// pyImports lists the modules that the import on line i names, with
// "module:name" for names taken from a module, which may be modules themselves.
func pyImports(lines []pyLine, i int) []string {
	text, _, _ := strings.Cut(lines[i].text, "#")
	var out []string
	if list, found := strings.CutPrefix(text, "import "); found {
		for part := range strings.SplitSeq(list, ",") {
			if name := firstField(part); name != "" {
				out = append(out, name)
			}
		}
		return out
	}
	list, found := strings.CutPrefix(text, "from ")
	if !found {
		return nil
	}
	module, names, found := strings.Cut(list, " import")
	if !found {
		return nil
	}
	module = strings.TrimSpace(module)
	out = append(out, module)
	for j := i + 1; j < len(lines) && lines[j].inside && j < i+200; j++ {
		part, _, _ := strings.Cut(lines[j].text, "#")
		names += " " + part
	}
	for part := range strings.SplitSeq(strings.Trim(strings.TrimSpace(names), "()"), ",") {
		if name := strings.Trim(firstField(part), "()"); name != "" && name != "*" {
			out = append(out, module+":"+name)
		}
	}
	return out
}

func firstField(s string) string {
	if fields := strings.Fields(s); len(fields) > 0 {
		return fields[0]
	}
	return ""
}

// pyDocstring is the first sentence of the string that begins at or right
// after line i.
func pyDocstring(lines []pyLine, i int) string {
	for i < len(lines) && (lines[i].blank || lines[i].inside) {
		i++
	}
	if i >= len(lines) {
		return ""
	}
	for _, quote := range []string{`"""`, `'''`} {
		text, found := strings.CutPrefix(strings.TrimLeft(lines[i].text, "rRuU"), quote)
		if !found {
			continue
		}
		for j := i + 1; j < len(lines) && j < i+8 && !strings.Contains(text, quote) && lines[j].inside; j++ {
			if lines[j].text == "" {
				break
			}
			text += "\n" + lines[j].text
		}
		text, _, _ = strings.Cut(text, quote)
		return firstSentence(text)
	}
	return ""
}

// cutPython cuts a file into lines, adds them to a list and follows brackets and long strings
// across them, in one pass.
func cutPython(src string, list []pyLine) []pyLine {
	brackets, long := 0, byte(0) // long: quote of the open long string
	number := 0
	for raw := range strings.Lines(src) {
		number++
		raw = strings.TrimRight(raw, "\r\n")
		text := strings.TrimLeft(raw, " \t")
		l := pyLine{
			text: text, number: number, inside: brackets > 0 || long != 0,
			indent: indentOf(raw[:len(raw)-len(text)]),
		}
		l.blank = long == 0 && (len(text) == 0 || text[0] == '#')
		list = append(list, l)
		brackets, long = pyState(text, brackets, long)
	}
	return list
}

// indentOf counts a tab up to the next multiple of eight, as Python does.
func indentOf(space string) int {
	n := 0
	for i := range len(space) {
		c := space[i]
		if c == '\t' {
			n += 8 - n%8
		} else {
			n++
		}
	}
	return n
}

// pyState follows one line: brackets left open, and the quote of a long string
// left open.
func pyState(text string, brackets int, long byte) (int, byte) {
	for i := 0; i < len(text); i++ {
		c := text[i]
		triple := i+2 < len(text) && (c == '"' || c == '\'') && text[i+1] == c && text[i+2] == c
		switch {
		case long != 0:
			switch {
			case c == '\\':
				i++
			case triple && c == long:
				long, i = 0, i+2
			}
		case c == '#':
			return brackets, 0
		case triple:
			long, i = c, i+2
		case c == '"' || c == '\'':
			for i++; i < len(text) && text[i] != c; i++ {
				if text[i] == '\\' {
					i++
				}
			}
		case c == '(' || c == '[' || c == '{':
			brackets++
		case c == ')' || c == ']' || c == '}':
			brackets = max(0, brackets-1)
		}
	}
	return brackets, long
}
