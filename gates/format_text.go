package gates

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// columns is the width that the text form keeps to.
const columns = 80

// Text writes reports for people: the verdict, the four scores, and the
// findings file by file, the worst first, each with its mend. Lines keep to 80
// columns; a Chinese character takes two.
func Text(w io.Writer, reports []Named) error {
	b := &strings.Builder{}
	for i, n := range reports {
		if i > 0 {
			b.WriteByte('\n')
		}
		writeText(b, n)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func writeText(b *strings.Builder, n Named) {
	r := n.Report
	fmt.Fprintf(b, "%s  %s, %d of 100\n", n.ID, r.Gate, r.Overall)
	scores := make([]string, 0, len(r.Dimensions))
	for _, d := range r.Dimensions {
		scores = append(scores, fmt.Sprintf("%s %d", d.Name, d.Score))
	}
	if len(scores) > 0 {
		fmt.Fprintf(b, "  %s\n", strings.Join(scores, "   "))
	}
	writeFindings(b, n)
	b.WriteByte('\n')
	fmt.Fprintf(b, "  %s\n", total(r))
}

func writeFindings(b *strings.Builder, n Named) {
	for _, found := range byFile(n.Report.Findings) {
		fmt.Fprintf(b, "\n%s\n", n.at(Finding{File: found[0].File}))
		for i := range found {
			writeFinding(b, &found[i])
		}
	}
}

// TextFindings writes nothing but the findings of a report, in the form of Text,
// with an empty line before each file.
func TextFindings(w io.Writer, n Named) error {
	b := &strings.Builder{}
	writeFindings(b, n)
	_, err := io.WriteString(w, b.String())
	return err
}

// byFile groups findings by their files, in the order of the worst finding of
// each.
func byFile(found []Finding) [][]Finding {
	var out [][]Finding
	at := map[string]int{}
	for _, f := range found {
		i, known := at[f.File]
		if !known {
			i = len(out)
			at[f.File] = i
			out = append(out, nil)
		}
		out[i] = append(out[i], f)
	}
	return out
}

func total(r *Report) string {
	if len(r.Findings) == 0 {
		return "nothing to mend"
	}
	return fmt.Sprintf("%s, %s, %s", many(r.Count(Error), "error"), many(r.Count(Warning), "warning"), many(r.Count(Info), "hint"))
}

func many(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// writeFinding prints "line  severity  message" with the mend and the rule
// under the message.
func writeFinding(b *strings.Builder, f *Finding) {
	line := ""
	if f.Line > 0 {
		line = itoa(f.Line)
	}
	head := fmt.Sprintf("%6s  %-7s  ", line, f.Severity)
	indent := strings.Repeat(" ", len(head))
	rows := wrap(f.Message, columns-len(head))
	b.WriteString(head + rows[0] + "\n")
	for _, row := range rows[1:] {
		b.WriteString(indent + row + "\n")
	}
	for i, row := range wrap(f.Fix, columns-len(head)-2) {
		lead := "→ "
		if i > 0 {
			lead = "  "
		}
		if row != "" {
			b.WriteString(indent + lead + row + "\n")
		}
	}
	b.WriteString(indent + "[" + f.Rule + "]\n")
}

// wrap breaks a text at blanks, and between Chinese characters, so that no row
// is wider than most columns. A word that is wider stands alone. There is
// always one row.
func wrap(text string, most int) []string {
	text = strings.Join(strings.Fields(text), " ")
	var rows []string
	start, at, wide := 0, 0, 0 // of the row, of the piece, and columns of the row
	for at < len(text) {
		piece := text[at : at+pieceLength(text[at:])]
		w := columnsOf(piece)
		if wide > 0 && wide+columnsOf(strings.TrimRight(piece, " ")) > most {
			rows = append(rows, strings.TrimRight(text[start:at], " "))
			start = at + len(piece) - len(strings.TrimLeft(piece, " "))
			w, wide = columnsOf(text[start:at+len(piece)]), 0
		}
		wide += w
		at += len(piece)
	}
	return append(rows, strings.TrimRight(text[start:], " "))
}

// pieceLength is how far a text goes to where a line may break: behind a blank
// or a wide character.
func pieceLength(text string) int {
	for i, r := range text {
		if r == ' ' || isWide(r) {
			return i + utf8.RuneLen(r)
		}
	}
	return len(text)
}

func isWide(r rune) bool { return r >= 0x2E80 && r < 0xFFEF }

func columnsOf(text string) int {
	n := 0
	for _, r := range text {
		n++
		if isWide(r) {
			n++
		}
	}
	return n
}
