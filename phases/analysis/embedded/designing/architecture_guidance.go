package designing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// guidance keeps the decisions, says where the order of work is and what to test
// hardest.
func (g *Designer) guidance(a *specs.Architecture, adrs []specs.ADR, p *parts) {
	for _, it := range g.Understood.Decisions {
		a.Guidance = append(a.Guidance, specs.Item{Text: phrasing.Finished(it.Text), Source: it.Source})
	}
	var ids []string
	for i := range adrs {
		ids = append(ids, adrs[i].ID)
	}
	if len(ids) > 0 {
		a.Guidance = append(a.Guidance, g.item("guidance-of-decision", "keep", "list", g.Join(ids, 0)))
	}
	a.BuildOrder = []specs.Item{g.item("order-of-epics", "order_of_epics")} // a second order here would contradict it
	if g.ChangeIdea() {
		a.BuildOrder = []specs.Item{g.item("order-of-change", "order_change")}
	}
	a.Testing = g.testing(p)
}

// testing names the risky spots of this very product: its hardest number, its
// life cycles, the systems outside and what two people do at once.
func (g *Designer) testing(p *parts) []specs.Item {
	var out []specs.Item
	if n := g.hardest(); n != nil {
		out = append(out, g.item("test-number", "test_number", g.nfrPairs(n, p)...))
	}
	var cycles []string
	for i := range g.req.Index.Entities {
		e := &g.req.Index.Entities[i]
		if len(e.States) > 1 && len(e.Transitions) > 0 && len(cycles) < 4 {
			cycles = append(cycles, g.say("life_cycle", "entity", specs.Plain(e.Name), "count", itoa(len(e.Transitions)), "states", itoa(len(e.States))))
		}
	}
	if len(cycles) > 0 {
		out = append(out, g.item("test-states", "test_states", "list", g.Join(cycles, 0)))
	}
	if names := g.outside(); len(g.called()) == 1 {
		out = append(out, g.item("test-outside", "test_outside", "name", names[0]))
	} else if len(names) > 1 {
		out = append(out, g.item("test-outside", "test_outside_each", "list", g.Join(names, 0)))
	}
	for i := range g.req.Requirements {
		r := &g.req.Requirements[i]
		for _, c := range r.Criteria {
			if (c.Source.Kind == specs.Stated || testOfOne(c.Source.Rule)) && g.wanted(i) && phrasing.NewWordIndex(c.Text).HasAny(g.d.Words["concurrency"]) {
				out = append(out, g.item("test-parallel", "test_parallel", "id", r.ID, "text", g.phrase(phrasing.Shorten(specs.Plain(c.Text), 140))))
				break
			}
		}
		if len(out) >= 7 {
			break
		}
	}
	return append(out, g.item("test-criteria", "test_criteria_"+g.profile))
}

// designQuestions ask whether what was inferred holds.
func (g *Designer) designQuestions(a *specs.Architecture, adrs []specs.ADR) []specs.Question {
	var out []specs.Question
	ask := func(key string, names []string) {
		if len(names) > 0 {
			out = append(out, specs.Question{Text: g.say(key, "list", g.Listed(names, 8)), Owner: g.Say("owner_tech"), Source: phrasing.Rule("confirm-inferred")})
		}
	}
	var proposed, stack, open, loads []string
	for i := range adrs {
		if adrs[i].Decision == "proposed" {
			proposed = append(proposed, adrs[i].ID+" "+adrs[i].Title)
		}
	}
	for _, r := range a.Stack {
		if r.Source.Kind == specs.Inferred && r.Source.Rule != "rule:stack-as-today" && !g.isRule(r.Source.Rule) {
			stack = append(stack, r.Technology)
		}
	}
	for _, s := range g.req.Index.Integrations {
		switch load := g.ChannelLoad(s.Name); {
		case s.Protocol != "" && s.Protocol != g.ProtocolOpen():
		case load != "":
			loads = append(loads, load)
		default:
			open = append(open, specs.Plain(s.Name))
		}
	}
	ask("ask_decisions", proposed)
	ask("ask_stack", stack)
	ask("ask_protocols", open)
	ask("ask_available", g.onlyAvailable())
	if len(loads) > 0 {
		out = append(out, specs.Question{Text: g.say("ask_channels", "list", g.Join(loads, 0)), Owner: g.Say("owner_tech"), Source: phrasing.Rule("confirm-inferred")})
	}
	if g.unrated() {
		out = append(out, specs.Question{Text: g.say("ask_ratings"), Owner: g.Say("owner_tech"), Source: phrasing.Rule("confirm-inferred")})
	}
	return out
}

// unrated says that the source states a risk without how probable or how bad it is: what
// stands there is assumed, although the line of the source stands beside it.
func (g *Designer) unrated() bool {
	return slices.ContainsFunc(g.Understood.Risks, func(r specs.Risk) bool { return r.Probability == "" || r.Impact == "" })
}

// testOfOne says that a rule makes criteria which say in the words of the source what only
// one can have.
func testOfOne(rule string) bool {
	return rule == phrasing.Rule("criterion-of-unique").Rule || rule == phrasing.Rule("criterion-of-exception").Rule
}
