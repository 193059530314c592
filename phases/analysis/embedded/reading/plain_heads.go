package reading

import "strings"

// markdownHeads says that a plain text is written with the headings of Markdown, whatever the
// file is called: it begins with one, or has one below another. A row that begins with "#"
// right behind another row is a comment of something pasted.
func markdownHeads(rows []string) bool {
	begun, behind := false, false // a row of text came before, and right before
	for _, row := range rows {
		if strings.TrimSpace(row) == "" {
			behind = false
			continue
		}
		mark := len(row) - len(strings.TrimLeft(row, "#"))
		heads := mark > 0 && mark <= 6 && strings.HasPrefix(row[mark:], " ") && strings.TrimSpace(row[mark:]) != ""
		if heads && !behind && (!begun || mark > 1) {
			return true
		}
		begun, behind = true, !heads
	}
	return false
}
