package reading

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// gherkin takes a fence apart that is written in Gherkin: its feature becomes a
// heading, what is told of it a paragraph, and each line of its examples a step.
// Any other fence stays as it is.
func (l *Lexicon) gherkin(n block) []block {
	rows := strings.Split(strings.TrimRight(n.raw, "\n"), "\n")
	if !strings.Contains("  gherkin feature cucumber text txt ", " "+Lower(n.syntax)+" ") || !l.tellsSteps(rows) {
		return []block{n}
	}
	g := gherkinReader{lex: l, fence: n, from: n.from + 1}
	if n.to-n.from+1 == len(rows) { // indented, without the marks of a fence
		g.from = n.from
	}
	for i, row := range rows {
		g.row(strings.TrimSpace(row), g.from+i)
	}
	g.closeScenario()
	return g.out
}

// tellsSteps tells lines that are the steps of examples and what Gherkin allows
// around them.
func (l *Lexicon) tellsSteps(rows []string) bool {
	begins, ends := false, false
	for _, row := range rows {
		switch s := l.stepOf(row); s.kind {
		case stepGiven, stepWhen:
			begins = true
			ends = ends || l.wholeScenario(s)
		case stepThen:
			ends = true
		}
	}
	return begins && ends
}

// gherkinReader is the state of going through a fence of Gherkin.
type gherkinReader struct {
	lex      *Lexicon
	fence    block
	from     int
	out      []block
	at       []block // the example at hand: its title and steps
	header   []string
	rows     [][]string
	table    bool // rows of values for the example follow
	shared   []block
	inShared bool // steps for all examples follow
	quoted   bool // between the marks of a text of several lines
}

// row reads one line.
func (g *gherkinReader) row(row string, line int) {
	if strings.HasPrefix(row, `"""`) {
		g.quoted = !g.quoted
		return
	}
	switch s := g.lex.stepOf(row); {
	case g.quoted:
		g.carryOn(row, line)
	case row == "", strings.HasPrefix(row, "#"), strings.HasPrefix(row, "@"):
	case strings.HasPrefix(row, "|"):
		g.cells(row, line)
	case g.keyword(row, g.lex.ScenarioExamples):
		g.table, g.header = true, nil
	case s.kind == stepTitle:
		g.closeScenario()
		g.inShared = false
		g.add(&g.at, row, line)
	case g.keyword(row, g.lex.ScenarioBackgrounds):
		g.closeScenario()
		g.inShared, g.shared = true, nil
	case g.lex.featureName(row) != "":
		g.closeScenario()
		g.inShared = false
		g.add(&g.out, g.lex.featureName(row), line)
		g.out[len(g.out)-1].kind, g.out[len(g.out)-1].level, g.out[len(g.out)-1].as = markdown.Heading, 6, asRunIn
	case s.kind != noStep && g.inShared:
		g.add(&g.shared, row, line)
	case s.kind != noStep:
		if s.kind == stepGiven && g.ended() {
			g.closeScenario()
		}
		g.add(&g.at, row, line)
	default:
		g.carryOn(row, line)
	}
}

// keyword tells a line that begins with one of some keywords and a colon.
func (g *gherkinReader) keyword(row string, words []string) bool {
	for _, w := range words {
		if rest, ok := cutKeyword(row, w); ok && (strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "：")) {
			return true
		}
	}
	return false
}

func (g *gherkinReader) add(to *[]block, raw string, line int) {
	n := g.fence
	n.kind, n.raw, n.from, n.to, n.syntax = markdown.Paragraph, raw, line, line, ""
	*to = append(*to, n)
}

// ended tells that the example at hand has said what comes out.
func (g *gherkinReader) ended() bool {
	for _, n := range g.at {
		if s := g.lex.stepOf(n.raw); s.kind == stepThen || g.lex.wholeScenario(s) {
			return true
		}
	}
	return false
}

// carryOn adds a line to what stands above it: a step, or the words about the
// feature.
func (g *gherkinReader) carryOn(row string, line int) {
	list := &g.out
	if len(g.at) > 0 {
		list = &g.at
	}
	if k := len(*list) - 1; k >= 0 && (*list)[k].kind == markdown.Paragraph && (list == &g.at || (*list)[k].to == line-1) {
		(*list)[k].raw += "\n" + row
		(*list)[k].to = line
		return
	}
	g.add(list, row, line)
}

// cells reads a row of a table: values for the example at hand, or what a step
// has with it.
func (g *gherkinReader) cells(row string, line int) {
	cells := strings.Split(strings.Trim(row, "| "), "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	switch {
	case g.table && g.header == nil:
		g.header = cells
	case g.table:
		g.rows = append(g.rows, cells)
	default:
		g.carryOn(strings.Join(cells, ", ")+";", line)
		return
	}
	if k := len(g.at) - 1; k >= 0 {
		g.at[k].to = line
	}
}

// closeScenario puts out the example at hand, once for each row of its values.
func (g *gherkinReader) closeScenario() {
	steps := g.at
	header, rows := g.header, g.rows
	g.at, g.header, g.rows, g.table = nil, nil, nil, false
	if len(steps) == 0 {
		return
	}
	if len(g.shared) > 0 {
		k := 0
		if g.lex.stepOf(steps[0].raw).kind == stepTitle {
			k = 1
		}
		with := append(append(append([]block(nil), steps[:k]...), g.shared...), steps[k:]...)
		for i := range with {
			with[i].from, with[i].to = max(with[i].from, steps[0].from), max(with[i].to, steps[0].from)
		}
		steps = with
	}
	if len(rows) == 0 {
		rows = [][]string{nil}
	}
	for _, row := range rows {
		for i, n := range steps {
			for k := range min(len(header), len(row)) {
				n.raw = strings.ReplaceAll(n.raw, "<"+header[k]+">", row[k])
			}
			if i > 0 {
				n.as = asStep
			}
			g.out = append(g.out, n)
		}
	}
}
