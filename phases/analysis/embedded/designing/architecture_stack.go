package designing

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func itoa(n int) string { return strconv.Itoa(n) }

// layerOrder is the order in which a stack is read, from the code outwards.
func layerOrder() []string {
	return []string{"language", "framework", "library", "database", "queue", "processing", "protocol", "format", "algorithm", "standard", "platform", "cloud", "tool", "service", "device"}
}

// stack is what the source names, in layers, then what decisions bring, then
// what a product of this profile lacks without.
func (g *Designer) stack(adrs []specs.ADR) []specs.StackRow {
	var out []specs.StackRow
	have := map[string]bool{} // layers
	known := map[string]bool{}
	for _, layer := range layerOrder() {
		for i := range g.Understood.Technologies {
			t := &g.Understood.Technologies[i]
			key := phrasing.FoldTerm(t.Name)
			if t.Layer != layer || known[key] || g.rejected(t) || g.forCallers(t) && !g.delivered(t) {
				continue
			}
			known[key] = true
			have[layer] = have[layer] || g.madeOf(t) || layer == "language"
			for _, name := range t.Names {
				known[phrasing.FoldTerm(name)] = true
			}
			out = append(out, specs.StackRow{
				Layer: g.layer(g.shownLayer(t)), Technology: t.Name, Rationale: g.stackReason(t), Licence: g.licenceOf(t), Source: t.Source,
			})
		}
	}
	if row, ok := g.languageOfCode(); ok && !have["language"] && !known[phrasing.FoldTerm(row.Technology)] {
		known[phrasing.FoldTerm(row.Technology)], have["language"] = true, true
		out = append([]specs.StackRow{row}, out...)
	}
	out = g.codebaseStack(out, known, have)
	for i := range adrs {
		for _, row := range g.decisionStack(&adrs[i]) {
			if key := phrasing.FoldTerm(row.Technology); !known[key] && !g.prescribedIn(out, row.Layer) {
				known[key] = true
				for _, l := range layerOrder() {
					have[l] = have[l] || g.layer(l) == row.Layer
				}
				out = append(out, row)
			}
		}
	}
	out = g.ruledStack(out, known, have)
	for _, d := range g.d.Defaults {
		if d.Alone != "" && g.Alone() {
			d.Technology, d.Rationale = d.Alone, d.AloneWhy
		}
		told := d.Layer == "language" && len(out) > 0 || g.existing() // who builds it knows the rest
		covered := told || d.Technology == "none" || have[d.Layer] || slices.ContainsFunc(d.Covers, func(l string) bool { return have[l] })
		if covered || !holdsFor(d.Profiles, g.profile) || d.Entities && len(g.req.Index.Entities) == 0 || known[phrasing.FoldTerm(d.Technology)] || !g.Allowed(d.Technology) || g.forbidden(d.Technology) || d.Layer == "platform" && g.backend() != "" {
			continue
		}
		have[d.Layer] = true
		out = append(out, specs.StackRow{
			Layer: g.layer(d.Layer), Technology: d.Technology, Rationale: g.words(d.Rationale, "entities", g.Join(g.entityNames(2), 2)),
			Licence: g.licence(d.Technology, d.Layer), Source: phrasing.Rule("stack-default"),
		})
	}
	if len(out) == 0 && g.profile == deviceProfile && !g.existing() {
		out = append(out, specs.StackRow{Layer: g.layer("platform"), Technology: g.say("stack_device"), Rationale: g.say("stack_device_why"), Source: phrasing.Rule("stack-as-today")})
	}
	if len(out) == 0 {
		out = append(out, specs.StackRow{Layer: g.layer("platform"), Technology: g.say("stack_as_today"), Rationale: g.say("stack_as_today_why"), Source: phrasing.Rule("stack-as-today")})
	}
	return out
}

// shownLayer is the layer under which a stated technology stands: that of what it is named for,
// where the product is not made of it.
func (g *Designer) shownLayer(t *understanding.TechnologyFact) string {
	switch {
	case !g.madeOf(t):
		return t.Standing
	case t.Layer == "cloud" && (g.profile == "cli" || g.profile == "library"):
		return understanding.TechSupported // a tool that is called runs nowhere: the cloud is what it works on
	case g.storeKind(t.Name) == "objects":
		return "building_block" // a store of files, wherever it is hosted
	}
	return t.Layer
}

// prescribedIn says that the source names a technology for a layer of which a product has one:
// nothing inferred stands beside it there.
func (g *Designer) prescribedIn(rows []specs.StackRow, layer string) bool {
	return layer != g.layer("tool") && layer != g.layer("library") && slices.ContainsFunc(rows, func(r specs.StackRow) bool {
		return r.Layer == layer && r.Source.Kind == specs.Stated
	})
}

// madeOf says that a technology is part of the product, and not only one that it has to
// work with, that it is tested with or that a system outside speaks.
func (g *Designer) madeOf(t *understanding.TechnologyFact) bool {
	return t.Standing != understanding.TechSupported && t.Standing != understanding.TechDevelopment && t.Standing != understanding.TechRefused
}

// languageOfCode is the language in which the source writes its examples, or
// the public names of a library.
func (g *Designer) languageOfCode() (row specs.StackRow, ok bool) {
	if g.profile != "library" {
		return row, false
	}
	for _, e := range g.Understood.Examples {
		if name := g.d.Syntaxes[strings.ToLower(e.Syntax)]; name != "" {
			return specs.StackRow{Layer: g.layer("language"), Technology: name, Rationale: g.say("stack_code"), Licence: g.licence(name, "language"), Source: e.Source}, true
		}
	}
	return row, false
}

// stackReason is why a stated technology is in the stack: what the source says
// of it, else that the source prescribes or only mentions it.
func (g *Designer) stackReason(t *understanding.TechnologyFact) string {
	if g.isFeedback(t.Text) {
		return t.Text
	}
	if actor := g.ActorOf(t); actor != "" {
		return g.say("stack_of_actor", "actor", g.ActorName(actor))
	}
	if text, _ := g.namingText(t); text != "" {
		return text
	}
	for i := range g.req.Requirements {
		if r := &g.req.Requirements[i]; phrasing.SharesLine(r.Source, t.Source) && g.wanted(i) {
			return g.say("stack_needed", "id", r.ID, "title", phrasing.Shorten(g.phrase(listable(r.Title)), 70))
		}
	}
	if system := g.spokenBy(t); system != "" {
		return g.say("stack_of_system", "system", system)
	}
	if t.Binding {
		return g.say("stack_prescribed", "name", t.Name)
	}
	return g.say("stack_mentioned", "name", t.Name)
}

// spokenBy is the system outside whose row names a technology as the way in which it is
// reached; empty for what the product is made of.
func (g *Designer) spokenBy(t *understanding.TechnologyFact) string {
	if t.Standing != understanding.TechOfPartner {
		return ""
	}
	for i := range g.Understood.Integrations {
		if s := &g.Understood.Integrations[i]; phrasing.SharesLine(s.Source, t.Source) {
			return s.Name
		}
	}
	return ""
}

// forbidden says that a constraint or a non-goal names a technology as one not
// to be used.
func (g *Designer) forbidden(technology string) bool {
	for _, n := range g.Understood.NonGoals {
		if phrasing.NewWordIndex(n.Text).Has(technology) {
			return true
		}
	}
	for _, c := range g.brief.Constraints {
		if g.rejects(c.Text, technology) {
			return true
		}
	}
	return g.displaced(technology) != nil || g.turnedDown(technology)
}

// rejected says that the sentence which names a technology turns it down, or that it is
// what goes or what another system is made of.
func (g *Designer) rejected(t *understanding.TechnologyFact) bool {
	if t.Standing == understanding.TechExisting || t.Standing == understanding.TechOfPartner && (t.Layer == "database" || t.Layer == "platform") {
		return true
	}
	for _, n := range g.Understood.NonGoals {
		if phrasing.NewWordIndex(n.Text).Has(t.Name) && phrasing.SharesLine(n.Source, t.Source) {
			return true
		}
	}
	return g.rejects(t.Text, t.Name) || g.rejects(g.Understood.Title, bareName(t.Name)) || g.rejects(t.Text, bareName(t.Name)) || g.givenUp(bareName(t.Name))
}

// weighedOnly says that the source tells of a way with a technology among those that it did not
// take, and takes it nowhere: what else it is used for is no choice of the design.
func (g *Designer) weighedOnly(t *understanding.TechnologyFact) bool {
	name := bareName(t.Name)
	return slices.ContainsFunc(g.Understood.Alternatives, func(a specs.Alternative) bool {
		return strings.HasPrefix(specs.Plain(a.Name), name) && !phrasing.SharesLine(a.Source, t.Source)
	}) && !slices.ContainsFunc(g.Understood.Decisions, func(d specs.Item) bool { return strings.Contains(d.Text, name) })
}

// maxGivenUp bounds the features that are searched for what a change gives up.
const maxGivenUp = 200

// givenUp says that a feature does something in the place of what a technology does
// today: "publishes a message instead of starting the Sidekiq job", 由 Flume 换成 Kafka.
func (g *Designer) givenUp(name string) bool {
	for i := range phrasing.FirstN(g.Understood.Features, maxGivenUp) {
		text := g.Understood.Features[i].Text
		for _, lead := range []string{" instead of ", " in place of ", "代替", "取代", "替换"} {
			if _, behind, ok := strings.Cut(text, lead); ok && strings.Contains(phrasing.HeadOf(behind, 28), name) {
				return true
			}
		}
		if _, from, ok := strings.Cut(text, "由"); ok {
			old, _, changed := strings.Cut(from, "换成")
			if changed && len([]rune(old)) <= 16 && strings.Contains(old, name) {
				return true
			}
		}
	}
	return false
}

func (g *Designer) rejects(text, name string) bool {
	x := phrasing.NewWordIndex(text)
	if !x.Has(name) {
		return false
	}
	for _, lang := range phrasing.Languages() {
		for _, pattern := range g.d.Words["rejections"].In(lang) {
			if x.Has(strings.ReplaceAll(pattern, "{name}", name)) {
				return true
			}
		}
	}
	return false
}

func (g *Designer) layer(id string) string {
	if name := g.d.Layers[id].In(g.Language); name != "" {
		return name
	}
	return id
}

// licence is the licence of a technology where it is known; what is linked
// into the product and unknown says who finds out.
func (g *Designer) licence(name, layer string) string {
	key := strings.ToLower(strings.TrimSpace(name))
	for key != "" {
		if l := g.d.Licences[key]; l != "" {
			return l
		}
		cut := strings.LastIndexByte(key, ' ') // the version
		if cut < 0 {
			break
		}
		key = key[:cut]
	}
	if layer == "framework" || layer == "library" {
		return g.say("licence_open")
	}
	return ""
}

// licenceOf looks the licence of a stated technology up by any of its names.
func (g *Designer) licenceOf(t *understanding.TechnologyFact) string {
	out := g.licence(t.Name, t.Layer)
	for _, name := range t.Names {
		out = cmp.Or(out, g.licence(name, t.Layer))
	}
	return out
}

// codebaseStack adds what the project at hand is built with and the source
// does not name.
func (g *Designer) codebaseStack(out []specs.StackRow, known, have map[string]bool) []specs.StackRow {
	if g.Codebase == nil {
		return out
	}
	stack := g.Codebase.TechStack
	add := func(layer string, names []string, limit int) {
		for _, name := range phrasing.FirstN(names, limit) {
			if known[phrasing.FoldTerm(name)] || g.ruledOut(name) != nil {
				continue
			}
			known[phrasing.FoldTerm(name)], have[layer] = true, true
			out = append(out, specs.StackRow{
				Layer: g.layer(layer), Technology: name, Rationale: g.say("stack_codebase", "files", g.Listed(evidenceOf(&stack, name), 3)),
				Licence: g.licence(name, layer), Source: phrasing.Rule("stack-of-codebase"),
			})
		}
	}
	add("language", stack.Languages, 2)
	add("framework", stack.Frameworks, 4)
	add("database", stack.Databases, 3)
	add("tool", stack.Tools, 3)
	return out
}

func evidenceOf(stack *specs.TechStack, name string) []string {
	for _, e := range stack.Evidence {
		if e.Name == name {
			return e.Files
		}
	}
	return nil
}

// decisionStack is the row that the chosen option of a decision of a pack
// brings.
func (g *Designer) decisionStack(a *specs.ADR) []specs.StackRow {
	for _, p := range g.Packs {
		for i := range p.Decisions {
			d := &p.Decisions[i]
			for _, o := range d.Options {
				name := g.Fill(p, o.Technology)
				if name == "" || !slices.ContainsFunc(a.Options, func(x specs.Option) bool { return x.Chosen && x.Name == g.Fill(p, o.Name) }) || a.Source.Rule != p.ID {
					continue
				}
				layer := g.layerOf(name)
				if g.unsuited(name) || g.displaced(name) != nil {
					return nil
				}
				return []specs.StackRow{{
					Layer: g.layer(layer), Licence: g.licence(name, layer), Technology: name, Rationale: g.say("stack_decision", "id", a.ID, "title", a.Title), Source: specs.FromRule(p.ID),
				}}
			}
		}
	}
	return nil
}

// layerOf is the layer of a technology that a pack names.
func (g *Designer) layerOf(name string) string {
	for _, f := range g.d.Families {
		if !slices.ContainsFunc(f.Names, func(n string) bool { return strings.EqualFold(n, name) }) {
			continue
		}
		switch f.ID {
		case "relational-store", "distributed-store", "time-series-store":
			return "database"
		case "client-framework":
			return "framework"
		case "hosting":
			return "platform"
		}
	}
	return "building_block"
}
