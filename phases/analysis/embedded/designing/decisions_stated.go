package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// decided says that the sentence about a technology takes it for this product:
// it does not tell what another system is made of, weighs nothing, and says
// what the family needs to hear ("runs on", of a place to run).
func (g *Designer) decided(fam *decisionRule, t *understanding.TechnologyFact) bool {
	if text, _ := g.leaning(t); text != "" {
		return true
	}
	said, src := g.namingText(t)
	if said == "" || g.isFeedback(said) {
		return true
	}
	if g.staysUntouched(src) {
		return false
	}
	x := phrasing.NewWordIndex(said)
	if x.HasAny(g.d.Words["undecided"]) || x.HasAny(g.d.Words["until_now"]) || g.kept(t) || g.ofAnother(said, t.Name) {
		return false
	}
	return fam.Says.None() || x.HasAny(fam.Says) || g.standsOn(said, t.Name)
}

// staysUntouched says that a line stands under a heading of what must not change: what is
// named there is there already, and nobody takes it.
func (g *Designer) staysUntouched(src specs.Source) bool {
	if g.sections == nil || len(src.Lines) == 0 {
		return false
	}
	title, line := "", src.Lines[0].From
	for i := range g.sections.Sections {
		if s := &g.sections.Sections[i]; s.From <= line {
			title = s.Title
		}
	}
	return phrasing.NewWordIndex(title).HasAny(g.d.Words["untouched_heads"])
}

// standsOn says that the name follows a preposition of place at once: "Kotlin
// on GKE", "hosted at Hetzner".
func (g *Designer) standsOn(said, name string) bool {
	low := " " + reading.Lower(said)
	for _, p := range g.d.Words["place_prepositions"].In("en") {
		if strings.Contains(low, " "+p+" "+reading.Lower(bareName(name))) {
			return true
		}
	}
	return false
}

// ofAnother says that a sentence is about a system outside: it begins with its
// name.
func (g *Designer) ofAnother(said, technology string) bool {
	return slices.ContainsFunc(g.req.Index.Integrations, func(s specs.Integration) bool {
		name := specs.Plain(s.Name)
		return !strings.EqualFold(name, bareName(technology)) && strings.HasPrefix(reading.Lower(said), reading.Lower(name)+" ")
	})
}

// leaning is the sentence by which a source leans towards a technology without
// taking it; empty where it does not.
func (g *Designer) leaning(t *understanding.TechnologyFact) (text string, src specs.Source) {
	if t.Standing == understanding.TechWished {
		return t.Text, t.Source
	}
	for _, s := range g.sayings(t.Name) {
		for _, part := range strings.FieldsFunc(s.text, func(r rune) bool { return strings.ContainsRune("，；,;", r) }) {
			if names(part, bareName(t.Name)) && phrasing.NewWordIndex(withoutRatherThan(part)).HasAny(g.d.Words["leanings"]) {
				return s.text, s.src
			}
		}
	}
	return "", src
}

// withoutRatherThan is a clause without the words that set what it takes against another
// thing: "Kafka rather than SQS" decides. What only would be done leans.
func withoutRatherThan(part string) string {
	low := " " + reading.Lower(part) + " "
	if reading.ContainsAny(low, " would ", "'d ", "’d ", " might ", " could ", " may ", " perhaps ", " maybe ", " probably ") {
		return part
	}
	return strings.ReplaceAll(low, " rather than ", " ")
}

// nameWithKin is a technology with the others of its kind that the same
// sentence takes: "Kotlin and C#".
func (g *Designer) nameWithKin(fam *decisionRule, t *understanding.TechnologyFact, said string) string {
	list := []string{t.Name}
	for i := range g.Understood.Technologies {
		o := &g.Understood.Technologies[i]
		if !fam.Kin || o == t || len(list) == 3 || !fam.fits(o) || g.rejected(o) || !names(said, bareName(o.Name)) || slices.Contains(list, o.Name) {
			continue
		}
		list = append(list, o.Name)
	}
	slices.SortStableFunc(list, func(a, b string) int { return strings.Index(said, bareName(a)) - strings.Index(said, bareName(b)) })
	return g.Join(list, 0)
}
