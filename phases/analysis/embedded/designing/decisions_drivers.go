package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// decisionDriver is a choice that a demand of the source forces, whatever the
// domain: templates/rules/decision-drivers.yaml.
type decisionDriver struct {
	Weight  int             `yaml:"weight"`  // how far it shapes the design, 1 to 9
	Least   int             `yaml:"least"`   // statements that have to force it; one when zero
	Holds   []string        `yaml:"holds"`   // profiles; all that run as programs of their own when empty
	Covers  []string        `yaml:"covers"`  // other decisions about the same
	Bears   []string        `yaml:"bears"`   // classes of quality that the choice bears on
	Demands templates.Terms `yaml:"demands"` // what a statement says that forces it; "a & b" needs both

	Barred templates.Terms `yaml:"barred"` // out of scope, it leaves nothing to choose

	// Urgent are words of the forcing statement for which the choice has to make an exception.
	Urgent templates.Terms `yaml:"urgent"`

	templates.PackDecision `yaml:",inline"`
}

// holdsFor says that a driver is a question for products of a profile.
func (d *decisionDriver) holdsFor(profile string) bool {
	if len(d.Holds) > 0 {
		return slices.Contains(d.Holds, profile)
	}
	return profile != "cli" && profile != "library"
}

// demand is one statement of what the product has to do.
type demand struct {
	id    string // of its requirement or quality
	hit   int    // place of the requirement, -1 for a quality
	must  bool
	text  string
	src   specs.Source
	words *phrasing.WordIndex
}

// maxDemands bounds the statements that are asked what they force.
const maxDemands = 1000

// demands are the stated descriptions, criteria and qualities of what is to be
// built, in the order of the documents. What could be done one day forces nothing.
func (g *Designer) demands() []demand {
	var out []demand
	add := func(id string, hit int, must bool, text string, src specs.Source) {
		if src.Kind == specs.Stated && len(out) < maxDemands {
			text = specs.Plain(text)
			out = append(out, demand{id, hit, must, text, src, phrasing.NewWordIndex(g.withoutProduct(text))})
		}
	}
	for i := range g.req.Requirements {
		if r := &g.req.Requirements[i]; g.wanted(i) && r.Source.Kind == specs.Stated && r.Priority != specs.Could {
			for _, it := range r.Description {
				add(r.ID, i, r.Priority == specs.Must, it.Text, it.Source)
			}
			for _, c := range r.Criteria {
				add(r.ID, i, r.Priority == specs.Must, c.Text, c.Source)
			}
		}
	}
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		for _, it := range n.Statement {
			add(n.ID, -1, n.Priority == specs.Must, it.Text, it.Source)
		}
	}
	return out
}

// withoutProduct is a statement without the product as its subject, whose name says
// nothing of what is demanded: "The ledger MUST run on PostgreSQL".
func (g *Designer) withoutProduct(text string) string {
	for _, modal := range []string{" MUST ", " SHOULD ", " MAY "} {
		subject, rest, ok := strings.Cut(text, modal)
		if words := wording.Keywords(subject); ok && len(words) > 0 && len(sharedWords(words, wording.Keywords(g.Product))) == len(words) {
			return rest
		}
	}
	return text
}

// drivenCandidates are the choices that demands of the source force, the one that
// shapes the design most first.
func (g *Designer) drivenCandidates() []candidate {
	var demands []demand
	var out []candidate
	for i := range g.d.Drivers {
		d := &g.d.Drivers[i]
		terms := g.spoken(d.Demands)
		if !d.holdsFor(g.profile) || len(terms) == 0 || g.prescribes(d) {
			continue
		}
		if demands == nil {
			demands = g.demands()
		}
		if c, ok := g.driven(d, terms, demands); ok {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(a, b candidate) int { return cmp.Compare(b.weight, a.weight) })
	return out
}

// driven is a driver as a candidate with the statements that force it.
func (g *Designer) driven(d *decisionDriver, terms []string, demands []demand) (c candidate, ok bool) {
	c = candidate{PackDecision: d.PackDecision, rule: "driver-" + d.ID, chosen: d.Default, bears: d.Bears, covers: d.Covers, measured: d.Demands, weight: 10 * d.Weight}
	c.Unless = templates.Terms{} // of the statement, not of the source
	stated, most := 0, 0
	for i := range demands {
		it := &demands[i]
		said := g.said(it, terms)
		if said == 0 || it.words.HasAny(d.Unless) {
			continue
		}
		if it.must {
			said++
		}
		if said > most {
			c.forcing, most = it, said
		}
		if it.hit < 0 {
			c.qualities = append(c.qualities, it.id)
		} else if !slices.Contains(c.hits, it.hit) {
			c.hits = append(c.hits, it.hit)
		}
		stated++
	}
	if stated < max(1, d.Least) {
		return c, false
	}
	c.weight += 3 * min(stated, 4)
	if c.forcing.must {
		c.weight += 5
	}
	if g.settle(&c); c.proof.Kind != specs.Stated {
		c.settleBy(demands)
	}
	if c.chosen == c.Default && c.sign == "" && c.proof.Kind != specs.Stated {
		c.settleByDays(demands)
	}
	c.urgent = d.Urgent
	g.takeStated(&c, demands)
	return c, !g.barred(&c, d.Barred)
}

// ownWords gives way to the decision of a chosen pack about the same matter,
// which knows the domain: it is taken up for what the source demands.
func ownWords(driven, packs []candidate) []candidate {
	for i := range driven {
		at := slices.IndexFunc(packs, func(p candidate) bool { return slices.Contains(driven[i].covers, p.ID) })
		if at < 0 {
			continue
		}
		c := packs[at]
		c.forcing, c.qualities, c.hits, c.weight = driven[i].forcing, driven[i].qualities, driven[i].hits, driven[i].weight
		driven[i] = c
	}
	return driven
}

// settleBy takes the option towards which words of the demands on the same
// requirements point; words for two options are words for none. It stays a
// proposal: the source demands what the option does, not how.
func (c *candidate) settleBy(demands []demand) {
	var found *demand
	chosen := ""
	for i := range demands {
		it := &demands[i]
		if it != c.forcing && !c.turnsOn(it) {
			continue
		}
		for k := range c.Options {
			o := &c.Options[k]
			if chosen == o.ID || !it.words.HasAny(o.When) {
				continue
			}
			if chosen != "" {
				return
			}
			found, chosen = it, o.ID
		}
	}
	if found != nil {
		c.chosen, c.forcing = chosen, found
	}
}

// turnsOn says that a demand is on one of the requirements and qualities that force a
// decision.
func (c *candidate) turnsOn(it *demand) bool {
	if it.hit < 0 {
		return slices.Contains(c.qualities, it.id)
	}
	return slices.Contains(c.hits, it.hit)
}

// said counts the terms that a statement says and does not deny.
func (g *Designer) said(it *demand, terms []string) int {
	n := 0
	for _, term := range terms {
		if saysAll(it.words, term) && !g.rejects(it.text, term) {
			n++
		}
	}
	return n
}

// spoken are the terms of a driver of which the source has all parts.
func (g *Designer) spoken(t templates.Terms) []string {
	var out []string
	for _, lang := range phrasing.Languages() {
		for _, term := range t.In(lang) {
			if saysAll(g.Words, term) {
				out = append(out, term)
			}
		}
	}
	return out
}

// saysAll says that a text has every part of a term that is written "a & b".
func saysAll(x *phrasing.WordIndex, term string) bool {
	for part := range strings.SplitSeq(term, " & ") {
		if !x.Has(part) {
			return false
		}
	}
	return true
}

// prescribes says that the source takes the choice of a driver by naming a
// technology.
func (g *Designer) prescribes(d *decisionDriver) bool {
	for f := range g.d.Families {
		fam := &g.d.Families[f]
		if slices.ContainsFunc(fam.Covers, func(id string) bool { return slices.Contains(d.Covers, id) }) && g.prescribed(fam) != nil {
			return true
		}
	}
	return false
}

// forcedContext tells the demand that forces a decision in the words of the
// source, and why it does.
func (g *Designer) forcedContext(c *candidate, src specs.Source) []specs.Item {
	out := []specs.Item{
		{Text: g.say("adr_demand", "id", c.forcing.id, "text", phrasing.Finished(c.forcing.text)), Source: c.forcing.src},
		{Text: phrasing.Finished(g.decisionText(c, c.Context)), Source: src},
	}
	if clause := urgentClause(c); clause != "" {
		out = append(out, specs.Item{Text: g.say("adr_urgent", "text", clause), Source: src})
	}
	return out
}

// urgentClause is the part of the forcing statement that cannot wait for what is chosen:
// 离职人员当天停用 of a list that comes once a night.
func urgentClause(c *candidate) string {
	for clause := range strings.FieldsFuncSeq(specs.Plain(c.forcing.text), func(r rune) bool { return strings.ContainsRune("，；。,;", r) }) {
		if phrasing.NewWordIndex(clause).HasAny(c.urgent) {
			return strings.TrimRight(strings.TrimSpace(clause), ".")
		}
	}
	return ""
}

// settleByDays takes the option that is enough where every time of the demands is counted
// in days: nothing has to look every few seconds for what is due in two weeks.
func (c *candidate) settleByDays(demands []demand) {
	at := slices.IndexFunc(c.Options, func(o templates.PackOption) bool { return o.Days })
	if at < 0 {
		return
	}
	counted := 0
	for i := range demands {
		if !c.turnsOn(&demands[i]) {
			continue
		}
		for _, m := range wording.Measures(demands[i].text) {
			if m.Class != wording.ClassTime {
				continue
			}
			if !daysOrLonger(m.Unit) {
				return
			}
			counted++
		}
	}
	if counted > 0 {
		c.chosen = c.Options[at].ID
	}
}

// daysOrLonger says that a unit of time is a day or more.
func daysOrLonger(unit string) bool {
	return slices.Contains([]string{"d", "day", "week", "month", "quarter", "year"}, unit)
}
