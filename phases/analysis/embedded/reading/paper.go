package reading

import (
	"slices"
	"strings"
)

// paper reads a text laid out as standards bodies do: headings flush left, often
// numbered, and everything below them indented. For Markdown these headings are
// items of one long list. They are marked as headings, the indentation is taken
// off, and what stands deeper than the text around it is code. Lines stay where
// they are.
func (r *reader) paper() {
	rows := strings.Split(string(r.body), "\n")
	heads := paperHeads(rows)
	if heads == nil {
		return
	}
	base := textColumn(rows)
	title := true
	for i, row := range rows {
		switch level := heads[i]; {
		case level > 0:
			if title {
				level, title = 1, false
			}
			rows[i] = strings.Repeat("#", min(level, 6)) + " " + strings.TrimSpace(row)
		case strings.TrimSpace(row) == "":
			rows[i] = ""
		default:
			rows[i] = outdented(row, base)
			if rest, ok := strings.CutPrefix(rows[i], "o "); ok {
				rows[i] = "- " + rest
			}
		}
	}
	r.body = []byte(strings.Join(codeInPaper(rows), "\n"))
	r.out.Source.Plain = false
}

// paperHeads are the levels of the headings of a paper by row, nil for any other
// text: nearly every row flush left is one, and most of the rest is indented.
func paperHeads(rows []string) map[int]int {
	heads := map[int]int{}
	flush, indented, numbered := 0, 0, 0
	for i, row := range rows {
		line := strings.TrimSpace(row)
		if line == "" {
			continue
		}
		if strings.HasPrefix(line, "```") || strings.HasPrefix(row, "#") || strings.HasPrefix(row, "\t") {
			return nil
		}
		if indentation(row) >= 2 {
			indented++
			continue
		}
		flush++
		level, ok := headingShape(line)
		if !ok || i > 0 && strings.TrimSpace(rows[i-1]) != "" || i+1 < len(rows) && strings.TrimSpace(rows[i+1]) != "" {
			if flush > 1 || i+1 < len(rows) && strings.TrimSpace(rows[i+1]) != "" {
				continue
			}
			level = 1 // a title with a comma: "RFC 12: Cron, a replacement"
		}
		if number, _ := cutNumber(line); number != "" {
			numbered++
		}
		heads[i] = level
	}
	if numbered < 3 || indented < 3*flush/2 || len(heads)*10 < flush*9 {
		return nil
	}
	return heads
}

// textColumn is where most rows that are not flush left begin.
func textColumn(rows []string) int {
	count := map[int]int{}
	best := 0
	for _, row := range rows {
		if n := indentation(row); n > 0 && strings.TrimSpace(row) != "" {
			if count[n]++; count[n] > count[best] || count[n] == count[best] && n < best {
				best = n
			}
		}
	}
	return best
}

func indentation(row string) int { return len(row) - len(strings.TrimLeft(row, " ")) }

// outdented takes up to n spaces off a row.
func outdented(row string, n int) string { return row[min(n, indentation(row)):] }

// codeInPaper marks the blocks of a paper that stand deeper than its text as code,
// unless they are rows of a list: tables of calls and commands, declarations.
func codeInPaper(rows []string) []string {
	out := slices.Clone(rows)
	for i := 0; i < len(rows); {
		if strings.TrimSpace(rows[i]) == "" {
			i++
			continue
		}
		end := i
		for end < len(rows) && strings.TrimSpace(rows[end]) != "" {
			end++
		}
		if indentation(rows[i]) >= 2 && strings.ContainsAny(strings.Join(rows[i:end], ""), "{};=$<>|") && !strings.HasPrefix(rows[i], "#") {
			if _, _, ok := httpCall(rows[i]); !ok {
				for k := i; k < end; k++ {
					out[k] = "    " + strings.TrimPrefix(rows[k], "  ")
				}
			}
		}
		i = end
	}
	return out
}
