package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a review moved over the border of the scope changes what the source is
// understood to want, before anything is made of it. What left is not there, with
// all that is said of nothing else; it rules out nothing that the rest calls for,
// so it is no non-goal here. What came in is a feature and no non-goal any more:
// it stands behind the source like an answer.

// ScopeKey tells apart what left the scope.
func ScopeKey(scope *specs.ScopeReview) string {
	var key strings.Builder
	if scope != nil {
		for _, it := range scope.Out {
			key.WriteString("\x00out\x00" + it.Text + "\x00" + it.Source.Mark())
		}
	}
	return key.String()
}

// Mover changes an understanding as the review of the scope demands.
type Mover struct {
	w    *Completer
	Left understanding.Understanding // what is left
	said phrasing.Transcript
	last int                         // line of the source
	gone []understanding.FeatureFact // what left
	left []specs.NonGoal             // the same as refusals
	mine map[int]bool                // lines that nothing but these stands on
}

// Moved is the understanding with the scope of the review. said are the lines
// behind the last one of the source.
func (w *Completer) Moved(said phrasing.Transcript, last int) *Mover {
	m := &Mover{w: w, Left: *w.Understood, said: said, last: last, mine: map[int]bool{}}
	m.takenIn()
	m.leave()
	m.alone()
	m.unmentioned()
	return m
}

// takenIn makes features of what came into the scope.
func (m *Mover) takenIn() {
	m.Left.Features, m.Left.NonGoals = slices.Clone(m.Left.Features), slices.Clone(m.Left.NonGoals)
	for i, it := range m.w.Scope.In {
		m.Left.NonGoals = slices.DeleteFunc(m.Left.NonGoals, func(n specs.NonGoal) bool { return specs.SameText(n.Text, it.Was) })
		line := m.last + m.said.Taken[i]
		here := func(s specs.Source) bool {
			return s.Kind == specs.Stated && len(s.Lines) > 0 && s.Lines[0].From == line
		}
		m.Left.NonGoals = slices.DeleteFunc(m.Left.NonGoals, func(n specs.NonGoal) bool { return here(n.Source) })
		m.Left.Constraints = withoutItems(m.Left.Constraints, here)
		m.Left.Notes = withoutItems(m.Left.Notes, here)
		if ranked := slices.IndexFunc(m.Left.Features, func(f understanding.FeatureFact) bool {
			return f.Priority == "wont" && specs.SameText(f.Name, it.Was)
		}); ranked >= 0 { // it is told with all its details already
			m.Left.Features[ranked].Priority = ""
			m.Left.Features = slices.DeleteFunc(m.Left.Features, func(f understanding.FeatureFact) bool { return here(f.Source) })
			continue
		}
		if !slices.ContainsFunc(m.Left.Features, func(f understanding.FeatureFact) bool { return here(f.Source) }) {
			m.Left.Features = append(m.Left.Features, understanding.FeatureFact{
				Name: strings.TrimRight(it.Text, ".。 "), Text: phrasing.Finished(it.Text), Source: specs.FromLines(line, line),
			})
		}
	}
}

func withoutItems(items []specs.Item, drop func(specs.Source) bool) []specs.Item {
	return slices.DeleteFunc(slices.Clone(items), func(it specs.Item) bool { return drop(it.Source) })
}

// leave takes away what left the scope.
func (m *Mover) leave() {
	left := map[int]bool{}
	for _, it := range m.w.Scope.Out {
		m.said.ToLines(&it.Source, m.last)
		for _, i := range m.w.behind(m.Left.Features, it) {
			left[i] = true
		}
		m.left = append(m.left, specs.NonGoal{Text: it.Text, Source: it.Source})
		m.Left.InScope = slices.DeleteFunc(slices.Clone(m.Left.InScope), func(in specs.Item) bool { return specs.SameText(in.Text, it.Text) })
	}
	var kept []understanding.FeatureFact
	for i := range m.Left.Features {
		if left[i] {
			m.gone = append(m.gone, m.Left.Features[i])
		} else {
			kept = append(kept, m.Left.Features[i])
		}
	}
	m.Left.Features = kept
	m.mark(m.gone, true)
	m.mark(kept, false)
}

func (m *Mover) mark(features []understanding.FeatureFact, to bool) {
	for i := range features {
		for _, r := range features[i].Source.Lines {
			for n := r.From; n <= r.To; n++ {
				m.mine[n] = to
			}
		}
	}
}

// behind finds the features that a line of the scope stands for: those that
// make this line, else the likest of the same lines.
func (w *Completer) behind(features []understanding.FeatureFact, it specs.Item) []int {
	var out []int
	best, share := -1, phrasing.SameStatement
	for i := range features {
		f := &features[i]
		line := w.ScopeLine(specs.Feature{Name: f.Name, Description: phrasing.Finished(f.Text), Actor: f.Actor, Source: f.Source})
		if specs.SameText(line, it.Text) {
			out = append(out, i)
			continue
		}
		if !LinesIn(f.Source, it.Source) {
			continue
		}
		if s := w.Overlap(f.Name+" "+f.Text, it.Text); s >= share {
			best, share = i, s
		}
	}
	if len(out) == 0 && best >= 0 {
		out = append(out, best)
	}
	return out
}

// LinesIn says that all lines of a source belong to another one.
func LinesIn(s, of specs.Source) bool {
	for _, r := range s.Lines {
		if !slices.ContainsFunc(of.Lines, func(o specs.LineRange) bool { return o.From <= r.From && r.To <= o.To }) {
			return false
		}
	}
	return len(s.Lines) > 0
}

// only says that nothing but what left the scope stands on the lines of a
// source.
func (m *Mover) only(s specs.Source) bool {
	for _, r := range s.Lines {
		for n := r.From; n <= r.To; n++ {
			if !m.mine[n] {
				return false
			}
		}
	}
	return s.Kind == specs.Stated && len(s.Lines) > 0
}

// alone drops what stands on the lines of what left the scope, and nowhere
// else.
func (m *Mover) alone() {
	v := &m.Left
	for _, list := range []*[]specs.Item{&v.Constraints, &v.Flows, &v.InScope, &v.Assumptions, &v.Decisions, &v.Dependencies, &v.Notes} {
		*list = withoutItems(*list, m.only)
	}
	v.Qualities = phrasing.Filtered(v.Qualities, func(q *understanding.QualityFact) bool { return !m.only(q.Source) })
	v.Technologies = phrasing.Filtered(v.Technologies, func(t *understanding.TechnologyFact) bool { return !m.only(t.Source) })
	v.Integrations = phrasing.Filtered(v.Integrations, func(i *understanding.IntegrationFact) bool { return !m.only(i.Source) })
	v.Endpoints = phrasing.Filtered(v.Endpoints, func(e *understanding.EndpointFact) bool { return !m.only(e.Source) })
	v.Signatures = phrasing.Filtered(v.Signatures, func(s *specs.Signature) bool { return !m.only(s.Source) })
	v.Examples = phrasing.Filtered(v.Examples, func(e *specs.Example) bool { return !m.only(e.Source) })
	v.Entities = phrasing.Filtered(v.Entities, func(e *specs.Entity) bool { return !m.only(e.Source) })
	v.Questions = phrasing.Filtered(v.Questions, func(q *specs.Question) bool { return !m.only(q.Source) })
	v.Risks = phrasing.Filtered(v.Risks, func(r *specs.Risk) bool { return !m.only(r.Source) })
	v.Actors = slices.Clone(v.Actors)
	for i := range v.Actors {
		a := &v.Actors[i]
		a.Needs, a.Pains, a.Success = withoutItems(a.Needs, m.only), withoutItems(a.Pains, m.only), withoutItems(a.Success, m.only)
	}
}

// unmentioned drops the things and systems that only what left the scope
// speaks of.
func (m *Mover) unmentioned() {
	if len(m.gone) == 0 {
		return
	}
	left := m.w.ForTask(m.w.Common)
	left.Understood = &understanding.Understanding{Features: m.gone}
	gone := left.StatedIndex()
	kept := m.w.ForTask(m.w.Common)
	kept.Understood = &m.Left
	rest := kept.StatedIndex()
	lost := func(name string) bool { return gone.Has(name) && !rest.Has(name) }
	v := &m.Left
	dropped := map[string]bool{}
	v.Entities = phrasing.Filtered(v.Entities, func(e *specs.Entity) bool {
		if lost(m.w.EntityLabel(e)) {
			dropped[phrasing.FoldTerm(e.Name)] = true
		}
		return !dropped[phrasing.FoldTerm(e.Name)]
	})
	for i := range v.Entities {
		e := &v.Entities[i]
		e.Relations = phrasing.Filtered(e.Relations, func(r *specs.Relation) bool { return !dropped[phrasing.FoldTerm(r.To)] })
	}
	v.Technologies = phrasing.Filtered(v.Technologies, func(t *understanding.TechnologyFact) bool { return !lost(t.Name) })
	v.Integrations = phrasing.Filtered(v.Integrations, func(i *understanding.IntegrationFact) bool { return !lost(i.Name) })
	v.Terms = phrasing.Filtered(v.Terms, func(t *specs.BriefTerm) bool { return !lost(t.Term) })
}

// Wanted is the text of the source with what came in and without what left,
// also where other things stand on the same line.
func (m *Mover) Wanted(text string) string {
	v := m.Left
	v.NonGoals = slices.Concat(v.NonGoals, m.left)
	lines := strings.SplitAfter(phrasing.WantedText(text, &v), "\n")
	for i := range m.gone {
		f := &m.gone[i]
		for _, r := range f.Source.Lines {
			for n := r.From; n <= min(r.To, len(lines), r.From+50); n++ {
				for _, phrase := range []string{f.Text, f.Name, f.Want} {
					lines[n-1] = withoutPhrase(lines[n-1], strings.TrimRight(phrase, ".。 "))
				}
			}
		}
	}
	return strings.Join(lines, "")
}

// withoutPhrase takes a phrase out of a line, whatever its capitals.
func withoutPhrase(line, phrase string) string {
	low := strings.ToLower(line)
	i := strings.Index(low, strings.ToLower(phrase))
	if len(phrase) < 4 || i < 0 || len(low) != len(line) {
		return line
	}
	return line[:i] + line[i+len(phrase):]
}

// WantedFeatures are confirmed features without those that came into the scope:
// these are told like the source, and taken up with its statements.
func (w *Completer) WantedFeatures(features []specs.Feature) []specs.Feature {
	if w.Scope == nil {
		return features
	}
	return phrasing.Filtered(features, func(f *specs.Feature) bool {
		return !slices.ContainsFunc(w.Scope.In, func(it specs.TakenIn) bool { return f.Description == it.Text })
	})
}

// AskedFor says that a requirement is what somebody took into the scope.
func (w *Completer) AskedFor(r *specs.Requirement) bool {
	return w.Scope != nil && slices.ContainsFunc(w.Scope.In, func(it specs.TakenIn) bool {
		return slices.Equal(it.Source.Lines, r.Source.Lines) && it.Source.Rule == r.Source.Rule && Overlap(r.Title, it.Text) >= phrasing.SameStatement
	})
}
