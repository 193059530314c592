package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// RoadTable is templates/rules/roadmap-phrases.yaml: how a roadmap is told.
type RoadTable struct {
	Phrases  map[string]templates.Words `yaml:"phrases"`
	Words    map[string]templates.Terms `yaml:"words"`
	Commands map[string]string          `yaml:"commands"` // how tests are usually run, by language or framework

	tests *wording.Testability
}

// LoadRoadTable reads the tables of a roadmap. It fails with input.template when one
// of the files is not valid.
func LoadRoadTable(set *templates.Set) (*RoadTable, error) {
	var t RoadTable
	if err := set.Decode("rules/roadmap-phrases.yaml", &t); err != nil {
		return nil, err
	}
	var words wording.TestableWords
	if err := set.Decode("lexicons/testable.yaml", &words); err != nil {
		return nil, err
	}
	t.tests = wording.NewTestability(words)
	return &t, nil
}

// roadmapMaker cuts the features of a requirement into layers or tasks.
type roadmapMaker struct {
	*epicMaker
	t     *RoadTable
	in    *analysis.RoadmapInput
	feats []roadFeature
	place map[string]int // features by requirement id
	core  []string       // words of what the product is for
}

// roadFeature is one feature of the question with what is known of it.
type roadFeature struct {
	analysis.PlanFeature
	req, nfr int // index among the requirements or the qualities, else -1
	epic     int // index among the epics, -1 outside of all
	story    string
	priority specs.Priority
	points   int
	needs    []int // features that come first
}

// Roadmap answers with a plan in the mode that was asked for.
func (g *Designer) Roadmap(t *RoadTable, in *analysis.RoadmapInput, out *analysis.RoadmapOutput) {
	m := newRoadmapMaker(g, t, in)
	if len(m.feats) == 0 {
		return
	}
	if in.Mode == string(specs.Direct) {
		m.direct(out)
		return
	}
	m.progressive(out)
}

func newRoadmapMaker(g *Designer, t *RoadTable, in *analysis.RoadmapInput) *roadmapMaker {
	m := &roadmapMaker{epicMaker: newEpicMaker(g), t: t, in: in, place: map[string]int{}}
	m.arch, m.scope = in.Architecture, "must"
	m.core = wording.Keywords(m.CoreText(&m.brief))
	nfrs := map[string]int{}
	for i := range m.req.NFRs {
		nfrs[m.req.NFRs[i].ID] = i
	}
	for _, f := range in.Features {
		x := roadFeature{PlanFeature: f, req: -1, nfr: -1, epic: -1, points: 2, priority: specs.Should}
		if i, ok := m.byID[f.Requirement]; ok {
			x.req, x.priority = i, m.req.Requirements[i].Priority
		} else if i, ok := nfrs[f.Requirement]; ok {
			x.nfr, x.priority = i, m.req.NFRs[i].Priority
		}
		m.place[f.Requirement] = len(m.feats)
		m.feats = append(m.feats, x)
	}
	m.fromEpics()
	return m
}

// fromEpics takes size, story and order of the features from the epics.
func (m *roadmapMaker) fromEpics() {
	byStory := map[string][]int{}
	for e := range m.in.Epics.Epics {
		epic := &m.in.Epics.Epics[e]
		for _, id := range epic.Requirements {
			if i, ok := m.place[id]; ok && m.feats[i].epic < 0 {
				m.feats[i].epic = e
			}
		}
		for s := range epic.Stories {
			story := &epic.Stories[s]
			points := map[string]int{"S": 1, "M": 3, "L": 5, "XL": 8}[story.Size]
			for _, id := range story.TracesTo {
				i, ok := m.place[id]
				if !ok {
					continue
				}
				byStory[story.ID] = append(byStory[story.ID], i)
				if f := &m.feats[i]; f.story == "" {
					f.story, f.points = story.ID, max(1, (points+len(story.TracesTo)-1)/len(story.TracesTo))
				}
			}
		}
	}
	for e := range m.in.Epics.Epics {
		for s := range m.in.Epics.Epics[e].Stories {
			story := &m.in.Epics.Epics[e].Stories[s]
			for _, need := range story.Needs {
				m.require(byStory[story.ID], byStory[need])
			}
		}
	}
	m.waitForEpics()
}

// waitForEpics lets the features of an epic wait for the first feature of every
// epic that it depends on.
func (m *roadmapMaker) waitForEpics() {
	lead := map[string]int{}
	members := map[int][]int{}
	for i := range m.feats {
		e := m.feats[i].epic
		if e < 0 {
			continue
		}
		members[e] = append(members[e], i)
		id := m.in.Epics.Epics[e].ID
		if best, ok := lead[id]; !ok || m.before(i, best) {
			lead[id] = i
		}
	}
	for e := range m.in.Epics.Epics {
		for _, id := range m.in.Epics.Epics[e].DependsOn {
			if i, ok := lead[id]; ok {
				m.require(members[e], []int{i})
			}
		}
	}
}

// before says that a feature leads its epic rather than another one: by its
// priority, then by its story, then by its place.
func (m *roadmapMaker) before(i, j int) bool {
	a, b := &m.feats[i], &m.feats[j]
	if a.priority.Rank() != b.priority.Rank() {
		return a.priority.Rank() < b.priority.Rank()
	}
	if (a.story == "") != (b.story == "") {
		return a.story != ""
	}
	return a.story < b.story
}

// require lets features wait for others.
func (m *roadmapMaker) require(who, what []int) {
	for _, i := range who {
		for _, j := range what {
			if i != j && !slices.Contains(m.feats[i].needs, j) && !slices.Contains(m.feats[j].needs, i) {
				m.feats[i].needs = append(m.feats[i].needs, j)
			}
		}
	}
}

// isStated says that a person asked for a feature.
func (f *roadFeature) isStated() bool { return f.Source.Kind != specs.Inferred }

// tell fills a phrase of the roadmap's table.
func (m *roadmapMaker) tell(phrase string, pairs ...string) string {
	return phrasing.FillSlots(m.t.Phrases[phrase].In(m.Language), m.Language, m.Slots(pairs...))
}

// told is tell with a capital and a stop, and the rule behind it.
func (m *roadmapMaker) told(rl, phrase string, pairs ...string) specs.Item {
	return specs.Item{Text: wording.Sentence(m.tell(phrase, pairs...)), Source: phrasing.Rule(rl)}
}

// name is what a feature is called inside a sentence.
func (m *roadmapMaker) name(i int) string {
	return phrasing.Shorten(strings.Trim(m.phrase(listable(m.feats[i].Text)), "“”\""), 90)
}

func (m *roadmapMaker) names(list []int) []string {
	out := make([]string, 0, len(list))
	for _, i := range list {
		out = append(out, m.name(i))
	}
	return out
}
