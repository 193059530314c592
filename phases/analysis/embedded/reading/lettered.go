package reading

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// asLettered marks a heading that only names what the lettered lines below it are
// about: it holds for these lines and for nothing behind them.
const asLettered = "lettered"

// lettersBelow takes the lines apart that are counted by letters, "a) …", "b) …", which
// Markdown joins to the line above. What stands above them goes on as it was, except
// a numbered clause that only names a subject, "3.1 Opening hours": it heads them.
func lettersBelow(blocks []block) []block {
	var out []block
	for i, n := range blocks {
		parts := letteredLines(n)
		if parts == nil {
			if out != nil {
				out = append(out, n)
			}
			continue
		}
		if out == nil {
			out = append(make([]block, 0, len(blocks)+len(parts)), blocks[:i]...)
		}
		out = append(out, parts...)
	}
	if out == nil {
		return blocks
	}
	return out
}

// letteredLines splits a block at the lines that letters count, in their order from
// "a" on and at least two of them. nil for any other block.
func letteredLines(n block) []block {
	if n.quoted || n.kind != markdown.Paragraph && n.kind != markdown.Item || !strings.Contains(n.raw, ") ") {
		return nil
	}
	rows := strings.Split(n.raw, "\n")
	var out []block
	var head []string
	for i, row := range rows {
		text := strings.TrimSpace(row)
		switch length, letter := letterMark(text); {
		case length > 0 && int(letter) == 'a'+len(out):
			item := n
			item.kind, item.depth, item.level = markdown.Item, n.depth+1, n.depth+1
			item.ordered, item.number, item.task = true, len(out)+1, markdown.NoTask
			item.raw, item.from, item.to = strings.TrimSpace(text[length:]), n.from+i, n.from+i
			out = append(out, item)
		case len(out) == 0:
			head = append(head, row)
		default: // the line continues the item above
			out[len(out)-1].raw += "\n" + row
			out[len(out)-1].to = n.from + i
		}
	}
	if len(out) < 2 || len(out) == 2 && len(head) == 0 && n.kind == markdown.Item {
		return nil
	}
	if len(head) == 0 {
		return out
	}
	first := n
	first.raw, first.to = strings.Join(head, "\n"), n.from+len(head)-1
	if n.kind == markdown.Paragraph && namesClause(first.raw) {
		first.kind, first.level, first.as = markdown.Heading, 6, asLettered
		for i := 1; i < len(out); i++ {
			out[i].depth, out[i].level = 2, 2 // one clause is one requirement: what follows says on which terms
		}
	}
	return append([]block{first}, out...)
}

// namesClause says that a line is the number of a clause and a short name, and
// states nothing itself.
func namesClause(line string) bool {
	n := digitNumber(line)
	name := strings.TrimSpace(strings.TrimLeft(line[n:], ".)"))
	return n > 0 && name != "" && utf8.RuneCountInString(name) <= 30 && len(strings.Fields(name)) <= 4 && !strings.ContainsAny(name, ".,;:。；，：\n")
}
