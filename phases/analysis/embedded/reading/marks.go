package reading

import (
	"strings"
	"unicode"
)

// marks writes the items of lists that Markdown does not know as its own: "(a) …",
// "(b) …"; the calls of an interface, a row each; and rows in two columns, "lease
// the right of a node". Lines stay where they are.
func (r *reader) marks() {
	rows := strings.Split(string(r.body), "\n")
	fence, changed := false, false
	for i := 0; i < len(rows); {
		if line := strings.TrimSpace(rows[i]); strings.HasPrefix(line, "```") || strings.HasPrefix(line, "~~~") {
			fence = !fence
		}
		n := 0
		if !fence {
			n = markedAt(rows, i)
		}
		changed = changed || n > 0
		i += max(n, 1)
	}
	if changed {
		r.body = []byte(strings.Join(rows, "\n"))
	}
}

// markedAt marks the list that begins at a row, and gives the number of its rows.
func markedAt(rows []string, at int) int {
	if at > 0 && strings.TrimSpace(rows[at-1]) != "" && !strings.HasSuffix(rows[at-1], ":") || indentation(rows[at]) > 3 {
		return 0
	}
	for _, mark := range []func([]string, int) int{lettered, calls, columns} {
		if n := mark(rows, at); n > 0 {
			return n
		}
	}
	return 0
}

// lettered marks the items of a list by letters, where "a" is followed by "b",
// and gives the number of rows up to its last mark.
func lettered(rows []string, at int) int {
	length, letter := letterMark(rows[at])
	if letter != 'a' {
		return 0
	}
	found := map[int]int{at: length}
	last := at
	for i := at + 1; i < len(rows) && i < last+14 && !strings.HasPrefix(rows[i], "#"); i++ {
		if length, next := letterMark(rows[i]); next == letter+1 && indentation(rows[i]) == indentation(rows[at]) {
			found[i], last, letter = length, i, next
		}
	}
	if last == at {
		return 0
	}
	for i, length := range found {
		in := indentation(rows[i])
		rows[i] = rows[i][:in] + "-" + strings.Repeat(" ", length-in-1) + rows[i][length:]
	}
	return last - at + 1
}

// letterMark is the length of "(b)" or "b)" at the beginning of a row, with what
// stands before it, and its letter; 0 without one.
func letterMark(row string) (length int, letter byte) {
	line := strings.TrimLeft(row, " ")
	length = len(row) - len(line)
	if strings.HasPrefix(line, "(") {
		line, length = line[1:], length+1
	}
	if len(line) < 4 || line[0] < 'a' || line[0] > 'z' || line[1] != ')' || line[2] != ' ' {
		return 0, 0
	}
	return length + 2, line[0]
}

// httpCall reads a row of an interface: "GET  /jobs  list", what is said of the
// call behind it.
func httpCall(row string) (call, about string, ok bool) {
	method, rest, _ := strings.Cut(strings.TrimSpace(row), " ")
	switch method {
	case "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS":
		path, about, _ := strings.Cut(strings.TrimSpace(rest), " ")
		return method + " " + strings.TrimRight(path, ":："), strings.TrimLeft(about, " :：–—-"), strings.HasPrefix(path, "/")
	}
	return "", "", false
}

// calls writes the rows of an interface, two or more, as items.
func calls(rows []string, at int) int {
	n := 0
	for i := at; i < len(rows) && strings.TrimSpace(rows[i]) != ""; i++ {
		if _, _, ok := httpCall(rows[i]); !ok {
			return 0
		}
		n++
	}
	if n < 2 {
		return 0
	}
	for i := at; i < at+n; i++ {
		call, about, _ := httpCall(rows[i])
		rows[i] = "- `" + call + "`"
		if about != "" {
			rows[i] += ": " + about
		}
	}
	return n
}

// columns writes at least three rows of two columns as items, two where both call
// the same command, and gives the number of rows. A row that begins at the second column goes on with it.
func columns(rows []string, at int) int {
	_, _, column := twoColumns(rows[at])
	if column == 0 {
		return 0
	}
	n, items, commands := 0, 0, 0
	for i := at; i < len(rows) && strings.TrimSpace(rows[i]) != ""; i++ {
		if left, _, c := twoColumns(rows[i]); c == column {
			items++
			if strings.Contains(left, " ") && FirstWord(left) == FirstWord(rows[at]) {
				commands++
			}
		} else if indentation(rows[i]) != column {
			return 0
		}
		n++
	}
	if items < 3 && (items < 2 || commands < items) {
		return 0
	}
	for i := at; i < at+n; i++ {
		left, right, c := twoColumns(rows[i])
		switch {
		case c == 0:
			rows[i] = "  " + strings.TrimSpace(rows[i])
		case commands == items, strings.Contains(left, " ") && strings.ContainsAny(left, "<>[]{}-_"), strings.HasPrefix(left, "-"):
			rows[i] = "- `" + left + "`: " + right // how a command is called
		default:
			rows[i] = "- " + left + ": " + right
		}
	}
	return n
}

// twoColumns cuts a row where at least two spaces stand between two texts, and
// nowhere else, and tells in which column the second one begins; 0 for any other
// row.
func twoColumns(row string) (left, right string, column int) {
	text := []rune(strings.TrimRight(row, " "))
	start := 0
	for start < len(text) && text[start] == ' ' {
		start++
	}
	gap := start
	for gap+1 < len(text) && (text[gap] != ' ' || text[gap+1] != ' ') {
		gap++
	}
	if gap+2 >= len(text) || gap == start || gap-start > 28 || strings.ContainsRune(".:;!?,#>|-*+•", text[gap-1]) || strings.ContainsRune("#>|*+•", text[start]) {
		return "", "", 0
	}
	if _, ok := listMark(string(text[start:])); ok {
		return "", "", 0
	}
	column = gap
	for text[column] == ' ' {
		column++
	}
	rest := text[column:]
	for i := 0; i+1 < len(rest); i++ {
		if rest[i] == ' ' && rest[i+1] == ' ' && !strings.ContainsRune(".:;!?", rest[i-1]) {
			return "", "", 0
		}
	}
	if !unicode.IsLetter(rest[0]) && !unicode.IsDigit(rest[0]) || strings.ContainsAny(string(rest), "|\t") {
		return "", "", 0
	}
	return string(text[start:gap]), string(rest), column
}
