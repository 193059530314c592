package designing

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

const maxDerivedEndpoints = 12

// interfaces fills how the product is called: operations of HTTP, functions
// or commands, and examples.
func (g *Designer) interfaces(a *specs.Architecture) {
	a.Endpoints = g.statedEndpoints()
	switch g.profile {
	case "service", "api", "platform":
		if len(a.Endpoints) == 0 {
			a.Endpoints = g.derivedEndpoints()
		}
		if len(a.Endpoints) == 0 && g.profile == "api" {
			a.Endpoints = g.entityEndpoints()
		}
	}
	a.Signatures = g.statedSignatures()
	if len(a.Signatures) == 0 && (g.profile == "library" || g.profile == "cli") {
		a.Signatures = g.derivedSignatures()
	}
	a.Examples = g.examples(a.Signatures)
}

func (g *Designer) statedEndpoints() []specs.Endpoint {
	var out []specs.Endpoint
	for _, e := range g.Understood.Endpoints {
		row := specs.Endpoint{Method: e.Method, Route: e.Path, Purpose: g.phrase(e.Purpose), Source: e.Source}
		row.Requirements = g.servedBy(e.Path+" "+e.Purpose, e.Source)
		if row.Purpose == "" {
			row.Purpose = g.purposeOf(e.Method, e.Path)
		}
		out = append(out, row)
	}
	return out
}

// purposeOf says what an operation does by its method and its resource.
func (g *Designer) purposeOf(method, path string) string {
	resource := strings.ToLower(resourceOf(method + " " + path))
	if resource == "" {
		resource = path
	}
	key := "op_" + strings.ToLower(method)
	if !strings.HasSuffix(path, "}") && method == "GET" {
		key = "op_list"
	}
	if g.d.Phrases[key] == nil {
		key = "op_other"
	}
	one := wording.Singular(resource)
	return g.say(key, "resource", resource, "one", one)
}

// servedBy are the requirements that an operation serves: those of its lines,
// else the one that shares most of its words.
func (g *Designer) servedBy(text string, src specs.Source) []string {
	var out []string
	for i := range g.req.Requirements {
		if g.wanted(i) && len(out) < 4 && sharesLine(g.req.Requirements[i].Source, src) {
			out = append(out, g.req.Requirements[i].ID)
		}
	}
	if len(out) > 0 {
		return out
	}
	words := wording.Keywords(strings.NewReplacer("/", " ", "{", " ", "}", " ").Replace(specs.Plain(text)))
	best, top := -1, 0.0
	for i := range g.req.Requirements {
		score := completing.Jaccard(words, wording.Keywords(specs.Plain(g.req.Requirements[i].Title)))
		if g.wanted(i) && score > top {
			best, top = i, score
		}
	}
	if best < 0 || top < 0.1 {
		return nil
	}
	return []string{g.req.Requirements[best].ID}
}

// derivedEndpoints makes operations of the requirements: of a verb and the
// entity that it is about. Packs add those of the features taken over.
func (g *Designer) derivedEndpoints() []specs.Endpoint {
	var out []specs.Endpoint
	at := map[string]int{}
	add := func(method, path, purpose, id string, src specs.Source) {
		key := method + " " + path
		if n, ok := at[key]; ok {
			if !slices.Contains(out[n].Requirements, id) {
				out[n].Requirements = append(out[n].Requirements, id)
			}
			return
		}
		if len(out) >= maxDerivedEndpoints {
			return
		}
		at[key] = len(out)
		out = append(out, specs.Endpoint{Method: method, Route: path, Purpose: purpose, Requirements: []string{id}, Source: src})
	}
	for i := range g.req.Requirements {
		r := &g.req.Requirements[i]
		if !g.wanted(i) {
			continue
		}
		if method, path, purpose, src, ok := g.packEndpoint(r); ok {
			add(method, path, purpose, r.ID, src)
			continue
		}
		if r.Source.Kind == specs.Inferred {
			continue
		}
		method, suffix := g.methodOf(r)
		if path := routeOf(g.namedEntity(r)); path != "" && method != "" {
			add(method, path+suffix, g.phrase(r.Title), r.ID, completing.Rule("endpoint-from-entity"))
		}
	}
	slices.SortStableFunc(out, func(a, b specs.Endpoint) int {
		return cmp.Compare(resourceOf(a.Method+" "+a.Route), resourceOf(b.Method+" "+b.Route))
	})
	return out
}

// maxEntityEndpoints bounds of how many entities an interface offers operations
// that no requirement names.
const maxEntityEndpoints = 3

// entityEndpoints are the operations of an interface where no requirement names
// any: to list and to create what it is about. A name that is no identifier in
// Latin letters stands in the address as it is, for a person to choose another.
func (g *Designer) entityEndpoints() []specs.Endpoint {
	var out []specs.Endpoint
	all := g.req.Index.Entities
	for i := range all[:min(maxEntityEndpoints, len(all))] {
		one := strings.ToLower(g.entityWord(&all[i]))
		path := cmp.Or(routeOf(all[i].Name), "/"+strings.Join(strings.Fields(one), "-"))
		serves := g.servedBy(one, specs.Source{})
		for _, op := range []struct{ method, phrase string }{{"GET", "op_list"}, {"POST", "op_post"}} {
			out = append(out, specs.Endpoint{
				Method: op.method, Route: path, Purpose: g.say(op.phrase, "resource", wording.Plural(one), "one", one),
				Requirements: serves, Source: completing.Rule("endpoint-from-entity"),
			})
		}
	}
	return out
}

// namedEntity is the entity that the title of a requirement names; in a small
// product a requirement that names none is about the main one.
func (g *Designer) namedEntity(r *specs.Requirement) string {
	title := completing.NewWordIndex(specs.Plain(r.Title))
	for i := range g.req.Index.Entities {
		e := &g.req.Index.Entities[i]
		if title.Has(g.entityWord(e)) || title.Has(completing.SplitCamel(e.Name)) {
			return e.Name
		}
	}
	if all := g.req.Index.Entities; len(all) > 0 && len(g.req.Requirements) <= 5 {
		return all[0].Name
	}
	return ""
}

// routeOf is the address of an entity's collection: /waitlist-entries. A name
// that is no identifier in Latin letters gives none.
func routeOf(entity string) string {
	if !reading.IsASCII(entity) || entity == "" {
		return ""
	}
	name := strings.ToLower(wording.Plural(completing.SplitCamel(entity)))
	name = strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return '-'
	}, name)
	return "/" + strings.Trim(name, "-")
}

// methodOf is the method and the end of the address for what a requirement
// does; empty for one that is no action.
func (g *Designer) methodOf(r *specs.Requirement) (method, suffix string) {
	phrase := g.phrase(r.Title)
	switch g.Table.Action(g.Language, phrase).Class {
	case "remove":
		return "DELETE", "/{id}"
	case "change":
		if completing.NewWordIndex(g.leading(phrase)).HasAny(g.d.Words["updates"]) {
			return "PATCH", "/{id}"
		}
		return "POST", ""
	case "transfer":
		return "GET", "/export"
	case "send":
		return "POST", "/{id}/notifications"
	}
	verb := completing.LeadingWord(phrase)
	switch {
	case completing.NewWordIndex(g.leading(phrase)).HasAny(g.d.Words["reading"]):
		return "GET", ""
	case g.Language == "zh":
		return "POST", ""
	case g.actsFirst(phrase) && reading.IsASCII(verb):
		return "POST", "/{id}/" + strings.ToLower(verb)
	default:
		return "", ""
	}
}

// leading is the part of a phrase in which its verb stands.
func (g *Designer) leading(phrase string) string {
	if g.Language == "zh" {
		return completing.HeadOf(phrase, 6)
	}
	return completing.LeadingWord(phrase)
}

// packEndpoint is the operation that a pack knows for a requirement taken over
// from one of its features, or for a stated one that does the same.
func (g *Designer) packEndpoint(r *specs.Requirement) (method, path, purpose string, src specs.Source, ok bool) {
	title := specs.Plain(r.Title)
	for _, p := range g.Packs {
		if (p.Fallback || g.ToldWhole()) && r.Source.Rule != p.ID {
			continue
		}
		for _, f := range p.Features {
			name := g.Fill(p, f.Name)
			if !strings.EqualFold(name, title) && completing.Overlap(name, title) < 0.75 {
				continue
			}
			for _, e := range p.Endpoints {
				if e.Feature == f.ID {
					return e.Method, e.Path, g.phrase(g.Fill(p, e.Purpose)), specs.FromRule(p.ID), true
				}
			}
		}
	}
	return "", "", "", src, false
}
