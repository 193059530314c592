package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxEndpointDeed is how long the words of a heading are, in runes, that say what an
// endpoint is for.
const maxEndpointDeed = 12

// endpointDeed is what a Chinese heading says that its one endpoint is for: 退号 in
// "退号 `POST /v1/tickets/{id}/void`". Empty for any other heading.
func endpointDeed(title string) string {
	ops := reading.Operations(title)
	if len(ops) != 1 || !reading.HasHan(title) {
		return ""
	}
	rest := strings.NewReplacer("`", " ", ops[0].Method, " ", ops[0].Path, " ").Replace(title)
	deed := strings.Trim(strings.Join(strings.Fields(rest), ""), " :：（）()-–—、.")
	if n := utf8.RuneCountInString(deed); n < 2 || n > maxEndpointDeed || !reading.HasHan(deed) || strings.ContainsAny(deed, "，。；/") {
		return ""
	}
	return deed
}

// openNamedEndpoint makes a feature of an endpoint whose heading says what it is for:
// what stands below tells its answers, its rules and the states of what it gives.
func (x *understander) openNamedEndpoint(s int) bool {
	sec := &x.r.Sections[s]
	deed := endpointDeed(sec.Title)
	if deed == "" {
		return false
	}
	op := reading.Operations(sec.Title)[0]
	name := op.Method + " " + op.Path
	x.u.Endpoints[x.ops[op]].Purpose = sentence(deed)
	at := x.addFeature(FeatureFact{Text: "`" + name + "` " + deed, Group: name}, sec.From, sec.To)
	x.ctx[s].feature = at
	for _, i := range x.units[s] {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose || len(u.Sentences) == 0 {
			continue
		}
		x.place(u.From, u.To)
		if !x.labelStates(u) {
			x.more(at, u, u.Sentences, x.ctx[s])
		}
		u.Sentences = nil
	}
	return true
}

// namedEndpointEntity is the record whose fields stand below the heading of an endpoint
// that says what it is for; empty for any other heading.
func namedEndpointEntity(title string) string {
	if endpointDeed(title) == "" {
		return ""
	}
	return pathEntity(title)
}

// pathEntity is what the path of an endpoint is about, ticket in "/v1/tickets/{id}":
// the name of the record whose fields stand below its heading. Empty without a path.
func pathEntity(title string) string {
	ops := reading.Operations(title)
	if len(ops) == 0 {
		return ""
	}
	name := ""
	for part := range strings.SplitSeq(ops[0].Path, "/") {
		if part == "" || strings.ContainsAny(part, "{}:") || strings.TrimLeft(part, "v0123456789.") == "" || part == "api" {
			continue
		}
		name = part
		break
	}
	if one, ok := strings.CutSuffix(name, "ies"); ok {
		return one + "y"
	}
	if !strings.HasSuffix(name, "ss") {
		name = strings.TrimSuffix(name, "s")
	}
	return name
}
