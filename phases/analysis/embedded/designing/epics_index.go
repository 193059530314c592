package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
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
	key := "epics_summary"
	switch {
	case mvp == len(epics) && len(m.milestones()) > 1:
		key = "epics_summary_staged" // the source has steps of its own
	case mvp == len(epics):
		key = "epics_summary_all"
	case mvp == 1:
		key = "epics_summary_one"
	}
	x.Summary = []specs.Item{m.item("summary", key, "epics", itoa(len(epics)), "stories", itoa(stories), "mvp", itoa(mvp), "share", m.shareTold())}
	for i := range epics {
		x.Order = append(x.Order, m.orderRow(i, epics))
	}
	x.Done = m.done(epics)
	x.Risks = m.indexRisks()
	x.Versioning = m.versioning(epics)
	x.OpenQuestions = m.epicQuestions(epics)
	return x
}

// shareTold says how many of the requirements the stories deliver: what waits for its rank
// has none yet, and what is not wanted gets none.
func (m *epicMaker) shareTold() string {
	all, told := len(m.req.Requirements), 0
	for i := range m.plans {
		told += len(m.toldBy(&m.plans[i]))
	}
	if told < all {
		return m.say("requirements_told", "told", itoa(told), "requirements", itoa(all))
	}
	return m.say("requirements_all", "requirements", itoa(all))
}

// untold are the ids of what waits for its rank, without a story, in the epics of the first
// release.
func (m *epicMaker) untold() []string {
	var out []int
	for i := range m.plans {
		p := &m.plans[i]
		if !p.mvp || len(p.stories) == 0 {
			continue
		}
		told := m.toldBy(p)
		for _, r := range p.members {
			if !told[r] && m.wanted(r) {
				out = append(out, r)
			}
		}
	}
	slices.Sort(out)
	return m.ids(out)
}

func (m *epicMaker) orderRow(i int, epics []specs.Epic) specs.OrderRow {
	e, p := &epics[i], &m.plans[i]
	reason := ""
	switch {
	case m.untied(i, epics) && p.mvp:
		reason = m.aloneReason(i)
	case m.untied(i, epics):
		reason = m.say("order_later")
	case !p.mvp && m.stepOf(p) != "":
		reason = m.say("order_staged", "step", m.stepOf(p))
	case len(p.reasons) > 0:
		reason = phrasing.Capital(strings.Join(m.reasonsTold(p), m.say("semicolon")))
	default:
		reason = m.say("order_needed", "list", m.neededBy(e.ID, epics))
	}
	row := specs.OrderRow{Epic: e.ID, Reason: reason, Source: phrasing.Rule("order-of-epics")}
	if p.promoted {
		row.Reason = m.say("order_promoted", "reason", reason)
		row.Source = phrasing.Rule("promoted-to-mvp")
	}
	return row
}

// aloneReason says what is known of an epic of the first release that waits for none, and
// for which none waits.
func (m *epicMaker) aloneReason(i int) string {
	tied, half := m.tiedByParts(i), m.otherHalf(i)
	switch {
	case half >= 0:
		return m.say("order_half", "epic", m.epicID(half))
	case len(tied) > 0:
		return m.say("order_tied", "list", m.Join(tied, 0))
	default:
		return m.say("order_alone")
	}
}

// untied says that nothing is known of what an epic waits for, or what waits for it.
func (m *epicMaker) untied(i int, epics []specs.Epic) bool {
	p := &m.plans[i]
	return len(p.reasons) == 0 && m.neededBy(epics[i].ID, epics) == "" && (p.mvp || m.stepOf(p) == "")
}

// neededBy are the epics that wait for one, without those that only measure.
func (m *epicMaker) neededBy(id string, epics []specs.Epic) string {
	var out []string
	for i := range epics {
		if m.plans[i].kind != "quality" && slices.Contains(epics[i].DependsOn, id) {
			out = append(out, epics[i].ID)
		}
	}
	return m.Join(out, 0)
}

// done says when the first release is done: its stories are accepted, the goals
// that the source puts a number to are being measured, and the promised numbers
// of qualities are met.
func (m *epicMaker) done(epics []specs.Epic) []specs.Item {
	stories := 0
	for i := range epics {
		if epics[i].MVP {
			stories += len(epics[i].Stories)
		}
	}
	out := []specs.Item{m.item("done-of-stories", "done_stories", "stories", itoa(stories))}
	for _, it := range m.Understood.Done {
		out = append(out, specs.Item{Text: phrasing.Finished(it.Text), Source: it.Source})
	}
	for _, g := range m.brief.Goals {
		proposed := g.Source.Kind != specs.Stated || specifying.IsProposed(m.Specifier, specs.Plain(g.Target)) || specifying.IsProposed(m.Specifier, specs.Plain(g.Metric))
		if g.Target != "" && !proposed {
			out = append(out, specs.Item{Text: m.goalMeasured(&g), Source: g.Source})
		}
	}
	var proven []string
	for i := range m.req.NFRs {
		q := &m.req.NFRs[i]
		if q.Priority == specs.Must && q.Source.Kind == specs.Stated && len(q.Targets) > 0 {
			proven = append(proven, q.ID)
		}
	}
	switch len(proven) {
	case 0:
	case 1:
		out = append(out, m.item("done-of-quality", "done_number_one", "list", proven[0]))
	default:
		out = append(out, m.item("done-of-quality", "done_number", "list", m.Join(proven, 0)))
	}
	return out
}

// goalMeasured says that a goal has its first value: by what counts it, else,
// where that is the goal in other words, by the goal.
func (m *epicMaker) goalMeasured(g *specs.Goal) string {
	goal, metric := m.phrase(m.FirstSentence(specs.Plain(g.Text))), m.phrase(m.withoutToday(specs.Plain(g.Metric)))
	if m.HasWord(g.Target, "open_targets") && !strings.ContainsAny(g.Target, "0123456789") {
		return m.sentence("done_goal_unset", "id", g.ID, "metric", metric)
	}
	said := metric == "" || strings.Contains(phrasing.FoldTerm(goal), phrasing.FoldTerm(specs.Plain(g.Target)))
	same := strings.Contains(phrasing.FoldTerm(goal), phrasing.FoldTerm(metric)) || strings.Contains(phrasing.FoldTerm(metric), phrasing.FoldTerm(goal)) || wording.Overlap(m.wordsOf(metric), m.wordsOf(goal)) > 0.6
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

// indexRisks are the risks that the plan itself carries.
func (m *epicMaker) indexRisks() []specs.Risk {
	var out []specs.Risk
	for _, r := range m.arch.Architecture.Risks {
		if r.Source.Kind == specs.Stated && len(out) < 3 {
			out = append(out, r)
		}
	}
	if n := m.inferredCriteria(m.coreMembers()); n > 0 {
		key := "plan_risk_inferred"
		if n == 1 {
			key = "plan_risk_inferred_one"
		}
		out = append(out, specs.Risk{
			Text: m.sentence(key, "count", itoa(n)), Probability: "medium", Impact: "medium",
			Mitigation: m.sentence("plan_risk_inferred_do", "user", m.Say("owner_product")), Source: phrasing.Rule("risk-of-inference"),
		})
	}
	return out
}

// milestones are those of the brief, else those of the source, that are still to come.
func (m *epicMaker) milestones() []specs.Item {
	if len(m.brief.Milestones) > 0 {
		return slices.DeleteFunc(slices.Clone(m.brief.Milestones), m.isDelivered)
	}
	return m.Understood.Milestones
}

// isDelivered says that a line of the brief's milestones tells what is there already.
func (m *epicMaker) isDelivered(it specs.Item) bool {
	return slices.ContainsFunc(m.Understood.Delivered, func(d specs.Item) bool {
		return specs.Plain(m.Reported(d.Text)) == specs.Plain(it.Text)
	})
}

// versioning ties the epics to releases: the milestones of the source first. Where it has
// several, the first release is that of the ranks, and no step of the source.
func (m *epicMaker) versioning(epics []specs.Epic) []specs.Item {
	var out []specs.Item
	milestones := m.milestones()
	for _, it := range slices.Concat(m.Understood.Delivered, milestones) {
		out = append(out, specs.Item{Text: phrasing.Finished(it.Text), Source: it.Source})
	}
	var first, rest []string
	for i := range epics {
		if epics[i].MVP {
			first = append(first, epics[i].ID)
		} else {
			rest = append(rest, epics[i].ID)
		}
	}
	key := "version_first"
	if len(milestones) > 1 {
		key = "version_ranked"
	}
	out = append(out, m.ofMilestones(milestones, epics)...)
	out = append(out, m.item("version-of-mvp", key, "list", m.Join(first, 0)))
	if len(rest) > 0 {
		out = append(out, m.item("version-of-rest", "version_next", "list", m.Join(rest, 0)))
	}
	if late := m.mustsPutOff(); len(late) > 0 {
		out = append(out, m.item("version-of-rest", "version_put_off", "list", m.Join(late, 0)))
	}
	if untold := m.untold(); len(untold) > 0 {
		out = append(out, m.item("version-of-rest", "version_untold", "list", m.Join(untold, 0)))
	}
	return out
}

// mustsPutOff are the requirements of the highest rank that stand in an epic behind the first
// release, as where the plan of the source builds them later, each with that epic.
func (m *epicMaker) mustsPutOff() []string {
	var out []string
	for k := range m.plans {
		if m.plans[k].mvp || m.plans[k].kind == "quality" {
			continue
		}
		for _, i := range m.plans[k].members {
			if r := &m.req.Requirements[i]; r.Priority == specs.Must && m.wanted(i) {
				out = append(out, m.say("requirement_of_epic", "id", r.ID, "epic", m.epicID(k)))
			}
		}
	}
	return out
}

// epicQuestions ask about what the cut assumes.
func (m *epicMaker) epicQuestions(epics []specs.Epic) []specs.Question {
	var out []specs.Question
	ask := func(key, owner string, names []string) {
		if len(names) > 0 {
			out = append(out, specs.Question{Text: m.say(key, "list", m.Listed(names, 8)), Owner: m.Say(owner), Source: phrasing.Rule("confirm-inferred")})
		}
	}
	var mvp, promoted, later, untied []string
	for i := range epics {
		name := epics[i].ID + " " + epics[i].Title
		if m.untied(i, epics) && m.otherHalf(i) < 0 {
			untied = append(untied, name)
		}
		switch {
		case m.plans[i].promoted:
			promoted = append(promoted, name)
		case epics[i].MVP:
			mvp = append(mvp, name)
		default:
			later = append(later, name)
		}
	}
	ask("ask_promoted", "owner_product", promoted)
	if len(later) > 0 {
		mvp = nil // what may wait tells what may not
	}
	ask("ask_mvp", "owner_product", mvp)
	ask("ask_later", "owner_product", later)
	ask("ask_untied", "owner_tech", untied)
	out = append(out, m.presupposed()...)
	if n := len(m.milestones()); n > 1 {
		out = append(out, specs.Question{Text: m.say("ask_milestones", "count", itoa(n)), Owner: m.Say("owner_product"), Source: phrasing.Rule("confirm-inferred")})
	}
	return out
}
