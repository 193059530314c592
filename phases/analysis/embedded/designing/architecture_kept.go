package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// kept says that the product is built with a technology already: "an existing
// Rails app (PostgreSQL, Redis)". Nobody decides on it.
func (g *Designer) kept(t *understanding.TechnologyFact) bool {
	says := slices.ContainsFunc(g.sayings(t.Name), func(s saying) bool {
		return phrasing.NewWordIndex(s.text).HasAny(g.d.Words["existing"])
	})
	return says || names(t.Text, bareName(t.Name)) && slices.ContainsFunc(wording.Sentences(t.Text), func(s wording.Span) bool {
		part := t.Text[s.Start:s.End]
		return names(part, bareName(t.Name)) && phrasing.NewWordIndex(part).HasAny(g.d.Words["existing"])
	})
}

// forCallers says that a language or framework is one in which others call the
// product, as those of generated clients are, or of a script at hand, and none in
// which it is written.
func (g *Designer) forCallers(t *understanding.TechnologyFact) bool {
	says := g.sayings(t.Name)
	if t.Layer != "language" && t.Layer != "framework" || len(says) == 0 {
		return false
	}
	if name := bareName(t.Name); !t.Binding && !slices.ContainsFunc(says, func(s saying) bool {
		return !phrasing.NewWordIndex(s.text).Has(name+" script") && !phrasing.NewWordIndex(s.text).Has(name+" scripts")
	}) {
		return true // "our own Ruby script ignores foreign keys"
	}
	if g.profile == "library" {
		return false
	}
	return !slices.ContainsFunc(says, func(s saying) bool {
		return !phrasing.NewWordIndex(s.text).HasAny(g.d.Words["for_callers"]) && !ofClients(s.text, bareName(t.Name))
	})
}

// delivered says that a requirement is to deliver something in a language in which others
// call the product, as an SDK: then it is written, if not the product itself.
func (g *Designer) delivered(t *understanding.TechnologyFact) bool {
	for i := range g.req.Requirements {
		title := specs.Plain(g.req.Requirements[i].Title)
		if g.wanted(i) && g.req.Requirements[i].Source.Kind == specs.Stated && names(title, bareName(t.Name)) && phrasing.NewWordIndex(title).HasAny(g.d.Words["delivered_kits"]) {
			return true
		}
	}
	return false
}

// backend is the service that is the whole back end of the product, empty where
// the product has one of its own.
func (g *Designer) backend() string {
	if !g.running() {
		return ""
	}
	for i := range g.Understood.Technologies {
		t := &g.Understood.Technologies[i]
		if g.rejected(t) {
			continue
		}
		for _, lang := range phrasing.Languages() {
			if slices.Contains(g.d.Words["backend_services"].In(lang), reading.Lower(bareName(t.Name))) {
				return t.Name
			}
		}
	}
	return ""
}

// faceless says that the source rules out any screen of the product: a worker or a
// pipeline that nobody signs in to.
func (g *Designer) faceless() bool {
	return slices.ContainsFunc(g.Understood.NonGoals, func(n specs.NonGoal) bool {
		text := understanding.TrimArticle(strings.TrimRight(reading.Lower(n.Text), ".。 "), []string{"a", "an", "any", "no", "building"})
		return slices.Contains(g.d.Words["no_screen"].In(g.Language), text)
	})
}

// asks says that a word stands in what is wanted: in a requirement, the pitch or a
// constraint, and not only in a question or in what is left out.
func (g *Designer) asks(t templates.Terms) bool {
	said := phrasing.ItemsText(g.Understood.Pitch) + " . " + phrasing.ItemsText(g.Understood.Constraints) + " . " + phrasing.ItemsText(g.Understood.Decisions) + " . " + g.Understood.Title
	return len(g.wantedHits(t)) > 0 || phrasing.NewWordIndex(said).HasAny(t)
}

// entryPart is how people reach a product: on the phone or by the web where the
// source says so, else by an entry of which nobody has said what it is.
func (g *Designer) entryPart() (name, duty string) {
	key := "part_entry_" + g.profile
	name, duty = g.say(key), g.say(key+"_duty", "entities", g.Join(g.entityNames(3), 3))
	if g.accountless() {
		duty = g.say("part_entry_accountless_duty")
	}
	switch {
	case g.profile != "service":
	case g.faceless():
		name, duty = g.say("part_entry_none"), g.say("part_entry_none_duty")
	case (g.madeFor(g.d.Words["apart_app"]) || g.madeFor(g.d.Words["apart_mini"]) || g.madeFor(g.d.Words["apart_either"])) && !g.asks(g.d.Words["web_only"]):
		name, duty = g.say("part_entry_mobile"), g.say("part_entry_mobile_duty")
	case g.Words.HasAny(g.d.Words["web"]) && !g.Words.HasAny(g.d.Words["no_web"]):
		name = g.say("part_entry_web")
	case g.asks(g.d.Words["mobile"]) || slices.ContainsFunc(g.Understood.Technologies, func(t understanding.TechnologyFact) bool {
		return !g.rejected(&t) && phrasing.NewWordIndex(t.Name).HasAny(g.d.Words["mobile"])
	}):
		name, duty = g.say("part_entry_mobile"), g.say("part_entry_mobile_duty")
	}
	return name, strings.TrimSpace(duty)
}
