package merge

import (
	"fmt"
	"strings"
)

// Unified is the difference of two texts as `diff -u` prints it, without the
// lines that name the files: hunks with context unchanged lines around every
// change. Line ends are part of what is compared, so that a patch of it applies
// byte for byte. It is empty for equal texts, and counts the lines that came and
// went. A nil text is a file that is not there.
func Unified(before, after []byte, context int) (text string, added, removed int) {
	words := newNames()
	a, b := wholeLines(before), wholeLines(after)
	hunks := diff(numbers(a, words), numbers(b, words), words.strong)
	var out strings.Builder
	for len(hunks) > 0 {
		n := 1
		for n < len(hunks) && hunks[n].a0-hunks[n-1].a1 <= 2*context {
			n++
		}
		writeHunks(&out, a, b, hunks[:n], context)
		hunks = hunks[n:]
	}
	text = out.String()
	for line := range strings.Lines(text) {
		switch line[0] {
		case '+':
			added++
		case '-':
			removed++
		}
	}
	return text, added, removed
}

// wholeLines are the lines of a text with their ends.
func wholeLines(src []byte) []string {
	var out []string
	for line := range strings.Lines(string(src)) {
		out = append(out, line)
	}
	return out
}

func numbers(lines []string, words *names) []int32 {
	out := make([]int32, len(lines))
	for i, line := range lines {
		out[i] = words.id(line)
	}
	return out
}

// writeHunks writes changes that share their context as one hunk.
func writeHunks(out *strings.Builder, a, b []string, hunks []hunk, context int) {
	first, last := hunks[0], hunks[len(hunks)-1]
	a0, b0 := max(0, first.a0-context), max(0, first.b0-context)
	a1, b1 := min(len(a), last.a1+context), min(len(b), last.b1+context)
	fmt.Fprintf(out, "@@ -%s +%s @@\n", place(a0, a1), place(b0, b1))
	at := a0
	for _, h := range hunks {
		signed(out, " ", a[at:h.a0])
		signed(out, "-", a[h.a0:h.a1])
		signed(out, "+", b[h.b0:h.b1])
		at = h.a1
	}
	signed(out, " ", a[at:a1])
}

// place is where a hunk lies: its first line and how many, the line before it
// when there is none.
func place(from, to int) string {
	switch n := to - from; n {
	case 0:
		return fmt.Sprintf("%d,0", from)
	case 1:
		return fmt.Sprint(from + 1)
	default:
		return fmt.Sprintf("%d,%d", from+1, n)
	}
}

func signed(out *strings.Builder, sign string, lines []string) {
	for _, line := range lines {
		out.WriteString(sign + line)
		if !strings.HasSuffix(line, "\n") {
			out.WriteString("\n\\ No newline at end of file\n")
		}
	}
}
