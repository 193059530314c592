package queue_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/queue"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// TestMain lets the test binary be its own child, which does one job in the
// store named last.
func TestMain(m *testing.M) {
	job := os.Getenv("OVERTONE_QUEUE_CHILD")
	if job == "" {
		flag.Bool("update", false, "rewrite the golden files")
		flag.Parse()
		os.Exit(m.Run())
	}
	if err := child(job, os.Args[len(os.Args)-1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	}
}

func child(job, dir string) error {
	fault, err := disk.FaultFromEnv(os.LookupEnv)
	if err != nil {
		return err
	}
	table, err := rules()
	if err != nil {
		return err
	}
	q := queue.Open(issues.Open(disk.New(fault), dir, noon), noon, table)
	ctx := context.Background()
	name, arg, _ := strings.Cut(job, " ")
	switch name {
	case "add":
		for id := range strings.SplitSeq(arg, ",") {
			if _, err := q.Add(ctx, queue.AddOptions{Issues: []string{id}}); err != nil {
				return err
			}
		}
	case "next":
		found, err := q.Next(ctx, "", terms(arg))
		if err != nil || found.Item == nil {
			return fmt.Errorf("nothing: %s %w", found.Why, err)
		}
		fmt.Println(found.Item.ItemID)
	case "merge":
		_, err = q.Merge(ctx, first+"-2", first)
	case "delete":
		_, err = q.Delete(ctx, first, false)
	}
	return err
}

func run(job, dir, fault string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], "--", dir)
	cmd.Env = append(os.Environ(), "OVERTONE_QUEUE_CHILD="+job, "OVERTONE_FAULT="+fault)
	return cmd
}

func noon() time.Time { return time.Date(2026, 8, 6, 1, 0, 0, 0, time.FixedZone("east", 13*3600)) }

// first is the id of the first queue that is made at noon.
const first = "QUE-20260805-120000"

func terms(owner string) issues.Terms { return issues.Terms{Owner: issues.Owner{Name: owner}} }

func rules() (queue.Rules, error) {
	var table queue.Rules
	data, err := os.ReadFile(filepath.Join("..", "..", "templates", "rules", "queue.yaml"))
	if err != nil {
		return table, err
	}
	return table, yaml.Unmarshal(data, &table)
}

// bench is a store with its queues.
type bench struct {
	t      testing.TB
	store  *issues.Store
	shelf  *solutions.Shelf
	queues *queue.Queues
	dir    string
}

func open(t testing.TB) *bench {
	t.Helper()
	return at(t, filepath.Join(t.TempDir(), "issues"), noon)
}

func at(t testing.TB, dir string, now func() time.Time) *bench {
	t.Helper()
	table, err := rules()
	require.NoError(t, err)
	store := issues.Open(disk.New(nil), dir, now)
	return &bench{t: t, store: store, shelf: solutions.Open(store), queues: queue.Open(store, now, table), dir: dir}
}

// plan makes a planned issue whose solution touches files.
func (b *bench) plan(id string, needs []string, files ...string) {
	b.t.Helper()
	b.create(id, needs)
	b.bind(id, files...)
}

func (b *bench) create(id string, needs []string) {
	b.t.Helper()
	_, err := b.store.Create(context.Background(), issues.Draft{Issue: issues.Issue{ID: id, Title: id, DependsOn: needs}})
	require.NoError(b.t, err)
}

func (b *bench) bind(id string, files ...string) string {
	b.t.Helper()
	task := solutions.Task{ID: "T1", Title: "do it"}
	for _, file := range files {
		task.Files = append(task.Files, solutions.File{Path: file})
	}
	bound, err := b.shelf.AddAndBind(context.Background(), id, solutions.Solution{Tasks: []solutions.Task{task}})
	require.NoError(b.t, err)
	return bound.Solution.ID
}

// plans makes A, B, C… that touch files of their own.
func (b *bench) plans(ids ...string) *bench {
	b.t.Helper()
	for _, id := range ids {
		b.plan(id, nil, id+".go")
	}
	return b
}

func (b *bench) add(ids ...string) queue.Added {
	b.t.Helper()
	added, err := b.queues.Add(context.Background(), queue.AddOptions{Issues: ids})
	require.NoError(b.t, err)
	return added
}

func (b *bench) next(owner string) queue.Picked {
	b.t.Helper()
	found, err := b.queues.Next(context.Background(), "", terms(owner))
	require.NoError(b.t, err)
	return found
}

func (b *bench) graph() *queue.Graph {
	b.t.Helper()
	graph, warnings, err := b.queues.Graph("", false)
	require.NoError(b.t, err)
	require.Empty(b.t, warnings)
	return graph
}

func (b *bench) get(id string) *queue.Queue {
	b.t.Helper()
	q, warnings, err := b.queues.Get(id)
	require.NoError(b.t, err)
	require.Empty(b.t, warnings)
	return q
}

func (b *bench) list() queue.Index {
	b.t.Helper()
	index, warnings, err := b.queues.List()
	require.NoError(b.t, err)
	require.Empty(b.t, warnings)
	return index
}

func (b *bench) status(id string) issues.Status {
	b.t.Helper()
	issue, err := b.store.Get(id)
	require.NoError(b.t, err)
	return issue.Status
}

func (b *bench) finish(id string) {
	b.t.Helper()
	_, err := b.store.Done(context.Background(), id, issues.Evidence{Waiver: "test", WaivedBy: "Kim", Commands: []issues.Command{}, Files: []string{}}, issues.Terms{Owner: issues.Owner{Name: "kim"}, Force: "test"})
	require.NoError(b.t, err)
}

func (b *bench) fail(id, why string) {
	b.t.Helper()
	failure, _ := issues.ParseFailure(why)
	_, err := b.store.Fail(context.Background(), id, failure, issues.Terms{Owner: issues.Owner{Name: "kim"}, Force: "test"})
	require.NoError(b.t, err)
}

// write puts a file into the store as another tool would.
func (b *bench) write(name, text string) {
	b.t.Helper()
	file := filepath.Join(b.dir, filepath.FromSlash(name))
	require.NoError(b.t, os.MkdirAll(filepath.Dir(file), 0o755))
	require.NoError(b.t, os.WriteFile(file, []byte(text), 0o644))
}

func (b *bench) read(name string) string {
	b.t.Helper()
	data, err := os.ReadFile(filepath.Join(b.dir, filepath.FromSlash(name)))
	require.NoError(b.t, err)
	return string(data)
}

func item(q *queue.Queue, id string) queue.Item {
	for _, one := range q.Items() {
		if one.ItemID == id {
			return one
		}
	}
	return queue.Item{}
}

func node(g *queue.Graph, id string) queue.Node {
	for _, one := range g.Nodes {
		if one.ID == id {
			return one
		}
	}
	return queue.Node{}
}

func requireCode(t testing.TB, code string, err error) *problem.Problem {
	t.Helper()
	require.Error(t, err)
	found := problem.From(err)
	require.Equal(t, code, found.Code, err.Error())
	require.NotEmpty(t, found.Fix)
	return found
}
