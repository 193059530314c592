package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// goalServed is the goal of the brief that a plan as a whole speaks of, nil
// without one. A requirement that is only filed under a goal says nothing for
// it: what every requirement traces to because it has to is no purpose.
func (m *epicMaker) goalServed(p *epicPlan) *specs.Goal {
	if m.goals == nil {
		m.goals = m.GoalIndex(m.brief.Goals)
	}
	words := m.planWords(p)
	var best *specs.Goal
	top := 0.0
	for i := range m.brief.Goals {
		g := &m.brief.Goals[i]
		votes := m.speakOf(p, i)
		if votes == 0 {
			continue
		}
		shared := wording.Overlap(m.wordsOf(g.Text), words)
		if g.Source.Kind == specs.Inferred && (shared < halfOfPlan || strings.HasPrefix(g.Source.Rule, "rule:")) {
			continue // a goal that nobody stated explains nothing that does not speak of it
		}
		if votes*partOfPlan < len(p.members) && shared < halfOfPlan {
			continue
		}
		if score := float64(votes)/float64(len(p.members)) + 2*shared; score > top {
			best, top = g, score
		}
	}
	return best
}

// What of a plan has to speak of a goal: one requirement of so many, or so much
// of the goal's words in its names.
const (
	partOfPlan = 3
	halfOfPlan = 0.5
)

// speakOf counts the members of a plan that trace to a goal and share its words.
func (m *epicMaker) speakOf(p *epicPlan, goal int) int {
	n := 0
	for _, i := range p.members {
		r := &m.req.Requirements[i]
		if slices.Contains(r.TracesTo, m.brief.Goals[goal].ID) && m.goals.Speaks(goal, r.Title+" "+phrasing.ItemsText(r.Description)) {
			n++
		}
	}
	return n
}
