package queue_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/queue"
)

// 9.4 and C6: the first add asked against itself, and its merge left an index
// that named a queue which was gone.
func TestC6SecondAddGoesToTheSameQueue(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B")
	added := b.add("A")
	require.True(t, added.Created)
	require.Equal(t, first, added.Queue.ID)
	require.Equal(t, issues.Queued, b.status("A"))
	added = b.add("A", "B")
	require.False(t, added.Created)
	require.Equal(t, []string{"S-2"}, added.Items)
	require.Equal(t, []string{"A"}, added.Skipped)
	index := b.list()
	require.Equal(t, []string{first}, index.ActiveQueueIDs)
	require.Len(t, index.Queues, 1)
	_, err := b.queues.Merge(context.Background(), first, first)
	requireCode(t, "usage.same_queue", err)
	require.FileExists(t, filepath.Join(b.dir, "queues", first+".json"))
}

func TestC6IndexThatNamesALostQueueIsPutRight(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B")
	b.add("A")
	b.write("queues/index.json", `{"active_queue_id":"QUE-20250101-000000","queues":[],"color":"red"}`)
	_, warnings, err := b.queues.List()
	require.NoError(t, err)
	require.Len(t, warnings, 1)
	b.add("B")
	index := b.list()
	require.NotContains(t, index.ActiveQueueIDs, "QUE-20250101-000000")
	require.Contains(t, b.read("queues/index.json"), `"color": "red"`)
}

// 9.4: items that were merged kept the ids of what they depend on, and so did
// conflicts.
func TestMergeMapsIds(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B", "C")
	b.add("A")
	added, err := b.queues.Add(context.Background(), queue.AddOptions{Issues: []string{"B", "C"}, New: true})
	require.NoError(t, err)
	source := added.Queue.ID
	text := b.read("queues/" + source + ".json")
	text = strings.Replace(text, `"conflicts": []`, `"conflicts": [{"type":"resource_conflict","solutions":["S-1","S-2"],"file":"port 80","resolution":"manual","resolution_order":["S-2","S-1"],"rationale":"by hand","resolved":true,"x":1}]`, 1)
	at := strings.LastIndex(text, `"depends_on": []`)
	text = text[:at] + `"depends_on": ["S-1"]` + text[at+len(`"depends_on": []`):]
	b.write("queues/"+source+".json", text)

	merged, err := b.queues.Merge(context.Background(), source, first)
	require.NoError(t, err)
	require.Equal(t, []string{"S-2", "S-3"}, merged.Moved)
	q := b.get(first)
	require.Equal(t, []string{"S-2"}, item(q, "S-3").DependsOn)
	require.Equal(t, "C", item(q, "S-3").IssueID)
	require.Equal(t, []string{"S-3", "S-2"}, q.Conflicts[0].ResolutionOrder)
	require.Contains(t, b.read("queues/"+first+".json"), `"x": 1`)
	old := b.get(source)
	require.Equal(t, queue.Archived, old.Status)
	require.Equal(t, first, old.Metadata.MergedInto)
	require.Equal(t, []string{first}, b.list().ActiveQueueIDs)
	require.Equal(t, issues.Queued, b.status("C"))
	_, err = b.queues.Merge(context.Background(), source, first)
	requireCode(t, "state.closed_queue", err)
}

// 9.4: a queue of the older form as target lost its tasks from every count.
func TestOlderTasksStayAndCount(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B")
	b.write("queues/QUE-20260101010101.json", `{"id":"QUE-20260101010101","status":"active","issue_ids":["A"],"mine":{"b" : 1},"tasks":[{"item_id":"T-1","issue_id":"A","solution_id":"","task_id":"T1","status":"ready","who":"me","files_touched":["t.go"]},{"item_id":"T-2","issue_id":"A","solution_id":"","task_id":"T2","status":"blocked","depends_on":["T-1"],"files_touched":["u.go"]}]}`)
	b.write("queues/index.json", `{"active_queue_id":"QUE-20260101010101","queues":[{"id":"QUE-20260101010101","status":"active","priority":4,"total_tasks":2}]}`)
	q := b.get("QUE-20260101-010101")
	require.Equal(t, "QUE-20260101010101", q.ID, "both forms of an id name it")
	require.Len(t, q.Items(), 2)
	require.Equal(t, queue.Pending, item(q, "T-1").Status)
	require.Equal(t, "2026-01-01T01:01:01Z", b.list().Queues[0].CreatedAt)
	b.add("B")
	q = b.get("QUE-20260101010101")
	require.Equal(t, 3, q.Metadata.TotalTasks)
	require.Equal(t, "S-3", q.Items()[2].ItemID)
	require.Equal(t, 4, *q.Metadata.Priority)
	text := b.read("queues/QUE-20260101010101.json")
	require.Contains(t, text, `"who": "me"`)
	require.Contains(t, text, `"b": 1`)
	require.Equal(t, []string{"S1", "S1", "P1"}, []string{item(q, "T-1").ExecutionGroup, item(q, "T-2").ExecutionGroup, item(q, "S-3").ExecutionGroup})
}

// E7: two queues of one second had one id.
func TestE7QueuesOfOneSecond(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B", "C")
	ids := []string{}
	for _, id := range []string{"A", "B", "C"} {
		added, err := b.queues.Add(context.Background(), queue.AddOptions{Issues: []string{id}, New: true})
		require.NoError(t, err)
		ids = append(ids, added.Queue.ID)
		if id == "B" {
			_, err := b.queues.Delete(context.Background(), added.Queue.ID, false)
			require.NoError(t, err)
		}
	}
	require.Equal(t, []string{first, first + "-2", first + "-3"}, ids, "an id in the trash is not given again")
}

// E8 and C7: the priority of a queue was lost with any later write.
func TestE8C7PriorityStays(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B", "C")
	b.add("A")
	ctx := context.Background()
	_, err := b.queues.Prioritize(ctx, first, 3)
	require.NoError(t, err)
	b.add("B")
	b.next("ada")
	_, err = b.queues.Activate(ctx, first)
	require.NoError(t, err)
	require.Equal(t, 3, *b.list().Queues[0].Priority)
	require.NoError(t, os.Remove(filepath.Join(b.dir, "queues", "index.json")))
	require.Equal(t, 3, *b.list().Queues[0].Priority, "the index is made anew from the queues")
	added, err := b.queues.Add(ctx, queue.AddOptions{Issues: []string{"C"}, New: true})
	require.NoError(t, err)
	require.Equal(t, "S-1", b.next("bob").Item.ItemID)
	require.Equal(t, added.Queue.ID, b.get("").ID, "no priority is 0, and lower goes earlier")
}

// E9: writing any queue made it the active one. E10: activate and then add left
// the new queue out of the list that next reads.
func TestE9E10OneListOfActiveQueues(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B", "C", "D")
	ctx := context.Background()
	b.add("A")
	_, err := b.queues.Add(ctx, queue.AddOptions{Issues: []string{"B"}, New: true})
	require.NoError(t, err)
	require.Equal(t, []string{first, first + "-2"}, b.list().ActiveQueueIDs)
	require.Equal(t, first, *b.list().ActiveQueueID)
	_, err = b.queues.Add(ctx, queue.AddOptions{Issues: []string{"C"}, Queue: first + "-2"})
	require.NoError(t, err)
	require.Equal(t, first, *b.list().ActiveQueueID)
	_, err = b.queues.Activate(ctx, first+"-2")
	require.NoError(t, err)
	_, err = b.queues.Add(ctx, queue.AddOptions{Issues: []string{"D"}, New: true})
	require.NoError(t, err)
	require.Equal(t, []string{first + "-2", first + "-3"}, b.list().ActiveQueueIDs)
	got := map[string]bool{}
	for _, owner := range []string{"x", "y", "z"} {
		got[b.next(owner).Issue.ID] = true
	}
	require.Equal(t, map[string]bool{"B": true, "C": true, "D": true}, got)
	require.Nil(t, b.next("w").Item, "A is in a queue that is not active")
}

// E12: ids become paths.
func TestE12IdsWithPathPartsAreRefused(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A")
	b.add("A")
	ctx := context.Background()
	for _, id := range []string{"../x", "QUE-20260805-120000/../x", "QUE-2026", "QUE-20260805-120000-1", "QUE-20260805-120000-02", "QUE-20260805-1200001", "QUE-20260805120000-2-3"} {
		_, _, err := b.queues.Get(id)
		requireCode(t, "input.bad_id", err)
		_, err = b.queues.Delete(ctx, id, false)
		requireCode(t, "input.bad_id", err)
		_, err = b.queues.Restore(ctx, id)
		requireCode(t, "input.bad_id", err)
		_, err = b.queues.Add(ctx, queue.AddOptions{Issues: []string{"A"}, Queue: id})
		requireCode(t, "input.bad_id", err)
	}
	_, err := b.queues.Add(ctx, queue.AddOptions{Issues: []string{"../A"}})
	require.Error(t, err)
	for _, id := range []string{"QUE-20260805120000", "QUE-20260805-120000-2", "QUE-20260805120000-17"} {
		require.NoError(t, queue.CheckID(id))
	}
}

// E15: an item that was pending or completed could be done.
func TestE15OnlyWhatIsAtWorkEnds(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A")
	b.add("A")
	_, err := b.store.Done(context.Background(), "A", issues.Evidence{Waiver: "x", WaivedBy: "y"}, terms("ada"))
	requireCode(t, "state.illegal_transition", err)
	b.write("queues/QUE-20260101-010101.json", `{"id":"QUE-20260101-010101","tasks":[{"item_id":"T-1","issue_id":"A","status":"pending"},{"item_id":"T-2","issue_id":"A"}]}`)
	ref, err := b.queues.Resolve("QUE-20260101-010101:T-1")
	require.NoError(t, err)
	require.False(t, ref.Single)
	_, err = b.queues.Settle(context.Background(), ref, nil, nil)
	requireCode(t, "state.illegal_transition", err)
}

// 9.2: only planned issues come into a queue, and into one queue at a time.
func TestAddGuards(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B")
	ctx := context.Background()
	b.create("X", nil)
	for id, code := range map[string]string{"X": "state.no_solution", "Y": "input.unknown_id"} {
		_, err := b.queues.Add(ctx, queue.AddOptions{Issues: []string{"B", id}})
		requireCode(t, code, err)
	}
	require.Equal(t, issues.Planned, b.status("B"), "all are added or none")
	require.NoDirExists(t, filepath.Join(b.dir, "queues"))
	b.add("A")
	_, err := b.queues.Add(ctx, queue.AddOptions{Issues: []string{"A"}, New: true})
	require.Contains(t, requireCode(t, "conflict.queued", err).Message, first)
	require.Len(t, b.list().Queues, 1)
	_, err = b.store.Update(ctx, "B", func(i *issues.Issue) error { i.Status = issues.Executing; return nil })
	require.NoError(t, err)
	_, err = b.queues.Add(ctx, queue.AddOptions{Issues: []string{"B"}})
	requireCode(t, "state.not_planned", err)
}

// An issue that is bound to another solution while it waits: the item is not
// worked on any more, and adding it again takes the new solution over.
func TestReboundIssueIsAddedAgain(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A")
	b.add("A")
	next := b.bind("A", "other.go")
	require.Equal(t, "issue", node(b.graph(), "S-1").BlockedBy[0].Reason)
	require.Nil(t, b.next("ada").Item)
	require.Equal(t, []string{"S-1"}, b.add("A").Items)
	require.Equal(t, next, item(b.get(""), "S-1").SolutionID)
	require.Equal(t, []string{"other.go"}, b.next("ada").Item.FilesTouched)
}
