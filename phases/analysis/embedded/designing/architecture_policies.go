package designing

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// policies are the rules of the interface that the profile calls for: what the
// source states on a topic, else a proposal in the terms of this product.
func (g *Designer) policies(a *specs.Architecture) []specs.Policy {
	var out []specs.Policy
	limits := g.policySources()
	known := map[string]bool{}
	for _, p := range g.d.Policies {
		told := g.tellsInterface(&p)
		if !holdsFor(p.Profiles, g.profile) && !told || known[p.Topic] || p.Topic == "shutdown" && g.backend() != "" {
			continue
		}
		stated := false
		if list, ok := g.listPolicy(&p); ok {
			out, stated = append(out, list), true
		}
		n := 0
		for _, it := range limits {
			again := func(had specs.Policy) bool {
				return strings.HasSuffix(strings.ToLower(had.Text), strings.ToLower(phrasing.Finished(it.Text))) || had.Topic == p.Topic && completing.Overlap(had.Text, it.Text) > 0.6 && phrasing.SharesLine(had.Source, it.Source)
			}
			if p.Topic == "versioning" && len(reading.Operations(it.Text)) > 0 {
				continue // what one operation answers is no rule for all
			}
			if n < 3 && !slices.ContainsFunc(out, again) && it.Source.Kind == specs.Stated && !g.rowLines(it.Source) && phrasing.NewWordIndex(it.Text).HasAny(p.Match) {
				out = append(out, specs.Policy{Topic: p.Topic, Text: phrasing.Finished(it.Text), Source: it.Source})
				stated = true
				n++
			}
		}
		if text, src := g.topicSentence(&p); !stated && text != "" {
			out = append(out, specs.Policy{Topic: p.Topic, Text: text, Source: src})
			stated = true
		}
		for _, it := range g.qualitiesOn(&p, out) {
			out = append(out, specs.Policy{Topic: p.Topic, Text: phrasing.Finished(it.Text), Source: it.Source})
			stated = true
		}
		known[p.Topic] = true
		if name := g.backend(); p.Topic == "shutdown" && name != "" && !stated {
			out = append(out, specs.Policy{Topic: p.Topic, Text: g.sentence("shutdown_backend", "database", name), Source: phrasing.Rule("policy-" + p.Topic)})
			continue
		}
		if text := g.policyOf(&p); !stated && text != "" { // what is quiet proposes nothing; the source may still say it
			out = append(out, specs.Policy{Topic: p.Topic, Text: text, Source: phrasing.Rule("policy-" + p.Topic)})
			stated = true
		}
		if !stated && !told && !slices.Contains(p.Quiet, g.profile) {
			out = append(out, specs.Policy{Topic: p.Topic, Text: g.policyText(p, a), Source: phrasing.Rule("policy-" + p.Topic)})
		}
	}
	return out
}

// tellsInterface says that a service of which the source lists operations may state a rule of interfaces,
// which nobody proposes to it.
func (g *Designer) tellsInterface(p *policyRule) bool {
	return g.profile == "service" && p.Topic != "sla" && !holdsFor(p.Profiles, g.profile) && holdsFor(p.Profiles, "api") && len(g.Understood.Endpoints) >= leastOperations
}

// leastOperations is how many operations a source lists at least that is about an interface.
const leastOperations = 3

// policyOf points to the qualities and requirements of the source whose titles
// speak of who a caller is or how much one may use: nothing is proposed, and
// nothing called open, beside them.
func (g *Designer) policyOf(p *policyRule) string {
	if p.Topic != "auth" && p.Topic != "quotas" {
		return ""
	}
	var list []string
	see := func(id, title string, src specs.Source) {
		if counted := strings.Index(title, " tokens"); p.Topic == "auth" && counted > 0 && strings.ContainsAny(title[counted-1:counted], "0123456789") {
			return // a model counts in them
		}
		if src.Kind == specs.Stated && len(list) < 3 && phrasing.NewWordIndex(specs.Plain(title)).HasAny(p.Match) {
			list = append(list, g.say("policy_see_one", "id", id, "name", g.phrase(title)))
		}
	}
	for i := range g.req.NFRs {
		see(g.req.NFRs[i].ID, g.req.NFRs[i].Title, g.req.NFRs[i].Source)
	}
	for i := range g.req.Requirements {
		if r := &g.req.Requirements[i]; g.wanted(i) {
			see(r.ID, r.Title, r.Source)
		}
	}
	if len(list) == 0 {
		return ""
	}
	return g.sentence("policy_see", "list", g.Join(list, 0))
}

// topicSentence is a sentence of the source that is about a topic although it
// is neither a limit nor a criterion: it begins with a word of the topic or
// uses two of them.
func (g *Designer) topicSentence(p *policyRule) (text string, src specs.Source) {
	if g.sections == nil {
		return "", src
	}
	for i := range g.sections.Units {
		u := &g.sections.Units[i]
		if u.Kind == reading.Code || u.Kind == reading.Row {
			continue
		}
		for k, s := range u.Sentences {
			if k == 0 && u.Lead == "" && strings.IndexFunc(u.Label, unicode.IsLetter) == 0 {
				s.Text = g.under(u.Label, s.Text) // "Quotas per customer: 5,000 devices": what the numbers are for
			}
			signs := p.Topic == "auth" && len(wording.Measures(s.Text)) == 0 && slices.Contains(g.d.Words["sign_ins"].In(g.Language), reading.Lower(reading.FirstWord(s.Text)))
			if len([]rune(s.Text)) <= 200 && !strings.HasSuffix(s.Text, "?") && (signs || g.isAbout(s.Text, p.Match)) && !g.outOfScope(s.From) {
				return phrasing.Finished(understanding.WithoutRef(s.Text)), reading.Lines(s.From, s.To)
			}
		}
	}
	return "", src
}

// under is a text behind the label that it stands under in the source, which a rule that
// is read alone cannot do without.
func (g *Designer) under(label, text string) string {
	return label + g.Say("colon") + g.LowerStart(text)
}

// isAbout says that a sentence begins with one of the terms, or uses two
// different ones.
func (g *Designer) isAbout(text string, terms templates.Terms) bool {
	x := phrasing.NewWordIndex(text)
	start := strings.TrimPrefix(x.Low, "the ")
	var found []string
	for _, lang := range phrasing.Languages() {
		for _, term := range terms.In(lang) {
			if !x.Has(term) || len([]rune(term)) < 2 {
				continue
			}
			if strings.HasPrefix(start, phrasing.FoldTerm(term)+" ") && strings.Contains(phrasing.HeadOf(start, 40), ":") || strings.HasPrefix(start, phrasing.FoldTerm(term)+" are") {
				return true
			}
			if stem := wording.Singular(phrasing.FoldTerm(term)); !slices.ContainsFunc(found, func(f string) bool { return strings.Contains(f, stem) || strings.Contains(stem, f) }) {
				found = append(found, stem)
			}
		}
	}
	return len(found) > 1
}

// policySources are the statements that may settle a topic: limits and rules,
// one sentence each; never a requirement, which has its own document.
func (g *Designer) policySources() []specs.Item {
	out := g.statedLimits()
	for i := range g.req.Requirements {
		for _, c := range g.req.Requirements[i].Criteria {
			if c.Source.Kind == specs.Stated && g.wanted(i) {
				out = append(out, specs.Item{Text: c.Text, Source: c.Source})
			}
		}
	}
	return specifying.UniqueItems(out)
}

// qualitiesOn are what the stated qualities of a topic's classes say of it,
// "Calls MUST be authenticated with …", where no rule of the same lines does. A
// load to be carried is no limit for those who call.
func (g *Designer) qualitiesOn(p *policyRule, said []specs.Policy) []specs.Item {
	var out []specs.Item
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		if n.Source.Kind != specs.Stated || !slices.Contains(p.Classes, n.Category) || len(n.Statement) == 0 {
			continue
		}
		text := g.FirstSentence(n.Statement[0].Text)
		if !phrasing.NewWordIndex(text).HasAny(p.Match) || n.Category == "SC" && !completing.IsLimit(n) {
			continue
		}
		if !slices.ContainsFunc(said, func(r specs.Policy) bool { return r.Topic == p.Topic && phrasing.SharesLine(r.Source, n.Source) }) {
			out = append(out, specs.Item{Text: text, Source: n.Source})
		}
	}
	return out
}

func (g *Designer) policyText(p policyRule, a *specs.Architecture) string {
	operation, list, write := "", "", ""
	for _, e := range a.Endpoints {
		if strings.Contains(e.Route, "health") {
			continue
		}
		op := "`" + e.Method + " " + e.Route + "`"
		operation = reading.FirstOf(operation, op)
		if e.Method == "GET" && !strings.Contains(e.Route, "{") {
			list = reading.FirstOf(list, op)
		}
		if e.Method == "POST" {
			write = reading.FirstOf(write, op)
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
	text := g.words(p.Text, "operation", reading.FirstOf(operation, g.say("each_operation")), "list", reading.FirstOf(list, g.say("each_list")),
		"write", reading.FirstOf(write, g.say("each_write")), "target", reading.FirstOf(target, g.say("availability_open")), "first", reading.FirstOf(first, g.say("each_operation")),
		"entities", g.Join(g.entityNames(3), 3), "roles", g.Join(g.roles(), 0), "count", itoa(max(len(a.Endpoints), len(a.Signatures))))
	return phrasing.Finished(text)
}
