package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// coverage knows which lines of the source some item states, and with which
// words.
type coverage struct {
	at    map[int][]int // line to the texts from it
	texts []string
	keys  map[int][]string // content words of a text, found when asked for
}

// MaxBeside is how many texts of one line are compared with a statement: a text
// on one long line must not cost the square of its length.
const MaxBeside = 256

// NewCoverage is a record on which nothing is placed yet.
func NewCoverage() *coverage { return &coverage{at: map[int][]int{}, keys: map[int][]string{}} }

// Add notes that a text states lines of the source.
func (c *coverage) Add(s specs.Source, text ...string) {
	if s.Kind != specs.Stated {
		return
	}
	c.texts = append(c.texts, strings.Join(text, " "))
	for _, r := range s.Lines {
		for i := r.From; i <= r.To; i++ {
			c.at[i] = append(c.at[i], len(c.texts)-1)
		}
	}
}

// Lines says that every line of a statement is stated somewhere.
func (c *coverage) Lines(s specs.Source) bool {
	for _, r := range s.Lines {
		for i := r.From; i <= r.To; i++ {
			if len(c.at[i]) == 0 {
				return false
			}
		}
	}
	return true
}

// Says tells that one of the texts from the lines of a statement holds most of
// its words.
func (c *coverage) Says(s specs.Source, text string) bool {
	keys := wording.Keywords(specs.Plain(text))
	if len(keys) == 0 {
		return true
	}
	for _, r := range s.Lines {
		for i := r.From; i <= r.To; i++ {
			if len(c.at[i]) > MaxBeside {
				return true
			}
			for _, k := range c.at[i] {
				if heldBy(keys, c.words(k)) >= phrasing.SameStatement {
					return true
				}
			}
		}
	}
	return false
}

// words are the content words of a text, sorted.
func (c *coverage) words(k int) []string {
	found, ok := c.keys[k]
	if !ok {
		found = wording.Keywords(specs.Plain(c.texts[k]))
		c.keys[k] = found
	}
	return found
}

// heldBy is the share of the words of a that stand in b. Both are sorted.
func heldBy(a, b []string) float64 {
	n := 0
	for _, word := range a {
		if _, ok := slices.BinarySearch(b, word); ok {
			n++
		}
	}
	return float64(n) / float64(len(a))
}

func (c *coverage) items(lists ...[]specs.Item) {
	for _, list := range lists {
		for _, it := range list {
			c.Add(it.Source, it.Text)
		}
	}
}

func (c *coverage) questions(list []specs.Question) {
	for _, q := range list {
		c.Add(q.Source, q.Text)
	}
}

// Brief notes what the parts of a brief state.
func (c *coverage) Brief(b *specs.Brief) {
	c.items(b.Summary, b.Vision, b.Situation, b.Impact, b.InScope, b.OutOfScope, b.Assumptions, b.Constraints, b.Dependencies, b.Milestones,
		b.Product, b.Technical, b.User, b.Convergent)
	for _, x := range b.Conflicting {
		c.Add(x.Source, x.Point, x.One, x.Other)
	}
	for _, p := range b.Personas {
		c.Add(p.Source, p.Name, p.Role)
		c.items(p.Needs, p.PainPoints, p.Success)
	}
	for _, t := range b.Terms {
		c.Add(t.Source, t.Term, t.Definition)
	}
	for _, g := range b.Goals {
		c.Add(g.Source, g.Text, g.Metric, g.Target)
	}
	for _, n := range b.NonGoals {
		c.Add(n.Source, n.Text, n.Rationale)
	}
	for _, a := range b.Landscape {
		c.Add(a.Source, a.Name, a.Strength, a.Gap)
	}
	c.questions(b.OpenQuestions)
}

// Requirements notes what requirements and qualities state.
func (c *coverage) Requirements(out *analysis.RequirementsOutput) {
	for i := range out.Requirements {
		r := &out.Requirements[i]
		// The requirement's own range spans its details; only what its items state counts.
		c.items(r.Summary, r.Description, r.EdgeCases, r.Notes)
		for _, k := range r.Criteria {
			c.Add(k.Source, k.Text)
		}
		c.questions(r.OpenQuestions)
	}
	for i := range out.NFRs {
		c.items(out.NFRs[i].Statement, out.NFRs[i].Notes)
	}
	x := &out.Index
	c.items(x.Flows, x.Constraints, x.Assumptions, x.Rationale)
	c.questions(x.OpenQuestions)
	for _, e := range x.Entities {
		c.Add(e.Source, e.Name, e.Label, strings.Join(e.States, " "))
		for _, f := range e.Fields {
			c.Add(f.Source, f.Name, f.Type, f.Constraint)
		}
	}
	for _, i := range x.Integrations {
		c.Add(i.Source, i.Name, i.Purpose)
	}
}

// Stories notes what requirements say beside their items: titles, stories and targets.
func (c *coverage) Stories(out *analysis.RequirementsOutput) {
	for i := range out.Requirements {
		r := &out.Requirements[i]
		c.Add(r.Source, r.Title, r.Story.Role, r.Story.Want, r.Story.Benefit)
	}
	for i := range out.NFRs {
		n := &out.NFRs[i]
		c.Add(n.Source, n.Title)
		for _, t := range n.Targets {
			c.Add(t.Source, t.Metric, t.Target, t.Measurement)
		}
	}
}
