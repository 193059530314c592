package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Bounds of what moves to its likes: it has to be clearly more like one requirement there than
// like any of those beside which it stands.
const (
	leastLike   = 0.25
	clearlyMore = 0.15
)

// settle brings what stands under no heading to the plan that holds what is likest to it. A
// source that tells its wishes twice, as stories and as a list of functions, tells of one
// matter in two places, and nobody builds it twice.
func (m *epicMaker) settle() {
	for from := range m.plans {
		p := &m.plans[from]
		if p.kind != "core" {
			continue
		}
		for _, i := range slices.Clone(p.members) {
			if len(p.members) <= minStories || m.inOneSentence(i, p) {
				continue
			}
			if to := m.planOfSubject(i, from); to >= 0 && !m.telling(epicPart{name: m.factGroup(i), how: "heading"}) {
				m.move(i, p, &m.plans[to])
				continue
			}
			if m.binding[i] || m.underItsHeading(i, p) {
				continue
			}
			if to := m.likestPlan(i, from); to >= 0 {
				m.move(i, p, &m.plans[to])
			}
		}
	}
}

// planOfSubject is the only other plan with the thing of which a statement tells how it works,
// where its own plan has none of it: "check-in works offline" belongs beside "check-in by QR
// code". -1 for none.
func (m *epicMaker) planOfSubject(i, from int) int {
	title := specs.Plain(m.req.Requirements[i].Title)
	if m.Language == "zh" || !m.isStatement(title) {
		return -1
	}
	clause, _ := m.ParseClause(title)
	subject := strings.ToLower(clause.Subject)
	if len(subject) < minDeedStem || strings.Contains(subject, " ") || m.isPersona(subject) || phrasing.FoldTerm(subject) == phrasing.FoldTerm(m.Product) || m.entityCalled(subject) != nil {
		return -1
	}
	found := -1
	for to := range m.plans {
		for _, k := range m.plans[to].members {
			if k == i || !beginsWithWords(strings.ToLower(specs.Plain(m.req.Requirements[k].Title)), subject) {
				continue
			}
			if to == from || m.plans[to].kind != "core" || found >= 0 && found != to {
				return -1
			}
			found = to
		}
	}
	return found
}

// inOneSentence says that a plan holds another requirement of the same line of the source: one
// sentence told both, and "them" of the second is the thing of the first.
func (m *epicMaker) inOneSentence(i int, p *epicPlan) bool {
	line := understanding.FirstLine(m.req.Requirements[i].Source)
	return line > 0 && slices.ContainsFunc(p.members, func(k int) bool { return k != i && understanding.FirstLine(m.req.Requirements[k].Source) == line })
}

// likestPlan is the other plan of the first release, with room for a story, to one requirement
// of which the given one is clearly more like than to those of its own plan. -1 for none.
func (m *epicMaker) likestPlan(i, from int) int {
	best, top := -1, max(leastLike, m.likeness(i, &m.plans[from])+clearlyMore)
	for to := range m.plans {
		q := &m.plans[to]
		if to == from || q.kind != "core" || m.needed(q.members) >= maxStories {
			continue
		}
		if score := m.likeness(i, q); score >= top {
			best, top = to, score
		}
	}
	return best
}

// likeness is how much a requirement has in common with the likest other one of a plan.
func (m *epicMaker) likeness(i int, p *epicPlan) float64 {
	most := 0.0
	for _, k := range phrasing.FirstN(p.members, 40) {
		if k != i {
			most = max(most, completing.Jaccard(m.keywordsOf(i), m.keywordsOf(k)))
		}
	}
	return most
}

// move takes a requirement from one plan to another, where it stands beside the first theme.
func (m *epicMaker) move(i int, from, to *epicPlan) {
	from.members = slices.DeleteFunc(slices.Clone(from.members), func(k int) bool { return k == i })
	from.parts = keepParts(from.parts, from.members)
	to.take([]int{i})
	to.parts = slices.Clone(to.parts)
	if len(to.parts) > 0 && to.parts[0].how != "heading" {
		to.parts[0].members = append(slices.Clone(to.parts[0].members), i)
		slices.Sort(to.parts[0].members)
	}
}
