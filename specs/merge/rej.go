package merge

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// The lines that every .rej file begins with, behind the first.
const (
	rejLegend = "\"-\" was generated before, \"=\" stands in your file, \"+\" is new.\n"
	rejAdvice = "Copy over what you want, then remove this file.\n"
)

// RejFile is the text of name.rej: every conflict with the lines as they were
// (-), as they stand in the file (=) and as they would be new (+). name is the
// merged file as the reader knows it. waiting is what stands in name.rej
// already: what nobody has settled yet stays, behind what is new. Without
// conflicts there is nothing to write and the answer is nil.
func RejFile(name string, conflicts []Conflict, waiting []byte) []byte {
	if len(conflicts) == 0 {
		return nil
	}
	var blocks []string
	for _, c := range conflicts {
		blocks = append(blocks, rejBlock(c))
	}
	for _, old := range rejBlocks(waiting) {
		if !slices.ContainsFunc(blocks, func(b string) bool { return sameBlock(b, old) }) {
			blocks = append(blocks, old)
		}
	}
	var b bytes.Buffer
	changes := "1 new text was"
	if n := len(blocks); n > 1 {
		changes = fmt.Sprintf("%d new texts were", n)
	}
	fmt.Fprintf(&b, "%s: %s not taken over, because your own text stands in the same place.\n", oneLine(name), changes)
	b.WriteString(rejLegend + rejAdvice)
	for _, block := range blocks {
		b.WriteString("\n" + block)
	}
	return b.Bytes()
}

// rejBlock is one conflict.
func rejBlock(c Conflict) string {
	var b strings.Builder
	fmt.Fprintf(&b, "@@ line %d", c.Line)
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
	return b.String()
}

// rejBlocks cuts a .rej file into its conflicts. What somebody wrote before the
// first one stays with the file as a block of its own.
func rejBlocks(text []byte) []string {
	body := string(text)
	if _, rest, found := strings.Cut(body, rejLegend+rejAdvice); found {
		body = rest
	}
	var blocks []string
	for line := range strings.Lines(body) {
		if strings.HasPrefix(line, "@@ ") || len(blocks) == 0 {
			blocks = append(blocks, "")
		}
		blocks[len(blocks)-1] += line
	}
	out := blocks[:0]
	for _, block := range blocks {
		if block = strings.Trim(block, "\n"); block != "" {
			out = append(out, block+"\n")
		}
	}
	return out
}

// sameBlock compares two conflicts without the lines that they name, which move.
func sameBlock(a, b string) bool {
	_, a, _ = strings.Cut(a, "\n")
	_, b, _ = strings.Cut(b, "\n")
	return a == b
}

// mark writes lines with a sign in front.
func mark(b *strings.Builder, sign string, lines []string) {
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
