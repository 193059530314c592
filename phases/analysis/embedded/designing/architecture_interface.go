package designing

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
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
	for i, e := range g.Understood.Endpoints {
		if g.isCallOf(i) {
			continue
		}
		row := specs.Endpoint{Method: e.Method, Route: e.Path, Purpose: g.phrase(e.Purpose), Source: e.Source}
		row.Purpose = g.statedPurpose(e.Method, e.Path, cmp.Or(row.Purpose, g.toldOf(e.Method+" "+e.Path)))
		if path, _, _ := strings.Cut(e.Path, "?"); e.Fragment && row.Purpose != "" && g.Language != "zh" && !strings.HasPrefix(row.Purpose, g.ActOf(e.Method, pathParts(path))) {
			row.Purpose = g.WithHead(g.ActOf(e.Method, pathParts(path)), row.Purpose) // "drafts only" is no deed
		}
		row.Requirements = g.servedBy(e.Method+" "+e.Path, row.Purpose, e.Source, e.Told)
		if e.Scope != "" {
			row.Purpose = strings.TrimSpace(row.Purpose + g.say("endpoint_scope", "scope", e.Scope))
		}
		row.Purpose = g.besidePurpose(&e, row.Purpose)
		out = append(out, row)
	}
	return out
}

// besidePurpose is what an operation is for with what its row says besides, where no requirement
// of its own holds that: "accept an event; for the two older producers".
func (g *Designer) besidePurpose(e *understanding.EndpointFact, purpose string) string {
	if g.Language == "zh" || slices.ContainsFunc(g.Understood.Features, func(f understanding.FeatureFact) bool { return f.Group == e.Method+" "+e.Path }) {
		return purpose
	}
	for _, d := range e.Details {
		if label, _, _ := reading.CutLabel(d.Text, false); label == "" {
			purpose += "; " + g.phrase(d.Text)
		}
	}
	return strings.TrimPrefix(purpose, "; ")
}

// isCallOf says that an operation is another one with its names filled in, as an
// example shows it: "POST /v2/lifts/lft_8K/faults" of "POST /lifts/{id}/faults".
func (g *Designer) isCallOf(at int) bool {
	all := g.Understood.Endpoints
	call := pathParts(all[at].Path)
	for i := range all {
		parts := pathParts(all[i].Path)
		if i == at || all[i].Method != all[at].Method || len(parts) != len(call) {
			continue
		}
		filled := 0
		for n, part := range parts {
			switch {
			case part == call[n]:
			case strings.HasPrefix(part, "{") && !strings.HasPrefix(call[n], "{") && strings.ContainsAny(call[n], "0123456789"):
				filled++
			default:
				filled = -len(parts)
			}
		}
		if filled > 0 {
			return true
		}
	}
	return false
}

// statedPurpose is what the source says of an operation, behind what its path
// says where it has no verb of its own: "newest first" of "GET /events" is "list
// events (newest first)".
func (g *Designer) statedPurpose(method, path, said string) string {
	if said == "" {
		return g.purposeOf(method, path)
	}
	path, _, _ = strings.Cut(path, "?")
	first, _, _ := strings.Cut(said, " ")
	act := g.ActOf(method, pathParts(path))
	if g.Language == "zh" || act == "" || g.IsVerbPhrase(strings.TrimRight(first, ",;:")) || g.IsThird(first) {
		return said
	}
	return g.WithHead(act, said)
}

// toldOf is what a sentence that begins with an operation says that it does: "`POST
// /v1/lamps/{id}/dim` lowers the light" is "lower the light".
func (g *Designer) toldOf(call string) string {
	for i := range g.Understood.Features {
		rest, ok := strings.CutPrefix(g.Understood.Features[i].Text, "`"+call+"` ")
		if !ok {
			continue
		}
		rest = strings.TrimRight(phrasing.HeadClause(rest), ". 。")
		if g.Language == "zh" {
			if strings.HasPrefix(rest, "（") {
				return ""
			}
			return rest
		}
		if base, firm := g.FirmBase(rest); firm && !slices.Contains(g.d.Words["no_deeds_of_calls"].In("en"), phrasing.LeadingWord(base)) {
			return base
		}
	}
	return ""
}

// purposeOf says what an operation does by its method and its path.
func (g *Designer) purposeOf(method, path string) string {
	path, _, _ = strings.Cut(path, "?")
	if act := g.ActOf(method, pathParts(path)); act != "" && g.Language != "zh" {
		return act
	}
	resource := path
	for _, part := range pathParts(path) {
		if !strings.HasPrefix(part, "{") {
			resource = strings.ReplaceAll(part, "-", " ")
		}
	}
	key := "op_" + strings.ToLower(method)
	if !strings.HasSuffix(path, "}") && method == "GET" {
		key = "op_list"
	}
	if g.d.Phrases[key].None() {
		key = "op_other"
	}
	return g.say(key, "resource", resource, "one", wording.Singular(resource))
}

// pathParts are the parts of a path behind its version.
func pathParts(path string) []string {
	parts := strings.Split(strings.Trim(path, "/"), "/")
	for len(parts) > 1 && (parts[0] == "api" || isVersion(parts[0])) {
		parts = parts[1:]
	}
	return parts
}

// ofOtherCall says that a requirement is stated of another operation than this one, which
// stands on the same line.
func (g *Designer) ofOtherCall(r *specs.Requirement, call string) bool {
	said := phrasing.ItemsText(r.Description)
	for _, e := range g.Understood.Endpoints {
		if call != "" && strings.Contains(said, "`"+e.Method+" "+e.Path+"`") {
			return !strings.Contains(said, "`"+call+"`")
		}
	}
	f := g.factAt(r)
	if f == nil || call == "" || f.Group == call {
		return false
	}
	method, path, ok := strings.Cut(f.Group, " ")
	return ok && reading.IsMethod(method) && strings.HasPrefix(path, "/")
}

// servedBy are the requirements that an operation serves: those of its lines, else those
// with a criterion on them, else the one that tells of its deed, else the one that speaks most of what its path names. What a
// requirement rules out no operation serves.
func (g *Designer) servedBy(call, purpose string, src, told specs.Source) []string {
	var out []string
	for i := range g.req.Requirements {
		r := &g.req.Requirements[i]
		if g.wanted(i) && len(out) < 4 && phrasing.SharesLine(r.Source, src) && !g.ofOtherCall(r, call) {
			out = append(out, r.ID)
		}
	}
	if len(out) > 0 {
		return out
	}
	for i := range g.req.Requirements {
		r := &g.req.Requirements[i]
		if g.wanted(i) && slices.ContainsFunc(r.Criteria, func(c specs.Criterion) bool { return phrasing.SharesLine(c.Source, src) }) {
			return []string{r.ID}
		}
	}
	for i := range g.req.Requirements {
		if g.wanted(i) && len(told.Lines) > 0 && phrasing.SharesLine(g.req.Requirements[i].Source, told) {
			return []string{g.req.Requirements[i].ID}
		}
	}
	if best := g.tracedTo(call, purpose); best >= 0 {
		return []string{g.req.Requirements[best].ID}
	}
	return nil
}

// rulesOut says that a title tells what does not happen: "the desk does not assign a room".
func (g *Designer) rulesOut(title string) bool {
	return g.Language == "en" && slices.ContainsFunc(strings.Fields(strings.ToLower(title)), func(word string) bool {
		return word == "not" || word == "never" || word == "cannot"
	})
}

// askedOf are the words by which a requirement is found for an operation: those of its
// path and of what it does, without the deeds that every resource has.
func (g *Designer) askedOf(text string) []string {
	words := wording.Keywords(strings.NewReplacer("/", " ", "{", " ", "}", " ").Replace(specs.Plain(text)))
	return slices.DeleteFunc(words, func(word string) bool {
		return word == "id" || isVersion(word) || g.saysWord("plain_operations", word)
	})
}

// derivedEndpoints makes operations of the requirements: of a verb and the
// entity that it acts on. Packs add those of the features taken over.
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
		if method, path, ok := g.operationOf(r); ok {
			add(method, path, g.phrase(r.Title), r.ID, phrasing.Rule("endpoint-from-entity"))
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
		serves := g.servedBy("", one, specs.Source{}, specs.Source{})
		for _, op := range []struct{ method, phrase string }{{"GET", "op_list"}, {"POST", "op_post"}} {
			out = append(out, specs.Endpoint{
				Method: op.method, Route: path, Purpose: g.say(op.phrase, "resource", wording.Plural(one), "one", one),
				Requirements: serves, Source: phrasing.Rule("endpoint-from-entity"),
			})
		}
	}
	return out
}

// routeOf is the address of an entity's collection: /waitlist-entries. A name
// that is no identifier in Latin letters gives none.
func routeOf(entity string) string {
	if !reading.IsASCII(entity) || entity == "" {
		return ""
	}
	name := strings.ToLower(wording.Plural(phrasing.SplitCamel(entity)))
	name = strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return '-'
	}, name)
	return "/" + strings.Trim(name, "-")
}

// packEndpoint is the operation that a pack knows for a requirement taken over
// from one of its features.
func (g *Designer) packEndpoint(r *specs.Requirement) (method, path, purpose string, src specs.Source, ok bool) {
	title := specs.Plain(r.Title)
	for _, p := range g.Packs {
		if r.Source.Rule != p.ID {
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
