package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// designReview collects the remarks on a design while it corrects a copy.
type designReview struct {
	g   *Designer
	out *analysis.ArchitectureReviewOutput
}

// ReviewArchitecture checks a design, whoever made it: that every requirement
// and quality is served, that every component serves one, that every link
// leads somewhere, that every decision weighs two alternatives and that the
// stack contradicts nothing stated. Ids stay.
func (g *Designer) ReviewArchitecture(in *analysis.ArchitectureReviewInput, out *analysis.ArchitectureReviewOutput) {
	out.Revised = in.Draft
	a := &out.Revised.Architecture
	a.Components = slices.Clone(a.Components)
	out.Revised.Decisions = slices.Clone(in.Draft.Decisions)
	v := &designReview{g, out}
	v.components(a)
	v.unserved(a)
	v.links(a)
	v.tactics(a)
	v.stack(a)
	for i := range out.Revised.Decisions {
		v.decision(&out.Revised.Decisions[i])
	}
}

func (v *designReview) note(target, severity, phrase string, pairs ...string) {
	v.out.Notes = append(v.out.Notes, analysis.Note{Target: target, Severity: severity, Message: v.g.say(phrase, pairs...), Fix: v.g.say(phrase + "_fix")})
}

// components drops references to requirements that do not exist and gives a
// component without any the requirement nearest to it. What talks to a system outside
// may have none: that some requirement has a word of it does not say that it needs it.
func (v *designReview) components(a *specs.Architecture) {
	known := map[string]bool{}
	for i := range v.g.req.Requirements {
		known[v.g.req.Requirements[i].ID] = true
	}
	for i := range v.g.req.NFRs {
		known[v.g.req.NFRs[i].ID] = true
	}
	for i := range a.Components {
		c := &a.Components[i]
		var kept []string
		for _, id := range c.Requirements {
			if known[id] {
				kept = append(kept, id)
				continue
			}
			v.note(c.Name, "warning", "review_unknown", "id", id)
		}
		c.Requirements = kept
		if len(kept) > 0 || v.talksOutside(c) {
			continue
		}
		v.note(c.Name, "warning", "review_idle", "component", c.Name)
		if id := v.g.nearestRequirement(c.Name + " " + c.Responsibility); id != "" {
			c.Requirements = []string{id}
		}
	}
}

// talksOutside says that a component uses a system outside, or is used by one.
func (v *designReview) talksOutside(c *specs.Component) bool {
	return answersCallers(c) || slices.ContainsFunc(v.g.req.Index.Integrations, func(s specs.Integration) bool { return slices.Contains(c.Uses, s.Name) })
}

// nearestRequirement is the one that shares most words with a text, none where no
// requirement has any of them.
func (g *Designer) nearestRequirement(text string) string {
	words := wording.Keywords(specs.Plain(text))
	best, top := "", 0.0
	for i := range g.req.Requirements {
		if score := completing.Jaccard(words, g.keywordsOf(i)); g.wanted(i) && score > top {
			best, top = g.req.Requirements[i].ID, score
		}
	}
	return best
}

// unserved gives every requirement and quality without a component to the one
// nearest to it. A quality of the whole product has its own row among the
// quality attributes and needs no component.
func (v *designReview) unserved(a *specs.Architecture) {
	if len(a.Components) == 0 {
		return
	}
	served := map[string]bool{}
	for _, c := range a.Components {
		for _, id := range c.Requirements {
			served[id] = true
		}
	}
	for _, row := range a.Qualities {
		served[row.NFR] = true
	}
	words := make([][]string, len(a.Components))
	for i, c := range a.Components {
		words[i] = wording.Keywords(c.Name + " " + c.Responsibility)
	}
	give := func(id string, own []string) {
		if served[id] {
			return
		}
		best, top := 0, -1.0
		for i := range words {
			if score := completing.Jaccard(own, words[i]); score > top {
				best, top = i, score
			}
		}
		a.Components[best].Requirements = append(slices.Clone(a.Components[best].Requirements), id)
		v.note(id, "warning", "review_unserved", "id", id, "component", a.Components[best].Name)
	}
	for i := range v.g.req.Requirements {
		give(v.g.req.Requirements[i].ID, v.g.keywordsOf(i))
	}
	for i := range v.g.req.NFRs {
		give(v.g.req.NFRs[i].ID, wording.Keywords(specs.Plain(v.g.req.NFRs[i].Title)))
	}
}

// links drops uses of what is neither a component nor a system outside, and
// ties every system outside to the component nearest to it.
func (v *designReview) links(a *specs.Architecture) {
	known := map[string]bool{}
	for _, c := range a.Components {
		known[specs.Plain(c.Name)] = true
	}
	for _, s := range v.g.req.Index.Integrations {
		known[specs.Plain(s.Name)] = true
	}
	used := map[string]bool{}
	for i := range a.Components {
		c := &a.Components[i]
		var kept []string
		for _, u := range c.Uses {
			switch {
			case !known[specs.Plain(u)]:
				v.note(c.Name, "warning", "review_link", "name", u)
			case u != c.Name:
				kept = append(kept, u)
				used[specs.Plain(u)] = true
			}
		}
		c.Uses = kept
	}
	for _, s := range v.g.req.Index.Integrations {
		if used[specs.Plain(s.Name)] || len(a.Components) == 0 || v.g.CallsIn(&s) {
			continue
		}
		best, top := 0, -1.0
		for i, c := range a.Components {
			if score := completing.Jaccard(wording.Keywords(s.Name+" "+s.Purpose), wording.Keywords(c.Name+" "+c.Responsibility)); score > top {
				best, top = i, score
			}
		}
		a.Components[best].Uses = append(a.Components[best].Uses, s.Name)
		v.note(a.Components[best].Name, "warning", "review_outside", "name", specs.Plain(s.Name))
	}
}

// tactics gives every quality without a tactic one.
func (v *designReview) tactics(a *specs.Architecture) {
	met := map[string]bool{}
	for _, q := range a.Qualities {
		met[q.NFR] = met[q.NFR] || q.Tactic != ""
	}
	for _, row := range v.g.qualities(nil) {
		if !met[row.NFR] && row.Tactic != "" {
			a.Qualities = append(slices.Clone(a.Qualities), row)
			v.note(row.NFR, "warning", "review_tactic", "id", row.NFR)
		}
	}
}

// stack drops inferred technologies that the source turns down, and those of a
// layer for which it prescribes another.
func (v *designReview) stack(a *specs.Architecture) {
	prescribed := map[string]string{}
	for _, r := range a.Stack {
		if r.Source.Kind == specs.Stated && prescribed[r.Layer] == "" {
			prescribed[r.Layer] = r.Technology
		}
	}
	var kept []specs.StackRow
	for _, r := range a.Stack {
		other := prescribed[r.Layer]
		switch {
		case r.Source.Kind != specs.Inferred, strings.HasPrefix(r.Source.Rule, "rule:stack-of-codebase"):
		case v.g.forbidden(r.Technology):
			v.note(r.Technology, "error", "review_forbidden", "name", r.Technology)
			continue
		case other != "" && r.Layer != v.g.layer("tool") && r.Layer != v.g.layer("library"):
			v.note(r.Technology, "warning", "review_stack", "name", r.Technology, "other", other)
			continue
		}
		kept = append(kept, r)
	}
	a.Stack = kept
}

// decision asks of every decision: two alternatives with something for and
// against each, one of them chosen, and a requirement that it serves.
func (v *designReview) decision(d *specs.ADR) {
	real := 0
	chosen := false
	for _, o := range d.Options {
		if len(o.Pros) > 0 && len(o.Cons) > 0 {
			real++
		}
		chosen = chosen || o.Chosen
	}
	if real < 2 {
		v.note(d.ID, "warning", "review_options", "count", itoa(real))
		v.fillOptions(d)
	}
	if !chosen && len(d.Options) > 0 {
		d.Options = slices.Clone(d.Options)
		d.Options[0].Chosen = true
		v.note(d.ID, "warning", "review_chosen")
	}
	var kept []string
	for _, id := range d.TracesTo {
		if v.g.knows(id) {
			kept = append(kept, id)
		}
	}
	d.TracesTo = kept
	if len(kept) == 0 {
		v.note(d.ID, "warning", "review_trace")
		if id := v.g.nearestRequirement(d.Title + " " + phrasing.ItemsText(d.Context)); id != "" {
			d.TracesTo = []string{id}
		}
	}
}

func (g *Designer) knows(id string) bool {
	if _, ok := g.byID[id]; ok {
		return true
	}
	return g.nfrIDs[id]
}

// fillOptions completes the alternatives of a decision from the one of a pack
// or of the design table that is about the same.
func (v *designReview) fillOptions(d *specs.ADR) {
	g := v.g
	best, top := (*candidate)(nil), 0.0
	own, idle := g.profileCandidates()
	list := slices.Concat(g.packCandidates(), own, idle)
	for i := range list {
		if score := completing.Overlap(d.Title, g.decisionText(&list[i], list[i].Title)+" "+g.decisionText(&list[i], list[i].Question)); score > top {
			best, top = &list[i], score
		}
	}
	if best == nil || top < 0.3 {
		return
	}
	known := map[string]bool{}
	d.Options = slices.Clone(d.Options)
	for _, o := range d.Options {
		known[phrasing.FoldTerm(o.Name)] = true
	}
	full := g.adr(1, best)
	for _, o := range full.Options {
		if !known[phrasing.FoldTerm(o.Name)] {
			o.Chosen = false
			d.Options = append(d.Options, o)
		}
	}
}
