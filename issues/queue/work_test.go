package queue_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/queue"
)

// C10 and 9.6: a pending item that stood before it was handed out in the place
// of the one that was begun.
func TestC10WhatIsBegunComesFirst(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B")
	b.add("A", "B")
	require.Equal(t, "S-1", b.next("ada").Item.ItemID)
	require.Equal(t, "S-2", b.next("bob").Item.ItemID)
	b.finish("A")
	b.plan("C", nil, "c.go")
	_, err := b.store.Update(context.Background(), "C", func(i *issues.Issue) error { i.Priority = 1; return nil })
	require.NoError(t, err)
	b.add("C")
	require.Equal(t, 1, item(b.get(""), "S-3").ExecutionOrder)
	found := b.next("bob")
	require.Equal(t, "S-2", found.Item.ItemID)
	require.True(t, found.Resumed)
	require.Equal(t, queue.Progress{Completed: 1, Remaining: 2, Total: 3}, found.Progress)
	require.Equal(t, "S-3", b.next("ada").Item.ItemID)
}

// A lease that is over gives the item to the next who asks, and only that.
func TestExpiredLeaseIsTakenOver(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 8, 5, 12, 0, 0, 0, time.UTC)
	b := at(t, t.TempDir(), func() time.Time { return now })
	b.plans("A")
	b.add("A")
	b.next("ada")
	require.Nil(t, b.next("bob").Item)
	now = now.Add(2 * time.Hour)
	found := b.next("bob")
	require.Equal(t, "S-1", found.Item.ItemID)
	require.Equal(t, "ada", found.TakenOver.Owner)
	require.False(t, found.Resumed)
}

// 9.6: an item that was named skipped the check of what it depends on.
func TestNamedItemWaitsToo(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A")
	b.plan("B", []string{"A"}, "b.go")
	b.add("A", "B")
	ctx := context.Background()
	ref, err := b.queues.Resolve("S-2")
	require.NoError(t, err)
	require.Equal(t, queue.Ref{QueueID: first, ItemID: "S-2", IssueID: "B", Single: true}, ref)
	_, err = b.queues.Claim(ctx, ref, terms("ada"))
	require.Contains(t, requireCode(t, "state.waiting", err).Message, "S-1 (pending)")
	b.next("ada")
	b.finish("A")
	found, err := b.queues.Claim(ctx, ref, terms("ada"))
	require.NoError(t, err)
	require.Equal(t, "B", found.Issue.ID)
	require.Equal(t, issues.Executing, b.status("B"))
	_, err = b.queues.Claim(ctx, ref, terms("bob"))
	requireCode(t, "conflict.leased", err)
	b.finish("B")
	_, err = b.queues.Claim(ctx, ref, terms("ada"))
	requireCode(t, "state.closed_item", err)
}

// 9.7: S-1 alone named the first queue that had one.
func TestAmbiguousItem(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B")
	b.add("A")
	_, err := b.queues.Add(context.Background(), queue.AddOptions{Issues: []string{"B"}, New: true})
	require.NoError(t, err)
	_, err = b.queues.Resolve("S-1")
	require.Contains(t, requireCode(t, "conflict.ambiguous", err).Fix, first+"-2:S-1")
	ref, err := b.queues.Resolve(first + "-2:S-1")
	require.NoError(t, err)
	require.Equal(t, "B", ref.IssueID)
	_, err = b.queues.Resolve("S-9")
	requireCode(t, "input.unknown_item", err)
	for text, is := range map[string]bool{"S-1": true, "T-12": true, first + ":S-1": true, "ISS-1": false, "S-": false, "S-x": false, "x:S-1": false, "GH-12": false} {
		require.Equal(t, is, queue.IsRef(text), text)
	}
}

// C8 and 9.7: the failure was never saved, and a queue that had failed could not
// be tried again without its name.
func TestC8RetryKeepsTheFailure(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A")
	b.add("A")
	b.next("ada")
	b.fail("A", `{"task_id":"T1","message":"no luck","stack_trace":"x"}`)
	q := b.get(first)
	require.Equal(t, queue.Failed, q.Status)
	failed := item(q, "S-1")
	require.Equal(t, "no luck", failed.FailureReason)
	require.Equal(t, "unknown", failed.FailureDetails.ErrorType)
	require.Equal(t, "T1", failed.FailureDetails.TaskID)
	require.Equal(t, "nothing of "+first+" is left but what failed", b.next("ada").Why)

	ref, err := b.queues.Resolve("S-1")
	require.NoError(t, err)
	_, err = b.store.Retry(context.Background(), ref.IssueID, "", terms("ada"))
	require.NoError(t, err)
	_, err = b.queues.Settle(context.Background(), ref, nil, nil)
	require.NoError(t, err)
	require.Contains(t, b.read("queues/"+first+".json"), `"failure_history"`)
	q = b.get(first)
	require.Equal(t, queue.Active, q.Status)
	again := item(q, "S-1")
	require.Equal(t, queue.Pending, again.Status)
	require.Empty(t, again.FailureReason+again.StartedAt+again.CompletedAt)
	require.Nil(t, again.FailureDetails)
	require.Equal(t, "no luck", again.FailureHistory[0].Message)
	issue, err := b.store.Get("A")
	require.NoError(t, err)
	require.Equal(t, "no luck", issue.Failures()[0].Message)
	require.Equal(t, "S-1", b.next("ada").Item.ItemID)
}

// What other commands do to an issue its queue shows at once, and the next
// change of the queue writes.
func TestQueueFollowsItsIssues(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B", "C", "D")
	b.add("A", "B", "C", "D")
	ctx := context.Background()
	_, err := b.store.Claim(ctx, "A", terms("ada"))
	require.NoError(t, err)
	require.Equal(t, queue.Executing, item(b.get(""), "S-1").Status)
	_, err = b.store.Release(ctx, "A", "", terms("ada"))
	require.NoError(t, err)
	require.Equal(t, queue.Pending, item(b.get(""), "S-1").Status)
	_, err = b.store.Claim(ctx, "A", terms("ada"))
	require.NoError(t, err)
	b.finish("A")
	require.Equal(t, queue.Completed, item(b.get(""), "S-1").Status)
	_, err = b.store.Delete(ctx, "B")
	require.NoError(t, err)
	require.Equal(t, "deleted", item(b.get(""), "S-2").FailureDetails.ErrorType)
	_, err = b.store.Update(ctx, "C", func(i *issues.Issue) error { i.Status = issues.Paused; return nil })
	require.NoError(t, err)
	require.Equal(t, []queue.Blocker{{ID: "C", Reason: "issue", Status: "paused"}}, node(b.graph(), "S-3").BlockedBy)
	require.Equal(t, "S-4", b.next("ada").Item.ItemID)
	require.Contains(t, b.read("queues/"+first+".json"), `"error_type": "deleted"`)
	b.finish("D")
	_, err = b.store.Update(ctx, "C", func(i *issues.Issue) error { i.Status = issues.Executing; return nil })
	require.NoError(t, err)
	b.finish("C")
	require.Equal(t, queue.Failed, b.get(first).Status, "all is over, and one failed")
}

func TestTrashAndBack(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B", "C")
	b.add("A", "B")
	ctx := context.Background()
	before := b.read("queues/" + first + ".json")
	closing, err := b.queues.Delete(ctx, first, true)
	require.NoError(t, err)
	require.Equal(t, []string{"A", "B"}, closing.Returned)
	require.Equal(t, before, b.read("queues/"+first+".json"))
	require.Equal(t, issues.Queued, b.status("A"))
	_, err = b.queues.Delete(ctx, first, false)
	require.NoError(t, err)
	require.Equal(t, issues.Planned, b.status("A"))
	require.Empty(t, b.list().Queues)
	require.FileExists(t, filepath.Join(b.dir, "queues", "trash", first+".json"))
	b.add("B", "C")
	back, err := b.queues.Restore(ctx, first)
	require.NoError(t, err)
	require.Equal(t, []string{"A"}, back.Queued)
	require.Equal(t, []string{"S-2"}, back.Lost, "B waits in another queue by now")
	require.NoFileExists(t, filepath.Join(b.dir, "queues", "trash", first+".json"))
	_, err = b.queues.Restore(ctx, first)
	requireCode(t, "state.open_queue", err)
	_, err = b.queues.Restore(ctx, "QUE-20200101-000000")
	requireCode(t, "input.unknown_queue", err)

	_, err = b.queues.Archive(ctx, first, false)
	require.NoError(t, err)
	require.Equal(t, issues.Planned, b.status("A"))
	require.NotContains(t, b.list().ActiveQueueIDs, first)
	_, err = b.queues.Activate(ctx, first)
	requireCode(t, "state.closed_queue", err)
	_, err = b.queues.Restore(ctx, first)
	require.NoError(t, err)
	require.Contains(t, b.list().ActiveQueueIDs, first)
	require.Equal(t, issues.Queued, b.status("A"))
	found := b.next("ada")
	_, err = b.queues.Archive(ctx, found.QueueID, false)
	requireCode(t, "state.executing", err)
	_, err = b.queues.Delete(ctx, found.QueueID, false)
	requireCode(t, "state.executing", err)
}

// 9.8 E1 for queues: what cannot be read is named, and nothing is written.
func TestBrokenFilesAreNamedAndStopWriting(t *testing.T) {
	t.Parallel()
	for _, bad := range []string{"", "{", "[]", `{"id":"QUE-20250101-000000","status":"odd"}`, `{"id":"x"}`, `{"id":"QUE-20250101-000001"}`, `{"id":"QUE-20250101-000000","solutions":[{"item_id":"S-1"}]}`, `{"id":"QUE-20250101-000000","solutions":[{"item_id":"S-1","issue_id":"A","status":"odd"}]}`, `{"id":"QUE-20250101-000000","solutions":{"a":1}}`, "\xff"} {
		b := open(t).plans("A", "B")
		b.add("A")
		b.write("queues/QUE-20250101-000000.json", bad)
		index, warnings, err := b.queues.List()
		require.NoError(t, err)
		require.Len(t, index.Queues, 1)
		require.Len(t, warnings, 1, bad)
		require.Contains(t, warnings[0].File, "QUE-20250101-000000.json")
		_, err = b.queues.Add(context.Background(), queue.AddOptions{Issues: []string{"B"}})
		requireCode(t, "storage.broken_queue", err)
		require.Equal(t, issues.Planned, b.status("B"))
		require.Equal(t, bad, b.read("queues/QUE-20250101-000000.json"))
		_, _, err = b.queues.Get("QUE-20250101-000000")
		requireCode(t, "storage.broken_queue", err)
	}
	b := open(t).plans("A")
	b.add("A")
	b.write("queues/index.json", "{")
	_, warnings, err := b.queues.List()
	require.NoError(t, err)
	require.Len(t, warnings, 1)
	_, err = b.queues.Activate(context.Background(), first)
	requireCode(t, "storage.broken_queue_index", err)
}

// Sixteen processes add at the same time: nothing is lost, and each issue gets
// an item of its own. E13: as many ask for work, and no two get the same.
func TestE13ManyProcesses(t *testing.T) {
	t.Parallel()
	const processes, each = 16, 2
	b := open(t)
	jobs := make([]*exec.Cmd, processes)
	for p := range jobs {
		ids := []string{}
		for n := range each {
			id := fmt.Sprintf("I-%d-%d", p, n)
			b.plan(id, nil, id+".go")
			ids = append(ids, id)
		}
		jobs[p] = run("add "+strings.Join(ids, ","), b.dir, "")
	}
	all(t, jobs)
	q := b.get("")
	require.Len(t, b.list().Queues, 1)
	require.Len(t, q.Items(), processes*each)
	seen := map[string]bool{}
	for i, one := range q.Items() {
		require.Equal(t, "S-"+strconv.Itoa(i+1), one.ItemID)
		seen[one.IssueID] = true
		require.Equal(t, issues.Queued, b.status(one.IssueID))
	}
	require.Len(t, seen, processes*each)

	outs := make([]bytes.Buffer, processes)
	for p := range jobs {
		jobs[p] = run("next agent-"+strconv.Itoa(p), b.dir, "")
		jobs[p].Stdout = &outs[p]
	}
	all(t, jobs)
	got := []string{}
	for p := range outs {
		got = append(got, outs[p].String())
	}
	slices.Sort(got)
	require.Len(t, slices.Compact(got), processes)
	require.Equal(t, processes, b.get("").Metadata.ExecutingCount)
}

func all(t *testing.T, jobs []*exec.Cmd) {
	t.Helper()
	for _, job := range jobs {
		job.Stderr = os.Stderr
		require.NoError(t, job.Start())
	}
	for _, job := range jobs {
		require.NoError(t, job.Wait())
	}
}

// A process is killed at every step of a change of queues: afterwards queue,
// index and issues are all before it or all after it.
func TestKilledAtEveryStep(t *testing.T) {
	t.Parallel()
	for _, job := range []string{"add C", "next ada", "merge", "delete"} {
		b := twoQueues(t)
		before := picture(b)
		log := filepath.Join(t.TempDir(), "steps")
		out, err := run(job, b.dir, "count:"+log).CombinedOutput()
		require.NoError(t, err, string(out))
		after := picture(b)
		require.NotEqual(t, before, after)
		data, err := os.ReadFile(log)
		require.NoError(t, err)
		steps := bytes.Count(data, []byte("\n"))
		require.GreaterOrEqual(t, steps, 7, job)
		for n := 1; n <= steps; n++ {
			mode := []string{"kill-before", "kill-after", "tear"}[n%3]
			t.Run(fmt.Sprintf("%s %s %d", job, mode, n), func(t *testing.T) {
				t.Parallel()
				b := twoQueues(t)
				require.ErrorContains(t, run(job, b.dir, mode+":"+strconv.Itoa(n)).Run(), "killed")
				seen := picture(b)
				require.Contains(t, []string{before, after}, seen)
				_, err := b.store.Update(context.Background(), "C", func(i *issues.Issue) error { i.Title = "changed"; return nil })
				require.NoError(t, err)
				require.Equal(t, seen, picture(b), "the next writer finishes what it finds")
			})
		}
	}
}

func twoQueues(t *testing.T) *bench {
	t.Helper()
	b := open(t).plans("A", "B", "C")
	b.add("A")
	_, err := b.queues.Add(context.Background(), queue.AddOptions{Issues: []string{"B"}, New: true})
	require.NoError(t, err)
	return b
}

// picture is what a reader sees of queues and issues.
func picture(b *bench) string {
	out := strings.Join(b.list().ActiveQueueIDs, " ") + "\n"
	for _, entry := range slices.Backward(b.list().Queues) {
		out += entry.ID + " " + entry.Status + ":"
		for _, one := range b.get(entry.ID).Items() {
			out += " " + one.ItemID + "=" + one.IssueID + " " + one.Status
		}
		out += "\n"
	}
	for _, id := range []string{"A", "B", "C"} {
		out += id + " " + string(b.status(id)) + "\n"
	}
	return out
}

// A file that cannot be read is put aside byte for byte, and work goes on.
func TestRepairPutsBrokenFilesAside(t *testing.T) {
	t.Parallel()
	b := open(t).plans("A", "B")
	b.add("A")
	b.write("queues/QUE-20250101-000000.json", "\xff{")
	b.write("queues/index.json", "{")
	done, err := b.queues.Repair(context.Background())
	require.NoError(t, err)
	require.Len(t, done, 2)
	require.Equal(t, "\xff{", b.read("queues/QUE-20250101-000000.json.quarantine"))
	require.Equal(t, "{", b.read("queues/index.json.quarantine"))
	require.Equal(t, []string{first}, b.list().ActiveQueueIDs)
	b.add("B")
	done, err = b.queues.Repair(context.Background())
	require.NoError(t, err)
	require.Empty(t, done)
}
