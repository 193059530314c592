package designing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// index tells the order with its reasons, when the MVP is done, and what is
// open.
func (m *epicMaker) index(epics []specs.Epic) specs.EpicsIndex {
	x := specs.EpicsIndex{Title: m.Title()}
	mvp, stories := 0, 0
	for i := range epics {
		stories += len(epics[i].Stories)
		if epics[i].MVP {
			mvp++
		}
	}
	x.Summary = []specs.Item{m.item("summary", "epics_summary", "epics", itoa(len(epics)), "stories", itoa(stories), "mvp", itoa(mvp), "requirements", itoa(len(m.req.Requirements)))}
	for i := range epics {
		x.Order = append(x.Order, m.orderRow(i, &epics[i]))
	}
	x.Done = m.done(epics)
	x.Risks = m.indexRisks(epics)
	x.Versioning = m.versioning(epics)
	x.OpenQuestions = m.epicQuestions(epics)
	return x
}

func (m *epicMaker) orderRow(i int, e *specs.Epic) specs.OrderRow {
	p := &m.plans[i]
	reason := ""
	switch {
	case i == 0:
		reason = m.say("order_loop", "feature", m.leadTitle(p))
	case len(p.reasons) > 0:
		reason = completing.Capital(strings.Join(p.reasons, m.say("semicolon")))
	case p.mvp:
		reason = m.say("order_alone")
		if n := m.mustsIn(p.members); n > 0 {
			reason = m.say("order_free", "count", itoa(n))
		}
	default:
		reason = m.say("order_later")
	}
	row := specs.OrderRow{Epic: e.ID, Reason: reason, Source: completing.Rule("order-of-epics")}
	if p.promoted {
		row.Reason = m.say("order_promoted", "reason", reason)
		row.Source = completing.Rule("promoted-to-mvp")
	}
	return row
}

func (m *epicMaker) leadTitle(p *epicPlan) string {
	ranked := byPriority(m, m.builders(p.members))
	slices.SortStableFunc(ranked, func(a, b int) int {
		return rankBool(m.req.Requirements[a].Source.Kind == specs.Inferred) - rankBool(m.req.Requirements[b].Source.Kind == specs.Inferred)
	})
	if len(ranked) == 0 {
		return m.phrase(p.name)
	}
	return completing.Shorten(m.phrase(listable(m.req.Requirements[ranked[0]].Title)), 80)
}

// done says in the language of the business when the first release is done:
// the mandatory uses, the goals with their numbers, and the promised numbers
// of qualities.
func (m *epicMaker) done(epics []specs.Epic) []specs.Item {
	var out []specs.Item
	stories, criteria := 0, 0
	for i := range epics {
		if epics[i].MVP {
			stories += len(epics[i].Stories)
			for _, s := range epics[i].Stories {
				criteria += len(s.Criteria)
			}
		}
	}
	out = append(out, m.item("done-of-stories", "done_stories", "stories", itoa(stories), "criteria", itoa(criteria), "feature", m.firstTitle()))
	for _, g := range m.brief.Goals {
		if g.Target == "" || len(out) > 3 {
			continue
		}
		src := completing.Rule("done-of-goal")
		if g.Source.Kind == specs.Stated {
			src = g.Source
		}
		out = append(out, specs.Item{Text: m.goalMeasured(&g), Source: src})
	}
	n := 0
	for i := range m.req.NFRs {
		q := &m.req.NFRs[i]
		if n == 3 || q.Priority != specs.Must || len(q.Targets) == 0 || len(wording.Measures(q.Targets[0].Target)) == 0 {
			continue
		}
		n++
		out = append(out, specs.Item{Text: m.numberProven(q), Source: completing.Rule("done-of-quality")})
	}
	return out
}

// goalMeasured says that a goal has its first value: by what counts it, else,
// where that is the goal in other words, by the goal.
func (m *epicMaker) goalMeasured(g *specs.Goal) string {
	goal, metric := m.phrase(m.FirstSentence(specs.Plain(g.Text))), m.phrase(m.withoutToday(specs.Plain(g.Metric)))
	said := metric == "" || strings.Contains(completing.FoldTerm(goal), completing.FoldTerm(specs.Plain(g.Target)))
	same := strings.Contains(completing.FoldTerm(goal), completing.FoldTerm(metric)) || strings.Contains(completing.FoldTerm(metric), completing.FoldTerm(goal)) || wording.Overlap(m.wordsOf(metric), m.wordsOf(goal)) > 0.6
	if said && same {
		return m.sentence("done_goal_itself", "id", g.ID, "goal", goal)
	}
	return m.sentence("done_goal", "id", g.ID, "metric", metric, "target", specs.Plain(g.Target))
}

// withoutToday drops what a measure says of today in brackets at its end.
func (m *epicMaker) withoutToday(metric string) string {
	metric = strings.TrimRight(metric, " .。")
	open := strings.LastIndexAny(metric, "(（")
	if last := understanding.LastRunes(metric, 1); open > 0 && (last == ")" || last == "）") {
		metric = metric[:open]
	}
	return strings.Trim(metric, " .。\"“”")
}

// maxProven is how long a statement may be that is repeated in the definition of
// done, in runes.
const maxProven = 180

// numberProven says that a promised number is proven: in the words of the
// quality, by its measure where these are long.
func (m *epicMaker) numberProven(q *specs.NFR) string {
	text := ""
	if len(q.Statement) > 0 {
		text = m.phrase(m.FirstSentence(specs.Plain(q.Statement[0].Text)))
	}
	if n := utf8.RuneCountInString(text); n == 0 || n > maxProven {
		text = m.phrase(specs.Plain(q.Targets[0].Metric)) + m.say("colon") + specs.Plain(q.Targets[0].Target)
	}
	return m.sentence("done_number", append(m.nfrPairs(q, nil), "text", text)...)
}

// indexRisks are the risks that the plan itself carries.
func (m *epicMaker) indexRisks(epics []specs.Epic) []specs.Risk {
	var out []specs.Risk
	for _, r := range m.arch.Architecture.Risks {
		if r.Source.Kind == specs.Stated && len(out) < 3 {
			out = append(out, r)
		}
	}
	waits := 0
	for i := range epics {
		if slices.Contains(epics[i].DependsOn, epics[0].ID) {
			waits++
		}
	}
	if waits > 0 {
		out = append(out, specs.Risk{
			Text: m.sentence("plan_risk", "count", itoa(waits), "epic", epics[0].ID, "title", epics[0].Title), Probability: "medium", Impact: "high",
			Mitigation: m.sentence("plan_risk_do", "epic", epics[0].ID, "feature", m.leadTitle(&m.plans[0])), Source: completing.Rule("risk-of-order"),
		})
	}
	if n := m.inferredCriteria(m.coreMembers()); n > 0 {
		out = append(out, specs.Risk{
			Text: m.sentence("plan_risk_inferred", "count", itoa(n)), Probability: "medium", Impact: "medium",
			Mitigation: m.sentence("plan_risk_inferred_do", "user", reading.FirstOf(m.roles()...)), Source: completing.Rule("risk-of-inference"),
		})
	}
	return out
}

// versioning ties the epics to releases: the milestones of the source first.
func (m *epicMaker) versioning(epics []specs.Epic) []specs.Item {
	var out []specs.Item
	milestones := m.brief.Milestones
	if len(milestones) == 0 {
		milestones = m.Understood.Milestones
	}
	for _, it := range milestones {
		out = append(out, specs.Item{Text: completing.Finished(it.Text), Source: it.Source})
	}
	var first, rest []string
	for i := range epics {
		if epics[i].MVP {
			first = append(first, epics[i].ID)
		} else {
			rest = append(rest, epics[i].ID)
		}
	}
	out = append(out, m.item("version-of-mvp", "version_first", "list", m.Join(first, 0)))
	if len(rest) > 0 {
		out = append(out, m.item("version-of-rest", "version_next", "list", m.Join(rest, 0)))
	}
	return out
}

// epicQuestions ask about what the cut assumes.
func (m *epicMaker) epicQuestions(epics []specs.Epic) []specs.Question {
	var out []specs.Question
	ask := func(key, owner string, names []string) {
		if len(names) > 0 {
			out = append(out, specs.Question{Text: m.say(key, "list", m.Listed(names, 8)), Owner: m.Say(owner), Source: completing.Rule("confirm-inferred")})
		}
	}
	var mvp, promoted, later []string
	for i := range epics {
		switch {
		case m.plans[i].promoted:
			promoted = append(promoted, epics[i].ID+" "+epics[i].Title)
		case epics[i].MVP:
			mvp = append(mvp, epics[i].ID+" "+epics[i].Title)
		default:
			later = append(later, epics[i].ID+" "+epics[i].Title)
		}
	}
	ask("ask_mvp", "owner_product", mvp)
	ask("ask_promoted", "owner_product", promoted)
	ask("ask_later", "owner_product", later)
	return out
}
