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
		place[i] = 8*m.rank(i) + 4*rankBool(!m.hasStated(p.members)) + 2*rankBool(len(p.parts) > 1 && !slices.ContainsFunc(p.parts, m.telling)) + rankBool(m.supporting(p.name))
		if m.letsIn(p) {
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
// and lists of codes are told anywhere, and say nothing of that.
func (m *epicMaker) begins(p *epicPlan) int {
	members := m.builders(p.members)
	for _, i := range members {
		if m.listOf(&m.req.Requirements[i]) == nil {
			return i
		}
	}
	if len(members) == 0 {
		return len(m.req.Requirements)
	}
	return members[0]
}

// letsIn says that most of what an epic builds is how people get accounts and sign in:
// all others need that.
func (m *epicMaker) letsIn(p *epicPlan) bool {
	n, members := 0, m.builders(p.members)
	for _, i := range members {
		title := m.req.Requirements[i].Title
		n += rankBool(phrasing.NewWordIndex(title + " " + m.factGroup(i)).HasAny(m.d.Words["letting_in"]))
	}
	return p.kind == "core" && n > 0 && 2*n >= len(members)
}

// makersFirst moves epics behind the one of the same rank that brings into being the
// data of which their titles speak: the first that does, for others only tell of it again.
// Where two need each other, the order stays.
func (m *epicMaker) makersFirst(idx []int) []int {
	spoken := make([]map[string]int, len(m.plans))
	brings := make([]map[string]bool, len(m.plans))
	maker := map[string]int{}
	for _, i := range idx {
		spoken[i], brings[i] = map[string]int{}, map[string]bool{}
		for _, r := range m.builders(m.plans[i].members) {
			for k := range m.req.Index.Entities {
				e := &m.req.Index.Entities[k]
				if !m.brings(r, e.Name) {
					spoken[i][e.Name] += rankBool(m.speaksOfData(r, e))
					continue
				}
				brings[i][e.Name] = true
				if _, ok := maker[e.Name]; !ok {
					maker[e.Name] = i
				}
			}
		}
	}
	needs := func(user, by int) int {
		n := 0
		for name, times := range spoken[user] {
			if at, ok := maker[name]; ok && at == by && !brings[user][name] {
				n += times
			}
		}
		return n
	}
	var out []int
	seen := map[int]bool{}
	var visit func(i int)
	visit = func(i int) {
		if seen[i] {
			return
		}
		seen[i] = true
		for _, by := range idx {
			n := needs(i, by)
			if m.rank(i) == m.rank(by) && n > needs(by, i) && 3*n >= len(m.builders(m.plans[i].members)) {
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

// depend says which epic waits for which: only for earlier ones, so that there
// is no cycle. An epic waits for the one that creates the data it uses; later
// work for the core of the same name; measures for the first loop.
func (m *epicMaker) depend() {
	creator := m.creators()
	for i := 1; i < len(m.plans); i++ {
		p := &m.plans[i]
		uses := map[int][]string{}
		var order []int
		for _, r := range p.members {
			for _, name := range m.req.Requirements[r].Entities {
				c, ok := creator[name]
				if !ok || c >= i || slices.Contains(uses[c], name) {
					continue
				}
				if uses[c] == nil {
					order = append(order, c)
				}
				uses[c] = append(uses[c], name)
			}
		}
		slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(len(uses[b]), len(uses[a])) })
		for _, c := range phrasing.FirstN(order, 2) {
			p.dependsOn = append(p.dependsOn, c)
			p.reasons = append(p.reasons, m.say("needs_data", "entities", m.Join(phrasing.FirstN(uses[c], 3), 3), "epic", m.epicID(c)))
		}
		m.dependByKind(i)
		m.reduce(i)
	}
}

// creators finds for every entity the first epic that brings it into being: with a
// requirement whose title names it behind a verb that creates. What is only looked at
// and changed has none.
func (m *epicMaker) creators() map[string]int {
	out := map[string]int{}
	for i := range m.plans {
		for _, r := range m.plans[i].members {
			for _, name := range m.req.Requirements[r].Entities {
				if _, ok := out[name]; !ok && m.brings(r, name) {
					out[name] = i
				}
			}
		}
	}
	return out
}

// brings says that a requirement brings an entity into being: "register a find", and not
// "create a secret of an endpoint" for the endpoint.
func (m *epicMaker) brings(i int, entity string) bool {
	r := &m.req.Requirements[i]
	title := m.phrase(specs.Plain(r.Title))
	if !slices.Contains(r.Entities, entity) || strings.HasPrefix(strings.TrimPrefix(r.Title, `\`), "`") {
		return false // the method of an endpoint is no verb
	}
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

// dependByKind ties later work and measures to what they extend or measure.
func (m *epicMaker) dependByKind(i int) {
	p := &m.plans[i]
	add := func(c int, reason string) {
		if !slices.Contains(p.dependsOn, c) {
			p.dependsOn = append(p.dependsOn, c)
			p.reasons = append(p.reasons, reason)
		}
	}
	switch p.kind {
	case "quality":
		add(0, m.say("needs_running", "epic", m.epicID(0)))
	case "later":
		for c := range i {
			if m.plans[c].kind == "core" && sameTheme(&m.plans[c], p) {
				add(c, m.say("needs_core", "name", m.plans[c].name, "epic", m.epicID(c)))
				return
			}
		}
	}
}

// sameTheme says that what may follow extends the larger part of its themes.
func sameTheme(core, later *epicPlan) bool {
	shared := 0
	for _, part := range later.parts {
		if part.rest && slices.ContainsFunc(core.parts, func(c epicPart) bool { return c.name == part.name }) {
			shared += len(part.members)
		}
	}
	return shared > 0 && 2*shared >= len(later.members)
}

// reduce drops dependencies that another one implies.
func (m *epicMaker) reduce(i int) {
	p := &m.plans[i]
	for n, v := range slices.Backward(p.dependsOn) {
		for k, other := range p.dependsOn {
			if k != n && m.reaches(other, v) {
				p.dependsOn = slices.Delete(p.dependsOn, n, n+1)
				p.reasons = slices.Delete(p.reasons, n, n+1)
				break
			}
		}
	}
}

// reaches says that an epic waits for another, directly or not.
func (m *epicMaker) reaches(from, to int) bool {
	for _, d := range m.plans[from].dependsOn {
		if d == to || m.reaches(d, to) {
			return true
		}
	}
	return false
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
