package designing

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// risks are those that the source states, then those that packs know; without
// any, the one that the design itself carries.
func (g *Designer) risks(p *parts) []specs.Risk {
	var out []specs.Risk
	for _, r := range g.Understood.Risks {
		r.Text = g.Reported(phrasing.Finished(r.Text))
		r.Probability, r.Impact = reading.FirstOf(r.Probability, "medium"), reading.FirstOf(r.Impact, "medium")
		r.Mitigation = phrasing.Finished(reading.FirstOf(r.Mitigation, g.answerTo(r.Text)))
		out = append(out, r)
	}
	var lists [][]specs.Risk
	for _, p := range g.Practice() {
		var list []specs.Risk
		for _, r := range p.Risks {
			if text := phrasing.Finished(g.Fill(p, r.Text)); g.AtLeast(r.Depth) && g.Allowed(text) && !g.Words.HasAny(r.Unless) && !g.knownRisk(out, text) {
				list = append(list, specs.Risk{Text: text, Probability: r.Probability, Impact: r.Impact, Mitigation: phrasing.Finished(g.Fill(p, r.Mitigation)), Source: specs.FromRule(p.ID)})
			}
		}
		lists = append(lists, list)
	}
	out = append(out, completing.RoundRobin(lists, 2+phrasing.DepthRank(g.Depth))...)
	if len(out) == 0 {
		return g.ownRisk(p)
	}
	return out
}

// answerTo is what is done about a risk beside which the source names nothing: what the
// sentence of the risk itself says, else that somebody has to propose it. What people
// accept, what others deliver and what it costs is decided by the product owner.
func (g *Designer) answerTo(risk string) string {
	owner := g.Say("owner_tech")
	if phrasing.NewWordIndex(risk).HasAny(g.d.Words["risks_of_people"]) {
		owner = g.Say("owner_product")
	}
	if said := g.measureIn(risk); said != "" {
		return g.say("mitigation_said", "text", said, "owner", owner)
	}
	return g.say("mitigation_open", "owner", owner)
}

// measureIn is the clause of a risk that says what is needed against it, or what happens
// instead: 平板操作需要培训, "then a crew member enters the hours instead".
func (g *Designer) measureIn(risk string) string {
	text := strings.TrimRight(specs.Plain(risk), "。. ")
	for clause := range strings.SplitSeq(strings.ReplaceAll(text, "，", "; "), "; ") {
		low := strings.ToLower(clause)
		for _, w := range g.d.Words["risk_measures"].In(g.Language) {
			if g.Language == "zh" && strings.Contains(low, w) {
				return clause
			}
			if rest, ok := strings.CutPrefix(low, w+" "); ok && g.Language != "zh" && strings.HasSuffix(rest, " instead") {
				return clause[len(w)+1:]
			}
		}
	}
	return ""
}

// ownRisk is what the design itself cannot know: whether its hardest number is met, and
// what the systems of others do. A product of neither turns on the part of its own with
// most requirements. An entry or a store carries all of any product, which is no news.
func (g *Designer) ownRisk(p *parts) []specs.Risk {
	var out []specs.Risk
	add := func(key string, pairs ...string) {
		out = append(out, specs.Risk{
			Text: phrasing.Finished(g.say(key, pairs...)), Probability: "medium", Impact: "high",
			Mitigation: phrasing.Finished(g.say(key+"_answer", pairs...)), Source: phrasing.Rule(strings.ReplaceAll(key, "_", "-")),
		})
	}
	if n := g.hardest(); n != nil && n.Source.Kind == specs.Stated && !completing.MeasureAdded(n) && isProvenByRuns(n.Targets[0].Target) {
		add("risk_of_number", "id", n.ID, "promise", g.promise(n))
	}
	switch names := g.outside(); {
	case len(g.called()) == 0 || !g.running(): // what is called or ends by itself leaves that to its caller
	case len(names) == 1:
		add("risk_of_outside", "outside", g.say("risk_outside_one", "outside", names[0]))
	default:
		add("risk_of_outside", "outside", g.say("risk_outside_all", "outside", g.Join(names, 0)))
	}
	if len(out) > 0 {
		return out
	}
	most, own := -1, len(p.rows)
	if p.core > 0 {
		own = p.core
	}
	for i := range own {
		if most < 0 || len(p.members[i]) > len(p.members[most]) {
			most = i
		}
	}
	if most >= 0 {
		add("risk_of_part", "component", p.rows[most].Name, "count", strconv.Itoa(len(p.members[most])), "total", strconv.Itoa(len(g.req.Requirements)))
	}
	return out
}

func (g *Designer) knownRisk(list []specs.Risk, text string) bool {
	return slices.ContainsFunc(list, func(r specs.Risk) bool { return completing.Overlap(r.Text, text) >= 0.6 })
}
