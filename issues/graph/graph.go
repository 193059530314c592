// Package graph orders things that need each other: which come first, which
// can go together, which circle blocks everything. It knows names and needs
// and nothing else, so issues, epics and roadmap items use the same rules. All
// answers are the same for the same input; all work is at most n log n in the
// number of nodes and needs.
package graph

import (
	"container/heap"
	"slices"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Node is one thing and the ids of those it needs before it.
type Node struct {
	ID    string
	Needs []string
}

// Missing is a need that no node has as its id.
type Missing struct {
	From string // who needs it
	To   string // what is not there
}

// Graph is a checked set of nodes. It does not change once built.
type Graph struct {
	ids     []string
	at      map[string]int
	needs   [][]int // by node: those it needs, each once
	users   [][]int // by node: those that need it
	missing []Missing
}

// Build makes a graph. The order of nodes decides wherever the needs leave a
// choice. A need named twice counts once; a need without a node is kept aside,
// see Missing. Two nodes of one id are the problem conflict.duplicate_id.
func Build(nodes []Node) (*Graph, error) {
	g := &Graph{at: make(map[string]int, len(nodes))}
	for i, node := range nodes {
		if _, taken := g.at[node.ID]; taken {
			return nil, problem.New("conflict.duplicate_id", "%s is there twice", node.ID).Mend("give one of the two another id")
		}
		g.ids = append(g.ids, node.ID)
		g.at[node.ID] = i
	}
	g.needs, g.users = make([][]int, len(nodes)), make([][]int, len(nodes))
	for i, node := range nodes {
		known := make(map[string]bool, len(node.Needs))
		for _, need := range node.Needs {
			if known[need] {
				continue
			}
			known[need] = true
			to, there := g.at[need]
			if !there {
				g.missing = append(g.missing, Missing{From: node.ID, To: need})
				continue
			}
			g.needs[i] = append(g.needs[i], to)
			g.users[to] = append(g.users[to], i)
		}
	}
	return g, nil
}

// Missing lists the needs that no node fills, in the order of the nodes. They
// do not count in Order and Levels, and they keep a node from being Ready.
func (g *Graph) Missing() []Missing { return slices.Clone(g.missing) }

// Order lists all ids so that each comes after what it needs, and otherwise as
// early as the order of the nodes has it. Error: conflict.cycle with the path.
func (g *Graph) Order() ([]string, error) {
	open := make([]int, len(g.ids))
	free := &earliest{}
	for i := range g.ids {
		if open[i] = len(g.needs[i]); open[i] == 0 {
			heap.Push(free, i)
		}
	}
	order := make([]string, 0, len(g.ids))
	for free.Len() > 0 {
		i, _ := heap.Pop(free).(int)
		order = append(order, g.ids[i])
		for _, user := range g.users[i] {
			if open[user]--; open[user] == 0 {
				heap.Push(free, user)
			}
		}
	}
	if len(order) < len(g.ids) {
		return nil, g.cycleError()
	}
	return order, nil
}

// Levels groups the ids: the first level needs nothing, each further one holds
// what has its longest path of needs ending in the level before. Inside a
// level the order of the nodes holds. Error: conflict.cycle.
func (g *Graph) Levels() ([][]string, error) {
	order, err := g.Order()
	if err != nil {
		return nil, err
	}
	level := make([]int, len(g.ids))
	deepest := -1
	for _, id := range order {
		i := g.at[id]
		for _, need := range g.needs[i] {
			level[i] = max(level[i], level[need]+1)
		}
		deepest = max(deepest, level[i])
	}
	levels := make([][]string, deepest+1)
	for i, id := range g.ids {
		levels[level[i]] = append(levels[level[i]], id)
	}
	return levels, nil
}

// Ready lists, in the order of the nodes, those that are not done and whose
// needs are all done. Done is also asked about needs without a node, which may
// have been finished and put away long ago.
func (g *Graph) Ready(done func(id string) bool) []string {
	finished := make([]bool, len(g.ids))
	for i, id := range g.ids {
		finished[i] = done(id)
	}
	blocked := map[string]bool{}
	for _, gap := range g.missing {
		if !done(gap.To) {
			blocked[gap.From] = true
		}
	}
	ready := []string{}
	for i, id := range g.ids {
		open := slices.ContainsFunc(g.needs[i], func(need int) bool { return !finished[need] })
		if !finished[i] && !open && !blocked[id] {
			ready = append(ready, id)
		}
	}
	return ready
}

// Needs lists everything that id needs, directly or through others, in the
// order of the nodes; id itself only when it is in a circle. An unknown id
// needs nothing.
func (g *Graph) Needs(id string) []string { return g.reach(id, g.needs) }

// NeededBy lists everything that needs id, directly or through others, in the
// order of the nodes.
func (g *Graph) NeededBy(id string) []string { return g.reach(id, g.users) }

func (g *Graph) reach(id string, edges [][]int) []string {
	start, known := g.at[id]
	if !known {
		return []string{}
	}
	seen := make([]bool, len(g.ids))
	for todo := []int{start}; len(todo) > 0; {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, next := range edges[i] {
			if !seen[next] {
				seen[next] = true
				todo = append(todo, next)
			}
		}
	}
	found := []string{}
	for i, hit := range seen {
		if hit {
			found = append(found, g.ids[i])
		}
	}
	return found
}

// earliest is a heap of node numbers: the smallest, which stood first, leads.
type earliest []int

func (h earliest) Len() int           { return len(h) }
func (h earliest) Less(i, j int) bool { return h[i] < h[j] }
func (h earliest) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }

// Push is for container/heap.
func (h *earliest) Push(x any) {
	if i, ok := x.(int); ok {
		*h = append(*h, i)
	}
}

// Pop is for container/heap.
func (h *earliest) Pop() any {
	old := *h
	last := old[len(old)-1]
	*h = old[:len(old)-1]
	return last
}
