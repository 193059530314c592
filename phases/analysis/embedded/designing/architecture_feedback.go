package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// feedback are the lines that a person said of an earlier draft of the design.
// They win over the source, which did not know the draft.
func (g *Designer) feedback() []string {
	var out []string
	for _, x := range g.Answers {
		if x.Round == analysis.DesignRound {
			out = append(out, strings.TrimSpace(x.UserResponse))
		}
	}
	return out
}

// isFeedback says that a text is from what was said of an earlier draft.
func (g *Designer) isFeedback(text string) bool {
	text = phrasing.FoldTerm(strings.TrimRight(strings.TrimSpace(text), ".。"))
	return text != "" && slices.ContainsFunc(g.feedback(), func(line string) bool { return strings.Contains(phrasing.FoldTerm(line), text) })
}

// heed puts the technologies that feedback names in place of those of the same
// kind, and drops those that it turns down. The understanding itself stays as
// it is.
func (g *Designer) heed() {
	lines := g.feedback()
	if len(lines) == 0 {
		return
	}
	u := *g.Understood
	u.Technologies = slices.Clone(u.Technologies)
	named := map[string]bool{}
	gone := map[string]bool{}
	for _, line := range lines {
		for i := range u.Technologies {
			t := &u.Technologies[i]
			switch {
			case g.turnsDown(line, bareName(t.Name)):
				gone[t.Name] = true
			case phrasing.NewWordIndex(line).Has(bareName(t.Name)):
				t.Text, t.Binding = phrasing.Finished(line), true
				named[t.Name] = true
				delete(gone, t.Name)
			}
		}
		g.displace(line, u.Technologies, named, gone)
	}
	u.Technologies = slices.DeleteFunc(u.Technologies, func(t understanding.TechnologyFact) bool {
		if gone[t.Name] {
			g.overruled = append(g.overruled, t.Name)
			for f := range g.d.Families {
				if fam := &g.d.Families[f]; fam.fits(&t) {
					g.replaced = append(g.replaced, fam.ID)
				}
			}
		}
		return gone[t.Name]
	})
	g.Reunderstood(&u)
}

// displace drops what does the same as a technology that a line names, where
// a product has one of the kind. A line about tests or one machine names
// something beside it.
func (g *Designer) displace(line string, all []understanding.TechnologyFact, named, gone map[string]bool) {
	if phrasing.NewWordIndex(line).HasAny(g.d.Words["beside"]) {
		return
	}
	for i := range all {
		t := &all[i]
		if !named[t.Name] || gone[t.Name] || !phrasing.NewWordIndex(line).Has(bareName(t.Name)) {
			continue
		}
		for f := range g.d.Families {
			fam := &g.d.Families[f]
			for k := range all {
				if x := &all[k]; fam.fits(t) && fam.fits(x) && !named[x.Name] && x.Layer == t.Layer {
					gone[x.Name] = true
				}
			}
		}
	}
}

// turnedDown says that feedback turns a technology down.
func (g *Designer) turnedDown(technology string) bool {
	return slices.ContainsFunc(g.feedback(), func(line string) bool { return g.turnsDown(line, technology) })
}

// turnsDown says that a line of feedback does not want a technology. People say
// that of a draft in more ways than sources do of what they rule out.
func (g *Designer) turnsDown(line, name string) bool {
	if g.rejects(line, name) {
		return true
	}
	x := phrasing.NewWordIndex(line)
	for _, lang := range phrasing.Languages() {
		for _, pattern := range g.d.Words["turndowns"].In(lang) {
			// In Chinese a blank may stand before a name in Latin letters.
			if x.Has(strings.ReplaceAll(pattern, "{name}", name)) || lang == "zh" && x.Has(strings.ReplaceAll(pattern, "{name}", " "+name)) {
				return true
			}
		}
	}
	return false
}

// unsuited says that a proposed building block rests on another technology than
// the one that feedback names for its family.
func (g *Designer) unsuited(block string) bool {
	if len(g.feedback()) == 0 {
		return false
	}
	x := phrasing.NewWordIndex(block)
	for f := range g.d.Families {
		fam := &g.d.Families[f]
		t := g.prescribed(fam)
		if t == nil || x.Has(bareName(t.Name)) || !g.isFeedback(t.Text) {
			continue
		}
		if slices.ContainsFunc(fam.Names, x.Has) {
			return true
		}
	}
	return false
}

// chose says that a person took an option of a decision, which therefore is
// part of every design, however simple.
func (g *Designer) chose(a *specs.ADR) bool {
	weighs := func(name string) bool {
		return slices.ContainsFunc(a.Options, func(o specs.Option) bool { return o.Name == name })
	}
	return slices.ContainsFunc(g.choices, func(c analysis.DesignChoice) bool { return weighs(c.Former) && weighs(c.Option) })
}

// overruledQuestions ask whether what still names a technology that feedback
// displaced follows.
func (g *Designer) overruledQuestions() []specs.Question {
	var out []specs.Question
	for _, name := range g.overruled {
		var where []string
		for i := range g.req.Requirements {
			if phrasing.NewWordIndex(requirementText(&g.req.Requirements[i])).Has(bareName(name)) {
				where = append(where, g.req.Requirements[i].ID)
			}
		}
		for i := range g.req.NFRs {
			if g.statementOf(i).Has(bareName(name)) {
				where = append(where, g.req.NFRs[i].ID)
			}
		}
		text := g.say("ask_overruled", "name", name, "list", g.Listed(where, 8))
		if len(where) == 0 {
			text = g.say("ask_overruled_source", "name", name)
		}
		out = append(out, specs.Question{Text: text, Owner: g.Say("owner_tech"), Source: phrasing.Rule("confirm-feedback")})
	}
	return out
}
