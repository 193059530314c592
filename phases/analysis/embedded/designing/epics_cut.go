package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// leastShared is how many words of one title stand in one of the other half, so that the
// two are about the same.
const leastShared = 2

// waitForHalf lets the further half of a theme wait for the half from which it was cut,
// where it works on the same things: nobody passes on an alarm before there is one. What
// only stands under the same heading waits for nothing.
func (m *epicMaker) waitForHalf(i int) {
	p := &m.plans[i]
	if p.kind != "core" {
		return
	}
	c := m.otherHalf(i)
	if c < 0 {
		return
	}
	if m.sharesWords(p, &m.plans[c]) {
		m.wait(p, c, m.linkReason(link{made: true}, c))
		return
	}
	if shared := m.sharedData(p, &m.plans[c]); len(shared) > 0 {
		m.wait(p, c, m.dataReason(shared, c, m.epicID(c)))
	}
}

// sharedData are the entities of which both halves speak, in the order of the data model,
// persons apart, and what only the first of them makes.
func (m *epicMaker) sharedData(a, b *epicPlan) []string {
	var out []string
	for k := range m.req.Index.Entities {
		e := &m.req.Index.Entities[k]
		if !m.isPersona(e.Name) && m.holds(a, e.Name) && m.holds(b, e.Name) && (!m.bringsAny(a, []string{e.Name}) || m.bringsAny(b, []string{e.Name})) {
			out = append(out, e.Name)
		}
	}
	return out
}

// holds says that a requirement that a plan builds works on an entity.
func (m *epicMaker) holds(p *epicPlan, entity string) bool {
	return slices.ContainsFunc(m.builders(p.members), func(i int) bool {
		return slices.Contains(m.req.Requirements[i].Entities, entity)
	})
}

// sharesWords says that a half speaks of the thing by which their theme is called, or that
// a title of it has words of one of the other half.
func (m *epicMaker) sharesWords(p, first *epicPlan) bool {
	theme := m.themeOfHalves(p, first)
	return slices.ContainsFunc(m.builders(p.members), func(i int) bool {
		title := specs.Plain(m.req.Requirements[i].Title)
		if m.speaksOfTheme(title, theme) {
			return true
		}
		return m.Language != "zh" && slices.ContainsFunc(m.builders(first.members), func(k int) bool {
			return len(sharedWords(m.keysIn(title), m.keysIn(specs.Plain(m.req.Requirements[k].Title)))) >= leastShared
		})
	})
}

// themeOfHalves is the heading that two halves share.
func (m *epicMaker) themeOfHalves(a, b *epicPlan) string {
	for _, x := range a.parts {
		if slices.ContainsFunc(b.parts, func(y epicPart) bool { return x.name == y.name }) {
			return x.name
		}
	}
	return ""
}

// speaksOfTheme says that a title has one of the things that a heading lists.
func (m *epicMaker) speaksOfTheme(title, theme string) bool {
	return slices.ContainsFunc(m.namedThings(theme), func(thing string) bool {
		if m.Language == "zh" {
			return slices.ContainsFunc(strings.Fields(thing), func(word string) bool {
				return len([]rune(word)) >= leastShared && strings.Contains(phrasing.FoldTerm(title), phrasing.FoldTerm(word))
			})
		}
		return thing != "" && m.mentionedIn(title, m.keysIn(title), thing)
	})
}
