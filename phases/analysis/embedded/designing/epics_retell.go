package designing

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// RetellEpics describes epics that a person has merged or split, in the words
// in which the engine describes its own.
func (g *Designer) RetellEpics(in *analysis.EpicsRetellInput, out *analysis.EpicsRetellOutput) {
	m := newEpicMaker(g)
	m.arch, m.scope = in.Architecture, in.MVPScope
	for i := range in.Epics {
		m.plans = append(m.plans, m.planFrom(&in.Epics[i]))
	}
	m.places = numbersOf(in.Epics)
	m.closeLoop(m.themes())
	m.recallPromoted(in.Epics)
	ties := m.ties(m.inOrder())
	for i := range in.Epics {
		m.recallNeeds(i, in.Epics, ties[i])
	}
	for i := range in.Epics {
		if e, p := &in.Epics[i], &m.plans[i]; slices.Contains(in.Changed, e.ID) {
			summary := m.epicSummary(p)
			if p.kind != "quality" && m.proves(p) {
				summary = append(summary, m.qualitySummary()[0])
			}
			out.Told = append(out.Told, analysis.EpicWords{Epic: e.ID, Summary: summary, Scope: m.epicScope(p), Risks: m.epicRisks(p)})
		}
	}
	out.Index = m.index(in.Epics)
}

// numbersOf are the numbers of epics in their ids; none where one of them has none.
func numbersOf(epics []specs.Epic) []int {
	var out []int
	for i := range epics {
		_, digits, _ := strings.Cut(epics[i].ID, "-")
		n, err := strconv.Atoi(digits)
		if err != nil {
			return nil
		}
		out = append(out, n)
	}
	return out
}

// proves says that a story of a plan is about qualities only, as in one that
// only measures.
func (m *epicMaker) proves(p *epicPlan) bool {
	return slices.ContainsFunc(p.stories, func(s specs.Story) bool {
		return len(s.TracesTo) > 0 && !slices.ContainsFunc(s.TracesTo, func(id string) bool { return !m.nfrIDs[id] })
	})
}

// planFrom makes the plan of which an epic could have been made.
func (m *epicMaker) planFrom(e *specs.Epic) epicPlan {
	p := epicPlan{name: specs.Plain(e.Title), kind: "later", src: e.Source, mvp: e.MVP, stories: e.Stories}
	for _, id := range e.Requirements {
		if i, ok := m.byID[id]; ok {
			p.members = append(p.members, i)
		}
	}
	for i := range m.req.NFRs {
		if slices.Contains(e.Requirements, m.req.NFRs[i].ID) {
			p.nfrs = append(p.nfrs, i)
		}
	}
	slices.Sort(p.members)
	switch {
	case len(p.members) == 0:
		p.kind = "quality"
	case p.mvp:
		p.kind = "core"
	}
	p.parts = []epicPart{{name: p.name, how: "heading", members: p.members, src: p.src}}
	return p
}

// recallPromoted finds the epics that are in the first release only because
// one of it waits for them.
func (m *epicMaker) recallPromoted(epics []specs.Epic) {
	urgent := make([]bool, len(m.plans))
	for i := range m.plans {
		urgent[i] = m.holdsUrgent(&m.plans[i])
	}
	for i := range m.plans {
		waited := slices.ContainsFunc(epics, func(e specs.Epic) bool { return e.MVP && slices.Contains(e.DependsOn, epics[i].ID) })
		m.plans[i].promoted = m.plans[i].mvp && !urgent[i] && waited && slices.Contains(urgent, true)
	}
}

func (m *epicMaker) holdsUrgent(p *epicPlan) bool {
	return slices.ContainsFunc(p.members, func(i int) bool { return m.req.Requirements[i].Priority.InRelease(m.scope) || m.loop[i] }) ||
		slices.ContainsFunc(p.nfrs, func(i int) bool { return m.req.NFRs[i].Priority.InRelease(m.scope) })
}

// recallNeeds says why an epic waits for others: for data, for stories, or for
// what it adds to.
func (m *epicMaker) recallNeeds(i int, epics []specs.Epic, ties map[int][]string) {
	p := &m.plans[i]
	for _, id := range epics[i].DependsOn {
		c := slices.IndexFunc(epics, func(e specs.Epic) bool { return e.ID == id })
		if c < 0 {
			continue
		}
		p.dependsOn = append(p.dependsOn, c)
		p.reasons = append(p.reasons, m.reasonFor(i, c, epics, ties[c]))
		if p.reasons[len(p.reasons)-1] == m.coreReason(c) {
			p.carries = append(p.carries, c)
		}
	}
}

func (m *epicMaker) reasonFor(i, c int, epics []specs.Epic, uses []string) string {
	p, id := &m.plans[i], epics[c].ID
	told := slices.ContainsFunc(p.stories, func(s specs.Story) bool {
		return slices.ContainsFunc(epics[c].Stories, func(o specs.Story) bool { return slices.Contains(s.Needs, o.ID) })
	})
	switch {
	case p.kind == "quality":
		return m.say("needs_running")
	case len(uses) > 0:
		return m.dataReason(uses, c, id)
	case told:
		return m.say("needs_stories", "epic", id)
	default:
		return m.say("needs_core", "name", m.plans[c].name, "epic", id)
	}
}
