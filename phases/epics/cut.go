package epics

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// cut is the work as it is cut into epics, with what has to be known to cut it
// otherwise. It is never changed: whoever reshapes it makes a new one.
type cut struct {
	epics []specs.Epic
	index specs.EpicsIndex
	facts *facts
	last  map[string]int // highest number ever given out, by what is numbered: "EPIC" or the id of an epic
}

// facts are what the requirements and the design say.
type facts struct {
	priority  map[string]specs.Priority // by requirement
	title     map[string]string         // by requirement
	decisions map[string][]string       // requirements, by decision
	quality   map[string]bool           // requirements that are qualities
	mvpScope  string                    // must, must-should, all
}

func newCut(in *analysis.EpicsInput, out analysis.EpicsOutput) cut {
	f := &facts{priority: map[string]specs.Priority{}, title: map[string]string{}, decisions: map[string][]string{}, quality: map[string]bool{}, mvpScope: in.MVPScope}
	for i := range in.Requirements.Requirements {
		r := &in.Requirements.Requirements[i]
		f.priority[r.ID], f.title[r.ID] = r.Priority, specs.Plain(r.Title)
	}
	for i := range in.Requirements.NFRs {
		n := &in.Requirements.NFRs[i]
		f.priority[n.ID], f.title[n.ID], f.quality[n.ID] = n.Priority, specs.Plain(n.Title), true
	}
	for i := range in.Architecture.Decisions {
		d := &in.Architecture.Decisions[i]
		f.decisions[d.ID] = d.TracesTo
	}
	c := cut{epics: out.Epics, index: out.Index, facts: f, last: map[string]int{epicNumbers: out.Last}}
	c = c.copied()
	c.count()
	return c
}

// copied is the same cut with lists of its own.
func (c cut) copied() cut {
	c.epics = slices.Clone(c.epics)
	for i := range c.epics {
		c.epics[i] = copiedEpic(c.epics[i])
	}
	x := &c.index
	x.Summary, x.Order, x.Done, x.Risks = slices.Clone(x.Summary), slices.Clone(x.Order), slices.Clone(x.Done), slices.Clone(x.Risks)
	x.Versioning, x.OpenQuestions = slices.Clone(x.Versioning), slices.Clone(x.OpenQuestions)
	c.last = maps.Clone(c.last)
	return c
}

func copiedEpic(e specs.Epic) specs.Epic {
	e.Requirements, e.Architecture, e.DependsOn = slices.Clone(e.Requirements), slices.Clone(e.Architecture), slices.Clone(e.DependsOn)
	e.Summary, e.Scope, e.Risks = slices.Clone(e.Summary), slices.Clone(e.Scope), slices.Clone(e.Risks)
	e.Stories = slices.Clone(e.Stories)
	for k := range e.Stories {
		s := &e.Stories[k]
		s.TracesTo, s.Needs, s.Criteria = slices.Clone(s.TracesTo), slices.Clone(s.Needs), slices.Clone(s.Criteria)
	}
	return e
}

// epicNumbers is what epics are numbered under in last; stories are under the
// id of their epic.
const epicNumbers = "EPIC"

// count takes note of the numbers that are given out. One that becomes free is
// not given out again: an issue, a commit or a remark may still name it.
func (c *cut) count() {
	for i := range c.epics {
		e := &c.epics[i]
		c.last[epicNumbers] = max(c.last[epicNumbers], number(e.ID))
		for k := range e.Stories {
			c.last[e.ID] = max(c.last[e.ID], number(e.Stories[k].ID))
		}
	}
}

// number is the number that an id ends in.
func number(id string) int {
	n, err := strconv.Atoi(id[strings.LastIndexByte(id, '-')+1:])
	if err != nil {
		return 0
	}
	return n
}

// nextEpic and nextStory give out a number.
func (c *cut) nextEpic() string {
	c.last[epicNumbers]++
	return specs.EpicID(c.last[epicNumbers])
}

func (c *cut) nextStory(epic string) string {
	c.last[epic]++
	return specs.StoryID(epic, c.last[epic])
}

// at is the place of an epic, -1 without one.
func (c cut) at(id string) int {
	return slices.IndexFunc(c.epics, func(e specs.Epic) bool { return e.ID == id })
}

// owner is the epic of every story.
func (c cut) owner() map[string]string {
	out := map[string]string{}
	for i := range c.epics {
		for k := range c.epics[i].Stories {
			out[c.epics[i].Stories[k].ID] = c.epics[i].ID
		}
	}
	return out
}

// renew settles what follows from a new cut: who belongs to the first release,
// and the order of work.
func (c *cut) renew() {
	c.close()
	c.sort()
}

// close takes into the first release what an epic of it waits for; an order of
// work that begins with something that comes later would be none.
func (c *cut) close() {
	for again := true; again; {
		again = false
		for i := range c.epics {
			for _, id := range c.epics[i].DependsOn {
				if at := c.at(id); c.epics[i].MVP && at >= 0 && !c.epics[at].MVP {
					c.epics[at].MVP, again = true, true
				}
			}
		}
	}
}

// sort brings the recommended order into one in which no epic comes before what
// it waits for, and otherwise leaves it as it is.
func (c *cut) sort() {
	var nodes []graph.Node
	rows := map[string]specs.OrderRow{}
	for _, row := range c.index.Order {
		if at := c.at(row.Epic); at >= 0 {
			if _, twice := rows[row.Epic]; !twice {
				nodes = append(nodes, graph.Node{ID: row.Epic, Needs: c.epics[at].DependsOn})
				rows[row.Epic] = row
			}
		}
	}
	g, err := graph.Build(nodes)
	if err != nil {
		return
	}
	order, err := g.Order()
	if err != nil {
		return // a circle that was there before is for the gate to name
	}
	c.index.Order = make([]specs.OrderRow, 0, len(order))
	for _, id := range order {
		c.index.Order = append(c.index.Order, rows[id])
	}
}

// priorityOf is the highest of what an epic holds; qualities count where there
// is nothing else.
func (c cut) priorityOf(e *specs.Epic) specs.Priority {
	best, quality := specs.Priority(""), specs.Priority("")
	for _, id := range e.Requirements {
		p, known := c.facts.priority[id]
		to := &best
		if c.facts.quality[id] {
			to = &quality
		}
		if known && (*to == "" || p.Rank() < to.Rank()) {
			*to = p
		}
	}
	switch {
	case best == "" && quality == "":
		return e.Priority
	case best == "":
		best = quality
	}
	if best == specs.Wont && e.MVP {
		return specs.Must
	}
	return best
}

// union is all ids of two lists, each once.
func union(a, b []string) []string {
	out := make([]string, 0, len(a)+len(b))
	for _, id := range slices.Concat(a, b) {
		if !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}

// unionItems is all items of two lists, each text once.
func unionItems(a, b []specs.Item) []specs.Item {
	out := slices.Clone(a)
	for _, it := range b {
		if !slices.ContainsFunc(out, func(o specs.Item) bool { return o.Text == it.Text }) {
			out = append(out, it)
		}
	}
	return out
}
