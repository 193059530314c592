package designing

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// layer writes down layer l of n with its features.
func (m *roadmapMaker) layer(l, n int, list, layer []int) analysis.PlanItem {
	it := analysis.PlanItem{
		Item: fmt.Sprintf("L%d", l), Name: m.tell(fmt.Sprintf("layer_%d", l)), Effort: m.effortOf(list), Source: phrasing.Rule("layer-by-urgency"),
		Goal: m.goalOf(list), Excludes: m.excludes(l, n, layer),
	}
	if l == 0 {
		it.Source = phrasing.Rule("layer-of-first-loop")
	} else {
		it.After = []string{fmt.Sprintf("L%d", l-1)}
	}
	for _, i := range list {
		it.Features = append(it.Features, m.feats[i].Feature)
	}
	m.converge(&it, list)
	return it
}

// effortOf weighs a number of features by the sizes of their stories.
func (m *roadmapMaker) effortOf(list []int) string {
	points := 0
	for _, i := range list {
		points += m.feats[i].points
	}
	switch {
	case points <= 6:
		return "small"
	case points <= 20:
		return "medium"
	default:
		return "large"
	}
}

// leading orders features by how well they stand for an item: what was asked
// for before what was added, what is urgent before what is not, the epic of the
// smallest loop before others; qualities last.
func (m *roadmapMaker) leading(list []int) []int {
	out, byRank := slices.Clone(list), 1
	if m.Unranked() && !m.in.Package {
		byRank = 0 // then the order of the source tells more
	}
	slices.SortStableFunc(out, func(a, b int) int {
		x, y := &m.feats[a], &m.feats[b]
		return cmp.Or(rankBool(x.nfr >= 0)-rankBool(y.nfr >= 0), rankBool(!x.isStated())-rankBool(!y.isStated()),
			byRank*cmp.Compare(x.priority.Rank(), y.priority.Rank()), byRank*cmp.Compare(uint(x.epic), uint(y.epic)))
	})
	return out
}

// goalOf says in one sentence what can be done when the features are there:
// what whoever leads can do, then what else stands for the rest.
func (m *roadmapMaker) goalOf(list []int) string {
	const most = 3
	var deeds, rest []string
	leader := ""
	for _, i := range m.leading(list) {
		f := &m.feats[i]
		if f.req < 0 {
			rest = append(rest, m.name(i))
			continue
		}
		g := m.gainOf(f.req)
		if leader == "" {
			leader = g.role
		}
		if g.deed == "" || g.role != leader || len(deeds) == most {
			rest = append(rest, m.name(i))
			continue
		}
		if name := m.name(i); m.Language == "zh" && !endsIn(leader, name) {
			g.deed = name // its titles are shorter and say the same
		}
		deeds = append(deeds, g.deed)
	}
	if len(deeds) == 0 {
		return m.goalWithout(list)
	}
	text := m.tell("can", "role", m.withArticle([]string{leader})[0], "list", m.Join(deeds, 0))
	if room := most - len(deeds); room > 0 && len(rest) > 0 {
		text = m.tell("goal_more", "text", text, "list", m.Join(phrasing.FirstN(rest, room), 0))
	}
	return wording.Sentence(text)
}

// endsIn says that a name begins with the end of a role: "平台运营" and
// "运营在两日内处理".
func endsIn(role, name string) bool {
	runes := []rune(role)
	return len(runes) >= 2 && strings.HasPrefix(name, string(runes[len(runes)-2:]))
}

// goalWithout is the goal of features that are nobody's deed.
func (m *roadmapMaker) goalWithout(list []int) string {
	key := "goal_names"
	if slices.ContainsFunc(list, func(i int) bool { return m.feats[i].req >= 0 }) {
		key = "goal_works"
	}
	return wording.Sentence(m.tell(key, "list", strings.Join(phrasing.FirstN(m.names(m.leading(list)), 3), m.tell("semicolon"))))
}

// excludes names what comes later, and with the first layer what never comes.
func (m *roadmapMaker) excludes(l, n int, layer []int) []specs.Item {
	var out []specs.Item
	for k := l + 1; k < n; k++ {
		var list []int
		for i := range m.feats {
			if layer[i] == k {
				list = append(list, i)
			}
		}
		names, key := m.names(m.leading(list)), "excludes"
		if rest := len(names) - 5; rest > 0 {
			names, key = names[:5], "excludes_more"
		}
		out = append(out, m.told("excluded-by-layer", key, "layer", fmt.Sprintf("L%d", k), "list", strings.Join(names, m.tell("semicolon")), "count", itoa(len(list)-len(names))))
	}
	if l > 0 {
		return out
	}
	for _, g := range m.brief.NonGoals {
		out = append(out, specs.Item{Text: wording.Sentence(m.tell("excludes_never", "text", m.phrase(specs.Plain(g.Text)))), Source: g.Source})
	}
	for i := range m.req.Requirements {
		if r := &m.req.Requirements[i]; r.Priority == specs.Wont {
			out = append(out, specs.Item{Text: wording.Sentence(m.tell("excludes_never", "text", m.phrase(listable(r.Title)))), Source: r.Source})
		}
	}
	return out
}

// layerRisks finds the layer that each known risk is one of, and adds those
// that the plan itself carries.
func (m *roadmapMaker) layerRisks(items []analysis.PlanItem) []analysis.PlanRisk {
	var out []analysis.PlanRisk
	inferred := 0
	for _, r := range m.arch.Architecture.Risks {
		if r.Source.Kind == specs.Inferred {
			if inferred++; inferred > 1+len(m.feats)/8 || inferred > 2 {
				continue
			}
		}
		out = append(out, analysis.PlanRisk{
			Item: m.itemFor(items, r.Text+" "+r.Mitigation), Description: r.Text, Probability: r.Probability, Impact: r.Impact, Mitigation: r.Mitigation, Source: r.Source,
		})
	}
	for _, s := range m.req.Index.Integrations {
		if s.Failure == "" || len(out) > 9 {
			continue
		}
		out = append(out, analysis.PlanRisk{
			Item: m.itemFor(items, s.Name+" "+s.Purpose), Description: wording.Sentence(m.tell("risk_outside", "name", specs.Plain(s.Name))),
			Probability: "medium", Impact: "medium", Mitigation: wording.Sentence(m.FailureOf(m.req.Index.Integrations, &s)), Source: phrasing.Rule("risk-of-outside"),
		})
	}
	return append(out, m.guessed(items)...)
}

// guessed are the risks of items most of whose criteria nobody stated.
func (m *roadmapMaker) guessed(items []analysis.PlanItem) []analysis.PlanRisk {
	if m.in.Mode == string(specs.Direct) {
		return m.guessedInAll(items)
	}
	var out []analysis.PlanRisk
	for i := range items {
		n := 0
		for _, c := range items[i].Criteria {
			if c.Source.Kind == specs.Inferred {
				n++
			}
		}
		if all := len(items[i].Criteria); 2*n > all && len(out) < maxLayers {
			key := "risk_guess"
			if all == 1 {
				key = "risk_guess_one"
			}
			out = append(out, analysis.PlanRisk{
				Item: items[i].Item, Description: wording.Sentence(m.tell(key, "item", items[i].Item, "count", itoa(n), "all", itoa(all))), Probability: "medium", Impact: "medium",
				Mitigation: wording.Sentence(m.tell("risk_guess_do", "item", items[i].Item)), Source: phrasing.Rule("risk-of-inference"),
			})
		}
	}
	return out
}

// guessedInAll is the same for tasks, which are too many for a risk each.
func (m *roadmapMaker) guessedInAll(items []analysis.PlanItem) []analysis.PlanRisk {
	n, all, where := 0, 0, []string{}
	for i := range items {
		here := 0
		for _, c := range items[i].Criteria {
			if all++; c.Source.Kind == specs.Inferred {
				here++
			}
		}
		if n += here; here > 0 {
			where = append(where, items[i].Item)
		}
	}
	if 2*n <= all {
		return nil
	}
	list := m.Listed(where, 6)
	return []analysis.PlanRisk{{
		Description: wording.Sentence(m.tell("risk_guess", "item", list, "count", itoa(n), "all", itoa(all))), Probability: "medium", Impact: "medium",
		Mitigation: wording.Sentence(m.tell("risk_guess_do", "item", list)), Source: phrasing.Rule("risk-of-inference"),
	}}
}

// itemFor finds the item whose features a text speaks of, the first one when
// it speaks of none.
func (m *roadmapMaker) itemFor(items []analysis.PlanItem, text string) string {
	words, best, top := wording.Keywords(specs.Plain(text)), "", 0.0
	for i := range items {
		for _, id := range items[i].Features {
			f := &m.feats[slices.IndexFunc(m.feats, func(f roadFeature) bool { return f.Feature == id })]
			keys := wording.Keywords(specs.Plain(f.Text))
			if f.req >= 0 {
				keys = m.keywordsOf(f.req)
			}
			if share := wording.Overlap(keys, words); share > top {
				best, top = items[i].Item, share
			}
		}
	}
	if best == "" && len(items) > 0 {
		return items[0].Item
	}
	return best
}
