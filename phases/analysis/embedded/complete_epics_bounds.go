package embedded

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// widen parts the largest theme in two as long as it holds more than its
// stories can carry and the bound allows.
func (m *epicMaker) widen(list []theme, limit int) []theme {
	for len(list) < limit {
		big := -1
		for i := range list {
			if n := len(list[i].members); n > maxStories*2 && (big < 0 || n > len(list[big].members)) {
				big = i
			}
		}
		if big < 0 {
			break
		}
		a, b := m.part(list[big])
		list = slices.Replace(list, big, big+1, a, b)
	}
	for len(list) > 0 { // beyond the bound only for Musts that no story could carry
		big := slices.IndexFunc(list, func(t theme) bool { return m.mustsIn(t.members) > maxEpicCapacity })
		if big < 0 {
			break
		}
		a, b := m.part(list[big])
		list = slices.Replace(list, big, big+1, a, b)
	}
	return list
}

func (m *epicMaker) mustsIn(members []int) int {
	n := 0
	for _, i := range members {
		if m.req.Requirements[i].Priority == specs.Must {
			n++
		}
	}
	return n
}

// part cuts a theme in two halves of neighbours, each named by what it holds.
func (m *epicMaker) part(t theme) (a, b theme) {
	half := (len(t.members) + 1) / 2
	a, b = t, t
	a.members, b.members = slices.Clone(t.members[:half]), slices.Clone(t.members[half:])
	if t.how != "heading" && t.how != "resource" {
		a.name, b.name = m.themeName("", firstN(a.members, 1)), m.themeName("", firstN(b.members, 1))
		return a, b
	}
	base := t.name
	if i := strings.LastIndex(base, ": "); i > 0 {
		base = base[:i]
	}
	if i := strings.LastIndex(base, "："); i > 0 {
		base = base[:i]
	}
	a.name = m.say("part_of", "name", base, "first", m.shortTitle(a.members[0]))
	b.name = m.say("part_of", "name", base, "first", m.shortTitle(b.members[0]))
	return a, b
}

func (m *epicMaker) shortTitle(i int) string {
	return shorten(m.phrase(m.req.Requirements[i].Title), 40)
}

// reachBounds makes at least three epics, each of at least two stories, out of
// what is there: a small epic joins another, a large one is parted.
func (m *epicMaker) reachBounds() {
	for i := 0; i < len(m.plans) && len(m.plans) > minEpics; i++ {
		if len(m.plans[i].stories) < minStories {
			m.absorb(i)
			i--
		}
	}
	for len(m.plans) < minEpics {
		big := -1
		for i := range m.plans {
			n := len(m.plans[i].members) + len(m.plans[i].nfrs)
			if n >= 2 && (big < 0 || n > len(m.plans[big].members)+len(m.plans[big].nfrs)) {
				big = i
			}
		}
		if big < 0 {
			break
		}
		m.halve(big)
	}
	m.writeStories()
	for i := range m.plans {
		m.enoughStories(&m.plans[i])
	}
}

// absorb dissolves a plan into the one before it, or behind it.
func (m *epicMaker) absorb(i int) {
	to := i - 1
	if i == 0 {
		to = 1
	}
	t := &m.plans[to]
	t.members = append(slices.Clone(t.members), m.plans[i].members...)
	slices.Sort(t.members)
	t.nfrs = append(slices.Clone(t.nfrs), m.plans[i].nfrs...)
	t.mvp = t.mvp || m.plans[i].mvp
	m.plans = slices.Delete(m.plans, i, i+1)
	m.writeStories()
}

// halve parts a plan in two.
func (m *epicMaker) halve(i int) {
	p := m.plans[i]
	a, b := p, p
	if n := len(p.members); n >= 2 {
		half := (n + 1) / 2
		a.members, b.members = slices.Clone(p.members[:half]), slices.Clone(p.members[half:])
		b.nfrs = nil
		a.name, b.name = m.planName(a.members), m.planName(b.members)
		if p.kind != "quality" {
			b.mvp = slices.ContainsFunc(b.members, func(r int) bool { return m.inMVP(m.req.Requirements[r].Priority) })
		}
		if !b.mvp {
			b.kind = "later"
		}
	} else if len(p.members) == 1 {
		b.members, a.nfrs = nil, nil
		b.kind, b.name, b.src = "quality", m.say("quality_epic"), rule("epic-from-qualities")
	} else {
		half := (len(p.nfrs) + 1) / 2
		a.nfrs, b.nfrs = slices.Clone(p.nfrs[:half]), slices.Clone(p.nfrs[half:])
		a.name = m.say("part_of", "name", m.say("quality_epic"), "first", m.phrase(m.req.NFRs[a.nfrs[0]].Title))
		b.name = m.say("part_of", "name", m.say("quality_epic"), "first", m.phrase(m.req.NFRs[b.nfrs[0]].Title))
	}
	m.plans = slices.Replace(m.plans, i, i+1, a, b)
}

func (m *epicMaker) planName(members []int) string {
	return m.themeName("", firstN(members, 1))
}
