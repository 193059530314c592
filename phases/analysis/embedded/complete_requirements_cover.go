package embedded

import (
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// coverRest gives every statement that has no place yet one: the notes of the
// requirement that it stands under, else, above all of them, the constraints.
// Statements that a later document holds (endpoints, examples, risks, chosen
// technologies) are left to it.
func (w *work) coverRest(in *analysis.RequirementsInput, out *analysis.RequirementsOutput) {
	covered := coverage{}
	covered.brief(&in.Brief)
	covered.requirements(out)
	type place struct{ line, at int }
	var places []place
	for i := range out.Requirements {
		for _, r := range out.Requirements[i].Source.Lines {
			places = append(places, place{r.From, i})
		}
	}
	slices.SortStableFunc(places, func(a, b place) int { return cmp.Compare(a.line, b.line) })
	for _, f := range w.leftOver() {
		if covered.has(f.Source) {
			continue
		}
		covered.add(f.Source)
		line := f.Source.Lines[0].From
		n, exact := slices.BinarySearchFunc(places, line, func(p place, at int) int { return cmp.Compare(p.line, at) })
		if !exact {
			n--
		}
		if n < 0 {
			out.Index.Constraints = append(out.Index.Constraints, item(f.Text, f.Source))
			continue
		}
		r := &out.Requirements[places[n].at]
		r.Notes = append(r.Notes, specs.Item{Text: w.say("note_stated", "text", finished(f.Text)), Source: f.Source})
	}
}

// leftOver are the statements that may have found no place, in the order of
// the source.
func (w *work) leftOver() []specs.Item {
	var out []specs.Item
	add := func(text string, s specs.Source) {
		if s.Kind == specs.Stated && len(s.Lines) > 0 && text != "" {
			out = append(out, specs.Item{Text: text, Source: s})
		}
	}
	for _, items := range [][]specs.Item{w.u.Pitch, w.u.Vision, w.u.Problem, w.u.Impact, w.u.Notes} {
		for _, it := range items {
			add(it.Text, it.Source)
		}
	}
	for i := range w.u.Features {
		f := &w.u.Features[i]
		for _, items := range [][]specs.Item{f.Details, f.Criteria, f.Edges} {
			for _, it := range items {
				add(it.Text, it.Source)
			}
		}
	}
	for _, a := range w.u.Actors {
		if a.System {
			add(orElse(a.Role, a.Name), a.Source)
		}
	}
	slices.SortStableFunc(out, func(a, b specs.Item) int { return cmp.Compare(a.Source.Lines[0].From, b.Source.Lines[0].From) })
	return out
}

// coverage knows which lines of the source some item states.
type coverage map[int]bool

func (c coverage) add(s specs.Source) {
	if s.Kind != specs.Stated {
		return
	}
	for _, r := range s.Lines {
		for i := r.From; i <= r.To; i++ {
			c[i] = true
		}
	}
}

// has says that every line of a statement is stated somewhere.
func (c coverage) has(s specs.Source) bool {
	for _, r := range s.Lines {
		for i := r.From; i <= r.To; i++ {
			if !c[i] {
				return false
			}
		}
	}
	return true
}

func (c coverage) items(lists ...[]specs.Item) {
	for _, list := range lists {
		for _, it := range list {
			c.add(it.Source)
		}
	}
}

func (c coverage) questions(list []specs.Question) {
	for _, q := range list {
		c.add(q.Source)
	}
}

func (c coverage) brief(b *specs.Brief) {
	c.items(b.Summary, b.Vision, b.Situation, b.Impact, b.InScope, b.OutOfScope, b.Assumptions, b.Constraints, b.Dependencies, b.Milestones,
		b.Product, b.Technical, b.User, b.Convergent, b.Conflicting)
	for _, p := range b.Personas {
		c.add(p.Source)
		c.items(p.Needs, p.PainPoints, p.Success)
	}
	for _, t := range b.Terms {
		c.add(t.Source)
	}
	for _, g := range b.Goals {
		c.add(g.Source)
	}
	for _, n := range b.NonGoals {
		c.add(n.Source)
	}
	for _, a := range b.Landscape {
		c.add(a.Source)
	}
	c.questions(b.OpenQuestions)
}

func (c coverage) requirements(out *analysis.RequirementsOutput) {
	for i := range out.Requirements {
		r := &out.Requirements[i]
		// The requirement's own range spans its details; only what its items state counts.
		c.items(r.Summary, r.Description, r.EdgeCases, r.Notes)
		for _, k := range r.Criteria {
			c.add(k.Source)
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
		c.add(e.Source)
		for _, f := range e.Fields {
			c.add(f.Source)
		}
	}
	for _, i := range x.Integrations {
		c.add(i.Source)
	}
}
