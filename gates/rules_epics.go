package gates

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/specs"
)

// epicChecks are the checks of phase 5.
func epicChecks() []check {
	return []check{
		{"epic.count", epicCount},
		{"epic.mvp", epicMVP},
		{"epic.mvp-order", epicMVPOrder},
		{"epic.cycle", epicCycle},
		{"epic.map", epicMap},
		{"epic.order", epicOrder},
		{"epic.done", epicDone},
		{"epic.stories", epicStories},
		{"epic.requirements", epicRequirements},
		{"epic.must-story", epicMustStory},
		{"epic.covers", epicCovers},
		{"epic.size", epicSize},
		{"story.form", storyForm},
		{"story.criteria", storyCriteria},
		{"story.testable", storyTestable},
		{"story.vague", storyVague},
		{"story.traces", storyTraces},
		{"story.size", storySize},
		{"story.split", storySplit},
		{"story.cycle", storyCycle},
	}
}

// epics lists the epics; without any the rule fails.
func (t *trial) epicList() []*specs.Epic {
	if len(t.pkg.Epics) == 0 {
		t.lost()
	}
	return t.pkg.Epics
}

// eachStory visits the stories of all epics.
func (t *trial) eachStory(visit func(*specs.Epic, *specs.Story)) {
	for _, e := range t.epicList() {
		for i := range e.Stories {
			visit(e, &e.Stories[i])
		}
	}
}

func (t *trial) epicsIndex(section string) place {
	return t.indexOr(t.pkg.EpicsIndex, t.pkg.EpicsIndex != nil, section)
}

// statedMusts counts the Must requirements that the source itself states.
func (t *trial) statedMusts(ids []string) int {
	n := 0
	for _, id := range ids {
		if r := t.reqs[id]; r != nil && r.Priority == specs.Must && r.Source.Kind == specs.Stated {
			n++
		}
	}
	return n
}

// cutByHand says that a person decided how an epic is cut. The bounds are those
// of a good proposal: whoever cuts the work otherwise is told, and not refused.
func cutByHand(e *specs.Epic) bool { return e.Source.Kind == specs.Edited }

// epicCount: above the upper bound it is a warning where so many Musts are
// stated that they need it. rulings.md, "bounds".
func epicCount(t *trial) {
	n := len(t.pkg.Epics)
	severity := t.severity
	if n > t.rule.Max && t.statedMusts(t.pkg.RequirementIDs()) > t.rule.Max || slices.ContainsFunc(t.pkg.Epics, cutByHand) {
		severity = Warning
	}
	t.thatAs(severity, t.within(n), t.epicsIndex("overview"), "count", itoa(n))
}

func epicStories(t *trial) {
	for _, e := range t.epicList() {
		n := len(e.Stories)
		severity := t.severity
		if n > t.rule.Max && t.statedMusts(e.Requirements) > t.rule.Max || n > 0 && cutByHand(e) {
			severity = Warning
		}
		t.thatAs(severity, t.within(n), t.section(e, "stories"), "item", e.ID, "count", itoa(n))
	}
}

func epicMVP(t *trial) {
	t.that(slices.ContainsFunc(t.pkg.Epics, func(e *specs.Epic) bool { return e.MVP }), t.epicsIndex("mvp"))
}

// epicMVPOrder: the MVP never waits for what comes after it.
func epicMVPOrder(t *trial) {
	for _, e := range t.epicList() {
		if !e.MVP {
			continue
		}
		late := ""
		for _, id := range e.DependsOn {
			if other := t.epics[id]; other != nil && !other.MVP && late == "" {
				late = id
			}
		}
		t.that(late == "", t.front(e, "dependencies"), "item", e.ID, "other", late)
	}
}

// circle is a circle of needs, empty without one.
func circle(nodes []graph.Node) []string {
	g, err := graph.Build(nodes)
	if err != nil {
		return nil // an id that stands twice is id.duplicate
	}
	return g.Cycle()
}

func epicCycle(t *trial) {
	var nodes []graph.Node
	for _, e := range t.epicList() {
		nodes = append(nodes, graph.Node{ID: e.ID, Needs: e.DependsOn})
	}
	found := circle(nodes)
	at := place{}
	if len(found) > 0 {
		at = t.front(t.epics[found[0]], "dependencies")
	}
	t.that(len(found) == 0, at, "path", strings.Join(found, " → "))
}

func storyCycle(t *trial) {
	var nodes []graph.Node
	at := map[string]place{}
	t.eachStory(func(e *specs.Epic, s *specs.Story) {
		nodes = append(nodes, graph.Node{ID: s.ID, Needs: s.Needs})
		at[s.ID] = t.at(e, s.Pos.Line)
	})
	found := circle(nodes)
	where := place{}
	if len(found) > 0 {
		where = at[found[0]]
	}
	t.that(len(found) == 0, where, "path", strings.Join(found, " → "))
}

func epicMap(t *trial) {
	if t.pkg.EpicsIndex == nil {
		t.lost()
		return
	}
	t.that(t.diagram(t.pkg.EpicsIndex, "map", "flowchart", "graph"), t.epicsIndex("map"))
}

// epicOrder: the recommended order names every epic once, with its reason, and
// none before one that it depends on.
func epicOrder(t *trial) {
	index := t.pkg.EpicsIndex
	if index == nil {
		t.lost()
		return
	}
	rank := map[string]int{}
	for i, row := range index.Order {
		id := idIn(row.Epic)
		_, twice := rank[id]
		t.that(!twice && row.Reason != "" && t.epics[id] != nil, t.at(index, row.Pos.Line), "item", short(row.Epic))
		rank[id] = i + 1
	}
	for _, e := range t.pkg.Epics {
		if rank[e.ID] == 0 {
			t.that(false, t.section(index, "order"), "item", e.ID)
			continue
		}
		early := slices.ContainsFunc(e.DependsOn, func(id string) bool { return rank[id] > rank[e.ID] })
		t.that(!early, t.at(index, index.Order[rank[e.ID]-1].Pos.Line), "item", e.ID)
	}
}

// idIn is the first id in a text such as "EPIC-001: Accounts" or a link to it.
func idIn(text string) string {
	text = specs.Plain(text)
	end := strings.IndexFunc(text, func(r rune) bool { return !isIDRune(r) })
	if end >= 0 {
		text = text[:end]
	}
	return text
}

func isIDRune(r rune) bool { return r == '-' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' }

func epicDone(t *trial) {
	index := t.pkg.EpicsIndex
	if index == nil {
		t.lost()
		return
	}
	t.that(len(index.Done) > 0, t.epicsIndex("mvp/done"))
}

func epicRequirements(t *trial) {
	for _, e := range t.epicList() {
		t.that(len(e.Requirements) > 0, t.front(e, "requirements"), "item", e.ID)
	}
}

// epicMustStory: every Must requirement is in at least one story.
func epicMustStory(t *trial) {
	for _, r := range t.pkg.Requirements {
		if r.Priority == specs.Must {
			t.that(len(t.coverOf(r.ID).Stories) > 0, t.front(r, "id"), "item", r.ID)
		}
	}
	for _, n := range t.pkg.NFRs {
		if n.Priority == specs.Must {
			t.that(t.qualityStoryMark(n) == markPass, t.front(n, "id"), "item", n.ID)
		}
	}
}

// epicCovers: what should or could be done is planned too.
func epicCovers(t *trial) {
	for _, r := range t.pkg.Requirements {
		if r.Priority == specs.Should || r.Priority == specs.Could {
			c := t.coverOf(r.ID)
			t.that(len(c.Epics)+len(c.Stories) > 0, t.front(r, "id"), "item", r.ID)
		}
	}
}

func sizes() []string { return []string{"S", "M", "L", "XL"} }

func epicSize(t *trial) {
	for _, e := range t.epicList() {
		t.that(slices.Contains(sizes(), e.Size), t.front(e, "size"), "item", e.ID, "value", e.Size)
	}
}

func storySize(t *trial) {
	t.eachStory(func(e *specs.Epic, s *specs.Story) {
		t.that(slices.Contains(sizes(), s.Size), t.at(e, s.Pos.Line), "item", s.ID, "value", s.Size)
	})
}

// storySplit: a story of the MVP that is XL hides what it holds.
func storySplit(t *trial) {
	t.eachStory(func(e *specs.Epic, s *specs.Story) {
		if e.MVP {
			t.that(s.Size != "XL", t.at(e, s.Pos.Line), "item", s.ID)
		}
	})
}

// storyForm asks who wants what. Why stands there where somebody said it: a
// reason that was made up is worse than none.
func storyForm(t *trial) {
	t.eachStory(func(e *specs.Epic, s *specs.Story) {
		at := t.at(e, s.Pos.Line)
		if s.Text.Pos.Line > 0 {
			at = t.at(e, s.Text.Pos.Line)
		}
		t.that(s.Text.Role != "" && s.Text.Want != "", at, "item", s.ID)
	})
}

// storyCriteria bounds the criteria of a story by those of the requirements that it traces: one
// that tells two of them has to be accepted by the tests of both.
func storyCriteria(t *trial) {
	t.eachStory(func(e *specs.Epic, s *specs.Story) {
		t.that(t.withinEach(len(s.Criteria), len(s.TracesTo)), t.at(e, s.Pos.Line), "item", s.ID, "count", itoa(len(s.Criteria)))
	})
}

func storyTestable(t *trial) {
	t.eachStory(func(e *specs.Epic, s *specs.Story) {
		for _, c := range s.Criteria {
			if !t.passed(t.testable(c.Text)) {
				t.that(false, t.at(e, c.Pos.Line), "item", s.ID, "text", short(c.Text))
			}
		}
	})
}

func storyVague(t *trial) {
	t.eachStory(func(e *specs.Epic, s *specs.Story) {
		for _, c := range s.Criteria {
			t.vague(e, s.ID, c)
		}
	})
}

func storyTraces(t *trial) {
	t.eachStory(func(e *specs.Epic, s *specs.Story) {
		known := slices.ContainsFunc(s.TracesTo, func(id string) bool { return t.reqs[id] != nil || t.nfrs[id] != nil })
		t.that(known, t.at(e, s.Pos.Line), "item", s.ID)
	})
}
