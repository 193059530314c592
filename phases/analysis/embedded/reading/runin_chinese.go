package reading

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// Bounds of a heading in front of its clause, in runes.
const (
	maxChineseRunIn  = 12
	minChineseClause = 8
)

// chineseRunIns makes headings of what clauses that are numbered in characters begin
// with, as tenders have them: "（一）座位预约。读者凭读者证号登录…". One of them may be
// chance; two are a habit.
func chineseRunIns(blocks []block) []block {
	found := 0
	for i := range blocks {
		if !mayNumber(&blocks[i]) {
			continue
		}
		for row := range strings.SplitSeq(blocks[i].raw, "\n") {
			if _, _, ok := cutChineseRunIn(row); ok {
				found++
			}
		}
	}
	if found < 2 {
		return blocks
	}
	out := make([]block, 0, len(blocks)+found)
	for _, n := range blocks {
		if !mayNumber(&n) {
			out = append(out, n)
			continue
		}
		out = append(out, runInBlocks(n)...)
	}
	return out
}

// mayNumber tells a Chinese paragraph that nothing holds.
func mayNumber(n *block) bool {
	return n.kind == markdown.Paragraph && n.depth == 0 && !n.quoted && HasHan(n.raw)
}

// runInBlocks takes a paragraph apart at the rows that begin with a heading.
func runInBlocks(n block) []block {
	var out []block
	for i, row := range strings.Split(n.raw, "\n") {
		part := n
		part.raw, part.from, part.to = row, n.from+i, n.from+i
		head, body, ok := cutChineseRunIn(row)
		switch {
		case ok:
			first := part
			first.kind, first.level, first.as, first.raw = markdown.Heading, 6, asRunIn, head
			part.raw = body
			out = append(out, first, part)
		case i > 0:
			last := &out[len(out)-1]
			last.raw, last.to = last.raw+"\n"+row, part.to
		default:
			out = append(out, part)
		}
	}
	out[len(out)-1].to = max(out[len(out)-1].to, n.to)
	return out
}

// cutChineseRunIn cuts the heading off a clause that is numbered in characters.
func cutChineseRunIn(row string) (head, body string, ok bool) {
	row = strings.TrimSpace(row)
	if style := chapterStyle(row); style == "" || style == "第" {
		return "", "", false
	}
	_, rest := chineseNumber(row)
	stop := strings.IndexAny(rest, "。：，；！？?、,;:0123456789“「")
	if stop <= 0 {
		return "", "", false
	}
	mark, size := utf8.DecodeRuneInString(rest[stop:])
	name := strings.TrimSpace(rest[:stop])
	body = strings.TrimSpace(rest[stop+size:])
	if mark != '。' && mark != '：' || !HasHan(name) || utf8.RuneCountInString(name) > maxChineseRunIn || utf8.RuneCountInString(body) < minChineseClause ||
		ContainsAny(name, "应", "须", "必须", "不得", "要", "了") {
		return "", "", false
	}
	return strings.TrimSpace(row[:len(row)-len(rest)]) + name, body, true
}
