package embedded

import (
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
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
	kind      string // core, later, quality
	members   []int  // requirements
	nfrs      []int
	src       specs.Source
	mvp       bool
	promoted  bool
	dependsOn []int
	reasons   []string // by dependency
	stories   []specs.Story
}

// epicMaker cuts the work.
type epicMaker struct {
	*designer
	arch  analysis.ArchitectureOutput
	scope string // must, must-should, all
	plans []epicPlan
	loop  map[int]bool // what the first release needs beside its Musts to be of use
}

// epics answers with epics along the themes of the requirements: what the
// first release needs apart from what may follow, measured qualities with the
// epic that they concern.
func (g *designer) epics(in *analysis.EpicsInput, out *analysis.EpicsOutput) {
	m := &epicMaker{designer: g, arch: in.Architecture, scope: in.MVPScope}
	m.cut()
	m.placeQualities()
	m.writeStories()
	m.reachBounds()
	m.placeUnwanted()
	m.order()
	m.depend()
	m.promote()
	for i := range m.plans {
		out.Epics = append(out.Epics, m.epic(i))
	}
	m.nameStories(out.Epics)
	m.reflectDecisions(out.Epics)
	out.Index = m.index(in, out.Epics)
}

// inMVP says that a priority belongs to the first release.
func (m *epicMaker) inMVP(p specs.Priority) bool {
	switch m.scope {
	case "all":
		return p != specs.Wont
	case "must-should":
		return p == specs.Must || p == specs.Should
	default:
		return p == specs.Must
	}
}

// cut makes plans of themes. A theme with both sides of the MVP line is parted
// when enough stands on the later side; parts that are too small for two
// stories join others.
func (m *epicMaker) cut() {
	themes := m.themes()
	m.closeLoop(themes)
	musts := 0
	for i := range m.req.Requirements {
		if m.inMVP(m.req.Requirements[i].Priority) && m.req.Requirements[i].Priority == specs.Must {
			musts++
		}
	}
	limit := max(maxEpics, (musts+maxEpicCapacity-1)/maxEpicCapacity)
	var core, later []theme
	for _, t := range themes {
		a, b := t, t
		a.members, b.members = nil, nil
		for _, i := range t.members {
			switch {
			case !m.wanted(i):
			case m.inMVP(m.req.Requirements[i].Priority) || m.loop[i]:
				a.members = append(a.members, i)
			default:
				b.members = append(b.members, i)
			}
		}
		if len(a.members) > 0 {
			core = append(core, a)
		}
		if len(b.members) > 0 {
			later = append(later, b)
		}
	}
	if len(core) == 0 {
		core, later = later, nil
	}
	core, later = m.balance(core, later, limit)
	for _, t := range core {
		m.plans = append(m.plans, epicPlan{name: t.name, kind: "core", members: t.members, mvp: true, src: m.epicSource(t)})
	}
	for _, t := range later {
		m.plans = append(m.plans, epicPlan{name: t.name, kind: "later", members: t.members, src: m.epicSource(t)})
	}
}

// closeLoop makes the first release usable when hardly anything stated is a
// Must, as in a source that ranks nothing: what stands beside the Musts under
// the same heading then belongs to it.
func (m *epicMaker) closeLoop(themes []theme) {
	m.loop = map[int]bool{}
	stated, musts := 0, 0
	for i := range m.req.Requirements {
		if r := &m.req.Requirements[i]; m.wanted(i) && r.Source.Kind != specs.Inferred {
			stated++
			if r.Priority == specs.Must {
				musts++
			}
		}
	}
	if musts*4 >= stated {
		return
	}
	best, top := -1, -1
	for t := range themes {
		score := 0
		for _, i := range themes[t].members {
			r := &m.req.Requirements[i]
			if r.Source.Kind == specs.Inferred {
				continue
			}
			switch r.Priority {
			case specs.Must:
				score += 3
			case specs.Should:
				score++
			}
		}
		if m.supporting(&epicPlan{name: themes[t].name}) {
			score /= 4
		}
		if score > top {
			best, top = t, score
		}
	}
	if best < 0 {
		return
	}
	for _, i := range themes[best].members {
		if r := &m.req.Requirements[i]; len(m.loop) < 2*maxStories && r.Priority == specs.Should && r.Source.Kind != specs.Inferred {
			m.loop[i] = true
		}
	}
}

// placeUnwanted names what is not wanted in the epic nearest to it, so that
// its limits can be read there. It gets no story.
func (m *epicMaker) placeUnwanted() {
	if len(m.plans) == 0 {
		m.plans = append(m.plans, epicPlan{name: m.thing(), kind: "core", src: rule("epic-from-first")})
	}
	for i := range m.req.Requirements {
		if m.wanted(i) {
			continue
		}
		best, top := 0, -1.0
		for p := range m.plans {
			score := wordsOverlap(m.plans[p].name, m.req.Requirements[i].Title)
			for _, r := range firstN(m.plans[p].members, 40) {
				score = max(score, jaccard(m.keywords[i], m.keywords[r]))
			}
			if m.plans[p].kind != "quality" && score > top {
				best, top = p, score
			}
		}
		m.plans[best].members = append(slices.Clone(m.plans[best].members), i)
		slices.Sort(m.plans[best].members)
	}
}

// balance fits both sides into the bound: later work gets at most three epics,
// or joins the core when it is too little for one.
func (m *epicMaker) balance(core, later []theme, limit int) (c, l []theme) {
	rest := 0
	for _, t := range later {
		rest += len(t.members)
	}
	if rest > 0 && rest < minStories && len(core) > 0 {
		for _, t := range later {
			m.giveBack(core, t)
		}
		later = nil
	}
	room := limit - 1 // one for what only measures
	share := room
	if len(later) > 0 {
		share = max(room-3, room*2/3)
	}
	core = m.merged(core, max(1, share), minStories)
	core = m.widen(core, share)
	if len(later) > 0 {
		later = m.merged(later, max(1, min(3, room-len(core))), minStories)
	}
	return core, later
}

// giveBack puts a small rest into the core theme of the same name, else the
// nearest.
func (m *epicMaker) giveBack(core []theme, t theme) {
	for i := range core {
		if core[i].name == t.name {
			core[i].members = append(core[i].members, t.members...)
			slices.Sort(core[i].members)
			return
		}
	}
	list := append(slices.Clone(core), t)
	to := m.nearest(list, len(list)-1)
	core[to].members = append(core[to].members, t.members...)
	slices.Sort(core[to].members)
}

func (m *epicMaker) epicSource(t theme) specs.Source {
	if t.src.Kind == specs.Stated && t.how == "heading" {
		return t.src
	}
	return rule("epic-from-" + t.how)
}

// placeQualities gives every quality to the epic whose requirements share its
// words; what concerns the whole product gets an epic of its own when it is
// enough for two stories.
func (m *epicMaker) placeQualities() {
	var rest []int
	for i := range m.req.NFRs {
		n := &m.req.NFRs[i]
		words := wording.Keywords(specs.Plain(n.Title + " " + itemsText(n.Statement)))
		best, top := -1, 0.2
		for p := range m.plans {
			if m.plans[p].kind != "core" || len(m.plans[p].nfrs) >= 2 || !slices.Contains([]string{"P", "U", "S", "R", "C"}, n.Category) {
				continue
			}
			for _, r := range firstN(m.plans[p].members, 40) {
				if score := jaccard(words, m.keywords[r]); score > top {
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
		m.plans[0].nfrs = append(m.plans[0].nfrs, rest...)
		return
	}
	plan := epicPlan{name: m.say("quality_epic"), kind: "quality", nfrs: rest, src: rule("epic-from-qualities")}
	for _, i := range rest {
		plan.mvp = plan.mvp || m.inMVP(m.req.NFRs[i].Priority)
	}
	m.plans = append(m.plans, plan)
}
