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
	const usual = 200 // bytes of a finding
	b.Grow(usual * len(n.Report.Findings))
	for _, found := range byFile(n.Report.Findings) {
		fmt.Fprintf(b, "\n%s\n", n.at(Finding{File: found[0].File}))
		for _, f := range found {
			writeFinding(b, f)
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
func byFile(found []Finding) [][]*Finding {
	var out [][]*Finding
	at := map[string]int{}
	for n := range found {
		f := &found[n]
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
	const numbers, severities, gap = 6, 7, 2
	line := ""
	if f.Line > 0 {
		line = itoa(f.Line)
	}
	head := max(len(line), numbers) + gap + max(len(f.Severity), severities) + gap
	blanks(b, numbers-len(line))
	b.WriteString(line)
	blanks(b, gap)
	b.WriteString(string(f.Severity))
	blanks(b, severities-len(f.Severity))
	blanks(b, gap)
	for i, row := range wrap(f.Message, columns-head) {
		if i > 0 {
			blanks(b, head)
		}
		b.WriteString(row)
		b.WriteByte('\n')
	}
	for i, row := range wrap(f.Fix, columns-head-gap) {
		if row == "" {
			continue
		}
		blanks(b, head)
		if i == 0 {
			b.WriteString("→ ")
		} else {
			blanks(b, gap)
		}
		b.WriteString(row)
		b.WriteByte('\n')
	}
	blanks(b, head)
	b.WriteByte('[')
	b.WriteString(f.Rule)
	b.WriteString("]\n")
}

func blanks(b *strings.Builder, n int) {
	for range n {
		b.WriteByte(' ')
	}
}

// wrap breaks a text at blanks, and between Chinese characters, so that no row
// is wider than most columns. A word that is wider stands alone. There is
// always one row.
func wrap(text string, most int) []string {
	if isNarrow(text) {
		return wrapNarrow(text, most)
	}
	return wrapAny(text, most)
}

// isNarrow says that a text is of ASCII, single blanks between its words and
// none around them: nearly all texts are.
func isNarrow(text string) bool {
	before := byte(' ')
	for i := range len(text) {
		c := text[i]
		if c < ' ' || c >= utf8.RuneSelf || c == ' ' && before == ' ' {
			return false
		}
		before = c
	}
	return before != ' '
}

// wrapNarrow is wrap for a narrow text.
func wrapNarrow(text string, most int) []string {
	rows := make([]string, 0, 1+len(text)/max(most, 1))
	for len(text) > most {
		cut := strings.LastIndexByte(text[:max(most, 0)+1], ' ')
		if cut < 0 {
			cut = strings.IndexByte(text, ' ')
		}
		if cut < 0 {
			break
		}
		rows = append(rows, text[:cut])
		text = text[cut+1:]
	}
	return append(rows, text)
}

// wrapAny is wrap for any text.
func wrapAny(text string, most int) []string {
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
