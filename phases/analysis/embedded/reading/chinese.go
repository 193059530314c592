package reading

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// Chinese papers number their chapters in characters and the clauses below in
// figures: "五、功能要求", "5.1 数据采集", "5.1.1 ★系统应采集…". Markdown sees a
// paragraph in such clauses; plain text has no blank lines between them.

// figures is the number of a chapter in figures: "五" is "5", "十二" is "12". Any
// other number stays as it is.
func figures(number string) string {
	const digits = "一二三四五六七八九"
	value, last := 0, 0
	for _, r := range number {
		switch i := strings.IndexRune(digits, r); {
		case i >= 0:
			last = i/len("一") + 1
		case r == '十':
			value, last = value+max(last, 1)*10, 0
		default:
			return number
		}
	}
	if number == "" || value+last > 99 {
		return number
	}
	return strconv.Itoa(value + last)
}

// ownNumber is the number of the chapter that the clauses of a paragraph give
// themselves where no heading above does: the lines "3.1 …", "3.2 …" belong to
// "3". Empty unless several Chinese lines agree.
func ownNumber(rows []string) string {
	chapter, n := "", 0
	for _, row := range rows {
		row = strings.TrimLeft(row, starMarks)
		length := digitNumber(row)
		if length == 0 || !strings.Contains(strings.Trim(row[:length], "."), ".") {
			continue
		}
		first, _, _ := strings.Cut(row[:length], ".")
		text, _ := utf8.DecodeRuneInString(strings.TrimLeft(row[length:], "\t"+starMarks))
		if chapter != "" && first != chapter || !IsHan(text) && !unicode.IsUpper(text) && !strings.ContainsRune("“「《【", text) {
			return ""
		}
		chapter = first
		n++
	}
	if n < 2 || n*2 < len(rows) || !HasHan(strings.Join(rows, "")) {
		return ""
	}
	return chapter
}

// starMarks are the signs that tenders set before clauses that bind.
const starMarks = "★☆▲△※ 　"

// clauseHeads makes headings of the clauses of a paragraph that only name what
// the deeper ones below them are about: "5.1 数据采集" before "5.1.1 …" or "（1）…".
func clauseHeads(rows []string, items []block) []block {
	number := func(item block) string {
		row := strings.TrimLeft(rows[item.from-items[0].from], starMarks)
		return strings.Trim(row[:digitNumber(row)], ".")
	}
	for i := range items[:max(0, len(items)-1)] {
		text := strings.TrimSpace(items[i].raw)
		own := number(items[i])
		if own == "" || utf8.RuneCountInString(text) > 20 || strings.ContainsAny(text, "。；;，：:\n★") || !strings.HasPrefix(number(items[i+1]), own+".") && !countedInBrackets(rows[items[i+1].from-items[0].from]) {
			continue
		}
		items[i].kind, items[i].depth = markdown.Heading, 0
		items[i].raw = own + " " + text
	}
	return items
}

// countedInBrackets tells a line that is counted in brackets, below a clause: "（1）…", "1）…", "①…".
func countedInBrackets(row string) bool {
	row = strings.TrimLeft(row, starMarks)
	if r, _ := utf8.DecodeRuneInString(row); r >= '①' && r <= '⑳' {
		return true
	}
	digits := strings.TrimLeft(strings.TrimLeft(row, "（("), "0123456789")
	return digits != row && HasPrefixOf(digits, "）", ")") && !HasPrefixOf(row, "）", ")")
}

// below tells whether a heading by habit belongs under the one by habit above
// it: "（一）" under "三、", "5.1" under "五、".
func (b *builder) below(n block, number string, above int) bool {
	s := &b.out.Sections[above]
	if n.as == asTopic {
		return s.Pseudo && !s.Topic
	}
	if !s.Pseudo || s.Number == "" || s.From == 0 {
		return false
	}
	if strings.HasPrefix(number, figures(s.Number)+".") {
		return true
	}
	opened := strings.TrimLeft(b.out.Lines[s.From-1], " *#　")
	return strings.HasPrefix(strings.TrimLeft(n.raw, " *"), "（") && !strings.HasPrefix(opened, "（")
}

// operationLines splits a paragraph of which every line begins with an operation
// in code: "`POST /v1/messages` 发送单条"; nil for any other.
func operationLines(n block) []block {
	if !strings.HasPrefix(n.raw, "`") {
		return nil
	}
	var out []block
	for i, line := range strings.Split(n.raw, "\n") {
		code, _, ok := strings.Cut(strings.TrimPrefix(line, "`"), "`")
		if !strings.HasPrefix(line, "`") || !ok || len(Operations(code)) == 0 {
			return nil
		}
		part := n
		part.raw, part.from, part.to = line, n.from+i, n.from+i
		out = append(out, part)
	}
	return out
}
