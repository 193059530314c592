package queue_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/queue"
	"github.com/overtone-cli/overtone/issues/waves"
)

// 9.5: one rule for two solutions that touch one file, and for those that do not.
func TestBatches(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.plan("A", nil, "./src//a.go", "x.go")
	b.plan("B", nil, "src/*.go")
	b.plan("C", nil, "c/")
	b.plan("D", []string{"A"}, "c/deep/d.go")
	b.add("A", "B", "C", "D")
	g := b.graph()
	require.Equal(t, [][]string{{"S-1", "S-3"}, {"S-2"}, {"S-4"}}, g.Batches)
	require.Equal(t, queue.Summary{Total: 4, Pending: 4, CanParallel: 2, BatchesNeeded: 3, Levels: 2, CriticalPath: []string{"S-1", "S-4"}, MaxParallel: 2}, g.Summary)
	require.Equal(t, []queue.Edge{{From: "S-1", To: "S-4"}}, g.Edges)
	require.Equal(t, 3, g.ReadyCount)
	require.Equal(t, []queue.Blocker{{ID: "S-1", Reason: "pending", Status: "pending"}}, node(g, "S-4").BlockedBy)
	lone := open(t).plans("A", "B")
	lone.add("A", "B")
	require.Equal(t, [][]string{{"S-1", "S-2"}}, lone.graph().Batches)
	require.Equal(t, []queue.Ready{{ID: "P1", Items: []string{"S-1", "S-2"}}}, lone.graph().Groups)
}

// C9: items at work were offered again.
func TestC9ItemsAtWorkAreNotOfferedAgain(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.plan("A", nil, "a.go")
	b.plan("B", nil, "a.go")
	b.plan("C", nil, "c.go")
	b.add("A", "B", "C")
	require.Equal(t, "S-1", b.next("ada").Item.ItemID)
	g := b.graph()
	require.Equal(t, [][]string{{"S-3"}, {"S-2"}}, g.Batches)
	require.Equal(t, 1, g.ReadyCount)
	require.Equal(t, 1, g.RunningCount)
	require.Equal(t, 1, g.Summary.CanParallel)
	require.Equal(t, []queue.Blocker{{ID: "S-1", Reason: "conflict", Status: "executing", File: "a.go"}}, node(g, "S-2").BlockedBy)
	require.Equal(t, "S-3", b.next("bob").Item.ItemID)
	found := b.next("cid")
	require.Nil(t, found.Item)
	require.Equal(t, "nothing of "+first+" is ready", found.Why)
	b.finish("A")
	require.Equal(t, "S-2", b.next("cid").Item.ItemID)
}

// C9: what is missing blocked in the graph and not in next.
func TestC9MissingDependencyBlocksBoth(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A")
	b.add("A")
	b.write("queues/"+first+".json", strings.Replace(b.read("queues/"+first+".json"), `"depends_on": []`, `"depends_on": ["S-7"]`, 1))
	g := b.graph()
	require.Equal(t, []queue.GraphError{{Code: "missing_dep", Item: "S-1", Dep: "S-7"}}, g.Errors)
	require.Equal(t, "S-1 depends on S-7, which is not there", g.Error)
	require.Empty(t, g.Edges)
	require.Empty(t, g.Batches)
	require.Equal(t, []queue.Blocker{{ID: "S-7", Reason: "missing"}}, node(g, "S-1").BlockedBy)
	found := b.next("ada")
	require.Nil(t, found.Item)
	require.Equal(t, g.Error, found.Why)
}

// C9: behind what had failed nothing was ready, and nothing said why.
func TestC9FailedDependencyIsABlocker(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A")
	b.plan("B", []string{"A"}, "b.go")
	b.add("A", "B")
	b.next("ada")
	b.fail("A", "no")
	g := b.graph()
	require.Equal(t, []queue.Blocker{{ID: "S-1", Reason: "failed", Status: "failed"}}, node(g, "S-2").BlockedBy)
	require.Empty(t, g.Batches)
}

// Issues that no item stands for block as well, as long as they are not done.
func TestIssuesOutsideOfTheQueueBlock(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.create("OUT-1", nil)
	b.plan("A", []string{"OUT-1"}, "a.go")
	b.add("A")
	require.Equal(t, []queue.Blocker{{ID: "OUT-1", Reason: "pending", Status: "registered"}}, node(b.graph(), "S-1").BlockedBy)
	require.Empty(t, b.graph().Batches)
	_, err := b.store.Update(context.Background(), "OUT-1", func(i *issues.Issue) error { i.Status = issues.Executing; return nil })
	require.NoError(t, err)
	b.finish("OUT-1")
	require.True(t, node(b.graph(), "S-1").Ready)
}

// 9.5: items whose files are not known never met anything.
func TestUnknownFilesMeetEverything(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B")
	b.plan("C", nil)
	b.add("A", "B", "C")
	require.Equal(t, [][]string{{"S-1", "S-2"}, {"S-3"}}, b.graph().Batches)
	g, _, err := b.queues.Graph("", true)
	require.NoError(t, err)
	require.Equal(t, [][]string{{"S-1", "S-2", "S-3"}}, g.Batches)
	b.next("ada")
	require.Equal(t, "conflict", node(b.graph(), "S-3").BlockedBy[0].Reason)
	require.Equal(t, "sequential", b.get("").Groups[0].Type)
}

// 9.5: semantic_priority had no influence.
func TestPriorityDecidesInsideALevel(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B", "C")
	for id, priority := range map[string]int{"A": 5, "B": 3, "C": 1} {
		_, err := b.store.Update(context.Background(), id, func(i *issues.Issue) error { i.Priority = priority; return nil })
		require.NoError(t, err)
	}
	b.add("A", "B", "C")
	require.Equal(t, [][]string{{"S-3", "S-2", "S-1"}}, b.graph().Batches)
	require.Equal(t, "C", b.next("ada").Issue.ID)
	require.InDelta(t, 0.95, item(b.get(""), "S-3").SemanticPriority, 0)
	require.Equal(t, 1, item(b.get(""), "S-3").ExecutionOrder)
}

// A circle is refused when it is made, and named when it is found.
func TestCircle(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B")
	b.add("A", "B")
	text := b.read("queues/" + first + ".json")
	text = strings.Replace(text, `"depends_on": []`, `"depends_on": ["S-2"]`, 1)
	text = strings.Replace(text, `"depends_on": []`, `"depends_on": ["S-1"]`, 1)
	b.write("queues/"+first+".json", text)
	g := b.graph()
	require.Contains(t, g.Error, "S-1 → S-2 → S-1")
	require.Equal(t, []queue.GraphError{{Code: "cycle"}}, g.Errors)
	require.Empty(t, g.Nodes)
	b.plans("C")
	_, err := b.queues.Add(context.Background(), queue.AddOptions{Issues: []string{"C"}})
	requireCode(t, "conflict.cycle", err)
	require.Equal(t, issues.Planned, b.status("C"))
}

// 9.9: who goes first is decided by rules, in their order, and what none
// decides is asked when it matters.
func TestConflictsAreSettledByRules(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		file          string
		edit          func(*bench)
		kind, said    string
		order         []string
		clarification bool
	}{
		"nothing decides, and it matters little": {"a.go", nil, "file_conflict", "it was added first", []string{"S-1", "S-2"}, false},
		"nothing decides between two interfaces": {"api/users.go", nil, "resource_conflict", "it was added first", []string{"S-1", "S-2"}, true},
		"nothing decides between two tables":     {"db/migrations/1.sql", nil, "resource_conflict", "it was added first", []string{"S-1", "S-2"}, true},
		"manifests":                              {"go.mod", nil, "dependency_conflict", "it was added first", []string{"S-1", "S-2"}, false},
		"a priority decides": {"api/users.go", func(b *bench) {
			_, err := b.store.Update(context.Background(), "B", func(i *issues.Issue) error { i.Priority = 1; return nil })
			require.NoError(t, err)
		}, "resource_conflict", "its priority is higher", []string{"S-2", "S-1"}, false},
		"a dependency decides": {"schema.sql", func(b *bench) {
			_, err := b.store.Update(context.Background(), "A", func(i *issues.Issue) error { i.DependsOn = []string{"B"}; return nil })
			require.NoError(t, err)
		}, "resource_conflict", "S-1 depends on it", []string{"S-2", "S-1"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := open(t)
			b.plan("A", nil, c.file)
			b.plan("B", nil, c.file)
			if c.edit != nil {
				c.edit(b)
			}
			b.add("A", "B")
			q := b.get("")
			require.Len(t, q.Conflicts, 1)
			found := q.Conflicts[0]
			require.Equal(t, c.kind, found.Type)
			require.Equal(t, c.file, found.File)
			require.Equal(t, c.order, found.ResolutionOrder)
			require.Contains(t, found.Rationale, c.said)
			require.Equal(t, !c.clarification, found.Resolved)
			if !c.clarification {
				require.Empty(t, q.Clarifications)
				return
			}
			require.Equal(t, "CFT-1", q.Clarifications[0].ID)
			require.Equal(t, found.ID, q.Clarifications[0].ConflictID)
			require.Nil(t, b.next("ada").Item, "a person decides first")
			_, err := b.store.Update(context.Background(), "A", func(i *issues.Issue) error { i.DependsOn = []string{"B"}; return nil })
			require.NoError(t, err)
			require.Equal(t, "B", b.next("ada").Issue.ID)
		})
	}
}

// Property: whatever is put into a queue, orders are 1 to n, every item is in
// exactly one group, no batch holds two that touch one path or that need each
// other, every item that can go is in one batch, and the answer is the same
// when it is asked again.
func TestQueuesHoldWhatTheyPromise(t *testing.T) {
	t.Parallel()
	paths := []string{"a.go", "b.go", "dir/", "dir/c.go", "dir/**/d.go", "e*.go", "ef.go", "go.mod", "./b.go"}
	for seed := range uint64(12) {
		random := rand.New(rand.NewPCG(seed, 7)) //nolint:gosec // a test
		now := time.Date(2026, 8, 5, 12, 0, 0, 0, time.UTC)
		b := at(t, t.TempDir(), func() time.Time { return now })
		ids := []string{}
		for n := range 14 {
			id := fmt.Sprintf("I-%d", n)
			needs := []string{}
			for _, other := range ids {
				if random.IntN(8) == 0 {
					needs = append(needs, other)
				}
			}
			files := []string{}
			for range random.IntN(3) {
				if path := paths[random.IntN(len(paths))]; !slices.Contains(files, path) {
					files = append(files, path)
				}
			}
			if len(files) == 0 && random.IntN(3) > 0 {
				files = []string{fmt.Sprintf("own%d.go", n)}
			}
			b.plan(id, needs, files...)
			ids = append(ids, id)
		}
		random.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
		b.add(ids...)
		for range random.IntN(3) {
			b.next("ada")
		}
		hold(t, b)
	}
}

func hold(t *testing.T, b *bench) {
	t.Helper()
	q, g := b.get(""), b.graph()
	require.Equal(t, g, b.graph())
	require.Empty(t, g.Errors)
	orders, groups := []int{}, map[string]int{}
	for _, one := range q.Items() {
		orders = append(orders, one.ExecutionOrder)
	}
	slices.Sort(orders)
	for i, n := range orders {
		require.Equal(t, i+1, n)
	}
	for _, group := range q.Groups {
		for _, id := range group.Solutions {
			groups[id]++
			require.Equal(t, group.ID, item(q, id).ExecutionGroup)
		}
	}
	batch := map[string]int{}
	for n, ids := range g.Batches {
		for _, id := range ids {
			require.NotContains(t, batch, id)
			batch[id] = n + 1
		}
	}
	for _, one := range q.Items() {
		require.Equal(t, 1, groups[one.ItemID], one.ItemID)
		require.Equal(t, one.Status == queue.Pending && !stuck(g, one.ItemID), batch[one.ItemID] > 0, one.ItemID)
		for _, need := range one.DependsOn {
			require.Less(t, item(q, need).ExecutionOrder, one.ExecutionOrder)
			if batch[one.ItemID] > 0 && item(q, need).Status == queue.Pending {
				require.Less(t, batch[need], batch[one.ItemID])
			}
		}
		for _, other := range q.Items() {
			if one.ItemID < other.ItemID && batch[one.ItemID] > 0 && batch[one.ItemID] == batch[other.ItemID] {
				require.False(t, meet(t, one, other), "%v %v", one, other)
			}
		}
	}
}

// stuck says whether an item waits for a person, itself or through others.
func stuck(g *queue.Graph, id string) bool {
	for _, one := range node(g, id).BlockedBy {
		if one.Reason == "clarification" || one.Reason == "pending" && stuck(g, one.ID) {
			return true
		}
	}
	return false
}

func meet(t *testing.T, a, b queue.Item) bool {
	t.Helper()
	for _, x := range a.FilesTouched {
		for _, y := range b.FilesTouched {
			one, err := waves.ParseClaim(x)
			require.NoError(t, err)
			two, err := waves.ParseClaim(y)
			require.NoError(t, err)
			if _, both := waves.Overlap(one, two); both {
				return true
			}
		}
	}
	return len(a.FilesTouched) == 0 || len(b.FilesTouched) == 0
}
