package gates

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/markdown"
)

// architectureChecks are the checks of phase 4 that hold for every profile.
func architectureChecks() []check {
	return []check{
		{"arch.components", archComponents},
		{"arch.stack", archStack},
		{"arch.stack-rationale", archRationale},
		{"arch.licence", archLicence},
		{"arch.adr", archADR},
		{"arch.adr-bounds", archADRBounds},
		{"arch.adr-alternatives", archAlternatives},
		{"arch.adr-tradeoffs", archTradeoffs},
		{"arch.adr-state", archState},
		{"arch.integrations", archIntegrations},
		{"arch.data", archData},
		{"arch.codebase", archCodebase},
		{"arch.errors", archErrors},
		{"arch.error-classes", archErrorClasses},
		{"arch.security", archSecurity},
		{"arch.qualities", archQualities},
		{"arch.trust", archTrust},
		{"arch.guidance", archGuidance},
	}
}

// design is the architecture index, nil when it is not there.
func (t *trial) design() *specs.Architecture {
	if t.pkg.Architecture == nil {
		t.lost()
	}
	return t.pkg.Architecture
}

// diagram says whether a derived section of a document holds a Mermaid diagram
// that begins with one of the given words.
func (f *facts) diagram(doc specs.Document, section string, kinds ...string) bool {
	p := f.parsed[doc]
	if p == nil {
		return false
	}
	from := p.Sections[section]
	if from == 0 {
		return false
	}
	level := 0
	for _, b := range p.Markdown.Blocks {
		switch {
		case b.Line < from:
		case b.Kind == markdown.Heading && b.Line == from:
			level = b.Level
		case b.Kind == markdown.Heading && b.Level <= level:
			return false
		case b.Kind == markdown.Fence && strings.TrimSpace(b.Info) == "mermaid":
			for _, k := range kinds {
				if strings.HasPrefix(strings.TrimSpace(b.Text), k) {
					return true
				}
			}
		}
	}
	return false
}

func archComponents(t *trial) {
	if a := t.design(); a != nil {
		t.that(t.within(len(a.Components)) && t.diagram(a, "components/diagram", "flowchart", "graph"), t.section(a, "components/diagram"))
	}
}

func archStack(t *trial) {
	a := t.design()
	if a == nil {
		return
	}
	n := 0
	for _, row := range a.Stack {
		if row.Technology != "" {
			n++
		}
	}
	t.that(t.within(n), t.section(a, "stack"))
}

func archRationale(t *trial) {
	if a := t.design(); a != nil {
		for _, row := range a.Stack {
			t.that(row.Rationale != "", t.at(a, row.Pos.Line), "item", short(row.Technology))
		}
	}
}

// archLicence: what is linked into the product comes under a licence.
func archLicence(t *trial) {
	if a := t.design(); a != nil {
		for _, row := range a.Stack {
			layer := strings.ToLower(specs.Plain(row.Layer))
			if strings.Contains(layer, "librar") || strings.Contains(layer, "framework") || strings.Contains(layer, "库") && !strings.Contains(layer, "数据库") || strings.Contains(layer, "框架") {
				t.that(row.Licence != "", t.at(a, row.Pos.Line), "item", short(row.Technology))
			}
		}
	}
}

func archADR(t *trial) {
	a := t.pkg.Architecture
	t.that(t.within(len(t.pkg.Decisions)), t.indexOr(a, a != nil, "decisions"))
}

func archADRBounds(t *trial) {
	a := t.pkg.Architecture
	if n := len(t.pkg.Decisions); n > 0 {
		t.that(t.within(n), t.indexOr(a, a != nil, "decisions"), "count", itoa(n))
	}
}

func archAlternatives(t *trial) {
	for _, d := range t.pkg.Decisions {
		t.that(t.within(len(d.Options)), t.section(d, "alternatives"), "item", d.ID, "count", itoa(len(d.Options)))
	}
}

// archTradeoffs: an alternative is a genuine one when something speaks for it
// and something against it.
func archTradeoffs(t *trial) {
	for _, d := range t.pkg.Decisions {
		for _, o := range d.Options {
			t.that(len(o.Pros) > 0 && len(o.Cons) > 0, t.at(d, o.Pos.Line), "item", d.ID, "text", short(o.Name))
		}
	}
}

func archState(t *trial) {
	for _, d := range t.pkg.Decisions {
		t.that(slices.Contains([]string{"proposed", "accepted", "superseded"}, d.Decision), t.front(d, "decision"), "item", d.ID, "value", d.Decision)
	}
}

// archIntegrations: every outside system has a component that talks to it, or that
// answers it when it comes by itself.
func archIntegrations(t *trial) {
	a := t.design()
	if a == nil {
		return
	}
	used := map[string]bool{}
	for _, c := range a.Components {
		used[specs.Plain(c.Name)] = true
		for _, u := range c.Uses {
			used[specs.Plain(u)] = true
		}
	}
	answered := func(name string) bool {
		return slices.ContainsFunc(a.Components, func(c specs.Component) bool { return strings.Contains(specs.Plain(c.Responsibility), name) })
	}
	for _, s := range t.pkg.RequirementsIndex.Integrations {
		t.that(used[specs.Plain(s.Name)] || answered(specs.Plain(s.Name)), t.section(a, "components/table"), "item", short(s.Name))
	}
}

func archData(t *trial) {
	if a := t.design(); a != nil {
		t.that(t.diagram(a, "data/model", "erDiagram"), t.section(a, "data/model"), "section", t.heading(a.Kind(), "data/model"))
		t.that(len(a.Storage) > 0, t.section(a, "data/storage"), "section", t.heading(a.Kind(), "data/storage"))
	}
}

func archCodebase(t *trial) {
	if a := t.design(); a != nil {
		good := len(a.Mappings) > 0
		for _, m := range a.Mappings {
			good = good && m.Component != "" && slices.Contains([]string{"extend", "replace", "new"}, m.Action)
		}
		t.that(good, t.section(a, "codebase"))
	}
}

func archErrors(t *trial) {
	if a := t.design(); a != nil {
		if len(a.Errors) == 0 {
			t.that(false, t.section(a, "errors"), "item", "—")
		}
		for _, e := range a.Errors {
			t.that(e.Strategy != "", t.at(a, e.Pos.Line), "item", short(e.Case))
		}
	}
}

func archErrorClasses(t *trial) {
	a := t.design()
	if a == nil {
		return
	}
	for _, class := range []string{"transient", "permanent", "degraded"} {
		found := false
		for _, e := range a.Errors {
			found = found || e.Class == class
		}
		t.that(found, t.section(a, "errors"), "item", t.judge.shapes.Enum("failure", class, string(t.lang)))
	}
}

// archSecurity: every security requirement has a control.
func archSecurity(t *trial) {
	a := t.design()
	if a == nil {
		return
	}
	guarded := map[string]bool{}
	for _, c := range a.Controls {
		for _, id := range c.NFRs {
			guarded[id] = true
		}
	}
	for _, n := range t.pkg.NFRs {
		if strings.HasPrefix(n.ID, "NFR-S-") {
			t.that(guarded[n.ID], t.section(a, "security"), "item", n.ID)
		}
	}
}

// archQualities: every other quality has a tactic.
func archQualities(t *trial) {
	a := t.design()
	if a == nil {
		return
	}
	met := map[string]bool{}
	for _, q := range a.Qualities {
		met[q.NFR] = met[q.NFR] || q.Tactic != ""
	}
	for _, c := range a.Controls {
		for _, id := range c.NFRs {
			met[id] = true
		}
	}
	for _, n := range t.pkg.NFRs {
		t.that(met[n.ID], t.section(a, "qualities"), "item", n.ID)
	}
}

func archTrust(t *trial) {
	if a := t.design(); a != nil {
		t.that(len(a.Trust) > 0, t.section(a, "trust"))
	}
}

func archGuidance(t *trial) {
	if a := t.design(); a != nil {
		for _, part := range []struct {
			at    string
			items []specs.Item
		}{{"guidance/decisions", a.Guidance}, {"guidance/order", a.BuildOrder}, {"guidance/testing", a.Testing}} {
			t.that(len(part.items) > 0, t.section(a, part.at), "section", t.heading(a.Kind(), part.at))
		}
	}
}
