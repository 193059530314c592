package designing

import (
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
)

// Bounds of epics and stories; spec-package.md, "Phase 5 details", and the
// rulings: the upper bound of epics gives way only to stated Musts.
const (
	minEpics        = 3
	maxEpics        = 7
	minStories      = 2
	maxStories      = 5
	maxStoryTraces  = 4
	maxEpicCapacity = maxStories * maxStoryTraces
)

// epicPlan is an epic in the making.
type epicPlan struct {
	name      string
	kind      string     // core, later, quality
	parts     []epicPart // what it takes of which theme
	members   []int      // requirements
	nfrs      []int
	src       specs.Source
	mvp       bool
	promoted  bool
	dependsOn []int
	reasons   []string // by dependency
	carries   []int    // the plans of the first release to which it adds
	stories   []specs.Story
}

// epicPart is what an epic takes of one theme of the source.
type epicPart struct {
	name, how string
	members   []int
	src       specs.Source
	rest      bool // the first release has the better part of this theme
}

// epicMaker cuts the work.
type epicMaker struct {
	*Designer
	arch     analysis.ArchitectureOutput
	scope    string // must, must-should, all
	plans    []epicPlan
	places   []int                    // number of every plan, none when they are numbered as they stand
	loop     map[int]bool             // what the first release needs beside its Musts to be of use
	known    map[int]*known           // by requirement
	linked   map[int]*linked          // by requirement
	nouns    map[int]*nouns           // by requirement
	entities map[string]*specs.Entity // by name; see entityCalled
	bearing  map[string]bearers       // by name of a thing
	persons  map[string]bool          // by name; see isPersona
	keys     map[string][]string      // keywords by text
	holders  map[string][]int         // components by requirement; see partHolders
	words    map[string][]string      // keywords of names, each computed once
	stage    []int                    // by requirement: when the plan of the source builds it
	steps    []string                 // by requirement: the step of that plan that names it
	warned   map[string]bool          // risks and systems that an epic warns of already
	binding  map[int]bool             // rules of the source, which bind what others build
	across   []int                    // rules that concern all of the product; see bindsEverything
	parked   map[int]bool             // waits in the epic of its theme for its rank, without a story
	goals    *specifying.GoalIndex    // what the goals of the brief speak of; see goalServed

	births  map[birth]bool                // by requirement and entity; see brings
	risky   map[string]int                // the plan that each risk of the design endangers; see riskHomes
	entries phrasing.Recall[string, bool] // by text; see namesEntry

	roles phrasing.Recall[string, string] // by the name of a role; see roleOfBrief
}

// Epics answers with epics along the themes of the requirements: what the
// first release needs apart from what may follow, measured qualities with the
// epic that they concern.
// whole are the epics of the whole scope, by whose numbers these go.
func (g *Designer) Epics(in *analysis.EpicsInput, whole []specs.Epic, out *analysis.EpicsOutput) {
	m := newEpicMaker(g)
	m.arch, m.scope = in.Architecture, in.MVPScope
	m.noteRules()
	m.noteStages()
	m.cut()
	m.placeRules()
	m.setAside()
	m.spread()
	m.settle()
	m.placeQualities()
	m.placeAcross()
	m.writeStories()
	m.reachBounds()
	m.placeUnwanted()
	m.nameEpics()
	m.order()
	m.orderHalves()
	m.number(whole)
	m.depend()
	m.promote()
	for i := range m.plans {
		out.Epics = append(out.Epics, m.epic(i))
	}
	m.numberStories(out.Epics, whole)
	m.reflectDecisions(out.Epics)
	out.Last = len(whole)
	out.Index = m.index(out.Epics)
}

func newEpicMaker(g *Designer) *epicMaker {
	return &epicMaker{Designer: g, loop: map[int]bool{}, warned: map[string]bool{}, parked: map[int]bool{}, births: map[birth]bool{}, known: map[int]*known{}, linked: map[int]*linked{}, nouns: map[int]*nouns{}, bearing: map[string]bearers{}, keys: map[string][]string{}, words: map[string][]string{}}
}

// wordsOf are the keywords of a name.
func (m *epicMaker) wordsOf(name string) []string {
	words, ok := m.words[name]
	if !ok {
		words = wording.Keywords(specs.Plain(name))
		m.words[name] = words
	}
	return words
}

// cut makes plans of themes. What the first release needs of a theme and what
// may follow go into different plans; plans that are too small for two stories
// join the one nearest to them, plans that are too large are parted by theme.
func (m *epicMaker) cut() {
	themes := m.atHome(m.dissolve(m.sectioned(m.themes())))
	m.closeLoop(themes)
	musts := 0
	for i := range m.req.Requirements {
		if m.req.Requirements[i].Priority == specs.Must {
			musts++
		}
	}
	limit := max(maxEpics, (musts+maxEpicCapacity-1)/maxEpicCapacity)
	core, later := m.sides(themes)
	if len(core) == 0 {
		core, later = later, nil
	}
	core, later = m.balance(core, later, limit)
	for i := range core {
		core[i].kind, core[i].mvp = "core", true
	}
	for i := range later {
		later[i].kind = "later"
	}
	m.plans = slices.Concat(core, later)
}

// dissolve gives up themes that only a word holds together that is no data of the
// product, such as one that two titles share by chance, and those whose members the source
// tells far from each other: what stands in them goes where the source has it, beside its
// neighbours.
func (m *epicMaker) dissolve(themes []theme) []theme {
	var loose []int
	kept := slices.DeleteFunc(themes, func(t theme) bool {
		gone := t.how == "first" || t.how == "word" && (m.chance(&t) || m.scattered(&t) || m.partOfList(&t))
		if gone {
			loose = append(loose, t.members...)
		}
		return gone
	})
	if len(loose) == 0 {
		return kept
	}
	slices.Sort(loose)
	first := theme{name: m.themeName("", loose), how: "first", src: m.req.Requirements[loose[0]].Source, members: loose}
	kept = append(kept, first)
	slices.SortStableFunc(kept, func(x, y theme) int { return cmp.Compare(x.members[0], y.members[0]) })
	return kept
}

// scattered says that other things stand between most members of a theme in the source: a
// word that they share gathers what nobody builds together.
func (m *epicMaker) scattered(t *theme) bool {
	gaps := 0
	for n, i := range t.members[1:] {
		gaps += rankBool(i != t.members[n]+1)
	}
	return 2*gaps >= len(t.members)-1
}

// chance says that the word of a theme names nothing that its members are about: a
// person, or a word of two titles that is no data.
func (m *epicMaker) chance(t *theme) bool {
	return m.isPersona(t.name) || len(t.members) < 3 && m.entityCalled(t.name) == nil
}

// sides parts every theme into what the first release needs and what may
// follow it.
func (m *epicMaker) sides(themes []theme) (core, later []epicPlan) {
	for _, t := range themes {
		var now, then []int
		for _, i := range t.members {
			switch {
			case !m.wanted(i), m.binding[i]:
			case m.now(i):
				now = append(now, i)
			default:
				then = append(then, i)
			}
		}
		if len(now) > 0 {
			core = append(core, m.planOf(t, now, false))
		}
		if len(then) > 0 {
			later = append(later, m.planOf(t, then, len(now) > 0))
		}
	}
	return core, later
}

func (m *epicMaker) planOf(t theme, members []int, rest bool) epicPlan {
	part := epicPart{name: t.name, how: t.how, members: members, src: t.src, rest: rest}
	return epicPlan{parts: []epicPart{part}, members: slices.Clone(members), src: m.epicSource(t)}
}

// maxLoop is how many requirements the first release takes beside its Musts.
const maxLoop = 2 * maxStories

// closeLoop makes the first release usable when hardly anything stated is a
// Must, as in a source that ranks nothing: what stands beside the Musts under
// their headings then belongs to it, and when there is hardly a Must at all
// the next themes too, until it is enough for a release.
func (m *epicMaker) closeLoop(themes []theme) {
	defer m.takeCarriers()
	if m.loopOfPlan() {
		return
	}
	stated, musts := 0, 0
	for i := range m.req.Requirements {
		if r := &m.req.Requirements[i]; m.wanted(i) && !m.binding[i] && r.Source.Kind != specs.Inferred {
			stated++
			if r.Priority == specs.Must {
				musts++
			}
		}
	}
	if musts*4 >= stated && stated > 0 {
		return
	}
	order := make([]int, len(themes))
	score := make([]int, len(themes))
	for t := range themes {
		order[t], score[t] = t, m.loopScore(&themes[t])
	}
	slices.SortStableFunc(order, func(a, b int) int { return score[b] - score[a] })
	for n, t := range order {
		if n > 0 && !m.binds(&themes[t]) && (musts > 1 || 2*len(m.loop) >= maxLoop && 2*len(m.loop) >= stated) {
			continue
		}
		for _, i := range themes[t].members {
			if r := &m.req.Requirements[i]; len(m.loop) < maxLoop && r.Priority == specs.Should && r.Source.Kind != specs.Inferred {
				m.loop[i] = true
			}
		}
	}
}

// binds says that a theme has a Must of the source, so that what stands beside
// it is needed with it.
func (m *epicMaker) binds(t *theme) bool {
	return slices.ContainsFunc(t.members, func(i int) bool {
		r := &m.req.Requirements[i]
		return r.Priority == specs.Must && r.Source.Kind != specs.Inferred
	})
}

// loopScore says how much a theme is worth for a first release.
func (m *epicMaker) loopScore(t *theme) int {
	score := 0
	for _, i := range t.members {
		r := &m.req.Requirements[i]
		if r.Source.Kind == specs.Inferred {
			continue
		}
		switch r.Priority {
		case specs.Must:
			score += 12
		case specs.Should:
			score += 4
		}
	}
	if m.supporting(t.name) {
		score /= 4
	}
	return score
}

// placeUnwanted names what is not wanted in the epic nearest to it, so that
// its limits can be read there. It gets no story.
func (m *epicMaker) placeUnwanted() {
	if len(m.plans) == 0 {
		m.plans = append(m.plans, epicPlan{kind: "core", src: phrasing.Rule("epic-from-first"), parts: []epicPart{{name: m.Thing(), how: "heading"}}})
	}
	for i := range m.req.Requirements {
		if m.wanted(i) {
			continue
		}
		best, top := 0, -1.0
		home := m.factGroup(i)
		for p := range m.plans {
			score := 0.0
			for _, part := range m.plans[p].parts {
				if part.name != "" && part.name == home {
					score = 2
				}
				score = max(score, wording.Overlap(m.wordsOf(part.name), m.keywordsOf(i)))
			}
			for _, r := range phrasing.FirstN(m.plans[p].members, 40) {
				score = max(score, completing.Jaccard(m.keywordsOf(i), m.keywordsOf(r)))
			}
			if m.plans[p].kind != "quality" && score > top {
				best, top = p, score
			}
		}
		m.plans[best].members = append(slices.Clone(m.plans[best].members), i)
		slices.Sort(m.plans[best].members)
	}
}

func (m *epicMaker) epicSource(t theme) specs.Source {
	if t.src.Kind == specs.Stated && t.how == "heading" {
		return t.src
	}
	return phrasing.Rule("epic-from-" + t.how)
}

// placeQualities gives every quality to the epic whose requirements share its
// words; what concerns the whole product gets an epic of its own when it is
// enough for two stories.
func (m *epicMaker) placeQualities() {
	var rest []int
	elsewhere := len(m.plans) >= minEpics // else one that finds no place would be an epic of its own
	for i := range m.req.NFRs {
		n := &m.req.NFRs[i]
		words := wording.Keywords(specs.Plain(n.Title + " " + phrasing.ItemsText(n.Statement)))
		best, top := -1, 0.2
		for p := range m.plans {
			if m.plans[p].kind != "core" || len(m.plans[p].nfrs) >= 2 || elsewhere && m.placesIn(p) < 1 || !slices.Contains([]string{"P", "U", "S", "R", "C"}, n.Category) {
				continue
			}
			for _, r := range phrasing.FirstN(m.plans[p].members, 40) {
				if score := completing.Jaccard(words, m.keywordsOf(r)); score > top {
					best, top = p, score
				}
			}
		}
		if best >= 0 {
			m.plans[best].nfrs = append(m.plans[best].nfrs, i)
			continue
		}
		rest = append(rest, i)
	}
	if len(rest) == 0 {
		return
	}
	if len(rest) < minStories && len(m.plans) >= minEpics {
		to := 0
		for p := range m.plans { // where it has a story of its own, and does not hang on that of another
			if m.plans[p].kind == "core" && m.placesIn(p) >= len(rest) {
				to = p
				break
			}
		}
		m.plans[to].nfrs = append(m.plans[to].nfrs, rest...)
		return
	}
	plan := epicPlan{kind: "quality", nfrs: rest, src: phrasing.Rule("epic-from-qualities")}
	for _, i := range rest {
		plan.mvp = plan.mvp || m.req.NFRs[i].Priority.InRelease(m.scope)
	}
	m.takeBeside(&plan)
	m.plans = append(m.plans, plan)
}

// takeBeside gives to the epic of measures what the source states among these, under their
// heading, and what stands in the epic of another theme only because it had to stand
// somewhere: no boat pays its dues by a rule on where data may be kept.
func (m *epicMaker) takeBeside(quality *epicPlan) {
	heading := m.limitsHeading(quality)
	if heading == "" {
		return
	}
	for p := range m.plans {
		from := &m.plans[p]
		beside := func(i int) bool {
			return !m.underItsHeading(i, from) && !m.titleSaysHeading(i, from) && m.statedUnder(i, heading)
		}
		left := slices.DeleteFunc(slices.Clone(from.members), beside)
		if from.kind != "core" || len(left) < minStories {
			continue
		}
		quality.members = append(quality.members, slices.DeleteFunc(slices.Clone(from.members), func(i int) bool { return slices.Contains(left, i) })...)
		from.members = left
		from.parts = keepParts(from.parts, from.members)
	}
	slices.Sort(quality.members)
	if len(quality.members) > 0 {
		quality.parts = []epicPart{{name: heading, how: "heading", members: quality.members, src: quality.src}}
	}
}

// statedUnder says that the source has a requirement right under a heading, and not what it
// exchanges with another system: others may need that before.
func (m *epicMaker) statedUnder(i int, heading string) bool {
	r := &m.req.Requirements[i]
	if len(r.Source.Lines) == 0 || r.Source.Kind != specs.Stated || slices.ContainsFunc(m.req.Index.Integrations, func(s specs.Integration) bool { return m.speaksOf(i, &s) }) {
		return false
	}
	over := m.sections.Over(r.Source.Lines[0].From)
	return len(over) > 0 && m.shortHeading(over[0].Title, false) == heading
}

// placesIn is how many stories a plan has to give to qualities beside those that it
// needs.
func (m *epicMaker) placesIn(p int) int {
	return maxStories - m.needed(m.plans[p].members) - len(m.plans[p].nfrs)
}
