package reading

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// People who type in a hurry, most of all Chinese, end a line where others set a stop, and put
// the number of a chapter on the line below the last clause of the one before.
// Both join to one paragraph or item for a reader who knows only Markdown.

// byRows takes such paragraphs and items apart.
func byRows(blocks []block) []block {
	heads := 0
	for i := range blocks {
		if rows := strings.Split(blocks[i].raw, "\n"); looseRows(&blocks[i]) && unstopped(rows) && headRow(rows) {
			heads++
		}
	}
	blocks = headedByNumber(blocks)
	out := make([]block, 0, len(blocks))
	for i, n := range blocks {
		if overChapter(&n) && i+1 < len(blocks) && chapterStyle(firstRow(blocks[i+1].raw)) == "、" {
			n.kind, n.level, n.as = markdown.Heading, 6, asRunIn
			out = append(out, n)
			continue
		}
		if rows := strings.Split(n.raw, "\n"); n.kind == markdown.Paragraph && n.depth == 0 && !n.quoted && brokenByHand(rows) {
			out = append(out, rowBlocks(n, rows, false)...)
			continue
		}
		if !looseRows(&n) && n.kind != markdown.Item || !strings.Contains(n.raw, "\n") || !HasHan(n.raw) {
			out = append(out, n)
			continue
		}
		rows := strings.Split(n.raw, "\n")
		switch {
		case chapters(rows, i+1 < len(blocks)):
			out = append(out, chapterBlocks(n, rows, i+1 < len(blocks))...)
		case n.kind == markdown.Paragraph && unstopped(rows):
			out = append(out, rowBlocks(n, rows, heads > 1 && headRow(rows))...)
		default:
			out = append(out, n)
		}
	}
	return out
}

// overChapter tells the head of a part on a line of its own: "第三章 采购需求".
func overChapter(n *block) bool {
	return n.kind == markdown.Paragraph && n.depth == 0 && !n.quoted && !strings.Contains(n.raw, "\n") && chapterStyle(n.raw) == "第" && chapterAt([]string{n.raw}, 0, true)
}

func firstRow(text string) string {
	row, _, _ := strings.Cut(text, "\n")
	return row
}

// looseRows tells a Chinese paragraph of several lines that nothing holds.
func looseRows(n *block) bool {
	return n.kind == markdown.Paragraph && n.depth == 0 && !n.quoted && strings.Contains(n.raw, "\n") && HasHan(n.raw)
}

// unstopped tells lines that end without a stop because each says something of
// its own, from lines that an editor has wrapped: those are about equally long.
func unstopped(rows []string) bool {
	open, longest := 0, 0
	for _, row := range rows {
		row = strings.TrimSpace(row)
		last, _ := utf8.DecodeLastRuneInString(row)
		switch {
		case !HasHan(row) || strings.ContainsRune("，、,（“：:", last) || strings.ContainsAny(row[:1], "#|*`>"):
			return false
		case !strings.ContainsRune("。！？；.!?;…）)”", last):
			open++
		}
		longest = max(longest, utf8.RuneCountInString(row))
	}
	if open*10 < len(rows)*7 || longest > 48 {
		return false
	}
	full := 0
	for _, row := range rows[:len(rows)-1] {
		if utf8.RuneCountInString(row)*10 >= longest*9 {
			full++
		}
	}
	return longest < 20 || full*3 < len(rows)*2-2
}

// brokenByHand tells lines in Latin script that somebody ended where others set a stop:
// none has one, and the line after a short one would have found room on it.
func brokenByHand(rows []string) bool {
	if len(rows) < 3 {
		return false
	}
	longest, short := 0, false
	for _, row := range rows {
		longest = max(longest, len(row))
	}
	for i, row := range rows {
		row = strings.TrimSpace(row)
		if row == "" || HasHan(row) || len(strings.Fields(row)) < 4 || strings.ContainsAny(row[len(row)-1:], ".,:;!?-/\\&") || strings.ContainsAny(row[:1], "#|*`>-") {
			return false
		}
		short = short || i+1 < len(rows) && len(row)*2 < longest
	}
	return short
}

// headRow tells lines of which the first one only names what the others are
// about: "时间" over "6 月底前装好".
func headRow(rows []string) bool {
	n := utf8.RuneCountInString(rows[0])
	if n > 6 || strings.ContainsAny(rows[0], "。！？，；0123456789") {
		return false
	}
	for _, row := range rows[1:] {
		if utf8.RuneCountInString(row) <= n {
			return false
		}
	}
	return len(rows) > 1
}

// rowBlocks makes a paragraph of each line.
func rowBlocks(n block, rows []string, headed bool) []block {
	out := make([]block, 0, len(rows))
	for i, row := range rows {
		part := n
		part.raw, part.from, part.to = row, n.from+i, n.from+i
		if i == 0 && headed {
			part.kind, part.level, part.as = markdown.Heading, 6, asRunIn
		}
		out = append(out, part)
	}
	out[len(out)-1].to = max(out[len(out)-1].to, n.to)
	return out
}

// chapterStyle is how a line is numbered in characters: "章" for "第三章", "、"
// for "一、", "（" for "（一）"; empty for any other line.
func chapterStyle(row string) string {
	number, _ := chineseNumber(strings.TrimSpace(row))
	if number == "" || strings.ContainsAny(number, "0123456789") {
		return ""
	}
	for _, style := range []string{"第", "（"} {
		if strings.HasPrefix(strings.TrimSpace(row), style) {
			return style
		}
	}
	return "、"
}

// chapterAt tells the line of a paragraph that is the heading of what follows it:
// short, numbered in characters, and none of a list of such lines.
func chapterAt(rows []string, at int, more bool) bool {
	style := chapterStyle(rows[at])
	if style == "" || at+1 == len(rows) && !more || at+1 < len(rows) && chapterStyle(rows[at+1]) == style || at > 0 && chapterStyle(rows[at-1]) == style {
		return false
	}
	_, rest := chineseNumber(strings.TrimSpace(rows[at]))
	return utf8.RuneCountInString(rest) <= 20 && !strings.ContainsAny(rest, "。；，：:？?")
}

// chapters tells lines with such a heading among them. more says that something
// stands below them.
func chapters(rows []string, more bool) bool {
	for i := range rows {
		if chapterAt(rows, i, more) {
			return true
		}
	}
	return false
}

// chapterBlocks makes headings of such lines and items of the others that are
// numbered in characters.
func chapterBlocks(n block, rows []string, more bool) []block {
	var out []block
	for i, row := range rows {
		part := n
		part.raw, part.from, part.to = strings.TrimSpace(row), n.from+i, n.from+i
		part.serial = false
		switch {
		case chapterAt(rows, i, more):
			part.kind, part.level, part.depth, part.as = markdown.Heading, 6, 0, asRunIn
		case chapterStyle(row) != "":
			_, rest := chineseNumber(part.raw)
			part.kind, part.level, part.depth, part.ordered, part.number, part.raw = markdown.Item, 1, 1, true, len(out)+1, rest
		case len(out) > 0 && out[len(out)-1].kind != markdown.Heading:
			last := &out[len(out)-1]
			last.raw, last.to = last.raw+"\n"+row, n.from+i
			continue
		case len(out) > 0:
			part.kind, part.depth = markdown.Paragraph, 0
		}
		out = append(out, part)
	}
	out[len(out)-1].to = max(out[len(out)-1].to, n.to)
	return out
}
