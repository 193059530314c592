package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// What shows that one epic works with the data of another.
const (
	titleSpeaks = 2 // a title names the data
	textSpeaks  = 1 // it stands somewhere in a requirement, which may be by chance
	leastTie    = 2
	muchMore    = 2
)

// ties finds for every plan the plans whose data it works with, and that data. Where two
// work with each other's, the data model decides, else what is much more spoken of; where
// neither does, the order is not known, and none of them waits.
func (m *epicMaker) ties(idx []int) []map[int][]string {
	home := m.homes(idx)
	out, weight := make([]map[int][]string, len(m.plans)), make([]map[int]int, len(m.plans))
	for i := range m.plans {
		p := &m.plans[i]
		out[i], weight[i] = map[int][]string{}, map[int]int{}
		for k := range m.req.Index.Entities {
			e := &m.req.Index.Entities[k]
			at, ok := home[e.Name]
			if n := m.worksWith(p, e); ok && at != i && !halves(p, &m.plans[at]) && n >= leastTie && 3*n >= titleSpeaks*len(m.builders(p.members)) {
				out[i][at] = append(out[i][at], e.Name)
				weight[i][at] += n
			}
		}
	}
	m.tieByModel(home, out, weight)
	for n, i := range idx {
		for _, c := range idx[:n] {
			if m.onlyOneBrings(i, c, out) {
				continue
			}
			if weight[i][c] < muchMore*weight[c][i] {
				delete(out[i], c)
			}
			if weight[c][i] < muchMore*weight[i][c] {
				delete(out[c], i)
			}
		}
	}
	m.foundedTies(out)
	return out
}

// onlyOneBrings settles what two plans need of each other where one of them makes what the
// other works with, and the other is only called by what the first works with: what makes a
// thing is there first.
func (m *epicMaker) onlyOneBrings(i, c int, ties []map[int][]string) bool {
	ofOther, ofThis := m.bringsAny(&m.plans[c], ties[i][c]), m.bringsAny(&m.plans[i], ties[c][i])
	if ofOther == ofThis || len(ties[i][c]) == 0 || len(ties[c][i]) == 0 {
		return false
	}
	if ofOther {
		delete(ties[c], i)
	} else {
		delete(ties[i], c)
	}
	return true
}

// namesData says that the title of a requirement, or the heading above it, has the name
// of an entity as a noun: "an endpoint becomes failing", "States of an endpoint".
func (m *epicMaker) namesData(i int, e *specs.Entity) bool {
	if m.Language == "zh" {
		return false // speaksOfData looks for the word itself
	}
	one, n := strings.ToLower(m.entityWord(e)), m.nounsOf(i)
	return n.one[one] || n.later[wording.Plural(one)]
}

// nouns are the words by which a requirement can name data, in lower case, computed
// once: every entity is held against every one.
type nouns struct {
	one   map[string]bool // behind an article or a preposition
	later map[string]bool // not the first word, which may be a verb
}

// nounsOf are the words of the title of a requirement and of the heading above it.
func (m *epicMaker) nounsOf(i int) *nouns {
	if n, ok := m.nouns[i]; ok {
		return n
	}
	n := &nouns{one: map[string]bool{}, later: map[string]bool{}}
	for _, text := range []string{m.req.Requirements[i].Title, m.factGroup(i)} {
		before := ""
		for word := range strings.FieldsSeq(strings.ToLower(specs.Plain(text))) {
			word = strings.Trim(word, `.,;:()"“”`)
			if before != "" {
				n.later[word] = true
			}
			if m.Table.IsWord("determiners", "en", before) || m.Table.IsWord("prepositions", "en", before) || before == "a" || before == "an" {
				n.one[word] = true
			}
			before = word
		}
	}
	m.nouns[i] = n
	return n
}

// tieByModel adds what the data model says: of many to one, the one is there first.
func (m *epicMaker) tieByModel(home map[string]int, out []map[int][]string, weight []map[int]int) {
	for k := range m.req.Index.Entities {
		e := &m.req.Index.Entities[k]
		for _, rel := range e.Relations {
			if rel.Source.Kind == specs.Stated && rel.Label == m.Say("relation_refers") {
				continue // what may be tied to one later is there without it
			}
			child, parent := e.Name, rel.To
			switch rel.Kind {
			case "one-to-many":
				child, parent = parent, child
			case "many-to-one":
			default:
				continue
			}
			from, ok := home[child]
			to, there := home[parent]
			if !ok || !there || from == to {
				continue
			}
			delete(weight[to], from)
			weight[from][to] += titleSpeaks
			if !slices.Contains(out[from][to], parent) {
				out[from][to] = append(out[from][to], parent)
			}
		}
	}
}

// halves says that two plans were cut from one theme that the source has: which of them
// comes first is known by nothing but their place. What only stands in no theme is none.
func halves(a, b *epicPlan) bool {
	return slices.ContainsFunc(a.parts, func(x epicPart) bool {
		return (x.how == "heading" || x.how == "resource") && slices.ContainsFunc(b.parts, func(y epicPart) bool { return x.name == y.name })
	})
}

// neighbours says that two plans were cut from what the source tells one after the other,
// under a heading or under none: the order of the source stays between them.
func neighbours(a, b *epicPlan) bool {
	return slices.ContainsFunc(a.parts, func(x epicPart) bool {
		return slices.ContainsFunc(b.parts, func(y epicPart) bool { return x.name == y.name })
	})
}

// homes finds for every entity the plan that it is the matter of: the one with a
// requirement that brings it into being, else the one that is called by it. What has
// neither has none, nor have people: all plans speak of them.
func (m *epicMaker) homes(idx []int) map[string]int {
	out := map[string]int{}
	for k := range m.req.Index.Entities {
		e := &m.req.Index.Entities[k]
		if m.isPersona(e.Name) || m.isPersona(m.entityWord(e)) {
			continue
		}
		best, top := -1, 0
		for _, i := range idx {
			n := m.calledBy(&m.plans[i], e)
			if m.bringsAny(&m.plans[i], []string{e.Name}) {
				n += 1 + calledAlone
			}
			if n > top {
				best, top = i, n
			}
		}
		if best >= 0 {
			out[e.Name] = best
		}
	}
	return out
}

// bringsAny says that a requirement of a plan brings some of the data into being.
func (m *epicMaker) bringsAny(p *epicPlan, data []string) bool {
	return slices.ContainsFunc(p.members, func(r int) bool {
		return slices.ContainsFunc(data, func(name string) bool { return m.brings(r, name) })
	})
}

// makes says that a plan brings some of the data into being, or is called by nothing else.
func (m *epicMaker) makes(p *epicPlan, data []string) bool {
	return m.bringsAny(p, data) || slices.ContainsFunc(data, func(name string) bool {
		e := m.entityCalled(name)
		return e != nil && m.calledBy(p, e) == calledAlone
	})
}

// How surely a plan is called by an entity.
const (
	calledInPart = iota + 1 // before a colon, behind which stands what makes it a part
	calledAmong             // among other things
	calledAlone
)

// calledBy says how surely the name of a plan is that of an entity, zero when it is not.
func (m *epicMaker) calledBy(p *epicPlan, e *specs.Entity) int {
	names := m.namedThings(p.name)
	switch at := slices.IndexFunc(names, func(name string) bool { return m.entityCalled(name) == e }); {
	case p.kind == "quality" || at < 0:
		return 0
	case len(names) == 1 && !strings.ContainsAny(p.name, ":："):
		return calledAlone
	case len(names) > 1:
		return calledAmong
	default:
		return calledInPart
	}
}

// namedThings are the things that a name lists: "Workspaces and members" names two.
func (g *Designer) namedThings(name string) []string {
	name = g.shortHeading(name, true)
	if g.Language == "zh" {
		return listParts(name, "、", "与", "和", "及")
	}
	return listParts(name, ", ", " and ", " & ")
}

// worksWith weighs what shows that a plan works with an entity.
func (m *epicMaker) worksWith(p *epicPlan, e *specs.Entity) int {
	n := 0
	for _, r := range m.builders(p.members) {
		switch {
		case m.speaksOfData(r, e), m.namesData(r, e):
			n += titleSpeaks
		case slices.Contains(m.req.Requirements[r].Entities, e.Name):
			n += textSpeaks
		}
	}
	return n
}

// depend says which epic waits for which: only for earlier ones, so that there
// is no cycle. An epic waits for the one whose data it works with; later
// work for the core of the same name; measures for what is built.
func (m *epicMaker) depend() {
	ties, links := m.ties(m.inOrder()), m.links(m.inOrder())
	for i := 1; i < len(m.plans); i++ {
		p := &m.plans[i]
		if m.beginsWithEntry(p) {
			continue // nothing is built before people can sign in
		}
		for _, c := range byMostData(ties[i], i) {
			m.wait(p, c, m.dataReason(ties[i][c], c, m.epicID(c)))
		}
		for _, c := range linkedTo(links[i], i) {
			if len(p.dependsOn) < maxNeeds && !m.carriesOn(i) {
				m.wait(p, c, m.linkReason(links[i][c], c))
			}
		}
		m.waitForHalf(i)
		m.waitInCourse(i)
		m.dependByKind(i)
		m.reduce(i)
	}
}

// wait makes a plan wait for another one, once.
func (m *epicMaker) wait(p *epicPlan, c int, reason string) {
	if !slices.Contains(p.dependsOn, c) {
		p.dependsOn = append(p.dependsOn, c)
		p.reasons = append(p.reasons, reason)
	}
}

// inOrder are the plans as they stand.
func (m *epicMaker) inOrder() []int {
	out := make([]int, len(m.plans))
	for i := range out {
		out[i] = i
	}
	return out
}

// byMostData are at most two of the plans before one with which it is tied.
func byMostData(ties map[int][]string, before int) []int {
	var out []int
	for c := range before {
		if len(ties[c]) > 0 {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return cmp.Compare(len(ties[b]), len(ties[a])) })
	return phrasing.FirstN(out, 2)
}

// dataReason says which data of another epic one uses, and which requirements make it.
func (m *epicMaker) dataReason(names []string, c int, id string) string {
	names = slices.Clone(phrasing.FirstN(names, 3))
	for n, name := range names {
		names[n] = m.ofMaker(name, m.makerIn(&m.plans[c], name))
	}
	return m.say("needs_data", "entities", m.Join(names, 3), "epic", id)
}

// dependByKind ties later work and measures to what they extend or measure. Later work of
// which nothing is known waits for all of the first release: it is not built beside it.
func (m *epicMaker) dependByKind(i int) {
	p := &m.plans[i]
	switch p.kind {
	case "quality":
		m.waitForCore(p, i, m.say("needs_running"))
	case "later":
		for c := range i {
			if core := &m.plans[c]; core.kind == "core" && extends(core, p) {
				m.wait(p, c, m.coreReason(c))
				p.carries = append(p.carries, c)
			}
		}
		if len(p.dependsOn) == 0 {
			m.waitForCore(p, i, m.say("needs_release"))
		}
	}
}

// coreReason says to which epic of the first release a later one adds.
func (m *epicMaker) coreReason(c int) string {
	return m.say("needs_core", "name", m.plans[c].name, "epic", m.epicID(c))
}

// reasonsTold are the reasons of a plan, each once; of the epics to which it adds one reason
// tells.
func (m *epicMaker) reasonsTold(p *epicPlan) []string {
	var added, out []string
	for _, c := range p.carries {
		added = append(added, m.say("core_named", "name", m.plans[c].name, "epic", m.epicID(c)))
	}
	told := false
	for _, reason := range slices.Compact(slices.Clone(p.reasons)) {
		if len(added) < 2 || !slices.ContainsFunc(p.carries, func(c int) bool { return reason == m.coreReason(c) }) {
			out = append(out, reason)
			continue
		}
		if !told {
			out = append(out, m.say("needs_cores", "list", m.Join(added, 0)))
		}
		told = true
	}
	return out
}

// waitForCore makes a plan wait for all that is built before it.
func (m *epicMaker) waitForCore(p *epicPlan, before int, reason string) {
	for c := range before {
		if m.plans[c].kind == "core" {
			m.wait(p, c, reason)
		}
	}
}

// carriesOn says that an epic is the rest of themes of the first release: it waits for
// these.
func (m *epicMaker) carriesOn(i int) bool {
	return m.plans[i].kind == "later" && slices.ContainsFunc(m.plans[:i], func(p epicPlan) bool { return p.kind == "core" && extends(&p, &m.plans[i]) })
}

// extends says that what may follow holds the rest of a theme of the first release that the
// source has: what only stands beside something under no heading extends nothing.
func extends(core, later *epicPlan) bool {
	return slices.ContainsFunc(later.parts, func(part epicPart) bool {
		return part.rest && (part.how == "heading" || part.how == "resource") && slices.ContainsFunc(core.parts, func(c epicPart) bool { return c.name == part.name })
	})
}

// reduce drops dependencies that another one implies. What a later epic adds to is told all
// the same: it is what the epic is there for.
func (m *epicMaker) reduce(i int) {
	p := &m.plans[i]
	for n, v := range slices.Backward(p.dependsOn) {
		implied := slices.ContainsFunc(p.dependsOn, func(other int) bool { return other != v && m.reaches(other, v) })
		if !implied {
			continue
		}
		p.dependsOn = slices.Delete(p.dependsOn, n, n+1)
		if p.kind != "later" || !extends(&m.plans[v], p) {
			p.reasons = slices.Delete(p.reasons, n, n+1)
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
