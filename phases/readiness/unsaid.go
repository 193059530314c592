package readiness

import (
	"iter"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/wording"
)

// fewWords is how many words that carry meaning a sentence, a clause or a cell has at
// least that states something by itself: one with fewer is a label.
const fewWords = 2

// unsaid are the sentences, clauses and cells of the source of which the documents
// hold too few words on their lines, whether an engine read them or not.
func (a *account) unsaid(src analysis.Source) []specs.Item {
	var out []specs.Item
	var heads []markdown.Cell
	doc := markdown.Parse([]byte(src.Text), 1)
	for _, b := range doc.Blocks {
		if b.Header {
			heads = b.Cells
		}
		if b.Header || a.skipped(b.Line) {
			continue
		}
		switch b.Kind {
		case markdown.Paragraph, markdown.Item:
			line, at := b.Line, 0
			for _, s := range wording.Sentences(b.Text) {
				line += strings.Count(b.Text[at:s.Start], "\n")
				at = s.Start
				out = append(out, a.unsaidIn(b.Text[s.Start:s.End], line, b.EndLine)...)
			}
		case markdown.Row:
			out = append(out, a.unsaidCells(heads, b)...)
		}
	}
	return out
}

// unsaidIn gives a sentence of which too few words are held, or the clauses of it
// of which none is.
func (a *account) unsaidIn(text string, from, to int) []specs.Item {
	to = min(to, from+strings.Count(text, "\n"))
	text = strings.Join(strings.Fields(specs.Plain(text)), " ")
	held, all := a.said(text, from, to)
	switch {
	case all < fewWords || strings.HasSuffix(text, ":") || strings.HasSuffix(text, "："):
		return nil
	case float64(held) < sameText*float64(all):
		return []specs.Item{{Text: text, Source: specs.FromLines(from, to)}}
	}
	var out []specs.Item
	for clause := range clauses(text) {
		if held, all := a.said(clause, from, to); held == 0 && all >= fewWords || all > 0 && a.lostFigure(clause, from, to) && !isSign(clause) {
			out = append(out, specs.Item{Text: clause, Source: specs.FromLines(from, to)})
		}
	}
	return out
}

// clauses are the parts of a sentence between its marks, without those that a colon
// ends: they announce what follows and state nothing. A comma inside a number parts nothing.
func clauses(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		begin := 0
		cut := func(end int) bool {
			clause := strings.TrimSpace(text[begin:end])
			return clause == "" || yield(clause)
		}
		for at, mark := range text {
			if at < begin || !strings.ContainsRune(",;:()，；：（）—–", mark) || inNumber(text, at) {
				continue
			}
			if mark != ':' && mark != '：' && !cut(at) {
				return
			}
			begin = at + utf8.RuneLen(mark)
		}
		cut(len(text))
	}
}

// inNumber says that the mark at a place stands between two digits: "8,000", "10:30", "5–7".
func inNumber(text string, at int) bool {
	_, size := utf8.DecodeRuneInString(text[at:])
	return at > 0 && at+size < len(text) && strings.IndexByte(digits, text[at-1]) >= 0 && strings.IndexByte(digits, text[at+size]) >= 0
}

// unsaidCells gives the cells of a row of which too few words are held, and figures that are
// not, with the head of their column. The first cell names the row.
func (a *account) unsaidCells(heads []markdown.Cell, row markdown.Block) []specs.Item {
	var out []specs.Item
	for i, c := range row.Cells {
		text := specs.Plain(c.Text)
		held, all := a.said(text, row.Line, row.EndLine)
		figure := !isSign(text) && a.lostFigure(text, row.Line, row.EndLine)
		if i == 0 || !figure && (all < fewWords || float64(held) >= sameText*float64(all)) {
			continue
		}
		if i < len(heads) && heads[i].Text != "" {
			text = specs.Plain(heads[i].Text) + ": " + text
		}
		out = append(out, specs.Item{Text: text, Source: specs.FromLines(row.Line, row.EndLine)})
	}
	return out
}
