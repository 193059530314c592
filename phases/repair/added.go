package repair

import "strings"

// added gives what a person added to a computed section: lines that are neither
// computed now nor were last, and that are no changed form of such a line.
// Blocks of code count as a whole.
func added(have, want, base string) string {
	known, keys := map[string]bool{}, map[string]bool{}
	for _, text := range []string{want, base} {
		for line := range strings.Lines(text) {
			line = strings.TrimSpace(line)
			known[line] = true
			keys[keyOf(line)] = true
		}
	}
	var out []string
	for _, part := range chunks(have) {
		own := false
		for _, line := range part {
			line = strings.TrimSpace(line)
			own = own || len(part) == 1 && line != "" && !known[line] && (keyOf(line) == "" || !keys[keyOf(line)])
		}
		if own || len(part) > 1 && foreign(part, known) {
			out = append(out, part...)
		} else if len(part) == 1 && strings.TrimSpace(part[0]) == "" && len(out) > 0 && out[len(out)-1] != "" {
			out = append(out, "") // paragraphs stay apart
		}
	}
	return strings.TrimRight(strings.Join(out, "\n"), "\n")
}

// foreign says that no line inside a block of code was ever computed.
func foreign(block []string, known map[string]bool) bool {
	for _, line := range block[1 : len(block)-1] {
		if known[strings.TrimSpace(line)] {
			return false
		}
	}
	return true
}

// chunks are lines, and blocks of code as a whole.
func chunks(text string) [][]string {
	var out [][]string
	fence := ""
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		trimmed := strings.TrimSpace(line)
		switch {
		case fence != "":
			last := len(out) - 1
			out[last] = append(out[last], line)
			if strings.HasPrefix(trimmed, fence) {
				fence = ""
			}
			continue
		case strings.HasPrefix(trimmed, "```"):
			fence = "```"
		case strings.HasPrefix(trimmed, "~~~"):
			fence = "~~~"
		}
		out = append(out, []string{line})
	}
	return out
}

// keyOf is what makes a row or an entry the same one when the rest of it
// changes: its first cell, or what stands before the colon. It is empty for a
// line that is neither.
func keyOf(line string) string {
	if rest, ok := strings.CutPrefix(line, "|"); ok {
		cell, _, _ := strings.Cut(rest, "|")
		return "|" + strings.TrimSpace(cell)
	}
	if rest, ok := strings.CutPrefix(line, "- "); ok {
		if i := strings.IndexAny(rest, ":：]"); i >= 0 {
			return "- " + rest[:i]
		}
	}
	return ""
}
