package exchange

import (
	"slices"
	"strings"
)

// part is a named piece of an item that becomes a section of the context.
type part struct{ head, text string }

// joinParts makes one context of the pieces in which another tool keeps it. A
// piece whose every line the text has already is a copy and left out.
func joinParts(text string, parts ...part) string {
	for _, p := range parts {
		if strings.TrimSpace(p.text) == "" || copied(text, p.text) {
			continue
		}
		if text != "" {
			text = strings.TrimRight(text, "\n") + "\n\n"
		}
		text += "## " + p.head + "\n\n" + strings.Trim(p.text, "\n") + "\n"
	}
	return text
}

// copied says whether every line of a piece is in the text already.
func copied(text, piece string) bool {
	there := map[string]bool{}
	for line := range strings.Lines(text) {
		there[bare(line)] = true
	}
	for line := range strings.Lines(piece) {
		if b := bare(line); b != "" && !there[b] {
			return false
		}
	}
	return true
}

// bare is a line without its list mark and box.
func bare(line string) string {
	line = strings.TrimSpace(line)
	if text, ok := box(line); ok {
		return text
	}
	return strings.TrimSpace(strings.TrimPrefix(line, "- "))
}

// splitParts takes a context apart that joinParts has made, or could have made.
// Any other stays whole: text is all of it, and every piece is empty.
func splitParts(context string, heads ...string) (text string, pieces map[string]string) {
	text, pieces = context, map[string]string{}
	var parts []part
	rest := context
	for _, head := range slices.Backward(heads) {
		mark := "## " + head + "\n\n"
		at := strings.LastIndex(rest, mark)
		if at < 0 || at > 0 && rest[at-1] != '\n' {
			continue
		}
		parts = append([]part{{head, strings.Trim(rest[at+len(mark):], "\n")}}, parts...)
		rest = strings.TrimRight(rest[:at], "\n")
	}
	if len(parts) == 0 || joinParts(rest, parts...) != context {
		return text, pieces
	}
	for _, p := range parts {
		pieces[p.head] = p.text
	}
	return rest, pieces
}
