package codebase

import "strings"

// scriptCutter cuts a script into pieces in one pass. It knows comments,
// strings, templates and regular expressions well enough to count braces.
type scriptCutter struct {
	src   string
	at    int
	line  int
	depth int
	doc   string
	list  []piece
	// braces open inside templates: at each, the depth at which "${" began
	templates []int
}

// maxPieces bounds the pieces of one file.
const maxPieces = 200_000

// cutScript cuts a script and adds the pieces to a list.
func cutScript(src string, list []piece) []piece {
	c := &scriptCutter{src: src, line: 1, list: list}
	for c.at < len(c.src) && len(c.list) < maxPieces {
		c.next()
	}
	return c.list
}

func (c *scriptCutter) next() {
	b := c.src[c.at]
	switch {
	case b == '\n':
		c.line++
		c.at++
	case b == ' ' || b == '\t' || b == '\r':
		c.at++
	case b == '/' && c.peek() == '/':
		c.skipLine()
	case b == '/' && c.peek() == '*':
		c.comment()
	case b == '/' && c.regexpMayBegin():
		c.regexp()
	case b == '"' || b == '\'':
		c.quoted(b)
	case b == '`':
		c.at++
		c.template()
	case isIdent(b):
		c.word()
	case b == '=' && c.peek() == '>':
		c.add("=>", signPiece, c.line)
		c.at += 2
	default:
		c.sign(b)
	}
}

// peek is the byte behind the current one, 0 at the end.
func (c *scriptCutter) peek() byte {
	if c.at+1 < len(c.src) {
		return c.src[c.at+1]
	}
	return 0
}

func (c *scriptCutter) add(text string, kind byte, line int) {
	c.list = append(c.list, piece{text: text, kind: kind, line: line, depth: c.depth, doc: c.doc})
	c.doc = ""
}

func (c *scriptCutter) sign(b byte) {
	c.at++
	if b == '}' {
		if n := len(c.templates); n > 0 && c.templates[n-1] == c.depth {
			c.templates = c.templates[:n-1]
			c.depth--
			c.template()
			return
		}
		c.add("}", signPiece, c.line)
		c.depth = max(0, c.depth-1)
		return
	}
	c.add(c.src[c.at-1:c.at], signPiece, c.line)
	if b == '{' {
		c.depth++
	}
}

func (c *scriptCutter) word() {
	start := c.at
	for c.at < len(c.src) && isIdent(c.src[c.at]) {
		c.at++
	}
	c.add(c.src[start:c.at], wordPiece, c.line)
}

func (c *scriptCutter) skipLine() {
	for c.at < len(c.src) && c.src[c.at] != '\n' {
		c.at++
	}
}

// comment skips /* … */ and remembers the text of /** … */ for what follows.
func (c *scriptCutter) comment() {
	start := c.at
	c.at += 2
	for c.at < len(c.src) && (c.src[c.at] != '*' || c.peek() != '/') {
		if c.src[c.at] == '\n' {
			c.line++
		}
		c.at++
	}
	c.at = min(len(c.src), c.at+2)
	text := c.src[start:c.at]
	if strings.HasPrefix(text, "/**") {
		c.doc = commentText(text)
	}
}

// commentText takes the stars off a doc comment, up to its first tag.
func commentText(text string) string {
	var lines []string
	for line := range strings.Lines(strings.Trim(text, "/*")) {
		line = strings.TrimLeft(strings.TrimSpace(line), "* ")
		if strings.HasPrefix(line, "@") {
			break
		}
		lines = append(lines, line)
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

func (c *scriptCutter) quoted(end byte) {
	start, line := c.at+1, c.line
	for c.at++; c.at < len(c.src) && c.src[c.at] != end && c.src[c.at] != '\n'; c.at++ {
		if c.src[c.at] == '\\' {
			if c.peek() == '\n' {
				c.line++
			}
			c.at++
		}
	}
	stop := min(c.at, len(c.src))
	if c.at < len(c.src) && c.src[c.at] == end {
		c.at++
	}
	c.add(c.src[start:stop], stringPiece, line)
}

// template skips the text of a template up to its end or to "${", whose
// content is script again.
func (c *scriptCutter) template() {
	for c.at < len(c.src) {
		switch b := c.src[c.at]; {
		case b == '\\' && c.peek() != '\n':
			c.at++
		case b == '\n':
			c.line++
		case b == '`':
			c.at++
			return
		case b == '$' && c.peek() == '{':
			c.at += 2
			c.depth++
			c.templates = append(c.templates, c.depth)
			return
		}
		c.at++
	}
}

// regexpMayBegin says whether "/" stands where a value is expected.
func (c *scriptCutter) regexpMayBegin() bool {
	if len(c.list) == 0 {
		return true
	}
	last := c.list[len(c.list)-1]
	switch last.kind {
	case stringPiece:
		return false
	case wordPiece:
		return last.text == "return" || last.text == "typeof" || last.text == "case"
	}
	return strings.Contains("(,=:[!&|?{;+>", last.text)
}

func (c *scriptCutter) regexp() {
	class := false
	const longest = 1000 // so that a line of slashes costs no more than its length
	for i := c.at + 1; i < len(c.src) && i < c.at+longest && c.src[i] != '\n'; i++ {
		switch c.src[i] {
		case '\\':
			i++
		case '[':
			class = true
		case ']':
			class = false
		case '/':
			if !class {
				c.at = i + 1
				return
			}
		}
	}
	c.sign('/') // a division after all
}

func isIdent(b byte) bool {
	return isWordByte(b) || b == '_' || b == '$' || b >= 0x80
}
