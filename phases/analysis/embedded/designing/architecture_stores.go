package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// store is a place where data live.
type store struct {
	name string
	kind string // main, series, cache, search, objects
	rest bool   // the source gives it everything that it gives to no other
	tech *understanding.TechnologyFact
	says []saying
}

// truth says that what is in a store is nowhere else.
func (s *store) truth() bool { return s.kind == "main" || s.kind == "series" }

// stores are the stated stores, and which one keeps which entity.
type stores struct {
	list    []store
	general int            // place in list of the one for everything else, -1
	place   map[string]int // entity name → place in list; -1 where the source leaves it open
	files   map[string]int // entity name → place of the store of its files
}

// storesOf decides for each entity where it is kept: by the sentence that
// names store and data; the rest goes to the general store, and where the
// source names none for it, it is open.
func (g *Designer) storesOf() *stores {
	s := &stores{general: -1, place: map[string]int{}, files: map[string]int{}}
	for i := range g.Understood.Technologies {
		t := &g.Understood.Technologies[i]
		kind := g.storeKind(t.Name)
		if t.Layer != "database" && kind == "main" || kind == "none" || g.rejected(t) {
			continue
		}
		if g.onlyListed(t) || g.workedOn(t) || g.onlyArchives(t) {
			continue // where data come from, not where they are kept
		}
		name := t.Name
		if choice := g.ChoiceOf(t); choice != "" { // one store, whichever it will be
			if slices.ContainsFunc(s.list, func(x store) bool { return x.name == choice }) {
				continue
			}
			name = choice
		}
		s.list = append(s.list, store{name: name, kind: kind, tech: t, says: g.sayings(t.Name)})
	}
	for _, name := range g.d.Stores["objects"] {
		if says := g.sayings(name); len(says) > 0 && !slices.ContainsFunc(s.list, func(x store) bool { return strings.Contains(reading.Lower(x.name), reading.Lower(name)) }) {
			s.list = append(s.list, store{name: name, kind: "objects", says: says})
		}
	}
	for i := range s.list {
		s.list[i].rest = slices.ContainsFunc(s.list[i].says, func(x saying) bool {
			return phrasing.NewWordIndex(s.span(x.text, i)).HasAny(g.d.Words["rest_of_data"])
		})
	}
	s.general = s.generalStore(g)
	for i := range g.req.Index.Entities {
		e := &g.req.Index.Entities[i]
		s.place[e.Name] = s.placeOf(g, e)
		for n := range s.list {
			if s.list[n].kind == "objects" && s.score(g, e, n) > 0 {
				s.files[e.Name] = n
			}
		}
	}
	return s
}

// onlyListed says that the source names a technology in rows that list, and
// nowhere else.
func (g *Designer) onlyListed(t *understanding.TechnologyFact) bool {
	says := g.sayings(t.Name)
	if len(says) == 0 {
		return g.rowLines(t.Source)
	}
	return !slices.ContainsFunc(says, func(s saying) bool { return !s.row })
}

// workedOn says that a database is what the product works on and not where it keeps
// what is its own: the source reads its changes or takes data out of it, or the
// product is a program to be called and nothing is said to be stored there.
func (g *Designer) workedOn(t *understanding.TechnologyFact) bool {
	says := g.sayings(t.Name)
	if t.Layer != "database" || g.storeKind(t.Name) != "main" || len(says) == 0 {
		return false
	}
	sources := 0
	for _, s := range says {
		words := phrasing.NewWordIndex(s.text)
		if words.HasAny(g.d.Words["storing"]) {
			return false
		}
		if words.HasAny(g.d.Words["taking_out"]) {
			sources++
		}
	}
	return sources > 0 || !g.running()
}

// onlyArchives says that all that the source tells of a database is what it moves there when it is old:
// where the rest is kept, it leaves open.
func (g *Designer) onlyArchives(t *understanding.TechnologyFact) bool {
	says := g.sayings(t.Name)
	return t.Layer == "database" && len(says) > 0 && !slices.ContainsFunc(says, func(s saying) bool {
		return !phrasing.NewWordIndex(s.text).HasAny(g.d.Words["archiving"])
	})
}

// storeKind is the kind of a store by its name.
func (g *Designer) storeKind(name string) string {
	bare := reading.Lower(bareName(name))
	for _, kind := range []string{"cache", "search", "series", "objects", "none"} {
		for _, n := range g.d.Stores[kind] {
			if bare == reading.Lower(n) || strings.HasPrefix(bare, reading.Lower(n)+" ") {
				return kind
			}
		}
	}
	return "main"
}

// generalStore is the one that the source gives the rest, else the first that
// is made for any data.
func (s *stores) generalStore(g *Designer) int {
	first := -1
	for i := range s.list {
		switch {
		case s.list[i].kind == "main" && s.list[i].rest:
			return i
		case s.list[i].kind == "main" && first < 0:
			first = i
		}
	}
	if first >= 0 {
		return first
	}
	for i := range s.list { // a store of series that is given no series in particular
		if s.list[i].kind == "series" && (s.list[i].rest || !slices.ContainsFunc(s.list[i].says, func(x saying) bool {
			return phrasing.NewWordIndex(x.text).HasAny(g.d.Words["series_data"])
		})) {
			return i
		}
	}
	return -1
}

// placeOf is where an entity is kept. Sentences outweigh the kind of store.
func (s *stores) placeOf(g *Designer, e *specs.Entity) int {
	best, top := -1, 0
	for i := range s.list {
		if n := s.score(g, e, i); s.list[i].truth() && n > top {
			best, top = i, n
		}
	}
	if best >= 0 {
		return best
	}
	word := phrasing.NewWordIndex(g.entityWord(e) + " " + phrasing.SplitCamel(e.Name))
	for i := range s.list {
		if s.list[i].kind != "series" || !word.HasAny(g.d.Words["series_data"]) {
			continue
		}
		if slices.ContainsFunc(s.list[i].says, func(x saying) bool {
			return !x.row && phrasing.NewWordIndex(s.span(x.text, i)).HasAny(g.d.Words["series_all"])
		}) {
			return i
		}
	}
	return s.general
}

// score says how clearly the sentences of a store name an entity.
func (s *stores) score(g *Designer, e *specs.Entity, n int) int {
	top := 0
	for _, x := range s.list[n].says {
		span := s.span(x.text, n)
		index := phrasing.NewWordIndex(span)
		if x.row || index.HasAny(g.d.Words["denials"]) && s.list[n].kind != "cache" || !g.namesEntity(index, span, e) || s.excepted(g, span, e) {
			continue
		}
		score := 1
		if index.HasAny(g.d.Words["kept_in"]) {
			score += 2
		}
		top = max(top, score)
	}
	return top
}

// namesEntity says that a text speaks of an entity.
func (g *Designer) namesEntity(x *phrasing.WordIndex, text string, e *specs.Entity) bool {
	for _, name := range []string{g.entityWord(e), phrasing.SplitCamel(e.Name), e.Name} {
		if name == "" {
			continue
		}
		if g.Language == "zh" && strings.Contains(text, name) || x.Has(name) || x.Has(wording.Plural(name)) {
			return true
		}
	}
	return false
}

// excepted says that a text names an entity behind a word that leaves it out:
// "everything except clicks".
func (s *stores) excepted(g *Designer, text string, e *specs.Entity) bool {
	low := reading.Lower(text)
	for _, lang := range phrasing.Languages() {
		for _, w := range g.d.Words["except"].In(lang) {
			if i := strings.Index(low, w); i >= 0 && g.namesEntity(phrasing.NewWordIndex(text[i:]), text[i:], e) {
				return true
			}
		}
	}
	return false
}

// span is the part of a sentence that speaks of one store: all of it when it
// names no other, else what leads up to its name or follows it.
func (s *stores) span(text string, n int) string {
	for _, sep := range []string{"; ", "；"} {
		for part := range strings.SplitSeq(text, sep) {
			if names(part, bareName(s.list[n].name)) {
				text = part
				break
			}
		}
	}
	type place struct{ from, to, store int }
	var at []place
	for i := range s.list {
		base := bareName(s.list[i].name)
		if from := strings.Index(reading.Lower(text), reading.Lower(base)); from >= 0 {
			at = append(at, place{from, from + len(base), i})
		}
	}
	if len(at) < 2 {
		return text
	}
	slices.SortFunc(at, func(a, b place) int { return cmp.Compare(a.from, b.from) })
	leads := len(strings.Fields(text[:at[0].from])) <= 1 && len([]rune(text[:at[0].from])) <= 6 // the store stands before its data
	for i, p := range at {
		switch {
		case p.store != n:
		case leads && i+1 < len(at):
			return text[p.from:at[i+1].from]
		case leads:
			return text[p.from:]
		case i == 0:
			return text[:p.to]
		default:
			return text[min(at[i-1].to, p.from):p.to] // "S3" and "S3-compatible storage" begin alike
		}
	}
	return text
}

// names are the names of the stores that hold the truth.
func (s *stores) names() []string {
	var out []string
	for i := range s.list {
		if s.list[i].truth() {
			out = append(out, s.list[i].name)
		}
	}
	return out
}
