package reading

import (
	"strconv"
	"strings"
)

// numberedHeads makes headings of the short numbered lines that minutes and memos
// have above their paragraphs: "2. How a return should work" over a list or a
// sentence. Markdown takes them for the items of one list and hangs what stands
// below on them. A real list has its items one below the other, or indents what
// belongs to them.
func (r *reader) numberedHeads() {
	rows := strings.Split(string(r.body), "\n")
	var heads []int
	above, tight := 0, 0 // tight: heads right above the first dash of their list
	for i, row := range rows {
		if strings.HasPrefix(r.out.Lines[min(r.line-1+i, len(r.out.Lines)-1)], "#") {
			above++
		}
		if numberedHead(row, len(heads)+1) {
			dashed := i+1 < len(rows) && HasPrefixOf(rows[i+1], "- ", "* ", "• ")
			if !dashed && i > 0 && strings.TrimSpace(rows[i-1]) != "" {
				return
			}
			if heads = append(heads, i); dashed {
				tight++
			}
		}
	}
	if len(heads) < 3 && (len(heads) < 2 || tight < len(heads)) || above > 1 { // it has headings of its own
		return
	}
	below := 0
	for k, i := range heads {
		next := i + 1
		for next < len(rows) && strings.TrimSpace(rows[next]) == "" {
			next++
		}
		if next == len(rows) || k+1 < len(heads) && next == heads[k+1] {
			continue
		}
		if indentation(rows[next]) > 0 || strings.HasPrefix(rows[next], "\t") {
			return // belongs to an item
		}
		below++
	}
	if below*4 < len(heads)*3 {
		return
	}
	for _, i := range heads {
		rows[i] = "## " + rows[i]
	}
	r.body = []byte(strings.Join(rows, "\n"))
}

// numberedHead tells whether a row is the n-th numbered heading: a few words that
// say nothing yet.
func numberedHead(row string, n int) bool {
	rest, ok := strings.CutPrefix(row, strconv.Itoa(n))
	if !ok || len(rest) < 3 || rest[0] != '.' && rest[0] != ')' || rest[1] != ' ' {
		return false
	}
	rest = strings.TrimSpace(rest[2:])
	return StartsUpper(rest) && len(strings.Fields(rest)) <= 7 && len(rest) <= 60 && !strings.ContainsAny(rest[len(rest)-1:], ".!?;,:") && !HasHan(rest)
}
