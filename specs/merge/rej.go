package merge

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
)

// RejFile is the text of name.rej: every conflict with the lines as they were
// (-), as they stand in the file (=) and as they would be new (+). name is the
// merged file as the reader knows it. Without conflicts there is nothing to
// write and the answer is nil.
func RejFile(name string, conflicts []Conflict) []byte {
	if len(conflicts) == 0 {
		return nil
	}
	var b bytes.Buffer
	changes := "1 new text was"
	if n := len(conflicts); n > 1 {
		changes = fmt.Sprintf("%d new texts were", n)
	}
	fmt.Fprintf(&b, "%s: %s not taken over, because your own text stands in the same place.\n", oneLine(name), changes)
	b.WriteString("\"-\" was generated before, \"=\" stands in your file, \"+\" is new.\n")
	b.WriteString("Copy over what you want, then remove this file.\n")
	for _, c := range conflicts {
		fmt.Fprintf(&b, "\n@@ line %d", c.Line)
		if c.Key != "" {
			fmt.Fprintf(&b, ", %s", oneLine(c.Key))
		}
		switch {
		case len(c.MineLines) == 0:
			b.WriteString(", removed by you")
		case len(c.TheirsLines) == 0:
			b.WriteString(", no longer generated")
		}
		b.WriteString(" @@\n")
		mark(&b, "-", c.BaseLines)
		mark(&b, "=", c.MineLines)
		mark(&b, "+", c.TheirsLines)
	}
	return b.Bytes()
}

// mark writes lines with a sign in front.
func mark(b *bytes.Buffer, sign string, lines []string) {
	for _, l := range lines {
		b.WriteString(strings.TrimRight(sign+" "+l, " ") + "\n")
	}
}

// oneLine keeps a name from breaking the line it stands in.
func oneLine(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return '?'
		}
		return r
	}, s)
}
