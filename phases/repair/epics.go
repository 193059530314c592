package repair

import (
	"context"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/specs"
)

// maxStories is how many stories an epic may have; one more would be an error
// of its own. spec-package.md, "Phase 5 details".
const maxStories = 5

// mendXL cuts a story that is too large for the MVP into two along its
// criteria, and whoever waited for it waits for both.
func mendXL(_ context.Context, w *work, f specs.FindingRow) (string, error) {
	doc, line := w.find(f)
	e, ok := doc.(*specs.Epic)
	if !ok {
		return "", nil
	}
	i := slices.IndexFunc(e.Stories, func(s specs.Story) bool { return s.Size == "XL" && s.Pos.Line == line })
	if i < 0 {
		return "", nil
	}
	first := &e.Stories[i]
	if len(first.Criteria) < 4 || len(e.Stories) >= maxStories { // both parts need two
		return w.askAbout(e, e.ID, w.say("ask_split", "id", first.ID, "title", specs.Plain(first.Title))), nil
	}
	w.touch(e)
	half := (len(first.Criteria) + 1) / 2
	second := *first
	second.ID, second.Pos = nextStory(e), specs.Pos{}
	second.Title = w.say("second_part", "title", first.Title)
	second.TracesTo = slices.Clone(first.TracesTo)
	second.Criteria = slices.Clone(first.Criteria[half:])
	second.Needs = []string{first.ID}
	second.Size, first.Size = "L", "L"
	first.Criteria = slices.Clone(first.Criteria[:half])
	split := first.ID
	e.Stories = append(e.Stories, second)
	w.waitForBoth(split, second.ID)
	return w.say("split", "id", split, "new", second.ID), nil
}

func (w *work) waitForBoth(old, added string) {
	for _, e := range w.s.Package.Epics {
		for i := range e.Stories {
			if s := &e.Stories[i]; s.ID != added && slices.Contains(s.Needs, old) {
				w.touch(e)
				s.Needs = append(slices.Clone(s.Needs), added)
			}
		}
	}
}

// nextStory is a story id that the epic has not used.
func nextStory(e *specs.Epic) string {
	for n := len(e.Stories) + 1; ; n++ {
		id := specs.StoryID(e.ID, n)
		if !slices.ContainsFunc(e.Stories, func(s specs.Story) bool { return s.ID == id }) {
			return id
		}
	}
}

// mendCycle takes the dependency of the earliest epic of a circle on a later
// one away, because epics are numbered in the order of work, and notes it as a
// risk, until no circle is left.
func mendCycle(_ context.Context, w *work, _ specs.FindingRow) (string, error) {
	var done []string
	for {
		from, to, circle := w.circle()
		e, ok := w.s.Package.Item(from).(*specs.Epic)
		if !ok {
			return strings.Join(done, " "), nil
		}
		w.touch(e)
		e.DependsOn = slices.DeleteFunc(slices.Clone(e.DependsOn), func(id string) bool { return id == to })
		note := w.say("cycle", "from", from, "to", to, "cycle", strings.Join(circle, " → "))
		e.Risks = append(e.Risks, specs.Item{Text: note, Source: specs.FromRule("auto-fix")})
		done = append(done, note)
	}
}

// circle finds a circle of epics and the step of it to take away.
func (w *work) circle() (from, to string, circle []string) {
	nodes := make([]graph.Node, 0, len(w.s.Package.Epics))
	for _, e := range w.s.Package.Epics {
		nodes = append(nodes, graph.Node{ID: e.ID, Needs: e.DependsOn})
	}
	g, err := graph.Build(nodes)
	if err != nil {
		return "", "", nil // doubled ids are another rule's business
	}
	circle = g.Cycle()
	if len(circle) == 0 {
		return "", "", nil
	}
	from, to = worstEdge(circle)
	return from, to, circle
}

// worstEdge is the step of a circle that goes furthest against the numbering.
func worstEdge(cycle []string) (from, to string) {
	ring := cycle
	if len(ring) > 1 && ring[0] == ring[len(ring)-1] {
		ring = ring[:len(ring)-1]
	}
	from, to = ring[0], ring[1%len(ring)]
	for i := range ring {
		a, b := ring[i], ring[(i+1)%len(ring)]
		if specs.CompareIDs(a, b) < 0 && (specs.CompareIDs(from, to) >= 0 || specs.CompareIDs(a, from) < 0) {
			from, to = a, b
		}
	}
	return from, to
}

// mendMVP takes everything into the MVP that an epic of the MVP waits for.
func mendMVP(_ context.Context, w *work, _ specs.FindingRow) (string, error) {
	var promoted []string
	todo := []string{}
	for _, e := range w.s.Package.Epics {
		if e.MVP {
			todo = append(todo, e.DependsOn...)
		}
	}
	for len(todo) > 0 {
		id := todo[0]
		todo = todo[1:]
		e, ok := w.s.Package.Item(id).(*specs.Epic)
		if !ok || e.MVP {
			continue
		}
		w.touch(e)
		e.MVP = true
		e.Risks = append(e.Risks, specs.Item{Text: w.say("promoted", "epics", id), Source: specs.FromRule("auto-fix")})
		promoted = append(promoted, id)
		todo = append(todo, e.DependsOn...)
	}
	if len(promoted) == 0 {
		return "", nil
	}
	return w.say("promoted", "epics", strings.Join(promoted, ", ")), nil
}
