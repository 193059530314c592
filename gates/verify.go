package gates

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// The marks of a verification and of the depth review.
const (
	markPass = "pass"
	markFail = "fail"
	markWarn = "warn"
	markNone = "none"
)

// verifications is the four-point check of every REQ and NFR.
func (f *facts) verifications() []Verification {
	out := make([]Verification, 0, len(f.pkg.Requirements)+len(f.pkg.NFRs))
	for _, r := range f.pkg.Requirements {
		out = append(out, Verification{
			ID: r.ID, Priority: string(r.Priority), Criteria: f.criteriaMark(r.Criteria),
			Trace: f.traceMark(r.TracesTo), Story: f.storyMark(r.ID, r.Priority), Architecture: f.designMark(r.ID, r.Priority),
		})
	}
	for _, n := range f.pkg.NFRs {
		out = append(out, Verification{
			ID: n.ID, Priority: string(n.Priority), Criteria: targetMark(n.Targets),
			Trace: f.traceMark(n.TracesTo), Story: f.qualityStoryMark(n), Architecture: f.designMark(n.ID, n.Priority),
		})
	}
	return out
}

// criteriaMark: all testable and without an unmeasured weak word pass, some
// warn, none fail.
func (f *facts) criteriaMark(criteria []specs.Criterion) string {
	good := 0
	for _, c := range criteria {
		if f.testable(c.Text) && len(f.weakWords(c.Text)) == 0 {
			good++
		}
	}
	switch {
	case good == 0:
		return markFail
	case good < len(criteria):
		return markWarn
	default:
		return markPass
	}
}

// targetMark: every target with a number passes, a target without one warns.
func targetMark(targets []specs.Target) string {
	measured := 0
	for _, t := range targets {
		if t.Metric != "" && measurable(t.Target) {
			measured++
		}
	}
	switch {
	case len(targets) == 0:
		return markFail
	case measured < len(targets):
		return markWarn
	default:
		return markPass
	}
}

// measurable says whether a target can be compared with a measurement.
func measurable(target string) bool {
	target = specs.Plain(target)
	if wording.HasMeasure(target) {
		return true
	}
	return slices.ContainsFunc([]rune(target), func(r rune) bool { return r >= '0' && r <= '9' })
}

func (f *facts) traceMark(goals []string) string {
	if slices.ContainsFunc(goals, func(g string) bool { return f.goals[g] }) {
		return markPass
	}
	return markFail
}

func (f *facts) coverOf(id string) *specs.Cover {
	if c := f.cover[id]; c != nil {
		return c
	}
	return &specs.Cover{}
}

// storyMark: what need not be built now may wait for its story.
func (f *facts) storyMark(id string, p specs.Priority) string {
	return mark(len(f.coverOf(id).Stories) > 0, p)
}

// qualityStoryMark: a quality may be taken care of by a whole epic.
func (f *facts) qualityStoryMark(n *specs.NFR) string {
	c := f.coverOf(n.ID)
	if len(c.Stories) == 0 && len(c.Epics) > 0 {
		return markPass
	}
	return mark(len(c.Stories) > 0, n.Priority)
}

func (f *facts) designMark(id string, p specs.Priority) string {
	c := f.coverOf(id)
	return mark(len(c.Components)+len(c.Decisions) > 0, p)
}

func mark(ok bool, p specs.Priority) string {
	switch {
	case ok:
		return markPass
	case p == specs.Must:
		return markFail
	case p == specs.Wont:
		return markNone
	default:
		return markWarn
	}
}

// matrix follows every goal to requirements, decisions and epics.
func (f *facts) matrix() []specs.MatrixRow {
	if f.pkg.Brief == nil {
		return []specs.MatrixRow{}
	}
	out := make([]specs.MatrixRow, 0, len(f.pkg.Brief.Goals))
	for _, g := range f.pkg.Brief.Goals {
		row := specs.MatrixRow{Goal: g.ID, Requirements: f.traced[g.ID]}
		for _, id := range row.Requirements {
			c := f.coverOf(id)
			row.Architecture = append(row.Architecture, c.Decisions...)
			row.Epics = append(row.Epics, c.Epics...)
		}
		row.Architecture, row.Epics = unique(row.Architecture), unique(row.Epics)
		out = append(out, row)
	}
	return out
}

// unique sorts ids and keeps each once.
func unique(ids []string) []string {
	slices.SortFunc(ids, specs.CompareIDs)
	return slices.Compact(ids)
}
