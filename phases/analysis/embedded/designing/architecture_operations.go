package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// operationOf is the operation behind what somebody does with an entity: the
// entity is what the verb acts on, not just any that the title names. What the
// product does by itself is called by nobody.
func (g *Designer) operationOf(r *specs.Requirement) (method, path string, ok bool) {
	phrase := g.phrase(r.Title)
	if g.Language == "zh" || !g.actsFirst(phrase) || !g.isAsked(r, phrase) {
		return "", "", false
	}
	verb := strings.ToLower(phrasing.LeadingWord(phrase))
	object, many, whole := g.actedOn(phrase)
	if object == "" && (g.saysWord("searches", verb) || g.saysWord("reading", verb)) {
		object, many = g.toldThing(phrase), true
	}
	if object == "" && g.saysWord("reading", verb) && strings.Contains(phrase, " who has the ") && len(r.Entities) > 0 {
		object, many = r.Entities[0], true // who has each one stands in the list of them
	}
	path = routeOf(object)
	if path == "" || !reading.IsASCII(verb) || g.saysWord("no_operations", verb) {
		return "", "", false
	}
	switch {
	case g.saysWord("makes", verb):
		return "POST", path, !whole
	case g.saysWord("changes", verb):
		return "PATCH", path + "/{id}", true
	case verb == "delete" || verb == "remove":
		return "DELETE", path + "/{id}", true
	case verb == "export":
		return "GET", path + "/export", true
	case g.saysWord("searches", verb) || many && g.saysWord("reading", verb):
		return "GET", path, true
	case g.saysWord("reading", verb):
		return "GET", path + "/{id}", true
	}
	return "POST", path + "/{id}/" + verb, true
}

// isAsked says that somebody asks for what a requirement says: a person is named,
// or nobody is and the deed is one that people do, not the answer of the product
// to something that happens.
func (g *Designer) isAsked(r *specs.Requirement, phrase string) bool {
	switch g.Table.Action("en", phrase).Class {
	case "advise", "compute", "detect", "demand", "refuse":
		return false
	}
	f := g.factAt(r)
	verb := strings.ToLower(phrasing.LeadingWord(phrase))
	if g.doer(r, phrase) == "" && g.Recurs(phrase) {
		return false // what recurs is begun by the clock
	}
	reads := g.saysWord("searches", verb) || g.saysWord("reading", verb)
	return g.doer(r, phrase) != "" || f == nil || f.Actor == "" && (f.Trigger == "" || reads)
}

// saysWord says that a word is one of a list of the design.
func (g *Designer) saysWord(list, word string) bool {
	return slices.Contains(g.d.Words[list].In("en"), word)
}

// toldThing is the only entity of which a phrase asks how it is: "see at once whether a
// tool is in", "follow the status of the report". Empty where there is none, or several.
func (g *Designer) toldThing(phrase string) string {
	x, found := phrasing.NewWordIndex(phrase), ""
	for i := range g.req.Index.Entities {
		e := &g.req.Index.Entities[i]
		word := strings.ToLower(g.entityWord(e))
		if !slices.ContainsFunc(g.d.Words["asks_how_it_is"].In("en"), func(lead string) bool {
			return slices.ContainsFunc([]string{" a ", " an ", " the ", " each ", " every "}, func(article string) bool { return x.Has(lead + article + word) })
		}) {
			continue
		}
		if found != "" {
			return ""
		}
		found = e.Name
	}
	return found
}

// actedOn is the entity whose name ends what the verb of a phrase acts on, up to
// the first word that leads away from it: "a found item" is an item, "the
// status of an item" is none. many says that it is about several of them, whole
// that it is about each of them.
func (g *Designer) actedOn(phrase string) (entity string, many, whole bool) {
	var words []string
	for i, t := range wording.Tokens(phrase) {
		if i == 0 {
			continue
		}
		if t.Lower == "not" {
			return "", false, false
		}
		if t.Kind != wording.Word || g.Table.IsWord("prepositions", "en", t.Lower) || g.Table.IsWord("relatives", "en", t.Lower) {
			break
		}
		if len(words) == 0 && g.Table.IsWord("determiners", "en", t.Lower) {
			whole = whole || t.Lower == "every" || t.Lower == "each" || t.Lower == "all"
			continue
		}
		words = append(words, t.Lower)
	}
	if len(words) == 0 {
		return "", false, false
	}
	last := words[len(words)-1]
	many = wording.Singular(last) != last
	for i := range g.req.Index.Entities {
		e := &g.req.Index.Entities[i]
		for _, name := range []string{g.entityWord(e), phrasing.SplitCamel(e.Name)} {
			list := strings.Fields(strings.ToLower(name))
			if n := len(list); n > 0 && n <= len(words) && wording.Singular(list[n-1]) == wording.Singular(last) && strings.Join(list[:n-1], " ") == strings.Join(words[len(words)-n:len(words)-1], " ") {
				return e.Name, many, whole
			}
		}
	}
	return "", false, false
}
