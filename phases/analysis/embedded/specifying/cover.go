package specifying

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// coverRest gives every statement that has no place yet one: the notes of the
// requirement that it stands under, else, above all of them, the constraints.
// Statements that a later document holds (endpoints, examples, risks, chosen
// technologies) are left to it. A statement beside others on a line that has a
// place already goes to a requirement of its own section or nowhere: far from
// it, it would only be noise.
func (w *Specifier) coverRest(in *analysis.RequirementsInput, out *analysis.RequirementsOutput) {
	covered := completing.NewCoverage()
	covered.Brief(&in.Brief)
	covered.Requirements(out)
	p := placer{w: w, out: out, places: newPlaces(w.Understood.Parts, out), entities: entityLines(out.Index.Entities)}
	for _, f := range w.leftOver() {
		beside := covered.Lines(f.Source)
		if beside && (covered.Says(f.Source, f.Text) || w.shapedOf(f, out)) {
			continue
		}
		covered.Add(f.Source, f.Text)
		p.place(f, beside)
	}
	w.Understood.SaidLater(covered.Add)
	covered.Stories(out)
	for _, f := range w.Unsaid(covered, w.worthANote) {
		if !w.RemarksOnPaper(f.Text) && !w.shapedOf(f, out) {
			p.place(f, false)
		}
	}
}

// worthANote says that a sentence which nothing repeats is more than talk: above all
// headings, where people greet and lead in, it has to bind somebody or to hold a number.
func (w *Specifier) worthANote(s *understanding.Sentence) bool {
	return !s.Head || w.Binds(s.Text) != wording.Unbound || len(wording.Measures(s.Text)) > 0
}

// placer gives statements that no requirement carries a place beside them.
type placer struct {
	w        *Specifier
	out      *analysis.RequirementsOutput
	places   places
	entities dataLines
}

// place puts one statement into the notes of the quality or the requirement near which it
// stands, else among the constraints. beside says that its lines have a place already.
func (p *placer) place(f specs.Item, beside bool) {
	w, out := p.w, p.out
	if w.IsChatter(f.Text) {
		return
	}
	note := specs.Item{Text: w.Say("note_stated", "text", phrasing.Finished(f.Text)), Source: f.Source}
	if n := qualityAt(f.Source, out); n != nil {
		n.Notes = append(n.Notes, note)
		return
	}
	at := p.places.near(f.Source.Lines[0].From, !beside)
	ofData := p.entities.alone(p.places, f.Source.Lines[0].From)
	if ofData {
		at = -1 // it tells of the data, and of no requirement that stands elsewhere
	}
	limits := !beside && p.places.near(f.Source.Lines[0].From, false) < 0 && w.besideLimits(f.Source)
	if limits {
		at = -1
	}
	switch {
	case at >= 0:
		r := &out.Requirements[at]
		r.Notes = append(r.Notes, note)
	case (!beside || ofData) && !w.HeadsPaper(f.Text):
		out.Index.Constraints = append(out.Index.Constraints, phrasing.Item(f.Text, f.Source))
	}
}

// besideLimits says that a statement stands in the line of limits or of technologies: "Back end
// in Go, PostgreSQL 16. Full-text search with PostgreSQL, no Elasticsearch."
func (w *Specifier) besideLimits(at specs.Source) bool {
	line := at.Lines[0].From
	here := func(s specs.Source) bool {
		return s.Kind == specs.Stated && slices.ContainsFunc(s.Lines, func(r specs.LineRange) bool { return r.From <= line && line <= r.To })
	}
	return slices.ContainsFunc(w.Understood.Constraints, func(it specs.Item) bool { return here(it.Source) }) ||
		slices.ContainsFunc(w.Understood.Technologies, func(t understanding.TechnologyFact) bool { return here(t.Source) })
}

// shapedOf says that a statement is a criterion already, as the test that it means: its own
// words are not found in it.
func (w *Specifier) shapedOf(it specs.Item, out *analysis.RequirementsOutput) bool {
	if !w.hasStatedForm(strings.TrimRight(it.Text, ". ")) {
		return false
	}
	return slices.ContainsFunc(out.Requirements, func(r specs.Requirement) bool {
		return slices.ContainsFunc(r.Criteria, func(c specs.Criterion) bool {
			return c.Source.Kind == specs.Stated && slices.Equal(c.Source.Lines, it.Source.Lines)
		})
	})
}

// qualityAt is the quality on the lines of which a statement stands and no requirement does:
// "it must work on phones first. Nobody books from a desktop." Nil for any other.
func qualityAt(at specs.Source, out *analysis.RequirementsOutput) *specs.NFR {
	if len(at.Lines) == 0 {
		return nil // an answer stands on no line
	}
	line := at.Lines[0]
	here := func(s specs.Source) bool {
		return slices.ContainsFunc(s.Lines, func(r specs.LineRange) bool { return r.From <= line.From && line.To <= r.To })
	}
	if slices.ContainsFunc(out.Requirements, func(r specs.Requirement) bool { return here(r.Source) }) {
		return nil
	}
	for i := range out.NFRs {
		if here(out.NFRs[i].Source) {
			return &out.NFRs[i]
		}
	}
	return nil
}

// places are the lines on which requirements begin, in order.
type places struct {
	lines []int
	at    []int // index of the requirement, beside lines
	parts []reading.Part
}

func newPlaces(parts []reading.Part, out *analysis.RequirementsOutput) places {
	type place struct{ line, at int }
	var list []place
	for i := range out.Requirements {
		for _, r := range out.Requirements[i].Source.Lines {
			list = append(list, place{r.From, i})
		}
	}
	slices.SortStableFunc(list, func(a, b place) int { return cmp.Compare(a.line, b.line) })
	p := places{parts: parts}
	for _, e := range list {
		p.lines, p.at = append(p.lines, e.line), append(p.at, e.at)
	}
	return p
}

// near is the requirement of the part that a line stands in: the one that
// begins last before the line, else the first one behind it. Where the part has
// none, the parts around it are asked; a far one will do in the end if it may.
// -1 is none.
func (p places) near(line int, far bool) int {
	n, _ := slices.BinarySearch(p.lines, line+1)
	within, exact := slices.BinarySearchFunc(p.parts, line, func(s reading.Part, at int) int { return cmp.Compare(s.From, at) })
	if !exact {
		within--
	}
	for ; within >= 0; within = p.parts[within].Outer {
		s := p.parts[within]
		if s.To < line {
			continue
		}
		for _, i := range []int{n - 1, n} {
			if i >= 0 && i < len(p.lines) && s.From <= p.lines[i] && p.lines[i] <= s.To {
				return p.at[i]
			}
		}
	}
	if far && n > 0 {
		return p.at[n-1]
	}
	return -1
}

// dataLines are the lines that tell of the data of the product.
type dataLines map[int]bool

func entityLines(list []specs.Entity) dataLines {
	out := dataLines{}
	for i := range list {
		for _, r := range list[i].Source.Lines {
			for line := r.From; line <= r.To && line < r.From+maxDataLines; line++ {
				out[line] = true
			}
		}
	}
	return out
}

// maxDataLines is how many lines of one place are noted.
const maxDataLines = 200

// alone says that a line tells of data under a heading without any requirement.
func (l dataLines) alone(p places, line int) bool {
	if !l[line] {
		return false
	}
	within, exact := slices.BinarySearchFunc(p.parts, line, func(s reading.Part, at int) int { return cmp.Compare(s.From, at) })
	if !exact {
		within--
	}
	if within < 0 || p.parts[within].To < line {
		return false
	}
	s := p.parts[within]
	return !slices.ContainsFunc(p.lines, func(at int) bool { return s.From <= at && at <= s.To })
}

// leftOver are the statements that may have found no place, in the order of
// the source.
func (w *Specifier) leftOver() []specs.Item {
	var out []specs.Item
	add := func(text string, s specs.Source) {
		if s.Kind == specs.Stated && len(s.Lines) > 0 && text != "" {
			out = append(out, specs.Item{Text: text, Source: s})
		}
	}
	for _, items := range [][]specs.Item{w.Understood.Pitch, w.Understood.Vision, w.Understood.Problem, w.Understood.Impact, w.Understood.Situation, w.Understood.Notes} {
		for _, it := range items {
			if w.RemarksOnPaper(it.Text) || w.OpensCondition(it.Text) && !completing.TellsEnough([]specs.Item{it}) {
				continue // it says nothing of the product, and the readiness report tells that it stands nowhere
			}
			add(it.Text, it.Source)
		}
	}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		for _, items := range [][]specs.Item{f.Details, f.Criteria, f.Edges} {
			for _, it := range items {
				add(it.Text, it.Source)
			}
		}
	}
	for _, a := range w.Understood.Actors {
		if a.System {
			add(phrasing.OrElse(a.Role, a.Name), a.Source)
		}
	}
	slices.SortStableFunc(out, func(a, b specs.Item) int { return cmp.Compare(a.Source.Lines[0].From, b.Source.Lines[0].From) })
	return out
}
