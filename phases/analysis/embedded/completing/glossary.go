package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Bounds of the glossary.
const (
	minTerms      = 5
	maxInferTerms = 8
)

// maxTermWords is how many words the name of a role has that is a term; more
// are a description.
const maxTermWords = 4

// glossary holds the stated terms, then roles and things of which the source tells
// what they are, then terms of the domain that the requirements will use, and only
// to reach five others.
func (w *Completer) glossary(refined *specs.Refined) []specs.Term {
	g := &glossaryBuilder{known: map[string]bool{}}
	for _, t := range w.Understood.Terms {
		t.Term, t.Definition = w.apposed(t.Term, t.Definition)
		g.add(specs.Term{Term: t.Term, Definition: phrasing.Finished(t.Definition), Aliases: t.Aliases, Category: phrasing.OrElse(t.Category, "core"), Source: t.Source})
	}
	for _, a := range w.people() {
		if def := w.roleDefinition(&a); def.Text != "" && len(strings.Fields(a.Name)) <= maxTermWords {
			g.add(specs.Term{Term: w.termOfRole(a.Name), Definition: def.Text, Aliases: a.Aliases, Category: "business", Source: def.Source})
		}
	}
	for _, t := range phrasing.FirstN(w.definedThings(), maxInferTerms) {
		if !g.inShort(t.Term) {
			g.add(t)
		}
	}
	uses := phrasing.NewWordIndex(refinedText(refined))
	w.addPackTerms(g, minTerms+maxInferTerms, func(t *templates.PackTerm, name string) bool {
		return uses.Has(name) && (w.Words.Has(t.Term.In("en")) || w.Words.Has(t.Term.In("zh")))
	})
	w.reachTerms(g, uses)
	return g.terms
}

// apposed takes a term out of the definition that repeats it: "gateways: Gateways, small
// computers that …" says of gateways that they are small computers.
func (w *Completer) apposed(term, definition string) (name, meaning string) {
	rest, ok := phrasing.CutFold(definition, term+", ")
	if !ok || w.Language == "zh" || rest == "" {
		return term, definition
	}
	return phrasing.Capital(term), wording.Sentence(rest)
}

// refinedText is all that the requirements will be made of.
func refinedText(r *specs.Refined) string {
	var b strings.Builder
	add := func(texts ...string) {
		for _, t := range texts {
			b.WriteString(t)
			b.WriteString(" . ")
		}
	}
	for i := range r.Features {
		f := &r.Features[i]
		add(f.Name, f.Description, phrasing.ItemsText(f.AcceptanceCriteria), phrasing.ItemsText(f.EdgeCases))
	}
	for _, q := range r.Qualities {
		add(q.Details, q.MeasurableCriteria)
	}
	return b.String()
}

// addPackTerms adds terms of the chosen domains that fit, up to a number.
func (w *Completer) addPackTerms(g *glossaryBuilder, limit int, fits func(t *templates.PackTerm, name string) bool) {
	for _, p := range w.Packs {
		w.addTermsOf(p, g, limit, fits)
	}
}

// addTermsOf adds the terms of one domain that fit, up to a number.
func (w *Completer) addTermsOf(p *templates.Pack, g *glossaryBuilder, limit int, fits func(t *templates.PackTerm, name string) bool) {
	for i := range p.Terms {
		if t := &p.Terms[i]; len(g.terms) < limit && fits(t, w.Fill(p, t.Term)) {
			g.add(w.packTerm(p, *t))
		}
	}
}

// packTexts is what a domain brings into every package of its kind: settings, measurements and
// risks. A term that they use explains a word that is read; others come last.
func packTexts(p *templates.Pack, lang string) string {
	var b strings.Builder
	add := func(text templates.Words) { b.WriteString(text.In(lang) + " . ") }
	for i := range p.Settings {
		add(p.Settings[i].Meaning)
	}
	for i := range p.Telemetry {
		add(p.Telemetry[i].Meaning)
	}
	for i := range p.Risks {
		add(p.Risks[i].Text)
		add(p.Risks[i].Mitigation)
	}
	return b.String()
}

// reachTerms fills up to the lower bound with what the documents speak of: things,
// systems and technologies of the source before terms of the domain that it does not
// use itself.
func (w *Completer) reachTerms(g *glossaryBuilder, uses *phrasing.WordIndex) {
	w.thingsTold(g)
	w.addPackTerms(g, minTerms, func(_ *templates.PackTerm, name string) bool { return uses.Has(name) && w.Words.Has(name) })
	w.recordTerms(g)
	w.spokenTerms(g, false)
	w.handledTerms(g)
	for i := range w.Understood.Integrations {
		if s := &w.Understood.Integrations[i]; len(g.terms) < minTerms && w.tellsWhole(phrasing.Finished(s.Purpose)) && !strings.ContainsAny(s.Name, ";:()") {
			g.add(specs.Term{Term: s.Name, Definition: w.systemDefinition(s), Category: "technical", Source: s.Source})
		}
	}
	w.spokenTerms(g, true)
	used := g.definitions()
	for i := range w.Understood.Technologies {
		if t := &w.Understood.Technologies[i]; len(g.terms) < minTerms && t.Layer != "" && uses.Has(t.Name) {
			g.add(w.technologyTerm(t, used))
		}
	}
	w.addPackTerms(g, minTerms, func(_ *templates.PackTerm, name string) bool { return uses.Has(name) })
	w.addPackTerms(g, minTerms, func(t *templates.PackTerm, _ string) bool { return w.Words.HasAny(t.Match) })
	for _, p := range w.Packs {
		if len(g.terms) >= minTerms {
			return // what the others use need not be known
		}
		own := phrasing.NewWordIndex(packTexts(p, w.Language))
		w.addTermsOf(p, g, minTerms, func(_ *templates.PackTerm, name string) bool { return own.Has(name) })
	}
	w.addPackTerms(g, minTerms, func(*templates.PackTerm, string) bool { return true })
}

// recordTerms adds what the product keeps, by its fields, up to the lower bound: the
// data model tells more of it.
func (w *Completer) recordTerms(g *glossaryBuilder) {
	for i := range w.Understood.Entities {
		e := &w.Understood.Entities[i]
		if len(g.terms) == minTerms || len(e.Fields) == 0 && e.Label == "" {
			continue // nothing to say of it
		}
		g.add(specs.Term{Term: e.Name, Definition: w.entityDefinition(e), Category: "core", Source: phrasing.Rule("term-from-entity")})
	}
}

// technologyTerm is a technology by what it is known to be, else by a sentence of the
// source that says what it is, else by its kind and its part in the product; one sentence
// defines one term.
func (w *Completer) technologyTerm(t *understanding.TechnologyFact, used map[string]bool) specs.Term {
	out := specs.Term{Term: t.Name, Category: "technical", Source: phrasing.Rule("term-from-technology")}
	if out.Definition = w.knownMeaning(t.Name); out.Definition != "" {
		return out
	}
	for _, it := range slices.Concat(w.Understood.Constraints, w.askedTexts()) {
		for _, s := range wording.Sentences(it.Text) {
			if text := phrasing.Finished(it.Text[s.Start:s.End]); w.defines(t.Name, text) && w.tellsWhole(text) && !longEnough(text, maxStatement) && !used[text] {
				used[text] = true
				out.Definition, out.Source = text, it.Source
				return out
			}
		}
	}
	kind, ok := w.Table.Words["technology_kinds"].Paired(w.Language, t.Layer)
	if !ok {
		kind = w.Say("term_technology_other")
	}
	if out.Definition = w.Sentence("term_technology_named", "kind", kind); w.demandsTech(t) {
		out.Definition = w.Sentence("term_technology_given", "kind", kind)
	}
	return out
}

// knownMeaning is what a well-known technology or system is; empty where the tables know
// nothing of it.
func (w *Completer) knownMeaning(name string) string {
	meaning, _ := w.Table.Words["technology_meanings"].Paired(w.Language, strings.ToLower(name))
	return phrasing.Finished(phrasing.Capital(meaning))
}

func (w *Completer) packTerm(p *templates.Pack, t templates.PackTerm) specs.Term {
	return specs.Term{
		Term: w.Fill(p, t.Term), Definition: phrasing.Finished(w.Fill(p, t.Definition)), Category: phrasing.OrElse(t.Category, "business"),
		Aliases: t.Aliases.In(w.Language), Source: specs.FromRule(p.ID),
	}
}

// termOfRole is the word for one person of a department: a salesperson, not a sale.
func (w *Completer) termOfRole(name string) string {
	if role, ok := w.RoleOfDepartment(name); ok {
		return phrasing.Capital(role)
	}
	return name
}

// roleDefinition says who somebody is: what the source tells of the role, else
// what it lets them do, else the sentence in which they do or get something. Empty
// where it only names them.
func (w *Completer) roleDefinition(a *understanding.ActorFact) specs.Item {
	if a.Role != "" {
		return specs.Item{Text: phrasing.OrElse(w.DefinedRole(*a), phrasing.Finished(a.Role)), Source: a.Source}
	}
	if text := w.definedByDeeds(a); text != "" {
		return phrasing.Item(text, phrasing.Rule("term-from-role"))
	}
	said := w.definedBySentence(a)
	if w.Language != "zh" || said.Text == "" {
		return said
	}
	deed := w.ownNeed(a.Name, said.Text) // 师傅在手机上接单 is asked for, and no word for who 师傅 are
	clause := w.FirstClause(strings.TrimRight(deed, "。"))
	if deed == said.Text || strings.ContainsAny(clause, "才就") {
		return specs.Item{}
	}
	return specs.Item{Text: w.Sentence("person_can", "text", clause), Source: said.Source}
}

// systemDefinition is what another system is for. A whole sentence of the source that
// names the system defines it only where it says what the system is.
func (w *Completer) systemDefinition(s *understanding.IntegrationFact) string {
	if known := w.knownMeaning(s.Name); known != "" && !w.defines(s.Name, s.Purpose) {
		return known
	}
	if phrasing.NewWordIndex(s.Purpose).Has(s.Name) {
		if text := phrasing.Finished(strings.TrimSpace(s.Purpose)); !w.defines(s.Name, text) {
			return w.Sentence("term_system_said", "text", "“"+w.Verbatim(text, s.Source)+"”")
		}
	}
	return phrasing.Finished(s.Purpose)
}

func (w *Completer) entityDefinition(e *specs.Entity) string {
	if e.Label != "" && wording.Detect(e.Label) == wording.Lang(w.Language) && e.Label != e.Name {
		return phrasing.Finished(e.Label)
	}
	var names []string
	for _, f := range e.Fields {
		names = append(names, f.Name)
	}
	if len(names) == 0 {
		return w.Sentence("term_entity")
	}
	return w.Sentence("term_entity_fields", "list", w.Join(names, 4))
}

// glossaryBuilder keeps every term once.
type glossaryBuilder struct {
	terms []specs.Term
	known map[string]bool
}

// definitions are the sentences that define a term already.
func (g *glossaryBuilder) definitions() map[string]bool {
	out := map[string]bool{}
	for i := range g.terms {
		out[g.terms[i].Definition] = true
	}
	return out
}

// inShort says that a term is the last word of a longer one that is there: "link" of "Short
// link", which is meant wherever the text says no more.
func (g *glossaryBuilder) inShort(term string) bool {
	tail := " " + phrasing.FoldTerm(wording.Singular(term))
	return slices.ContainsFunc(g.terms, func(t specs.Term) bool { return strings.HasSuffix(phrasing.FoldTerm(wording.Singular(t.Term)), tail) })
}

func (g *glossaryBuilder) add(t specs.Term) {
	key := phrasing.FoldTerm(wording.Singular(t.Term))
	if key == "" || g.known[key] {
		return
	}
	g.known[key] = true
	for _, a := range t.Aliases {
		g.known[phrasing.FoldTerm(wording.Singular(a))] = true
	}
	t.FirstDefinedIn = specs.BriefFile
	g.terms = append(g.terms, t)
}
