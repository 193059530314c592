package embedded

import (
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// Bounds of the glossary.
const (
	minTerms      = 5
	maxInferTerms = 8
)

// glossary holds the stated terms, then roles and entities of the source, then
// terms of the domain that the source uses, and only to reach five others.
func (w *work) glossary() []specs.Term {
	g := &glossaryBuilder{known: map[string]bool{}}
	for _, t := range w.u.Terms {
		g.add(specs.Term{Term: t.Term, Definition: finished(t.Definition), Aliases: t.Aliases, Category: orElse(t.Category, "core"), Source: t.Source})
	}
	for _, a := range w.people() {
		g.add(specs.Term{Term: a.Name, Definition: w.roleDefinition(a), Aliases: a.Aliases, Category: "business", Source: w.definedBy(a.Role != "", a.Source, "term-from-role")})
	}
	for i := range w.u.Entities {
		e := &w.u.Entities[i]
		if len(e.Fields) == 0 && e.Label == "" {
			continue // nothing to say of it
		}
		g.add(specs.Term{Term: e.Name, Definition: w.entityDefinition(e), Category: "core", Source: rule("term-from-entity")})
	}
	for _, p := range w.packs {
		for _, t := range p.Terms {
			if len(g.terms) < minTerms+maxInferTerms && (w.text.has(t.Term.In("en")) || w.text.has(t.Term.In("zh"))) {
				g.add(w.packTerm(p, t))
			}
		}
	}
	w.reachTerms(g)
	return g.terms
}

// reachTerms fills up to the lower bound: the subject, domain terms next to
// the words of the source, then any of the domain.
func (w *work) reachTerms(g *glossaryBuilder) {
	if len(g.terms) < minTerms && w.subject != "" {
		if actions := w.actions(1); len(actions) > 0 {
			g.add(specs.Term{Term: w.subject, Definition: w.sentence("term_subject", "feature", actions[0]), Category: "core", Source: rule("term-from-feature")})
		}
	}
	for _, near := range []bool{true, false} {
		for _, p := range w.packs {
			for _, t := range p.Terms {
				if len(g.terms) < minTerms && (!near || w.text.hasAny(t.Match)) {
					g.add(w.packTerm(p, t))
				}
			}
		}
	}
}

func (w *work) packTerm(p *templates.Pack, t templates.PackTerm) specs.Term {
	return specs.Term{
		Term: w.fill(p, t.Term), Definition: finished(w.fill(p, t.Definition)), Category: orElse(t.Category, "business"),
		Aliases: t.Aliases.In(w.lang), Source: specs.FromRule(p.ID),
	}
}

func (w *work) definedBy(stated bool, src specs.Source, rl string) specs.Source {
	if stated {
		return src
	}
	return rule(rl)
}

func (w *work) roleDefinition(a ActorFact) string {
	if a.Role != "" {
		return orElse(w.definedRole(a), finished(a.Role))
	}
	if wants := w.wantsOf(a.Name, 1); len(wants) > 0 && w.isVerbPhrase(wants[0]) {
		return w.sentence("term_actor", "feature", w.shortWant(wants[0]))
	}
	if len(a.Needs) > 0 && w.isVerbPhrase(w.phrase(a.Needs[0].Text)) {
		return w.sentence("term_actor", "feature", w.shortWant(w.impersonal(w.phrase(a.Needs[0].Text))))
	}
	return w.sentence("term_actor_plain")
}

func (w *work) entityDefinition(e *specs.Entity) string {
	if e.Label != "" && wording.Detect(e.Label) == wording.Lang(w.lang) && e.Label != e.Name {
		return finished(e.Label)
	}
	var names []string
	for _, f := range e.Fields {
		names = append(names, f.Name)
	}
	if len(names) == 0 {
		return w.sentence("term_entity")
	}
	return w.sentence("term_entity_fields", "list", w.join(names, 4))
}

// glossaryBuilder keeps every term once.
type glossaryBuilder struct {
	terms []specs.Term
	known map[string]bool
}

func (g *glossaryBuilder) add(t specs.Term) {
	key := foldTerm(wording.Singular(t.Term))
	if key == "" || g.known[key] {
		return
	}
	g.known[key] = true
	for _, a := range t.Aliases {
		g.known[foldTerm(wording.Singular(a))] = true
	}
	t.FirstDefinedIn = specs.BriefFile
	g.terms = append(g.terms, t)
}

func orElse(s, other string) string {
	if s == "" {
		return other
	}
	return s
}
