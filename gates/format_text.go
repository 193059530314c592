package gates

import (
	"fmt"
	"io"
	"strings"
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
	for _, file := range filesOf(r.Findings) {
		fmt.Fprintf(b, "\n%s\n", n.at(Finding{File: file}))
		for _, f := range r.Findings {
			if f.File == file {
				writeFinding(b, f)
			}
		}
	}
	b.WriteByte('\n')
	fmt.Fprintf(b, "  %s\n", total(r))
}

// filesOf lists the files with findings in the order of their worst finding.
func filesOf(found []Finding) []string {
	var out []string
	seen := map[string]bool{}
	for _, f := range found {
		if !seen[f.File] {
			seen[f.File] = true
			out = append(out, f.File)
		}
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
func writeFinding(b *strings.Builder, f Finding) {
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
	var rows []string
	row, wide := "", 0
	for _, piece := range pieces(strings.Join(strings.Fields(text), " ")) {
		w := columnsOf(piece)
		if wide > 0 && wide+columnsOf(strings.TrimRight(piece, " ")) > most {
			rows = append(rows, strings.TrimRight(row, " "))
			row, wide = "", 0
			piece = strings.TrimLeft(piece, " ")
			w = columnsOf(piece)
		}
		row += piece
		wide += w
	}
	return append(rows, strings.TrimRight(row, " "))
}

// pieces cuts a text where a line may break: behind blanks and wide characters.
func pieces(text string) []string {
	var out []string
	start := 0
	for i, r := range text {
		if r == ' ' || isWide(r) {
			end := i + len(string(r))
			out = append(out, text[start:end])
			start = end
		}
	}
	if start < len(text) {
		out = append(out, text[start:])
	}
	return out
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
