package reading

import (
	"slices"
	"strconv"
	"strings"
)

// counted are the prefixes of ids by which lines one below the other count up with
// nothing but a blank behind: "T1 float stuck", "T2 power cut", "T3 …". A line alone
// that begins so, "R2 is full", counts nothing.
func (r *reader) counted() map[string]bool {
	const rows = 3
	out, prefix, next, run := map[string]bool{}, "", 0, 0
	for _, line := range r.out.Lines {
		line = strings.TrimSpace(line)
		id, n := bareID(line)
		switch {
		case id != "" && run > 0 && id == prefix && n == next:
			run++
		case id != "" && n == 1:
			prefix, run = id, 1
		default:
			run = 0
			continue
		}
		if next = n + 1; run >= rows {
			out[prefix] = true
		}
	}
	return out
}

// bareID is the id that begins a line with a blank behind it, without its number, and
// the number; empty for any other line.
func bareID(line string) (prefix string, number int) {
	n := RefLength(line)
	if n == 0 || n >= len(line)-1 || line[n] != ' ' {
		return "", 0
	}
	prefix = idPrefix(line[:n])
	number, err := strconv.Atoi(line[len(prefix):n])
	if err != nil || len(prefix) > 4 {
		return "", 0
	}
	return prefix, number
}

// labelledRow tells a row behind the items of a series that begins with a word and a
// colon: it is none of what the last item says. "Release: first ten boats".
func labelledRow(row string) bool {
	label, rest, ok := strings.Cut(row, ": ")
	words := strings.Fields(label)
	return ok && rest != "" && len(words) > 0 && len(words) <= 2 && StartsUpper(label) && !slices.ContainsFunc(words, func(w string) bool { return strings.ContainsAny(w, ".,;()`") })
}
