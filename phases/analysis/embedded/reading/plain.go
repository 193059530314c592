package reading

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// plainBlocks reads plain text: paragraphs between blank lines, lines with a
// list mark as items, and short lines standing alone as headings.
func (r *reader) plainBlocks() []block {
	p := plainReader{lex: r.lex, lines: r.out.Lines, asked: r.asked}
	if r.subject > 0 || len(r.asked) > 0 || len(r.out.Decoration) > 0 { // the head of an e-mail and marks of speakers are set aside
		p.lines, p.subject = strings.Split(string(r.body), "\n"), r.subject
	}
	for p.at < len(p.lines) {
		p.step()
	}
	return p.out
}

type plainReader struct {
	lex     *Lexicon
	lines   []string
	at      int
	out     []block
	subject int          // line of an e-mail's subject, 0 without one
	asked   map[int]bool // lines with a question of an interviewer
}

// step reads the block at the current line.
func (p *plainReader) step() {
	line := strings.TrimSpace(p.lines[p.at])
	switch {
	case line == "":
		p.at++
	case p.at+1 == p.subject:
		p.out = append(p.out, block{kind: markdown.Heading, level: 1, raw: strings.TrimPrefix(line, "# "), from: p.at + 1, to: p.at + 1})
		p.at++
	case p.asked[p.at+1]:
		p.out = append(p.out, block{kind: markdown.Heading, level: 6, raw: strings.TrimPrefix(line, "###### "), from: p.at + 1, to: p.at + 1})
		p.at++
	case isRuleLine(line):
		p.out = append(p.out, block{kind: markdown.Rule, from: p.at + 1, to: p.at + 1})
		p.at++
	case p.heading(line):
		p.at++
	default:
		if mark, ok := listMark(p.lines[p.at]); ok {
			p.item(mark)
			return
		}
		p.paragraph()
	}
}

// mark is the beginning of a list item in plain text.
type mark struct {
	indent, length int // columns before the mark, bytes up to the text
	ordered        bool
	number         int
}

// listMark reads "- ", "* ", "• ", "1) ", "1. " and "（1）" at the beginning of a line.
func listMark(line string) (mark, bool) {
	rest := strings.TrimLeft(line, " \t　")
	m := mark{indent: len(line) - len(rest)}
	for _, bullet := range []string{"- ", "* ", "+ ", "• ", "– ", "·", "●", "○", "▪ ", "◦ "} {
		if strings.HasPrefix(rest, bullet) {
			m.length = m.indent + len(bullet)
			return m, true
		}
	}
	body := strings.TrimPrefix(strings.TrimPrefix(rest, "("), "（")
	n := 0
	for n < len(body) && n < 4 && body[n] >= '0' && body[n] <= '9' {
		n++
	}
	if n == 0 {
		return m, false
	}
	for _, stop := range []string{") ", ". ", "）", "、", "．"} {
		if strings.HasPrefix(body[n:], stop) {
			m.ordered = true
			m.number, _ = strconv.Atoi(body[:n])
			m.length = len(line) - len(body) + n + len(stop)
			return m, true
		}
	}
	return m, false
}

// item reads a list item and the lines that continue it.
func (p *plainReader) item(m mark) {
	first := p.at
	text := []string{strings.TrimSpace(p.lines[p.at][m.length:])}
	p.at++
	for p.at < len(p.lines) && strings.TrimSpace(p.lines[p.at]) != "" {
		if _, ok := listMark(p.lines[p.at]); ok || p.startsAnew(m) {
			break
		}
		text = append(text, strings.TrimSpace(p.lines[p.at]))
		p.at++
	}
	depth := 1
	for i := len(p.out) - 1; i >= 0 && p.out[i].kind == markdown.Item; i-- {
		if p.out[i].number >= 0 && p.indentOf(p.out[i].from) < m.indent {
			depth = p.out[i].depth + 1
			break
		}
		if p.indentOf(p.out[i].from) == m.indent {
			depth = p.out[i].depth
			break
		}
	}
	p.out = append(p.out, block{
		kind: markdown.Item, level: depth, depth: depth, ordered: m.ordered, number: m.number,
		raw: strings.Join(text, "\n"), from: first + 1, to: p.at,
	})
}

// startsAnew tells a line that does not carry on the item of a list above it: it
// stands no deeper than the mark, begins like a sentence, and the line above it
// was not full.
func (p *plainReader) startsAnew(m mark) bool {
	line, above := p.lines[p.at], p.lines[p.at-1]
	r, _ := utf8.DecodeRuneInString(strings.TrimSpace(line))
	return p.indentOf(p.at+1) <= m.indent && m.length > m.indent && unicode.IsUpper(r) && len(above)+len(FirstWord(line)) < 72
}

func (p *plainReader) indentOf(line int) int {
	s := p.lines[line-1]
	return len(s) - len(strings.TrimLeft(s, " \t　"))
}

func (p *plainReader) paragraph() {
	first := p.at
	var text []string
	for p.at < len(p.lines) && strings.TrimSpace(p.lines[p.at]) != "" {
		if _, ok := listMark(p.lines[p.at]); ok && p.at > first {
			break
		}
		text = append(text, strings.TrimSpace(p.lines[p.at]))
		p.at++
	}
	p.out = append(p.out, block{kind: markdown.Paragraph, raw: strings.Join(text, "\n"), from: first + 1, to: p.at})
}

// heading takes a short line with blank lines around it for a heading when it
// is numbered, in capitals, or ends with a colon.
func (p *plainReader) heading(line string) bool {
	if p.at > 0 && strings.TrimSpace(p.lines[p.at-1]) != "" {
		return false
	}
	next := ""
	if p.at+1 < len(p.lines) {
		next = strings.TrimSpace(p.lines[p.at+1])
	}
	level, isHeading := headingShape(line)
	switch {
	case !isHeading || p.alone():
		return false
	case next == "" || p.at == 0 && IsCapitals(line), chineseHeading(line):
	case isRuleLine(next): // underlined
	default:
		return false
	}
	p.out = append(p.out, block{kind: markdown.Heading, level: level, raw: line, from: p.at + 1, to: p.at + 1})
	return true
}

// alone tells that nothing but the current line is written: an idea in a few
// words is no heading.
func (p *plainReader) alone() bool {
	if p.at > 0 {
		return false
	}
	for _, line := range p.lines[p.at+1:] {
		if strings.TrimSpace(line) != "" {
			return false
		}
	}
	return true
}

// headingShape tells whether a line alone may be a heading, and of which level.
func headingShape(line string) (level int, ok bool) {
	if utf8.RuneCountInString(line) > 80 || strings.HasSuffix(line, ",") {
		return 0, false
	}
	number, rest := cutNumber(line)
	ends, _ := utf8.DecodeLastRuneInString(line)
	stops := strings.ContainsRune(".!?。！？；;", ends)
	switch {
	case number != "" && !stops && rest != "":
		return 1 + strings.Count(strings.Trim(number, "."), ".") + 1, true
	case IsCapitals(line) && !stops:
		return 1, true
	case strings.ContainsRune(":：", ends):
		return 0, false // announces what follows, see builder.paragraph
	case !stops && utf8.RuneCountInString(line) <= 50 && StartsUpper(line) && !strings.ContainsAny(line, ",;，；") && len(strings.Fields(line)) <= 7:
		return 2, true
	case !stops && tellsQuestion(line):
		return 2, true
	}
	return 0, false
}

// tellsQuestion tells a line that heads what follows by a question that is told and not asked:
// "What it has to do on day one", "How we will know that it worked".
func tellsQuestion(line string) bool {
	const longest, most = 60, 10 // characters, words
	words := strings.Fields(line)
	return len(words) > 2 && len(words) <= most && utf8.RuneCountInString(line) <= longest && !strings.ContainsAny(line, ",;\"“”") &&
		slices.Contains([]string{"What", "How", "Why", "Who", "Where", "When"}, words[0])
}

// IsCapitals tells a line in capitals, with three of them at least.
func IsCapitals(line string) bool {
	letters := 0
	for _, r := range line {
		if unicode.IsLower(r) || IsHan(r) {
			return false
		}
		if unicode.IsUpper(r) {
			letters++
		}
	}
	return letters >= 3
}

// StartsUpper tells a line that begins with a capital or a Chinese character.
func StartsUpper(line string) bool {
	r, _ := utf8.DecodeRuneInString(line)
	return unicode.IsUpper(r) || IsHan(r)
}

func isRuleLine(line string) bool {
	return len(line) >= 3 && strings.Trim(line, "-=*_~#+ ") == ""
}
