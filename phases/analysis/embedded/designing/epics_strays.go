package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// withoutStrays parts what stands under the heading of a plan from what was put there only
// because the source has it under a heading that names nothing: a half of strays bears no
// longer the name of a theme with which it has nothing to do.
func (m *epicMaker) withoutStrays(p epicPlan) (home, strays epicPlan, ok bool) {
	if m.Language != "zh" || len(p.parts) != 1 || !m.telling(p.parts[0]) {
		return p, p, false // English strays are mostly lists of codes, which bind their theme
	}
	home, strays = p, p
	home.members, strays.members = nil, nil
	for _, i := range p.members {
		if m.isStray(i, &p) {
			strays.members = append(strays.members, i)
			continue
		}
		home.members = append(home.members, i)
	}
	home.parts, strays.parts = keepParts(p.parts, home.members), nil
	strays.src = phrasing.Rule("epic-from-first")
	return home, strays, len(home.members) >= minStories && len(strays.members) >= minStories
}

// isStray says that the source has a requirement elsewhere than under the headings of a
// plan, that no word of these is in its title, and that nobody in particular does it: what
// somebody does was put where they act.
func (m *epicMaker) isStray(i int, p *epicPlan) bool {
	r := &m.req.Requirements[i]
	if r.Source.Kind != specs.Stated || m.underItsHeading(i, p) || !m.limits(i) && r.Story.Role != "" && !m.standsForAll(r.Story.Role) {
		return false
	}
	return !m.saysHeading(i, p)
}

// saysHeading says that a word of the headings of a plan is in the title of a requirement.
func (m *epicMaker) saysHeading(i int, p *epicPlan) bool {
	return slices.ContainsFunc(p.parts, func(part epicPart) bool {
		return slices.ContainsFunc(m.tellingWords(part.name), func(word string) bool {
			return !m.isPersona(word) && (m.Language == "zh" && strings.Contains(m.req.Requirements[i].Title, word) || slices.Contains(m.keywordsOf(i), word))
		})
	})
}

// titleSaysHeading says that a word of the headings of a plan stands in the title itself: what a
// requirement only works on says less of where it is built.
func (m *epicMaker) titleSaysHeading(i int, p *epicPlan) bool {
	title := m.req.Requirements[i].Title
	return slices.ContainsFunc(p.parts, func(part epicPart) bool {
		return slices.ContainsFunc(m.tellingWords(part.name), func(word string) bool {
			return !m.isPersona(word) && (m.Language == "zh" && strings.Contains(title, word) || slices.Contains(m.keysIn(specs.Plain(title)), word))
		})
	})
}

// namesOfStrays are the Chinese names of a plan that holds little of what its heading says:
// by the heading and what others of its stories bring, or as what it is where all of it is
// limits and rules. None for a plan that is called rightly by its heading.
func (m *epicMaker) namesOfStrays(p *epicPlan, parts []epicPart, heading string) []string {
	if m.Language != "zh" || p.kind != "core" {
		return nil
	}
	told := m.toldBy(p)
	built, strays, rules := 0, 0, 0
	for i := range told {
		rules += rankBool(m.limits(i))
	}
	for _, i := range p.members {
		if told[i] {
			built++
			strays += rankBool(m.isTold(i) && !m.underItsHeading(i, p) && !m.saysHeading(i, p))
		}
	}
	switch {
	case len(told) >= minStories && rules == len(told) && strays == built:
		if !slices.ContainsFunc(p.members, func(i int) bool { return m.fromOutside(i) }) {
			return []string{m.say("epic_of_rules")}
		}
		return []string{m.say("epic_of_limits")}
	case heading == "" || len(parts) != 1 || m.hasHalf(p) || 2*strays < built:
		return nil
	}
	var out []string
	for names := m.shortNames(p, heading); len(names) > 0; names = names[:len(names)-1] {
		out = append(out, m.joinNames(append([]string{heading}, names...)))
	}
	return append(out, m.aroundName(heading))
}

// isTold says that the source itself states a requirement.
func (m *epicMaker) isTold(i int) bool { return m.req.Requirements[i].Source.Kind == specs.Stated }

// limits says that a requirement is a rule or tells of another system.
func (m *epicMaker) limits(i int) bool { return m.binding[i] || m.fromOutside(i) }

// fromOutside says that a requirement tells of another system.
func (m *epicMaker) fromOutside(i int) bool {
	return slices.ContainsFunc(m.req.Index.Integrations, func(s specs.Integration) bool { return m.speaksOf(i, &s) })
}

// takeBackLone gives the single requirement that could follow a theme of the first release
// back to it, where it stands beside a theme of its own that names the epic: nobody looks for
// the dashboard of the back office among what is sold at the end of a term.
func (m *epicMaker) takeBackLone(core, later []epicPlan) (c, l []epicPlan) {
	core, later = slices.Clone(core), slices.Clone(later)
	for k := range later {
		p := &later[k]
		if !slices.ContainsFunc(p.parts, func(part epicPart) bool { return !part.rest && len(part.members) >= minStories && m.telling(part) }) {
			continue
		}
		for _, part := range slices.Clone(p.parts) {
			at := slices.IndexFunc(core, func(c epicPlan) bool { return len(c.parts) == 1 && c.parts[0].name == part.name })
			if !part.rest || len(part.members) >= minStories || at < 0 || len(core[at].members) >= maxStories {
				continue
			}
			core[at] = m.joined(core[at], epicPlan{parts: []epicPart{part}, members: part.members, src: core[at].src})
			p.members = slices.DeleteFunc(slices.Clone(p.members), func(i int) bool { return slices.Contains(part.members, i) })
			p.parts = keepParts(p.parts, p.members)
		}
	}
	return core, later
}

// setAside takes out of the themes, before they are parted, what the source states among its
// measures and limits and what was put there only because it had to stand somewhere: it
// waits for the epic of these, and crowds out nothing.
func (m *epicMaker) setAside() {
	all := epicPlan{}
	for i := range m.req.NFRs {
		all.nfrs = append(all.nfrs, i)
	}
	heading := m.limitsHeading(&all)
	if heading == "" || len(all.nfrs) < minStories {
		return
	}
	for p := range m.plans {
		plan := &m.plans[p]
		left := slices.DeleteFunc(slices.Clone(plan.members), func(i int) bool { return m.isStray(i, plan) && m.statedUnder(i, heading) })
		if plan.kind != "core" || len(left) < minStories || len(left) == len(plan.members) {
			continue
		}
		for _, i := range slices.DeleteFunc(slices.Clone(plan.members), func(i int) bool { return slices.Contains(left, i) }) {
			if to := m.planSaid(i); to >= 0 {
				m.plans[to].take([]int{i})
				continue
			}
			m.across = append(m.across, i)
		}
		plan.members, plan.parts = left, keepParts(plan.parts, left)
	}
	slices.Sort(m.across)
}

// planSaid is the only plan of the first release of whose headings the title of a requirement
// has a word: a limit on picking meals up is built with picking them up. -1 for none.
func (m *epicMaker) planSaid(i int) int {
	found := -1
	for p := range m.plans {
		if m.plans[p].kind != "core" || !m.titleSaysHeading(i, &m.plans[p]) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = p
	}
	return found
}

// limitsHeading is the heading of the source over most of the qualities of a plan, one that
// names them or one of those under which limits of any kind stand: "Other requirements".
func (m *epicMaker) limitsHeading(p *epicPlan) string {
	return m.headingOverMost(p, func(name string) bool {
		return m.telling(epicPart{name: name, how: "heading"}) || slices.Contains(m.d.Words["limit_headings"].In(m.Language), phrasing.FoldTerm(name))
	})
}
