package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// epic writes one plan down. Its stories are numbered later.
func (m *epicMaker) epic(i int) specs.Epic {
	p := &m.plans[i]
	e := specs.Epic{ID: m.epicID(i), Title: p.name, MVP: p.mvp, Source: p.src, Stories: p.stories}
	e.Slug = specs.FileSlug(e.Title)
	e.Priority = m.epicPriority(p)
	e.Requirements = m.ids(p.members)
	for _, n := range p.nfrs {
		e.Requirements = append(e.Requirements, m.req.NFRs[n].ID)
	}
	for _, d := range p.dependsOn {
		e.DependsOn = append(e.DependsOn, m.epicID(d))
	}
	slices.Sort(e.DependsOn)
	e.Size = specs.SizeOf(e.Stories)
	e.Summary = m.epicSummary(p)
	e.Scope = m.epicScope(p)
	e.Risks = m.epicRisks(p)
	return e
}

// epicPriority is the highest of what is in it.
func (m *epicMaker) epicPriority(p *epicPlan) specs.Priority {
	best := specs.Wont
	for _, i := range p.members {
		q := m.req.Requirements[i].Priority
		if q == specs.Must && !p.mvp && (m.putOff(i) || m.binding[i]) {
			q = specs.Should // the plan of the source can wait for it, or it binds what may follow
		}
		if q.Rank() < best.Rank() {
			best = q
		}
	}
	for _, i := range p.nfrs {
		if q := m.req.NFRs[i].Priority; p.kind == "quality" && q.Rank() < best.Rank() {
			best = q
		}
	}
	if best == specs.Wont && p.mvp {
		return specs.Must
	}
	return best
}

// withArticle puts "a" or "an" before roles of English.
func (m *epicMaker) withArticle(roles []string) []string {
	if m.Language == "zh" {
		return roles
	}
	var out []string
	for _, r := range roles {
		out = append(out, wording.Article(r)+" "+r)
	}
	return out
}

// epicScope lists what is in, what stays without a story, and what is out.
func (m *epicMaker) epicScope(p *epicPlan) []specs.Item {
	told := map[string]bool{}
	for _, s := range p.stories {
		for _, id := range s.TracesTo {
			told[id] = true
		}
	}
	var out []specs.Item
	for _, i := range p.members {
		r := &m.req.Requirements[i]
		key := "scope_in"
		switch {
		case r.Priority == specs.Wont:
			key = "scope_out"
		case !told[r.ID] && p.mvp:
			key = "scope_rest"
		case !told[r.ID]:
			key = "scope_unranked"
		}
		out = append(out, specs.Item{Text: m.sentence(key, "id", r.ID, "title", m.scopeTitle(r.Title)), Source: r.Source})
	}
	for _, i := range p.nfrs {
		n := statedTargets(&m.req.NFRs[i])
		title, target := m.scopeTitle(n.Title), ""
		if len(n.Targets) > 0 {
			target = m.JudgedBy(n)
		}
		if target != "" && (completing.MeasureAdded(n) || numbersSaid(title, phrasing.OrElse(phrasing.MeasureIn(target), target))) {
			out = append(out, specs.Item{Text: m.sentence("scope_in", "id", n.ID, "title", title), Source: n.Source})
			continue
		}
		out = append(out, specs.Item{Text: m.sentence("scope_quality", "id", n.ID, "title", title, "target", reading.FirstOf(target, m.say("target_open"))), Source: n.Source})
	}
	return out
}

// statedTargets is a quality with only those of its targets that the source states, where it
// states one: the line of the scope bears the mark of the source, and says no more than that.
func statedTargets(n *specs.NFR) *specs.NFR {
	stated := *n
	stated.Targets = slices.DeleteFunc(slices.Clone(n.Targets), func(t specs.Target) bool { return t.Source.Kind == specs.Inferred })
	if n.Source.Kind == specs.Inferred || len(stated.Targets) == 0 {
		return n
	}
	return &stated
}

// maxScopeTitle is how many runes of a title stand in the scope of an epic: a title is
// only cut where it is long beyond reading, and then at the end of a phrase.
const maxScopeTitle = 160

// scopeTitle is the title of a requirement for the scope of an epic.
func (m *epicMaker) scopeTitle(title string) string {
	title = m.phrase(title)
	if m.Language == "zh" {
		return phrasing.Shorten(title, 90)
	}
	return m.CutPhrase(title, maxScopeTitle)
}

// numbersSaid says that a title tells a target already: in its words, or each of
// its numbers in other ones.
func numbersSaid(title, target string) bool {
	if strings.Contains(title, target) {
		return true
	}
	number := func(r rune) bool { return r != '.' && r != ',' && (r < '0' || r > '9') }
	in, found := strings.FieldsFunc(title, number), false
	for _, n := range strings.FieldsFunc(target, number) {
		if n = strings.Trim(n, ".,"); n == "" {
			continue
		}
		if found = slices.ContainsFunc(in, func(have string) bool { return strings.Trim(have, ".,") == n }); !found {
			return false
		}
	}
	return found
}

// epicRisks are the risks of the design that share words with the epic, and
// each outside system that it waits for; each stands in one epic.
func (m *epicMaker) epicRisks(p *epicPlan) []specs.Item {
	homes := m.riskHomes()
	var out []specs.Item
	for _, r := range m.arch.Architecture.Risks {
		if at, ok := homes[r.Text]; ok && len(out) < 2 && &m.plans[at] == p {
			out = append(out, specs.Item{Text: r.Text, Source: r.Source})
		}
	}
	var outside []string
	for k := range m.req.Index.Integrations {
		s := &m.req.Index.Integrations[k]
		if !m.warned[s.Name] && !m.ListedCaller(s.Name) && slices.ContainsFunc(p.members, func(i int) bool { return m.speaksOf(i, s) }) {
			m.warned[s.Name] = true
			outside = append(outside, specs.Plain(s.Name))
		}
	}
	switch len(outside) {
	case 0:
	case 1:
		out = append(out, m.item("risk-of-integration", "epic_risk_outside", "name", outside[0]))
	default:
		out = append(out, m.item("risk-of-integration", "epic_risk_outsides", "list", m.Join(outside, 0)))
	}
	return out
}

func sharedWords(a, b []string) []string {
	var out []string
	for _, w := range a {
		if _, ok := slices.BinarySearch(b, w); ok {
			out = append(out, w)
		}
	}
	return out
}

func (m *epicMaker) inferredCriteria(members []int) int {
	n := 0
	for _, i := range members {
		for _, c := range m.req.Requirements[i].Criteria {
			if c.Source.Kind == specs.Inferred {
				n++
			}
		}
	}
	return n
}

// reflectDecisions names every decision in the epics whose requirements it
// traces to, at least in the first one.
func (m *epicMaker) reflectDecisions(epics []specs.Epic) {
	for i := range m.arch.Decisions {
		d := &m.arch.Decisions[i]
		found := false
		for k := range epics {
			e := &epics[k]
			if slices.ContainsFunc(d.TracesTo, func(id string) bool { return slices.Contains(e.Requirements, id) }) {
				e.Architecture = append(e.Architecture, d.ID)
				found = true
			}
		}
		if !found && len(epics) > 0 {
			epics[0].Architecture = append(epics[0].Architecture, d.ID)
		}
	}
}
