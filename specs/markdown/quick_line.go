package markdown

import "strings"

// lineKind is how a line begins, for the quick reader.
type lineKind uint8

const (
	oddLine lineKind = iota // whatever is left to the parser
	noText
	proseLine
	headingLine
	itemLine
	pipeLine      // begins with a pipe
	delimiterLine // the same, but of pipes, dashes, colons and blanks only
	fenceLine
	commentLine // an HTML comment that ends on its line
	breakLine   // three dashes or more and nothing else
)

// kindOf looks at the begin of a line that stands in no fence. Whatever might
// begin a block that the quick reader does not know is odd.
func kindOf(line string) lineKind {
	if line == "" {
		return noText
	}
	switch line[0] {
	case '#':
		return headingKind(line)
	case '-', '*', '+':
		return markerKind(line)
	case '|':
		if strings.Trim(line, "|-: ") == "" {
			return delimiterLine
		}
		return pipeLine
	case '`':
		return tickKind(line)
	case '<':
		if strings.HasPrefix(line, "<!--") && strings.Contains(line, "-->") {
			return commentLine
		}
		return oddLine
	case ' ', '>', '=':
		return oddLine
	case '~':
		return proseUnless(strings.HasPrefix(line, "~~~"))
	case '_':
		return proseUnless(strings.Trim(line, "_ ") == "")
	case ':':
		return proseUnless(strings.Trim(line, "|-: ") == "")
	}
	return proseUnless(isNumbered(line))
}

func proseUnless(odd bool) lineKind {
	if odd {
		return oddLine
	}
	return proseLine
}

// headingKind wants a heading without closing marks; its text may be missing.
func headingKind(line string) lineKind {
	level := 1
	for level < len(line) && line[level] == '#' {
		level++
	}
	if level > 6 || level == len(line) || line[level] != ' ' || strings.HasSuffix(strings.TrimRight(line[level:], " "), "#") {
		return oddLine
	}
	return headingLine
}

// markerKind tells an item, whose text must begin like prose, from text and
// from a thematic break or an underline.
func markerKind(line string) lineKind {
	if len(line) > 2 && line[1] == ' ' {
		if kind := kindOf(line[2:]); kind == proseLine || kind == pipeLine {
			return itemLine
		}
		return oddLine
	}
	switch {
	case len(line) > 2 && strings.Trim(line, "-") == "":
		return breakLine
	case strings.Trim(line, "*|-: ") == "":
		return oddLine
	}
	return proseUnless(strings.TrimRight(line, " ") == "+")
}

// tickKind tells a fence from a code span.
func tickKind(line string) lineKind {
	ticks := runLength(line, 0)
	switch {
	case ticks < 3:
		return proseLine
	case strings.IndexByte(line[ticks:], '`') >= 0:
		return oddLine
	}
	return fenceLine
}

// isNumbered says whether a line begins with digits and the mark of a list.
func isNumbered(line string) bool {
	n := 0
	for n < len(line) && line[n] >= '0' && line[n] <= '9' {
		n++
	}
	return n > 0 && n < len(line) && (line[n] == '.' || line[n] == ')') && (n+1 == len(line) || line[n+1] == ' ')
}

// mayDefine says whether a text may begin with a link reference definition.
func mayDefine(text string) bool {
	return text[0] == '[' && strings.Contains(text, "]:")
}
