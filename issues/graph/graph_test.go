package graph_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/specs/problem"
)

// build reads "a<b,c d" as: a needs b and c, d needs nothing.
func build(t *testing.T, text string) *graph.Graph {
	t.Helper()
	g, err := graph.Build(parse(text))
	require.NoError(t, err)
	return g
}

func parse(text string) []graph.Node {
	var nodes []graph.Node
	for word := range strings.FieldsSeq(text) {
		id, needs, some := strings.Cut(word, "<")
		node := graph.Node{ID: id}
		if some {
			node.Needs = strings.Split(needs, ",")
		}
		nodes = append(nodes, node)
	}
	return nodes
}

func TestOrderAndLevels(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, in, order, levels string }{
		{"empty", "", "", ""},
		{"input order stands", "c a b", "c a b", "c a b"},
		{"late need pulls nothing else", "d<a b a c<d", "b a d c", "b a | d | c"},
		{"diamond", "a b<a c<a d<b,c", "a b c d", "a | b c | d"},
		{"longest path counts", "a b<a c<b d<a,c e<a", "a b c d e", "a | b e | c | d"},
		{"doubled need", "a b<a,a", "a b", "a | b"},
		{"missing need is left out", "a<x b<a", "a b", "a | b"},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			g := build(t, row.in)
			order, err := g.Order()
			require.NoError(t, err)
			require.Equal(t, row.order, strings.Join(order, " "))
			levels, err := g.Levels()
			require.NoError(t, err)
			var shown []string
			for _, level := range levels {
				shown = append(shown, strings.Join(level, " "))
			}
			require.Equal(t, row.levels, strings.Join(shown, " | "))
			require.Nil(t, g.Cycle())
		})
	}
}

func TestCycleIsNamedWithItsPath(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"A<A":                 "A → A",
		"A<B B<A":             "A → B → A",
		"x<C A<B B<C C<A":     "A → B → C → A",
		"x<y y<z z<y":         "y → z → y",
		"p q<p A<p,B B<q,A":   "A → B → A",
		"a<b b<c c<d d<b,a e": "b → c → d → b",
	} {
		g := build(t, in)
		_, err := g.Order()
		found := problem.From(err)
		require.Equal(t, "conflict.cycle", found.Code, in)
		require.Contains(t, found.Message, ": "+want, in)
		_, err = g.Levels()
		require.Equal(t, "conflict.cycle", problem.From(err).Code)
	}
}

func TestDuplicateId(t *testing.T) {
	t.Parallel()
	_, err := graph.Build(parse("a b a"))
	require.Equal(t, "conflict.duplicate_id", problem.From(err).Code)
}

func TestReadyAndMissing(t *testing.T) {
	t.Parallel()
	g := build(t, "a b<a c<gone d<old e<b")
	require.Equal(t, []graph.Missing{{From: "c", To: "gone"}, {From: "d", To: "old"}}, g.Missing())
	finished := map[string]bool{"old": true}
	done := func(id string) bool { return finished[id] }
	require.Equal(t, []string{"a", "d"}, g.Ready(done))
	finished["a"] = true
	require.Equal(t, []string{"b", "d"}, g.Ready(done))
	finished["b"], finished["d"] = true, true
	require.Equal(t, []string{"e"}, g.Ready(done))
}

func TestClosure(t *testing.T) {
	t.Parallel()
	g := build(t, "a b<a c<b d<a e<c,d x<y y<x")
	require.Equal(t, []string{"a", "b", "c", "d"}, g.Needs("e"))
	require.Equal(t, []string{"b", "c", "d", "e"}, g.NeededBy("a"))
	require.Equal(t, []string{"x", "y"}, g.Needs("x"))
	require.Empty(t, g.Needs("a"))
	require.Empty(t, g.Needs("unknown"))
}

// random makes a graph without circles: a node needs only earlier ones of a
// hidden order.
func random(r *rand.Rand, n int) []graph.Node {
	hidden := r.Perm(n)
	nodes := make([]graph.Node, n)
	for i, at := range hidden {
		nodes[at].ID = fmt.Sprint("n", at)
		for range r.IntN(4) {
			if i > 0 {
				nodes[at].Needs = append(nodes[at].Needs, fmt.Sprint("n", hidden[r.IntN(i)]))
			}
		}
	}
	return nodes
}

func TestPropertiesOfRandomGraphs(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		nodes := random(r, 1+r.IntN(40))
		g, err := graph.Build(nodes)
		require.NoError(t, err)
		order, err := g.Order()
		require.NoError(t, err)
		place := map[string]int{}
		for i, id := range order {
			place[id] = i
		}
		require.Len(t, place, len(nodes))
		levels, err := g.Levels()
		require.NoError(t, err)
		level := map[string]int{}
		for i, ids := range levels {
			require.NotEmpty(t, ids)
			for _, id := range ids {
				level[id] = i
			}
		}
		for _, node := range nodes {
			longest := 0
			for _, need := range node.Needs {
				require.Less(t, place[need], place[node.ID])
				longest = max(longest, level[need]+1)
			}
			require.Equal(t, longest, level[node.ID], "1 + longest path, no more")
		}
		closeACircle(t, nodes, order)
	}
}

// closeACircle makes the first of an order need the last that needs it.
func closeACircle(t *testing.T, nodes []graph.Node, order []string) {
	t.Helper()
	g, err := graph.Build(nodes)
	require.NoError(t, err)
	users := g.NeededBy(order[0])
	if len(users) == 0 {
		users = order[:1]
	}
	for i := range nodes {
		if nodes[i].ID == order[0] {
			nodes[i].Needs = append(nodes[i].Needs, users[len(users)-1])
		}
	}
	requireCircle(t, nodes)
}

// requireCircle checks that the circle found is really one.
func requireCircle(t *testing.T, nodes []graph.Node) {
	t.Helper()
	g, err := graph.Build(nodes)
	require.NoError(t, err)
	circle := g.Cycle()
	require.GreaterOrEqual(t, len(circle), 2)
	require.Equal(t, circle[0], circle[len(circle)-1])
	needs := map[string][]string{}
	for _, node := range nodes {
		needs[node.ID] = node.Needs
	}
	for i := range len(circle) - 1 {
		require.Contains(t, needs[circle[i]], circle[i+1])
	}
}

func TestLongChainAndItsCircle(t *testing.T) {
	t.Parallel()
	nodes := make([]graph.Node, 200_000)
	for i := range nodes {
		nodes[i] = graph.Node{ID: fmt.Sprint(i), Needs: []string{fmt.Sprint(i + 1)}}
	}
	nodes[len(nodes)-1].Needs = nil
	g, err := graph.Build(nodes)
	require.NoError(t, err)
	levels, err := g.Levels()
	require.NoError(t, err)
	require.Len(t, levels, len(nodes))
	nodes[len(nodes)-1].Needs = []string{"0"}
	g, err = graph.Build(nodes)
	require.NoError(t, err)
	_, err = g.Order()
	require.Less(t, len(err.Error()), 500, "a message, not a listing")
	require.Len(t, g.Cycle(), len(nodes)+1)
}

func FuzzGraph(f *testing.F) {
	for _, seed := range []string{"", "a", "a<a", "a<b b<a", "a b<a,x c<b,a", "a<,b b", "a a"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		nodes := parse(text)
		g, err := graph.Build(nodes)
		if err != nil {
			require.Equal(t, "conflict.duplicate_id", problem.From(err).Code)
			return
		}
		order, err := g.Order()
		if err != nil {
			requireCircle(t, nodes)
			return
		}
		require.Nil(t, g.Cycle())
		require.Len(t, order, len(nodes))
		done := map[string]bool{}
		for _, gap := range g.Missing() {
			done[gap.To] = true
		}
		for _, id := range order { // each is ready when its turn comes
			require.Contains(t, g.Ready(func(id string) bool { return done[id] }), id)
			done[id] = true
		}
	})
}

func BenchmarkLevels100k(b *testing.B) {
	g, err := graph.Build(random(rand.New(rand.NewPCG(1, 2)), 100_000))
	require.NoError(b, err)
	for b.Loop() {
		_, err := g.Levels()
		require.NoError(b, err)
	}
}
