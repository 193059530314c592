package reading

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// clausesBehind gives numbered clauses back that Markdown hangs on the last item of a
// list above them: "4.6 …" right below "c) …" belongs to "4.5 …", and to no letter.
func clausesBehind(blocks []block) []block {
	var out []block
	chapter := "" // of the last numbered clause, "4" of "4.5"
	for i, n := range blocks {
		rows := strings.Split(n.raw, "\n")
		cut := clauseBehind(n, rows, chapter)
		if cut > 0 && out == nil {
			out = append(make([]block, 0, len(blocks)+1), blocks[:i]...)
		}
		for _, row := range rows {
			if c := chapterOf(row); c != "" {
				chapter = c
			}
		}
		switch {
		case cut > 0:
			item := n
			item.raw, item.to = strings.Join(rows[:cut], "\n"), n.from+cut-1
			behind := block{kind: markdown.Paragraph, raw: strings.Join(rows[cut:], "\n"), from: n.from + cut, to: n.to}
			out = append(out, item, behind)
		case out != nil:
			out = append(out, n)
		}
	}
	if out == nil {
		return blocks
	}
	return out
}

// clauseBehind is the first row of an item that begins a clause of the same chapter as the
// one above the list; zero without one.
func clauseBehind(n block, rows []string, chapter string) int {
	if n.kind != markdown.Item || n.quoted || chapter == "" || chapterOf(rows[0]) != "" {
		return 0
	}
	for i, row := range rows[1:] {
		if chapterOf(row) == chapter {
			return i + 1
		}
	}
	return 0
}

// chapterOf is the number of the chapter that a clause stands in: "4" of "4.5 The desk …".
// Empty for a line that begins with no such number.
func chapterOf(row string) string {
	row = strings.TrimSpace(row)
	n := digitNumber(row)
	if n == 0 || len(row) <= n || row[n] != ' ' || !StartsUpper(strings.TrimSpace(row[n:])) {
		return ""
	}
	number := strings.TrimSuffix(row[:n], ".")
	dot := strings.LastIndexByte(number, '.')
	if dot <= 0 {
		return ""
	}
	return number[:dot]
}
