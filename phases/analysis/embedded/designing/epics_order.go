package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// order puts the first release first, then what only measures, then what may follow.
// Within each the order of the source holds, which mostly tells what comes before what:
// before it stands what lets people in, behind it administration and settings, what was
// gathered from places that name nothing, and last what nobody stated. What brings data
// into being comes before what works with them.
func (m *epicMaker) order() {
	idx := make([]int, len(m.plans))
	place, begin := make([]int, len(m.plans)), make([]int, len(m.plans))
	for i := range m.plans {
		p := &m.plans[i]
		idx[i], begin[i] = i, m.begins(p)
		place[i] = 8*m.rank(i) + 4*rankBool(!m.hasStated(p.members)) + 2*rankBool(len(p.parts) > 1 && !slices.ContainsFunc(p.parts, m.telling)) + rankBool(m.onlySupports(p.name))
		if m.letsIn(p) || m.beginsWithEntry(p) || m.holdsEntry(p) {
			place[i] = 8*m.rank(i) - 1
		}
	}
	slices.SortStableFunc(idx, func(a, b int) int { return cmp.Or(cmp.Compare(place[a], place[b]), cmp.Compare(begin[a], begin[b])) })
	sorted := make([]epicPlan, len(idx))
	for to, from := range m.makersFirst(idx) {
		sorted[to] = m.plans[from]
	}
	m.plans = sorted
}

// begins is the first requirement that an epic builds, in the order of the source. Rules
// and lists of codes are told anywhere, and say nothing of that, nor does what was taken
// in beside what stands under the heading of the epic.
func (m *epicMaker) begins(p *epicPlan) int {
	members := m.builders(p.members)
	at := slices.IndexFunc(members, func(i int) bool { return m.listOf(&m.req.Requirements[i]) == nil && m.underItsHeading(i, p) })
	if at < 0 {
		at = slices.IndexFunc(members, func(i int) bool { return m.listOf(&m.req.Requirements[i]) == nil })
	}
	if len(members) == 0 {
		return len(m.req.Requirements)
	}
	return members[max(at, 0)]
}

// letsIn says that most of what an epic builds, or one of its themes, is how people get
// accounts and sign in: all others need that.
func (m *epicMaker) letsIn(p *epicPlan) bool {
	lets := m.namesEntry
	n, members := 0, m.builders(p.members)
	for _, i := range members {
		n += rankBool(lets(m.req.Requirements[i].Title + " " + m.factGroup(i)))
	}
	whole := slices.ContainsFunc(p.parts, func(part epicPart) bool {
		return len(part.members) >= minStories && m.telling(part) && lets(part.name)
	})
	return p.kind == "core" && n > 0 && (whole || 2*n-rankBool(m.hasHalf(p)) >= len(members)) // a stray in the rest of another theme opens no door
}

// holdsEntry says that an epic called by those who get in holds how they do.
func (m *epicMaker) holdsEntry(p *epicPlan) bool {
	return p.kind == "core" && m.namesPeople(p) && slices.ContainsFunc(p.members, func(i int) bool {
		words := strings.Fields(specs.Plain(m.req.Requirements[i].Title))
		head := strings.Join(phrasing.FirstN(words, 2), " ")
		return m.namesEntry(head) && !phrasing.NewWordIndex(head).HasAny(m.d.Words["optional_entry"])
	})
}

// beginsWithEntry says that an epic of the first release is called first of all by how
// people sign in: what it holds beside that makes it wait for nothing.
func (m *epicMaker) beginsWithEntry(p *epicPlan) bool {
	things := m.namedThings(p.name)
	return p.kind == "core" && len(things) > 0 && m.isEntry(p) && m.namesEntry(things[0])
}

// namesEntry says what it says of a text once: names of parts are asked for again with each
// pair of epics.
func (m *epicMaker) namesEntry(text string) bool {
	return m.entries.Of(text, m.Designer.namesEntry)
}

// namesEntry says that a text speaks of accounts and of signing in, or is a heading for that.
func (g *Designer) namesEntry(text string) bool {
	return phrasing.NewWordIndex(text).HasAny(g.d.Words["letting_in"]) || slices.ContainsFunc(g.namedThings(text), func(thing string) bool {
		return slices.Contains(g.d.Words["entry_headings"].In(g.Language), strings.ToLower(thing))
	})
}

// makersFirst moves epics behind those of the same rank that bring into being the data
// that they work with, or are all about it.
func (m *epicMaker) makersFirst(idx []int) []int {
	ties, links := m.ties(idx), m.links(idx)
	var out []int
	seen := map[int]bool{}
	var visit func(i int)
	visit = func(i int) {
		if seen[i] {
			return
		}
		seen[i] = true
		for _, by := range idx {
			if m.onlyEntry(&m.plans[i]) || m.beginsWithEntry(&m.plans[i]) {
				break // nothing is built before people can sign in
			}
			if m.rank(i) == m.rank(by) && (links[i][by].founded || m.bringsAny(&m.plans[by], ties[i][by]) || !neighbours(&m.plans[i], &m.plans[by])) && (m.makes(&m.plans[by], ties[i][by]) || links[i][by].made || m.earlierInCourse(by, i) && !links[by][i].made) {
				visit(by)
			}
		}
		out = append(out, i)
	}
	for _, i := range idx {
		visit(i)
	}
	return out
}

// hasStated says that the source itself asks for one of the requirements.
func (m *epicMaker) hasStated(members []int) bool {
	return slices.ContainsFunc(members, func(i int) bool { return m.req.Requirements[i].Source.Kind != specs.Inferred })
}

// supporting says of a name that it is about accounts, settings or
// administration, which a first loop can do without.
func (m *epicMaker) supporting(name string) bool {
	return phrasing.NewWordIndex(name).HasAny(m.d.Words["supporting"])
}

// onlySupports says that all the things that a name lists are about accounts, settings or
// administration: "Loss reports and matching" is more.
func (m *epicMaker) onlySupports(name string) bool {
	things := m.namedThings(name)
	return len(things) > 0 && !slices.ContainsFunc(things, func(thing string) bool { return !m.supporting(thing) })
}

// rank is the place of a plan by its kind.
func (m *epicMaker) rank(i int) int {
	p := &m.plans[i]
	switch {
	case p.mvp && p.kind == "core":
		return 0
	case p.mvp:
		return 1
	case p.kind == "quality":
		return 2
	default:
		return 3
	}
}

// brings says that a requirement brings an entity into being: "register a find", and not
// "create a secret of an endpoint" for the endpoint.
func (m *epicMaker) brings(i int, entity string) bool {
	key := birth{i, entity}
	if known, ok := m.births[key]; ok {
		return known
	}
	m.births[key] = m.bringsIn(i, entity)
	return m.births[key]
}

// birth is a requirement with an entity that it may bring into being.
type birth struct {
	requirement int
	entity      string
}

func (m *epicMaker) bringsIn(i int, entity string) bool {
	r := &m.req.Requirements[i]
	if slices.Contains(r.Entities, entity) && (m.takesIn(i, entity) || m.bearsFor(i, entity) || m.tellsData(i, entity)) {
		return true
	}
	if !slices.Contains(r.Entities, entity) || strings.HasPrefix(strings.TrimPrefix(r.Title, `\`), "`") {
		return false // the method of an endpoint is no verb
	}
	title := m.phrase(specs.Plain(r.Title))
	if m.Language == "zh" {
		title, _, _ = strings.Cut(title, "，")
		if m.Denies(title) {
			return false // who may not create something is not created: "低于 60 分的用户不能发布"
		}
		head := phrasing.HeadOf(title, 8)
		return strings.Contains(title, entity) &&
			slices.ContainsFunc(m.d.Words["creating"].In("zh"), func(verb string) bool { return verb != entity && strings.Contains(head, verb) })
	}
	verb, rest, _ := strings.Cut(title, " ")
	return slices.Contains(m.d.Words["creating"].In("en"), strings.ToLower(verb)) &&
		len(sharedWords(wordsIn(entity), wordsIn(m.untilPreposition(rest)))) > 0
}

// untilPreposition is the beginning of a phrase up to its first preposition.
func (m *epicMaker) untilPreposition(phrase string) string {
	words := strings.Fields(phrase)
	at := slices.IndexFunc(words, func(w string) bool { return m.Table.IsWord("prepositions", "en", strings.ToLower(w)) })
	if at < 0 {
		return phrase
	}
	return strings.Join(words[:at], " ")
}

// wordsIn are the keywords of a text, sorted.
func wordsIn(text string) []string {
	out := wording.Keywords(text)
	slices.Sort(out)
	return out
}

// keysIn is wordsIn, computed once for each text.
func (m *epicMaker) keysIn(text string) []string {
	if list, ok := m.keys[text]; ok {
		return list
	}
	list := wordsIn(text)
	m.keys[text] = list
	return list
}

// promote takes into the MVP what an epic of the MVP waits for.
func (m *epicMaker) promote() {
	if len(m.plans) > 0 && !slices.ContainsFunc(m.plans, func(p epicPlan) bool { return p.mvp }) {
		m.plans[0].mvp, m.plans[0].promoted = true, true
	}
	for _, v := range slices.Backward(m.plans) {
		if !v.mvp {
			continue
		}
		for _, d := range v.dependsOn {
			if !m.plans[d].mvp {
				m.plans[d].mvp, m.plans[d].promoted = true, true
			}
		}
	}
}
