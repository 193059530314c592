package embedded

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// policies are the rules of the interface that the profile calls for: what the
// source states on a topic, else a proposal in the terms of this product.
func (g *designer) policies(a *specs.Architecture) []specs.Policy {
	var out []specs.Policy
	limits := g.policySources()
	known := map[string]bool{}
	for _, p := range g.d.Policies {
		if !holdsFor(p.Profiles, g.profile) || known[p.Topic] || len(a.Endpoints) == 0 && p.Topic == "error-format" && g.profile == "service" {
			continue
		}
		stated := false
		n := 0
		for _, it := range limits {
			if n < 3 && it.Source.Kind == specs.Stated && !g.rowLines(it.Source) && newWordIndex(it.Text).hasAny(p.Match) {
				out = append(out, specs.Policy{Topic: p.Topic, Text: finished(it.Text), Source: it.Source})
				stated = true
				n++
			}
		}
		known[p.Topic] = true
		if text, src := g.topicSentence(&p); !stated && text != "" {
			out = append(out, specs.Policy{Topic: p.Topic, Text: text, Source: src})
			stated = true
		}
		if !stated {
			out = append(out, specs.Policy{Topic: p.Topic, Text: g.policyText(p, a), Source: rule("policy-" + p.Topic)})
		}
	}
	return out
}

// topicSentence is a sentence of the source that is about a topic although it
// is neither a limit nor a criterion: it begins with a word of the topic or
// uses two of them.
func (g *designer) topicSentence(p *policyRule) (text string, src specs.Source) {
	if g.sections == nil {
		return "", src
	}
	for i := range g.sections.units {
		u := &g.sections.units[i]
		if u.Kind == Code || u.Kind == Row {
			continue
		}
		for _, s := range u.Sentences {
			if len([]rune(s.Text)) <= 200 && !strings.HasSuffix(s.Text, "?") && g.isAbout(s.Text, p.Match) && !g.outOfScope(s.From) {
				return finished(s.Text), lines(s.From, s.To)
			}
		}
	}
	return "", src
}

// isAbout says that a sentence begins with one of the terms, or uses two
// different ones.
func (g *designer) isAbout(text string, terms templates.Terms) bool {
	x := newWordIndex(text)
	start := strings.TrimPrefix(x.low, "the ")
	var found []string
	for _, lang := range languages() {
		for _, term := range terms.In(lang) {
			if !x.has(term) || len([]rune(term)) < 2 {
				continue
			}
			if strings.HasPrefix(start, foldTerm(term)+" ") && strings.Contains(headOf(start, 40), ":") || strings.HasPrefix(start, foldTerm(term)+" are") {
				return true
			}
			if stem := wording.Singular(foldTerm(term)); !slices.ContainsFunc(found, func(f string) bool { return strings.Contains(f, stem) || strings.Contains(stem, f) }) {
				found = append(found, stem)
			}
		}
	}
	return len(found) > 1
}

// policySources are the statements that may settle a topic: limits and rules,
// one sentence each; never a requirement, which has its own document.
func (g *designer) policySources() []specs.Item {
	out := g.statedLimits()
	for i := range g.req.Requirements {
		for _, c := range g.req.Requirements[i].Criteria {
			if c.Source.Kind == specs.Stated && g.wanted(i) {
				out = append(out, specs.Item{Text: c.Text, Source: c.Source})
			}
		}
	}
	for i := range g.req.NFRs {
		for _, s := range g.req.NFRs[i].Summary {
			if len([]rune(s.Text)) <= 200 {
				out = append(out, s)
			}
		}
	}
	return uniqueItems(out)
}

func (g *designer) policyText(p policyRule, a *specs.Architecture) string {
	operation, list, write := "", "", ""
	for _, e := range a.Endpoints {
		if strings.Contains(e.Route, "health") {
			continue
		}
		op := "`" + e.Method + " " + e.Route + "`"
		operation = firstOf(operation, op)
		if e.Method == "GET" && !strings.Contains(e.Route, "{") {
			list = firstOf(list, op)
		}
		if e.Method == "POST" {
			write = firstOf(write, op)
		}
	}
	target := ""
	if n := g.nfrOf("A"); n != nil && len(n.Targets) > 0 {
		target = n.ID + " (" + n.Targets[0].Target + ")"
	}
	first := ""
	if len(a.Signatures) > 0 {
		first = "`" + specs.Plain(a.Signatures[0].Name) + "`"
	}
	text := g.words(p.Text, "operation", firstOf(operation, g.say("each_operation")), "list", firstOf(list, g.say("each_list")),
		"write", firstOf(write, g.say("each_write")), "target", firstOf(target, g.say("availability_open")), "first", firstOf(first, g.say("each_operation")),
		"entities", g.join(g.entityNames(3), 3), "roles", g.join(g.roles(), 0), "count", itoa(max(len(a.Endpoints), len(a.Signatures))))
	return finished(text)
}

// roles are the kinds of people of the brief.
func (g *designer) roles() []string {
	var out []string
	for _, p := range g.brief.Personas {
		out = append(out, g.actorName(p.Name))
	}
	if len(out) == 0 {
		out = append(out, g.user)
	}
	return out
}

// tactic finds the rule of a class whose words a quality uses, else the last
// one of the class.
func tactic(rules []tacticRule, class, profile string, x *wordIndex) *tacticRule {
	var last *tacticRule
	for i := range rules {
		r := &rules[i]
		if r.Class != class || !holdsFor(r.Profiles, profile) {
			continue
		}
		if len(r.Match) == 0 {
			if last == nil || len(r.Profiles) > 0 {
				last = r
			}
			continue
		}
		if x.hasAny(r.Match) {
			return r
		}
	}
	return last
}

// qualities say for every NFR by which means the design meets its number.
func (g *designer) qualities(p *parts) []specs.QualityRow {
	var out []specs.QualityRow
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		src := rule("tactic-" + n.Category)
		text := ""
		class := n.Category
		if class == "P" && len(n.Targets) > 0 && isPeriod(n.Targets[0].Target) {
			class = "C" // years of keeping are no time of an answer
		}
		profile := g.profile
		if class == "A" && g.alone() {
			profile = "alone"
		}
		if r := tactic(g.d.Tactics, class, profile, nfrIndex(n)); r != nil {
			text = finished(g.words(r.Text, g.nfrPairs(n, p)...))
		}
		out = append(out, specs.QualityRow{NFR: n.ID, Tactic: text, Source: src})
	}
	return out
}

// statementOf holds what a quality itself says, without its measure.
func (g *designer) statementOf(i int) *wordIndex {
	if g.statements[i] == nil {
		n := &g.req.NFRs[i]
		g.statements[i] = newWordIndex(specs.Plain(n.Title + " . " + itemsText(n.Summary) + itemsText(n.Statement)))
	}
	return g.statements[i]
}

func nfrIndex(n *specs.NFR) *wordIndex {
	var text strings.Builder
	text.WriteString(n.Title + " . " + itemsText(n.Summary) + itemsText(n.Statement))
	for _, t := range n.Targets {
		text.WriteString(" . " + t.Metric + " . " + t.Target)
	}
	return newWordIndex(specs.Plain(text.String()))
}

// nfrPairs are the values of a quality for the patterns.
func (g *designer) nfrPairs(n *specs.NFR, p *parts) []string {
	metric, target, measured := g.phrase(n.Title), "", g.say("measured_open")
	if len(n.Targets) > 0 {
		target = g.targetOf(n)
		if !measureAdded(n) { // a proposed measure tells two qualities of a class not apart
			metric = g.phrase(specs.Plain(n.Targets[0].Metric))
		}
		measured = g.failureText(specs.Plain(n.Targets[0].Measurement))
	}
	component := g.product
	if p != nil && len(p.rows) > 0 {
		component = p.rows[g.partFor(p, n)].Name
	}
	return []string{
		"metric", metric, "target", firstOf(target, g.say("target_open")), "measurement", firstOf(measured, g.say("measured_open")), "component", component,
		"name", g.phrase(n.Title), "entities", g.join(g.entityNames(2), 2), "id", n.ID, "store", g.say("store_" + g.profile),
		"peer", g.peer(),
	}
}

// peer is the system at the other end, by name when there is one.
func (g *designer) peer() string {
	if len(g.req.Index.Integrations) == 0 {
		return g.say("peer")
	}
	return g.join(g.outside(), 2)
}

func (g *designer) outside() []string {
	var out []string
	for _, s := range g.req.Index.Integrations {
		out = append(out, specs.Plain(s.Name))
	}
	if len(out) == 0 {
		out = append(out, g.say("outside_none"))
	}
	return out
}

// controls are the measures for each security quality, then those that a
// product with people and data needs in any case.
func (g *designer) controls(p *parts) []specs.Control {
	var out []specs.Control
	at := map[string]int{}
	add := func(text, id string, src specs.Source) {
		if n, ok := at[text]; ok {
			if id != "" && !slices.Contains(out[n].NFRs, id) {
				out[n].NFRs = append(out[n].NFRs, id)
			}
			return
		}
		at[text] = len(out)
		c := specs.Control{Text: text, Source: src}
		if id != "" {
			c.NFRs = []string{id}
		}
		out = append(out, c)
	}
	served := map[string]bool{}
	for _, r := range g.d.Controls {
		var list []*specs.NFR
		var ids []string
		for i := range g.req.NFRs {
			n := &g.req.NFRs[i]
			if r.Class == "S" && (n.Category == "S" || n.Category == "C") && g.statementOf(i).hasAny(r.Match) {
				list, ids = append(list, n), append(ids, n.ID)
				served[n.ID] = true
			}
		}
		if len(list) == 0 {
			continue
		}
		text := finished(g.words(r.Text, append(g.nfrPairs(list[0], p), "id", g.join(ids, 0))...))
		for _, id := range ids {
			add(text, id, rule("control-of-quality"))
		}
	}
	for i := range g.req.NFRs {
		if n := &g.req.NFRs[i]; n.Category == "S" && !served[n.ID] {
			add(g.sentence("control_other", g.nfrPairs(n, p)...), n.ID, rule("control-of-quality"))
		}
	}
	for _, r := range g.d.Controls {
		if r.Class == g.profile || r.Class == "all" {
			add(finished(g.words(r.Text, "entities", g.join(g.entityNames(2), 2), "roles", g.join(g.roles(), 3))), "", rule("control-of-profile"))
		}
	}
	return out
}

// firstThing is the entity that comes first, else what the product is about.
func (g *designer) firstThing() string {
	if all := g.req.Index.Entities; len(all) > 0 {
		return g.entityWord(&all[0])
	}
	return g.thing()
}

// ownsFirst says that the source calls the thing that it is most about one
// person's own: "my orders", "their own orders", 自己的订单.
func (g *designer) ownsFirst() bool {
	first := g.firstThing()
	if first == "" {
		return false
	}
	for _, mine := range g.d.Words["ownership"].In(g.lang) {
		for _, lead := range []string{mine + " ", mine + "的", mine} {
			if g.text.has(lead+first) || g.lang != "zh" && g.text.has(lead+wording.Plural(first)) {
				return true
			}
		}
	}
	return false
}

// trust says who may see what, what people can do about their data, and what
// the source states on privacy.
func (g *designer) trust() []specs.Item {
	out := g.statedItems("privacy", 3)
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		if n.Category == "C" && n.Source.Kind == specs.Stated {
			for _, s := range firstN(n.Statement, 1) {
				out = append(out, specs.Item{Text: finished(s.Text), Source: s.Source})
			}
		}
	}
	out = firstN(uniqueItems(out), 4)
	roles := g.roles()
	pairs := []string{"roles", g.join(roles, 0), "entities", g.join(g.entityNames(3), 3), "first", g.firstThing()}
	key := "trust_" + g.profile
	if g.profile == "service" && !g.ownsFirst() {
		key = "trust_shared" // nothing says that a thing is one person's alone
	}
	out = append(out, g.item("trust-"+g.profile, key, pairs...))
	if len(roles) > 1 && g.profile != "library" && g.profile != "cli" {
		out = append(out, g.item("trust-roles", "trust_roles", pairs...))
	}
	return out
}
