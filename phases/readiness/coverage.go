package readiness

import (
	"fmt"
	"slices"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// sameText is the share of a fact's content words that a document must hold on
// the fact's lines for the fact to count as placed. Lower, and any item from
// the same paragraph would do; higher, and a criterion that was put into a
// sentence of its own would be lost.
const sameText = 0.5

// passage is the kind of what stands in the source and was read as no statement.
const passage = "passage"

// coverage says where every fact of the source went.
type coverage struct {
	rows     []specs.CoverageRow
	places   []specs.PlacementRow
	unplaced []specs.UnplacedRow
	lines    []int        // of the source, beside unplaced
	known    []specs.Item // what has its place outside of the documents: in this list, or in a decision against it
	stated   int
	placed   int
}

func (c *coverage) summary() *gates.Coverage {
	out := &gates.Coverage{Stated: c.stated, Placed: c.placed}
	for i, u := range c.unplaced {
		out.Unplaced = append(out.Unplaced, gates.Unplaced{Text: u.Text, Line: c.lines[i]})
	}
	return out
}

// statement is one of a document that says where it comes from.
type statement struct {
	file string
	line int
	keys []string
	text string
}

// holder is a statement for one of the places it comes from, which may be
// hundreds.
type holder struct {
	*statement
	from int
	to   int
}

// follow finds for every fact that the engine read the statement that holds it: one from the same
// lines with most of its words, where a reader looks for its kind first. What a person decided against has its place,
// too: in that decision. What no fact speaks of is looked for in the source itself.
func follow(src analysis.Source, facts analysis.FactsOutput, pkg *specs.Package, decided decisions) *coverage {
	papers := papersOf(pkg)
	index := newIndex(pkg, papers)
	c := &coverage{}
	rows := map[string]*specs.CoverageRow{}
	var kinds []string
	for _, f := range facts.Facts {
		row := rows[f.Kind]
		if row == nil {
			row = &specs.CoverageRow{Kind: f.Kind}
			rows[f.Kind] = row
			kinds = append(kinds, f.Kind)
		}
		row.Stated++
		c.stated++
		if h := index.find(f); h != nil {
			row.Placed++
			c.placed++
			c.places = append(c.places, specs.PlacementRow{Text: f.Text, Kind: f.Kind, Where: fmt.Sprintf("%s:%d", h.file, h.line), Source: f.Source})
			continue
		}
		if why := decided.against(f); why != "" {
			c.known = append(c.known, specs.Item{Text: f.Text, Source: f.Source})
			row.Placed++
			c.placed++
			c.places = append(c.places, specs.PlacementRow{Text: f.Text, Kind: f.Kind, Where: reasons()[why].In(string(pkg.Lang())), Source: f.Source})
			continue
		}
		row.Unplaced++
		c.miss(f, pkg.Lang(), "not_placed")
	}
	for _, n := range facts.Unread {
		if decided.against(n) != "" {
			c.known = append(c.known, specs.Item{Text: n.Text, Source: n.Source})
		} else if index.find(n) == nil && !c.missed(n) {
			c.miss(n, pkg.Lang(), "not_understood")
		}
	}
	passages := newAccount(papers, index.names, facts.Boilerplate, c.known).unsaid(src)
	for _, it := range passages {
		c.miss(analysis.Fact{Text: it.Text, Source: it.Source}, pkg.Lang(), "overlooked")
	}
	for _, k := range kinds {
		c.rows = append(c.rows, *rows[k])
	}
	if n := len(passages); n > 0 { // a share of what was read alone would hide what was not
		c.rows = append(c.rows, specs.CoverageRow{Kind: passage, Stated: n, Unplaced: n})
		c.stated += n
	}
	return c
}

// missed says whether a statement is in the list already: a remark may be a
// fact of kind "note" and a line that was not understood.
func (c *coverage) missed(f analysis.Fact) bool {
	return slices.ContainsFunc(c.unplaced, func(u specs.UnplacedRow) bool {
		return u.Text == f.Text && slices.Equal(u.Source.Lines, f.Source.Lines)
	})
}

func (c *coverage) miss(f analysis.Fact, lang specs.Lang, reason string) {
	line := 0
	if len(f.Source.Lines) > 0 {
		line = f.Source.Lines[0].From
	}
	c.unplaced = append(c.unplaced, specs.UnplacedRow{Text: f.Text, Reason: reasons()[reason].In(string(lang)), Source: f.Source})
	c.lines = append(c.lines, line)
	c.known = append(c.known, specs.Item{Text: f.Text, Source: f.Source})
}
