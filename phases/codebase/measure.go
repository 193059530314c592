package codebase

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// lineBounds are the lengths, in characters, that lines are held against.
func lineBounds() [5]int { return [5]int{80, 100, 120, 140, 160} }

// measures is what is counted in one source file for the habits.
type measures struct {
	tabs, two, four, eight int    // indented blocks by what they are indented with
	within                 [5]int // lines that keep to the bounds
	lines                  int    // lines with text
	wrapped, bare          int    // errors passed on with and without a word on where
	single, double         int    // quotes around what is imported
	ends, open             int    // statements with and without a semicolon
	named, fallback        bool   // exports by name and by default
	class                  bool   // a component written as a class
	hinted, hintless       int    // Python functions with and without types
}

// measure counts in a source file what habits are made of.
func measure(f *file, src string) measures {
	var m measures
	before := 0 // indentation of the line before, in columns
	var signature string
	kin, marks := kin(f.lang.Name), LineComments(f.lang.Name)
	for raw := range strings.Lines(src) {
		line := strings.TrimRight(raw, "\r\n \t")
		text := strings.TrimLeft(line, " \t")
		if text == "" {
			continue
		}
		m.length(line)
		if !isAligned(text, marks) {
			before = m.indent(line[:len(line)-len(text)], before)
		}
		switch kin {
		case "Go":
			m.goError(text)
		case "Rust":
			m.rustError(text)
		case "Python":
			signature = m.pythonHint(signature, text)
		case "Script":
			m.script(text, len(line) == len(text))
		}
	}
	return m
}

// length counts the line against every bound; a tab counts as four characters.
func (m *measures) length(line string) {
	m.lines++
	n := utf8.RuneCountInString(line) + 3*strings.Count(line, "\t")
	for i, bound := range lineBounds() {
		if n <= bound {
			m.within[i]++
		}
	}
}

// isAligned says whether a line is a comment: these are aligned, not indented.
func isAligned(text string, marks []string) bool {
	return text[0] == '*' || slices.ContainsFunc(marks, func(mark string) bool { return strings.HasPrefix(text, mark) })
}

// indent counts a line that is indented deeper than the one before by what it
// is deeper.
func (m *measures) indent(space string, before int) int {
	if strings.HasPrefix(space, "\t") {
		if len(space) > before {
			m.tabs++
		}
		return len(space)
	}
	switch len(space) - before {
	case 2:
		m.two++
	case 4:
		m.four++
	case 8:
		m.eight++
	}
	return len(space)
}

// goError counts lines that pass an error on.
func (m *measures) goError(text string) {
	switch {
	case strings.Contains(text, "fmt.Errorf(") && strings.Contains(text, "%w"),
		strings.Contains(text, "rap(err,") || strings.Contains(text, "rapf(err,"):
		m.wrapped++
	case strings.HasPrefix(text, "return ") && (text == "return err" || strings.HasSuffix(text, ", err")),
		strings.Contains(text, "fmt.Errorf(") && (strings.HasSuffix(text, ", err)") || strings.HasSuffix(text, "err.Error())")):
		m.bare++
	}
}

// rustError counts lines that pass an error on with "?" and such that stop the
// program.
func (m *measures) rustError(text string) {
	switch {
	case strings.HasPrefix(text, "//"):
	case strings.Contains(text, ".unwrap()") || strings.Contains(text, ".expect("):
		m.bare++
	case strings.Contains(text, "?;") || strings.Contains(text, ")?") || strings.Contains(text, "?."):
		m.wrapped++
	}
}

// pythonHint follows the head of a function to its end and counts whether it
// names types; it answers the head as far as it goes.
func (m *measures) pythonHint(head, text string) string {
	if head == "" && !strings.HasPrefix(text, "def ") && !strings.HasPrefix(text, "async def ") {
		return ""
	}
	text, _, _ = strings.Cut(text, " #")
	head += text
	if !strings.HasSuffix(strings.TrimSpace(text), ":") && len(head) < 2000 && strings.Count(head, "(") != strings.Count(head, ")") {
		return head + " "
	}
	_, parameters, _ := strings.Cut(head, "(")
	at := strings.LastIndexByte(parameters, ')')
	inner := ""
	if at >= 0 {
		inner = parameters[:at]
	}
	switch {
	case strings.Contains(head, "->"), strings.Contains(inner, ":"):
		m.hinted++
	default:
		m.hintless++
	}
	return ""
}

// script counts quotes, semicolons, exports and class components.
func (m *measures) script(text string, top bool) {
	if strings.HasPrefix(text, "import ") || strings.Contains(text, "require(") || strings.HasPrefix(text, "} from ") {
		if at := strings.LastIndexAny(text, `"'`); at >= 0 && text[at] == '"' {
			m.double++
		} else if at >= 0 {
			m.single++
		}
		if strings.HasSuffix(text, ";") {
			m.ends++
		} else if strings.HasSuffix(text, `"`) || strings.HasSuffix(text, "'") || strings.HasSuffix(text, ")") {
			m.open++
		}
	} else if strings.HasPrefix(text, "return ") {
		if strings.HasSuffix(text, ";") {
			m.ends++
		} else if last := text[len(text)-1]; last == ')' || last == '"' || last == '\'' || isIdent(last) {
			m.open++
		}
	}
	if top {
		m.fallback = m.fallback || strings.HasPrefix(text, "export default")
		m.named = m.named || strings.HasPrefix(text, "export ") && !strings.HasPrefix(text, "export default")
		m.class = m.class || strings.Contains(text, "extends React.Component") || strings.Contains(text, "extends Component") ||
			strings.Contains(text, "extends PureComponent") || strings.Contains(text, "extends React.PureComponent")
	}
}
