package gates

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/wording"
)

// textChecks look at the wording of every document.
func textChecks() []check {
	return []check{
		{"text.placeholder", textPlaceholder},
		{"text.escape", textEscape},
	}
}

// prose is one piece of running text: plain, without code, with its line and
// the top section that it stands in. Raw is what holds the mark of its source:
// the text as it is written, or the cell of its row with the mark.
type prose struct {
	text    string
	line    int
	section string
	raw     string
}

// prose lists the running text of a document, found once.
func (f *facts) prose(d *specs.Parsed) []prose {
	return f.read.get(d, func() []prose { return findProse(d) })
}

func findProse(d *specs.Parsed) []prose {
	sections := map[int]string{}
	for id, line := range d.Sections { // any order gives the same map
		if !strings.Contains(id, "/") {
			sections[line] = id
		}
	}
	size := 0
	for i := range d.Markdown.Blocks {
		size += max(1, len(d.Markdown.Blocks[i].Cells))
	}
	out := make([]prose, 0, size)
	section := ""
	for i := range d.Markdown.Blocks {
		b := &d.Markdown.Blocks[i]
		switch b.Kind {
		case markdown.Heading:
			if b.Level <= 2 {
				section = sections[b.Line]
			}
			out = append(out, prose{plainText(b.Text), b.Line, section, b.Text})
		case markdown.Paragraph, markdown.Item:
			line := b.Line
			for text := range strings.SplitSeq(b.Text, "\n") {
				out = append(out, prose{plainText(text), line, section, text})
				line++
			}
		case markdown.Row:
			if !b.Header {
				mark := markedCell(b.Cells)
				for _, c := range b.Cells {
					out = append(out, prose{plainText(c.Text), b.Line, section, mark})
				}
			}
		case markdown.Fence, markdown.HTML, markdown.Rule:
		}
	}
	return out
}

// markedCell is the cell of a row that says where the row is from.
func markedCell(cells []markdown.Cell) string {
	for _, c := range slices.Backward(cells) {
		if strings.Contains(c.Text, "`L") {
			return c.Text
		}
	}
	return ""
}

// plainText is a text as a reader sees it, without what stands in code spans.
func plainText(text string) string {
	if strings.IndexByte(text, '`') >= 0 {
		text = withoutCode(text)
	}
	if !strings.ContainsAny(text, "\\*_[<&~!") {
		return text
	}
	return markdown.Plain(text)
}

// withoutCode drops the code spans of one line.
func withoutCode(text string) string {
	var b strings.Builder
	for {
		open := strings.IndexByte(text, '`')
		if open < 0 || open > 0 && text[open-1] == '\\' {
			b.WriteString(text)
			return b.String()
		}
		n := 1
		for open+n < len(text) && text[open+n] == '`' {
			n++
		}
		end := strings.Index(text[open+n:], strings.Repeat("`", n))
		if end < 0 {
			b.WriteString(text)
			return b.String()
		}
		rest := text[open+n+end+n:]
		if rest == "" && b.Len() == 0 {
			return text[:open]
		}
		b.WriteString(text[:open])
		text = rest
	}
}

// textPlaceholder: nothing is left to be filled in. What is not known belongs
// under the open questions. Braces that the source itself has are its own.
func textPlaceholder(t *trial) {
	for _, d := range t.documents(true) {
		for _, p := range t.prose(d) {
			if p.section == "questions" || !suspicious(p.text) {
				continue
			}
			if found := t.ownGaps(p); len(found) > 0 {
				t.that(false, place{d.File, p.line}, "item", found[0])
			} else if s := slot(p.text); s != "" && !strings.Contains(t.source(), s) {
				t.that(false, place{d.File, p.line}, "item", s)
			}
		}
		t.that(true, place{})
	}
}

// suspicious is a quick look that spares most texts the lexicon: a capital
// abbreviation, a brace, question marks, or one of the first words of a gap.
func suspicious(text string) bool {
	const ( // the bytes of the cases below; the Chinese ones begin with one above them all
		low  = 1 << '?'
		high = 1<<('{'-64) | 1<<('t'-64) | 1<<('o'-64) | 1<<('y'-64) | 1<<('Y'-64) | 1<<('T'-64) | 1<<('F'-64) | 1<<('X'-64)
	)
	for i := range len(text) {
		set := uint64(low)
		if text[i] >= 64 {
			set = high
		}
		if text[i] < utf8.RuneSelf && set>>(text[i]&63)&1 == 0 {
			continue
		}
		switch text[i] {
		case '{':
			return true
		case 't', 'o', 'y', 'Y': // "to be", "orem", "your text": nearly always something else
			if i+2 < len(text) && strings.IndexByte("oro", text[i+1]) >= 0 && strings.IndexByte(" eu", text[i+2]) >= 0 && beginsWithSign(text[i:]) {
				return true
			}
		case 'T', 'F', 'X', '?', "待"[0], "暂"[0], "请"[0]:
			if beginsWithSign(text[i:]) {
				return true
			}
		}
	}
	return false
}

func beginsWithSign(text string) bool {
	for _, sign := range []string{"TB", "TODO", "FIXME", "XXX", "??", "to be ", "To be ", "orem", "your text", "Your text", "待", "暂", "请填"} {
		if strings.HasPrefix(text, sign) {
			return true
		}
	}
	return false
}

// textEscape: no clause that lets everybody out. Where the text belongs to a
// requirement or a story it decides what is built.
func textEscape(t *trial) {
	for _, d := range t.documents(true) {
		switch d.Doc.Kind() {
		case specs.KindRequirement, specs.KindNFR, specs.KindEpic, specs.KindADR:
		default:
			continue
		}
		found, line := wording.Match{}, 0
		for _, p := range t.prose(d) {
			if p.section == "questions" || line > 0 {
				continue
			}
			for _, lexicon := range t.judge.lexicons.escape {
				matches := slices.DeleteFunc(lexicon.Find(p.text), func(m wording.Match) bool { return quotedAt(p.text, m.Start) })
				if len(matches) > 0 && line == 0 {
					found, line = matches[0], p.line
				}
			}
		}
		t.that(line == 0, place{d.File, line}, "item", found.Text, "instead", found.Entry.Instead)
	}
}
