package graph

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Cycle is one circle of needs, its first id again at the end (A, B, A), or
// nil. It is the same one for the same nodes, and begins with the node of it
// that stands first.
func (g *Graph) Cycle() []string {
	w := walk{g: g, state: make([]mark, len(g.ids))}
	for start := range g.ids {
		if w.state[start] != fresh {
			continue
		}
		if circle := w.from(start); circle != nil {
			return g.name(circle)
		}
	}
	return nil
}

// mark is what a walk knows of a node.
type mark byte

const (
	fresh  mark = iota // not met yet
	onPath             // on the path being walked
	closed             // all it needs has been walked
)

// walk goes through the graph depth first with a stack of its own, so that a
// chain of a million needs is no deeper than one of three.
type walk struct {
	g     *Graph
	state []mark
	path  []step
}

// step is a node on the path and how many of its needs have been walked.
type step struct{ node, walked int }

// from walks everything that start needs and answers the first circle met.
func (w *walk) from(start int) []int {
	w.enter(start)
	for len(w.path) > 0 {
		top := &w.path[len(w.path)-1]
		needs := w.g.needs[top.node]
		if top.walked == len(needs) {
			w.state[top.node] = closed
			w.path = w.path[:len(w.path)-1]
			continue
		}
		need := needs[top.walked]
		top.walked++
		switch w.state[need] {
		case onPath:
			return w.back(need)
		case fresh:
			w.enter(need)
		case closed:
		}
	}
	return nil
}

func (w *walk) enter(node int) {
	w.state[node] = onPath
	w.path = append(w.path, step{node: node})
}

// back is the end of the path that begins with node.
func (w *walk) back(node int) []int {
	start := slices.IndexFunc(w.path, func(s step) bool { return s.node == node })
	var circle []int
	for _, s := range w.path[start:] {
		circle = append(circle, s.node)
	}
	return circle
}

// name turns a circle so that its first node leads, and closes it.
func (g *Graph) name(circle []int) []string {
	first := slices.Index(circle, slices.Min(circle))
	names := make([]string, 0, len(circle)+1)
	for i := range len(circle) + 1 {
		names = append(names, g.ids[circle[(first+i)%len(circle)]])
	}
	return names
}

func (g *Graph) cycleError() error {
	path := g.Cycle()
	shown := path
	if len(path) > 20 { // a message, not a listing
		shown = slices.Concat(path[:10], []string{"…"}, path[len(path)-9:])
	}
	return problem.New("conflict.cycle", "the dependencies go in a circle: %s", strings.Join(shown, " → ")).
		Mend("take out one of these dependencies")
}
