package guidelines

import (
	"bytes"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/selection"
	"github.com/overtone-cli/overtone/templates"
)

// insert gives a file with one rule more, and the line it stands on. Every byte
// of src stays; only the line, and a heading when it is missing, come to it.
func insert(src []byte, a Addition, id string, target selection.Found, kind ruleFile, general templates.Words, lang string) ([]byte, int, error) {
	if len(bytes.TrimSpace(src)) == 0 {
		src = append([]byte(nil), kind.text(a.Scope, lang, true)...)
	}
	it := item{id: id, topic: a.Topic, text: a.Text, date: a.Date, learning: a.Kind == Learning}
	if a.Kind != Learning {
		it.date = ""
	}
	body, first := split(src)
	e := editor{doc: markdown.Parse(body, first), line: writeItem(it), nl: newline(src)}
	titles, own := kind.headings(a.Topic, a.Kind)
	heading := own.Heading.In(lang)
	switch {
	case a.Section != "":
		titles, heading = []string{a.Section}, a.Section
	case titles == nil:
		titles, heading = []string{general.In("en"), general.In("zh")}, general.In(lang)
	}
	at := len(src) - len(body)
	for _, edit := range []markdown.Edit{e.place(titles, heading), e.end("")} {
		out, err := markdown.Apply(body, []markdown.Edit{edit})
		if err != nil {
			return nil, 0, err
		}
		whole := append(append([]byte(nil), src[:at]...), out...)
		if line := stands(whole, target, id, a.Text); line > 0 {
			return whole, line, nil
		}
	}
	return nil, 0, problem.New("conflict.rule_file", "a rule added to this file would not be read back").At(target.Shown, 0).
		Mend("close the frontmatter, code block or comment that is open in it")
}

// stands is the line of the rule when a file is read again, 0 when it is not
// there as it was meant.
func stands(src []byte, target selection.Found, id, text string) int {
	file, _ := parse(target, src)
	for _, rule := range file.Rules {
		if rule.ID == id && rule.Text == text {
			return rule.Line
		}
	}
	return 0
}

// newline is the line end that most of a file's first lines have.
func newline(src []byte) string {
	crlf := bytes.Count(src, []byte("\r\n"))
	if crlf > 0 && crlf*2 > bytes.Count(src, []byte("\n")) {
		return "\r\n"
	}
	return "\n"
}

// editor finds the place of a new line in a body.
type editor struct {
	doc  *markdown.Document
	line string
	nl   string
}

// place puts the line under the heading with one of the titles; without one,
// under a new heading at the end, unless the file has no headings to file by.
func (e editor) place(titles []string, heading string) markdown.Edit {
	if s := e.doc.FindSection(titles...); s != nil {
		return e.under(s)
	}
	filed := false
	for _, s := range e.doc.Sections() {
		s.Walk(func(s *markdown.Section) bool { filed = filed || s.Level > 1; return true })
	}
	if !filed || heading == "" {
		if last := e.last(e.doc.Blocks); last >= 0 {
			return e.behind(last)
		}
		return e.end("")
	}
	return e.end("## " + plainHeading(heading))
}

// plainHeading keeps a heading from being read as anything else.
func plainHeading(text string) string {
	return strings.TrimRight(strings.NewReplacer("<", `\<`, "`", "\\`").Replace(text), " #")
}

// under puts the line behind the last rule of a section's own text, or behind
// that text.
func (e editor) under(s *markdown.Section) markdown.Edit {
	from := s.Heading + 1
	if i := e.last(e.doc.Blocks[from : from+len(s.Blocks)]); i >= 0 {
		return e.behind(from + i)
	}
	at := s.BodyStart
	if n := len(s.Blocks); n > 0 {
		at = s.Blocks[n-1].End
	}
	text := e.nl + e.bullet(-1) + e.line
	if !e.endsLine(at) {
		return markdown.Edit{Start: at, End: at, New: e.nl + text}
	}
	text += e.nl
	if at < len(e.doc.Source) && !e.blank(at) {
		text += e.nl
	}
	return markdown.Edit{Start: at, End: at, New: text}
}

// last is the index of the last item of the outermost lists, -1 without one.
func (e editor) last(blocks []markdown.Block) int {
	for i, b := range slices.Backward(blocks) {
		if b.Kind == markdown.Item && b.Depth == 1 && !b.Quoted {
			return i
		}
	}
	return -1
}

// behind puts the line behind an item, with the same marker.
func (e editor) behind(i int) markdown.Edit {
	at := itemEnd(e.doc.Blocks, i)
	text := e.bullet(i) + e.line
	if e.endsLine(at) {
		return markdown.Edit{Start: at, End: at, New: text + e.nl}
	}
	return markdown.Edit{Start: at, End: at, New: e.nl + text}
}

// end puts the line at the end of the file, under a heading when there is one.
// A file that does not end in a line break goes on without one.
func (e editor) end(heading string) markdown.Edit {
	at := len(e.doc.Source)
	text, final := e.nl, e.nl
	if !e.endsLine(at) {
		text, final = e.nl+e.nl, ""
	} else if at == 0 || e.blank(at-1) && strings.HasSuffix(string(e.doc.Source), e.nl+e.nl) {
		text = ""
	}
	if heading != "" {
		text += heading + e.nl + e.nl
	}
	return markdown.Edit{Start: at, End: at, New: text + e.bullet(-1) + e.line + final}
}

// endsLine says whether a line ends at a byte, or nothing stands before it.
func (e editor) endsLine(at int) bool { return at == 0 || e.doc.Source[at-1] == '\n' }

// blank says whether the line at a byte holds nothing.
func (e editor) blank(at int) bool {
	line, _, _ := bytes.Cut(e.doc.Source[at:], []byte("\n"))
	return len(bytes.TrimSpace(line)) == 0
}

// bullet is the marker of the item at i, with what stands before it, or "- ".
func (e editor) bullet(i int) string {
	if i >= 0 && !e.doc.Blocks[i].Ordered {
		line := e.doc.Source[e.doc.Blocks[i].Start:]
		indent := len(line) - len(bytes.TrimLeft(line, " "))
		if indent <= 3 && indent+1 < len(line) && strings.IndexByte("-*+", line[indent]) >= 0 {
			return string(line[:indent+1]) + " "
		}
	}
	return "- "
}
