package embedded

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// failures say what each part does when something goes wrong, at least once
// for a passing fault, a lasting one and one that leaves a part of the service.
func (g *designer) failures(p *parts) []specs.ErrorRule {
	var out []specs.ErrorRule
	for row := range p.rows {
		c := &p.rows[row]
		if row < p.core {
			out = append(out, g.refusal(c, p.members[row]))
		}
	}
	for _, s := range g.req.Index.Integrations {
		out = append(out, specs.ErrorRule{
			Component: g.adapterOf(p, s.Name), Class: "transient", Case: g.say("error_outside", "name", specs.Plain(s.Name)),
			Strategy: g.failureText(s.Failure), Source: s.Source,
		})
		if s.Source.Kind == specs.Stated {
			out[len(out)-1].Source = rule("error-of-integration")
		}
	}
	out = append(out, g.packFailures(p)...)
	for _, class := range []string{"transient", "permanent", "degraded"} {
		if slices.ContainsFunc(out, func(e specs.ErrorRule) bool { return e.Class == class }) || len(p.rows) == 0 {
			continue
		}
		out = append(out, specs.ErrorRule{
			Component: p.rows[0].Name, Class: class, Case: g.say("error_"+class+"_"+g.profile, "feature", g.firstTitle()),
			Strategy: g.say("error_"+class+"_"+g.profile+"_do", "feature", g.firstTitle()), Source: rule("error-" + class),
		})
	}
	return out
}

// refusal is how a part of the product answers what it may not accept: the
// strictest rule among the criteria of its requirements.
func (g *designer) refusal(c *specs.Component, members []int) specs.ErrorRule {
	row := specs.ErrorRule{Component: c.Name, Class: "permanent", Source: rule("error-of-component")}
	for _, m := range members {
		r := &g.req.Requirements[m]
		for _, k := range r.Criteria {
			if k.Source.Kind == specs.Stated && newWordIndex(k.Text).hasAny(g.d.Words["refusals"]) {
				row.Case = g.say("error_stated_case", "id", r.ID, "title", shorten(g.phrase(r.Title), 60))
				row.Strategy = g.phrase(k.Text)
				row.Source = k.Source
				return row
			}
		}
	}
	first := 0
	if len(members) > 0 {
		first = members[0]
	}
	r := &g.req.Requirements[first]
	row.Case = g.say("error_rule_case", "id", r.ID, "title", shorten(g.phrase(r.Title), 60))
	row.Strategy = g.say("error_rule_do_" + g.profile)
	return row
}

func (g *designer) adapterOf(p *parts, system string) string {
	for _, c := range p.rows {
		if slices.Contains(c.Uses, system) {
			return c.Name
		}
	}
	if len(p.rows) > 0 {
		return p.rows[0].Name
	}
	return g.product
}

func (g *designer) packFailures(p *parts) []specs.ErrorRule {
	var lists [][]specs.ErrorRule
	for _, pack := range g.packs {
		var list []specs.ErrorRule
		for _, e := range pack.Errors {
			if g.unfinished(g.fill(pack, e.Case) + g.fill(pack, e.Strategy)) {
				continue
			}
			name := g.fill(pack, e.Component)
			if !p.has(name) {
				name = g.likePart(p, name+" "+g.fill(pack, e.Case))
			}
			list = append(list, specs.ErrorRule{Component: name, Class: e.Class, Case: g.fill(pack, e.Case), Strategy: g.fill(pack, e.Strategy), Source: specs.FromRule(pack.ID)})
		}
		lists = append(lists, list)
	}
	return roundRobin(lists, 1+depthRank(g.Depth)*2)
}

// likePart is the part whose name and job share most words with a text.
func (g *designer) likePart(p *parts, text string) string {
	best, top := g.product, -1.0
	for _, c := range p.rows {
		if score := jaccard(wording.Keywords(text), wording.Keywords(c.Name+" "+c.Responsibility)); score > top {
			best, top = c.Name, score
		}
	}
	return best
}

func (g *designer) firstTitle() string {
	if names := g.titles(g.coreMembers(), 1); len(names) > 0 {
		return names[0]
	}
	return g.thing()
}

// coreMembers are the Musts, else all that is wanted.
func (g *designer) coreMembers() []int {
	var out []int
	for _, i := range g.allWanted() {
		if g.req.Requirements[i].Priority == specs.Must {
			out = append(out, i)
		}
	}
	if len(out) == 0 {
		return g.allWanted()
	}
	return out
}

// signals are what to watch: each measured performance, the core uses, what
// packs know, and whether the product can work at all.
func (g *designer) signals(p *parts) []specs.Signal {
	var out []specs.Signal
	known := map[string]bool{}
	add := func(s specs.Signal) {
		if !known[s.Name] {
			known[s.Name] = true
			out = append(out, s)
		}
	}
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		if n.Category == "P" && len(n.Targets) > 0 && len(out) < 3 {
			add(specs.Signal{
				Name: metricName(n.Title, n.ID) + "_seconds", Type: "histogram",
				Meaning: g.say("signal_quality", "metric", g.phrase(specs.Plain(n.Targets[0].Metric)), "target", specs.Plain(n.Targets[0].Target), "id", n.ID), Source: rule("signal-of-quality"),
			})
		}
	}
	for _, i := range firstN(g.coreMembers(), 2+depthRank(g.Depth)) {
		r := &g.req.Requirements[i]
		add(specs.Signal{Name: metricName(r.Title, r.ID) + "_total", Type: "counter", Meaning: g.say("signal_use", "title", shorten(g.phrase(r.Title), 80), "id", r.ID), Source: rule("signal-of-requirement")})
	}
	var lists [][]specs.Signal
	for _, pack := range g.packs {
		var list []specs.Signal
		for _, s := range pack.Telemetry {
			list = append(list, specs.Signal{Name: s.Name, Type: s.Kind, Meaning: g.fill(pack, s.Meaning), Source: specs.FromRule(pack.ID)})
		}
		lists = append(lists, list)
	}
	for _, s := range roundRobin(lists, 2+2*depthRank(g.Depth)) {
		add(s)
	}
	add(specs.Signal{Name: "failed_operation", Type: "event", Meaning: g.say("signal_failure", "feature", g.firstTitle()), Source: rule("signal-of-failure")})
	if !slices.ContainsFunc(out, func(s specs.Signal) bool { return s.Type == "health" }) {
		key := "signal_health_" + g.profile
		add(specs.Signal{Name: g.say("health_name_" + g.profile), Type: "health", Meaning: g.say(key, "outside", g.join(g.outside(), 3)), Source: rule("signal-health")})
	}
	_ = p
	return out
}

// metricName is an identifier of the words of a title, or of the id when the
// title has none in Latin letters.
func metricName(title, id string) string {
	var parts []string
	for _, t := range wording.Tokens(specs.Plain(title)) {
		if t.Kind == wording.Word && isASCII(t.Lower) && len(wording.Keywords(t.Lower)) > 0 && len(parts) < 3 {
			if word := strings.Map(letterOrDigit, t.Lower); word != "" {
				parts = append(parts, word)
			}
		}
	}
	if len(parts) == 0 || len(parts) == 1 && len(parts[0]) < 3 {
		return strings.ToLower(strings.ReplaceAll(id, "-", "_"))
	}
	return strings.Join(parts, "_")
}
