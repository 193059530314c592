package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// decisionText puts values into a text of the decision. A text about the load
// of a product that states none is empty.
func (g *Designer) decisionText(c *candidate, t templates.Words) string {
	if c.pack != nil {
		return g.Fill(c.pack, t)
	}
	load := g.loadOf(c)
	if load == "" && strings.Contains(t.In(g.Language), "{load}") {
		return ""
	}
	pairs := []string{"load", load, "technology", c.name}
	if part := g.codedPart(c); part != "" {
		pairs = append(pairs, "product", part)
	}
	return g.words(t, pairs...)
}

// codedPart is the part of the product that alone is written in a language, as the source says
// it: 本平台的服务端 of 服务端用 Java, "the API layer of Relay" of "The API layer is written in Go".
// Empty where the source names none.
func (g *Designer) codedPart(c *candidate) string {
	if c.tech == nil || c.tech.Layer != "language" {
		return ""
	}
	clause := g.clauseOf(c.tech.Text, c.name)
	if g.Language != "zh" {
		return g.codedPartEnglish(clause)
	}
	clause, _, _ = strings.Cut(strings.ReplaceAll(clause, ",", "，"), "，")
	part := reading.LongestPrefix(clause, g.d.Words["code_parts"].In("zh")...)
	if part == "" {
		part = g.layerBefore(clause)
	}
	if part == "" || !reading.HasPrefixOf(strings.TrimSpace(clause[len(part):]), "用", "使用", "采用", "是", "为", "以", "基于") {
		return ""
	}
	return g.Slots()["product"] + "的" + strings.TrimSpace(part)
}

// longestPart is how many characters the name of a part in Chinese has at most.
const longestPart = 8

// layerBefore is the layer or module of which a Chinese clause says in what it is written:
// 接入层 of 接入层用 Go 编写.
func (g *Designer) layerBefore(clause string) string {
	for _, verb := range []string{"用", "使用", "采用", "基于"} {
		part, _, ok := strings.Cut(clause, verb)
		if ok && len([]rune(part)) <= longestPart && reading.HasSuffixOf(part, g.d.Words["code_part_ends"].In("zh")...) {
			return part
		}
	}
	return ""
}

// codedPartEnglish is the part of the product that is the subject of a sentence on a language.
func (g *Designer) codedPartEnglish(clause string) string {
	for _, verb := range g.d.Words["written_in"].In("en") {
		head, _, ok := strings.Cut(clause, verb)
		part := understanding.TrimArticle(strings.TrimSpace(head), []string{"the", "our", "its"})
		if words := strings.Fields(part); ok && len(words) > 0 && len(words) <= 4 && slices.Contains(g.d.Words["code_part_ends"].In("en"), words[len(words)-1]) {
			return g.say("part_of_product", "part", part)
		}
	}
	return ""
}

// adr writes a decision down.
func (g *Designer) adr(number int, c *candidate) specs.ADR {
	src := specs.FromRule(c.rule)
	if c.pack == nil {
		src = phrasing.Rule(c.rule)
	}
	a := specs.ADR{ID: specs.ADRID(number), Decision: "proposed", Date: g.Date, Source: src}
	if c.proof.Kind == specs.Stated && !c.leaning && !c.open {
		a.Decision, a.Source = "accepted", c.proof
	}
	c.Options = g.offered(c)
	option := g.optionOf(c)
	a.Title = g.adrTitle(c, option)
	a.Slug = specs.FileSlug(a.Title)
	a.TracesTo = g.traces(c)
	a.Context = g.adrContext(c, src)
	a.Choice = g.adrChoice(c, option, src)
	for i := range c.Options {
		o := &c.Options[i]
		a.Options = append(a.Options, specs.Option{
			Name: g.optionName(c, o), Chosen: o.ID == c.chosen,
			Pros: g.decisionItems(c, o.Pros, src), Cons: g.decisionItems(c, o.Cons, src),
		})
	}
	slices.SortStableFunc(a.Options, func(x, y specs.Option) int { // the chosen one first
		return cmp.Compare(rankBool(y.Chosen), rankBool(x.Chosen))
	})
	a.Options = g.withRefused(c, a.Options)
	a.Positive, a.Negative, a.Risks = g.decisionItems(c, c.Positive, src), g.decisionItems(c, c.Negative, src), g.decisionItems(c, c.Risks, src)
	if option != nil && c.chosen != c.Default && c.tech == nil { // the consequences are told of the default
		a.Positive, a.Negative, a.Risks = g.decisionItems(c, phrasing.FirstN(option.Pros, 1), src), g.decisionItems(c, phrasing.FirstN(option.Cons, 1), src), nil
	}
	a.Positive, a.Negative, a.Risks = g.fewest(a.Positive), g.fewest(a.Negative), g.fewest(a.Risks)
	if c.stays {
		a.Positive, a.Negative, a.Risks = []specs.Item{g.item(c.rule, "adr_stay_positive")}, []specs.Item{g.item(c.rule, "adr_stay_negative", "technology", c.name)}, []specs.Item{g.item(c.rule, "adr_stay_risk", "technology", c.name)}
		return a
	}
	if n := g.qualityOf(c); n != nil && isProvenByRuns(n.Targets[0].Target) {
		option := g.phraseOf(c, a.Options)
		if g.BeginsWithVerb(option) {
			option = g.say("adr_this") // "holds with mark each step"
		}
		a.Risks = append(a.Risks, g.item("decision-proof", "adr_proof", "option", option, "id", n.ID, "target", specs.Plain(n.Targets[0].Target), "promise", g.promise(n)))
	}
	return a
}

// fewest is how much is said of what follows: one thing, and two for who asked
// for all.
func (g *Designer) fewest(items []specs.Item) []specs.Item {
	return phrasing.FirstN(items, max(1, phrasing.DepthRank(g.Depth)))
}

// isProvenByRuns says that a target is one that only the running product keeps
// or misses: a rate, a share, a size, or a time that a run takes.
func isProvenByRuns(target string) bool {
	for _, m := range wording.Measures(specs.Plain(target)) {
		if m.Class == wording.ClassRate || m.Class == wording.ClassShare {
			return true
		}
	}
	return unitSuffix(target) != ""
}

// phraseOf is the name of the chosen option inside of a sentence.
func (g *Designer) phraseOf(c *candidate, options []specs.Option) string {
	if len(options) == 0 || c.tech != nil {
		return signOf(c)
	}
	return g.phrase(options[0].Name)
}

// signOf is the technology of a decision; its name keeps its capitals.
func signOf(c *candidate) string {
	if c.tech == nil {
		return ""
	}
	return c.name
}

// adrTitle names what is decided. The title of a pack tells its default; for
// any other option it is made of what the decision is about.
func (g *Designer) adrTitle(c *candidate, option *templates.PackOption) string {
	title := g.decisionText(c, c.Title)
	if c.stays {
		title = g.say("adr_stay", "technology", c.name)
	}
	if c.pack != nil && option != nil && c.chosen != c.Default {
		name := g.phrase(g.optionName(c, option))
		if subject, ok := g.d.Subjects[c.ID]; ok {
			title = g.say("adr_title_option", "subject", g.words(subject), "option", name)
		} else {
			title = g.say("adr_title_plain", "option", name)
		}
	}
	if (c.forcing != nil || c.taken) && c.pack == nil && option != nil && c.chosen != c.Default {
		title = g.optionName(c, option)
	}
	return strings.TrimRight(phrasing.Capital(title), ".。")
}

// optionName is the name of an option, with the technology of the source that
// points to it.
func (g *Designer) optionName(c *candidate, o *templates.PackOption) string {
	name := g.decisionText(c, o.Name)
	if c.sign == "" || o.ID != c.chosen || phrasing.NewWordIndex(name).Has(c.sign) {
		return name
	}
	for i := range g.Understood.Technologies {
		if t := &g.Understood.Technologies[i]; strings.EqualFold(bareName(t.Name), c.sign) {
			return g.say("option_with", "option", name, "technology", t.Name)
		}
	}
	return name
}

func rankBool(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (g *Designer) optionOf(c *candidate) *templates.PackOption {
	for i := range c.Options {
		if c.Options[i].ID == c.chosen {
			return &c.Options[i]
		}
	}
	return nil
}

func (g *Designer) decisionItems(c *candidate, texts []templates.Words, src specs.Source) []specs.Item {
	var out []specs.Item
	for _, t := range texts {
		if text := phrasing.Finished(g.decisionText(c, t)); text != "" {
			out = append(out, specs.Item{Text: text, Source: src})
		}
	}
	return out
}

// adrContext says what calls for the decision: the source in its own words with
// what it says of those who will run the product, else the pack or the table.
func (g *Designer) adrContext(c *candidate, src specs.Source) []specs.Item {
	told := []specs.Item{{Text: phrasing.Finished(g.decisionText(c, c.Context)), Source: src}}
	switch {
	case c.stays:
		told = []specs.Item{{Text: g.sentence("adr_stay_context", "technology", c.name), Source: c.proof}}
	case c.leaning || c.proof.Kind == specs.Stated && g.isFeedback(c.said) || told[0].Text == "":
		told = []specs.Item{{Text: phrasing.Finished(c.said), Source: c.proof}}
	case c.forcing != nil && (c.proof.Kind != specs.Stated || phrasing.Finished(c.forcing.text) != phrasing.Finished(c.said)):
		return g.forcedContext(c, src)
	}
	if c.proof.Kind != specs.Stated {
		return told
	}
	return specifying.UniqueItems(append(told, g.boundsOf(c)...))
}

// adrChoice states what is chosen and why, in one sentence where the words are
// those of the table.
func (g *Designer) adrChoice(c *candidate, o *templates.PackOption, src specs.Source) []specs.Item {
	name := g.decisionText(c, c.Title)
	if o != nil {
		name = g.optionName(c, o)
	}
	option := name
	if c.tech == nil {
		option = g.phrase(name)
	}
	reason := c.Rationale
	if o != nil && c.chosen != c.Default && c.tech == nil { // the rationale is that of the default
		reason = firstWords(o.Pros)
	}
	why := g.phrase(g.decisionText(c, reason))
	switch {
	case c.leaning:
		return []specs.Item{{Text: g.sentence("adr_choice_leaning", "option", option), Source: c.proof}}
	case c.open:
		return []specs.Item{{Text: g.say("adr_choice_open", "option", strings.TrimRight(option, ". "), "said", g.closed(specs.Plain(g.Verbatim(c.said, c.proof)))), Source: c.proof}}
	case c.stays:
		return []specs.Item{{Text: g.sentence("adr_stay", "technology", c.name), Source: c.proof}}
	case c.proof.Kind == specs.Stated && g.isFeedback(c.said):
		return []specs.Item{{Text: g.sentence("adr_choice_said", "option", option), Source: c.proof}}
	case c.proof.Kind == specs.Stated && c.listed:
		return []specs.Item{{Text: c.said, Source: c.proof}}
	case c.proof.Kind == specs.Stated: // only its own words are what the source says
		return []specs.Item{{Text: g.say("adr_choice_stated", "option", strings.TrimRight(option, ". "), "said", g.closed(specs.Plain(g.Verbatim(c.said, c.proof)))), Source: c.proof}}
	case c.sign != "":
		return []specs.Item{{Text: g.sentence("adr_choice_sign", "option", option, "sign", g.signName(c.sign)), Source: src}}
	case c.pack == nil && why != "":
		return []specs.Item{{Text: g.sentence("adr_choice_why", "option", option, "reason", why), Source: src}}
	}
	out := []specs.Item{{Text: g.sentence("adr_choice", "option", option), Source: src}}
	if why != "" {
		out = append(out, specs.Item{Text: phrasing.Finished(phrasing.Capital(why)), Source: src})
	}
	return out
}

func firstWords(list []templates.Words) templates.Words {
	if len(list) == 0 {
		return templates.Words{}
	}
	return list[0]
}

// signName is a word of the source as the source writes it.
func (g *Designer) signName(sign string) string {
	for i := range g.Understood.Technologies {
		if t := &g.Understood.Technologies[i]; strings.EqualFold(bareName(t.Name), sign) {
			return t.Name
		}
	}
	return sign
}
