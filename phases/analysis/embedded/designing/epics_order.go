package designing

import (
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
)

// order puts the smallest closed loop of the product first, then the rest of
// the MVP, what only measures, and what may follow.
func (m *epicMaker) order() {
	loop := wording.Keywords(m.CoreText(&m.brief))
	score := make([]float64, len(m.plans))
	for i := range m.plans {
		p := &m.plans[i]
		var best []float64
		for _, r := range m.builders(p.members) {
			if m.req.Requirements[r].Priority != specs.Must && !m.loop[r] {
				continue
			}
			s := 1 + 4*wording.Overlap(m.keywordsOf(r), loop)
			if m.Subject != "" && m.textOf(r).Has(m.Subject) {
				s++
			}
			best = append(best, s)
		}
		slices.SortFunc(best, func(a, b float64) int { return cmp.Compare(b, a) })
		for _, s := range completing.FirstN(best, 3) { // a large epic is not a better beginning
			score[i] += s
		}
		if m.supporting(p.name) || !m.hasStated(p.members) {
			score[i] /= 4
		}
	}
	idx := make([]int, len(m.plans))
	for i := range idx {
		idx[i] = i
	}
	first := 0
	for i := range m.plans {
		if m.rank(i) < m.rank(first) || m.rank(i) == m.rank(first) && score[i] > score[first] {
			first = i
		}
	}
	slices.SortStableFunc(idx, func(a, b int) int {
		return cmp.Or(cmp.Compare(rankBool(b == first), rankBool(a == first)), cmp.Compare(m.rank(a), m.rank(b)))
	})
	sorted := make([]epicPlan, len(idx))
	for to, from := range idx {
		sorted[to] = m.plans[from]
	}
	m.plans = sorted
}

// hasStated says that the source itself asks for one of the requirements.
func (m *epicMaker) hasStated(members []int) bool {
	return slices.ContainsFunc(members, func(i int) bool { return m.req.Requirements[i].Source.Kind != specs.Inferred })
}

// supporting says of a name that it is about accounts, settings or
// administration, which a first loop can do without.
func (m *epicMaker) supporting(name string) bool {
	return completing.NewWordIndex(name).HasAny(m.d.Words["supporting"])
}

// rank is the place of a plan by its kind.
func (m *epicMaker) rank(i int) int {
	p := &m.plans[i]
	switch {
	case p.mvp && p.kind == "core":
		return 0
	case p.mvp:
		return 1
	case p.kind == "quality":
		return 2
	default:
		return 3
	}
}

// depend says which epic waits for which: only for earlier ones, so that there
// is no cycle. An epic waits for the one that creates the data it uses; later
// work for the core of the same name; measures for the first loop.
func (m *epicMaker) depend() {
	creator := m.creators()
	for i := 1; i < len(m.plans); i++ {
		p := &m.plans[i]
		uses := map[int][]string{}
		var order []int
		for _, r := range p.members {
			for _, name := range m.req.Requirements[r].Entities {
				c, ok := creator[name]
				if !ok || c >= i || slices.Contains(uses[c], name) {
					continue
				}
				if uses[c] == nil {
					order = append(order, c)
				}
				uses[c] = append(uses[c], name)
			}
		}
		slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(len(uses[b]), len(uses[a])) })
		for _, c := range completing.FirstN(order, 2) {
			p.dependsOn = append(p.dependsOn, c)
			p.reasons = append(p.reasons, m.say("needs_data", "entities", m.Join(completing.FirstN(uses[c], 3), 3), "epic", m.epicID(c)))
		}
		m.dependByKind(i)
		m.reduce(i)
	}
}

// creators finds for every entity the first epic that brings it into being,
// else the first that touches it.
func (m *epicMaker) creators() map[string]int {
	out := map[string]int{}
	for pass := range 2 {
		for i := range m.plans {
			for _, r := range m.plans[i].members {
				for _, name := range m.req.Requirements[r].Entities {
					if _, ok := out[name]; !ok && (pass == 1 || m.creates(r, name)) {
						out[name] = i
					}
				}
			}
		}
	}
	return out
}

// dependByKind ties later work and measures to what they extend or measure.
func (m *epicMaker) dependByKind(i int) {
	p := &m.plans[i]
	add := func(c int, reason string) {
		if !slices.Contains(p.dependsOn, c) {
			p.dependsOn = append(p.dependsOn, c)
			p.reasons = append(p.reasons, reason)
		}
	}
	switch p.kind {
	case "quality":
		add(0, m.say("needs_running", "epic", m.epicID(0)))
	case "later":
		for c := range i {
			if m.plans[c].kind == "core" && sameTheme(&m.plans[c], p) {
				add(c, m.say("needs_core", "name", m.plans[c].name, "epic", m.epicID(c)))
				return
			}
		}
	}
}

// sameTheme says that what may follow extends the larger part of its themes.
func sameTheme(core, later *epicPlan) bool {
	shared := 0
	for _, part := range later.parts {
		if part.rest && slices.ContainsFunc(core.parts, func(c epicPart) bool { return c.name == part.name }) {
			shared += len(part.members)
		}
	}
	return shared > 0 && 2*shared >= len(later.members)
}

// reduce drops dependencies that another one implies.
func (m *epicMaker) reduce(i int) {
	p := &m.plans[i]
	for n, v := range slices.Backward(p.dependsOn) {
		for k, other := range p.dependsOn {
			if k != n && m.reaches(other, v) {
				p.dependsOn = slices.Delete(p.dependsOn, n, n+1)
				p.reasons = slices.Delete(p.reasons, n, n+1)
				break
			}
		}
	}
}

// reaches says that an epic waits for another, directly or not.
func (m *epicMaker) reaches(from, to int) bool {
	for _, d := range m.plans[from].dependsOn {
		if d == to || m.reaches(d, to) {
			return true
		}
	}
	return false
}

// promote takes into the MVP what an epic of the MVP waits for.
func (m *epicMaker) promote() {
	if len(m.plans) > 0 && !slices.ContainsFunc(m.plans, func(p epicPlan) bool { return p.mvp }) {
		m.plans[0].mvp, m.plans[0].promoted = true, true
	}
	for _, v := range slices.Backward(m.plans) {
		if !v.mvp {
			continue
		}
		for _, d := range v.dependsOn {
			if !m.plans[d].mvp {
				m.plans[d].mvp, m.plans[d].promoted = true, true
			}
		}
	}
}
