package reading

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// People number what they write line by line, without the list marks that
// Markdown wants: "R1. The mirror …", "GYM-102 [Story] (5 pts) As a member …".
// Markdown joins such lines to one paragraph, or hangs them on the item above.

// series are the prefixes of ids that begin at least two lines: "R", "GYM-".
func (r *reader) series() map[string]bool {
	count, out := map[string]int{}, r.counted()
	for _, line := range r.out.Lines {
		line = strings.TrimLeft(line, " \t>")
		if n := idMark(line); n > 0 {
			count[idPrefix(line[:n])]++
		}
	}
	for prefix, n := range count {
		if n >= 2 {
			out[prefix] = true
		}
	}
	return out
}

// idMark is the length of an id that begins a line and that something stands
// behind: a stop, a colon, a bracket, or, with a hyphen in it, a blank.
func idMark(line string) int {
	n := RefLength(line)
	if n == 0 {
		return 0
	}
	rest := line[n:]
	for _, stop := range []string{". ", ": ", "：", "、", " – ", " — ", " - ", ") ", " [", " ("} {
		if strings.HasPrefix(rest, stop) && strings.ContainsFunc(rest, IsMeaning) {
			return n
		}
	}
	if strings.Contains(line[:n], "-") && strings.HasPrefix(rest, " ") && StartsUpper(strings.TrimLeft(rest, " ")) {
		return n
	}
	return 0
}

// idPrefix is an id without its number.
func idPrefix(id string) string { return strings.TrimRight(id, "0123456789.") }

// serial takes the lines apart that the ids of a series begin, gives them the
// form in which other readers know an id, and makes headings of numbered lines
// that are underlined.
func (r *reader) serial(blocks []block) []block {
	series := r.series()
	out := make([]block, 0, len(blocks))
	under := 0 // depth that items go below: those of the line above that announces them
	for i := 0; i < len(blocks); i++ {
		n := blocks[i]
		if head, ok := underlined(blocks, i); ok {
			out, under = append(out, head), 0
			if blocks[i].to == head.to {
				continue
			}
			i++ // the rule below is part of the heading
			continue
		}
		if n.kind != markdown.Item && n.kind != markdown.Paragraph || n.quoted {
			out, under = append(out, n), 0
			continue
		}
		if n.kind == markdown.Paragraph && n.depth == 0 {
			under = 0
		}
		parts := r.lex.numberedLines(n, series)
		for _, p := range parts {
			if p.serial {
				under = 0
			}
			if under > 0 && p.kind == markdown.Item {
				p.depth, p.level = p.depth+under, p.level+under
			}
			var follow []block
			p, follow, ok := r.lex.announced(p)
			out = append(append(out, p), follow...)
			if ok {
				under = p.depth
			}
		}
	}
	return out
}

// underlined tells a numbered line that dashes or equal signs underline, which
// Markdown takes for an item and a rule.
func underlined(blocks []block, i int) (block, bool) {
	n := blocks[i]
	if n.kind != markdown.Item || !n.ordered || n.depth > 1 || n.quoted {
		return n, false
	}
	head, rule, two := strings.Cut(n.raw, "\n")
	switch {
	case two && len(rule) >= 3 && strings.Trim(rule, "=") == "":
		n.level = 1
	case !two && i+1 < len(blocks) && blocks[i+1].kind == markdown.Rule && blocks[i+1].from == n.to+1:
		n.level = 2
		n.to++
	default:
		return n, false
	}
	if utf8.RuneCountInString(head) > 80 || !StartsUpper(head) || strings.ContainsAny(head, ".;。；") {
		return blocks[i], false
	}
	n.kind, n.depth, n.raw = markdown.Heading, 0, strconv.Itoa(n.number)+". "+head
	return n, true
}

// numberedLines splits a block at the lines that an id of a series begins. A
// block without such a line comes back as it is.
func (l *Lexicon) numberedLines(n block, series map[string]bool) []block {
	if len(series) == 0 {
		return []block{n}
	}
	rows := strings.Split(n.raw, "\n")
	var out []block
	marked, counted := false, false
	for i, row := range rows {
		text := strings.TrimSpace(row)
		length := idMark(text)
		bare := length == 0
		if id, _ := bareID(text); bare && id != "" {
			length = RefLength(text)
		}
		starts := length > 0 && series[idPrefix(text[:length])]
		if starts {
			counted = bare
		}
		if counted && !starts && labelledRow(text) {
			part := n
			part.raw, part.from, part.to, part.kind, part.depth = row, n.from+i, n.from+i, markdown.Paragraph, 0
			out = append(out, part)
			continue
		}
		if i > 0 && !starts {
			out[len(out)-1].raw += "\n" + row
			out[len(out)-1].to = max(n.from+i, out[len(out)-1].to)
			continue
		}
		part := n
		part.raw, part.from, part.to = row, n.from+i, n.from+i
		if starts {
			marked = true
			if n.kind == markdown.Paragraph && n.depth == 0 || i > 0 {
				part.kind, part.depth, part.level, part.ordered = markdown.Item, 1, 1, false
			}
			part = l.tracked(part, text, length)
			part.serial = true
		}
		out = append(out, part)
	}
	if !marked {
		return []block{n}
	}
	out[len(out)-1].to = max(out[len(out)-1].to, n.to)
	return out
}
