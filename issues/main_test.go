package issues_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// TestMain lets the test binary be its own child: with OVERTONE_ISSUES_CHILD
// set it does one job in the store named last.
func TestMain(m *testing.M) {
	job := os.Getenv("OVERTONE_ISSUES_CHILD")
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

// noon is the clock of the tests; its zone is far from UTC on purpose.
func noon() time.Time {
	return time.Date(2026, 8, 6, 1, 0, 0, 0, time.FixedZone("east", 13*3600))
}

func child(job, dir string) error {
	fault, err := disk.FaultFromEnv(os.LookupEnv)
	if err != nil {
		return err
	}
	store := issues.Open(disk.New(fault), dir, noon)
	ctx := context.Background()
	if count, err := strconv.Atoi(job); err == nil {
		for i := range count {
			if _, err := store.Create(ctx, draft(fmt.Sprintf("%d %d", os.Getpid(), i))); err != nil {
				return err
			}
		}
		return nil
	}
	switch job {
	case "batch":
		_, err = store.Create(ctx, draft("one"), draft("two"), draft("three"))
	case "complete":
		_, err = store.Update(ctx, "ISS-20260805-002", complete)
	case "delete":
		_, err = store.Delete(ctx, "ISS-20260805-003")
	case "together":
		err = store.Together(ctx, together)
	case "crowd":
		err = crowd(store, 9)
	case "repair":
		_, err = store.Repair(ctx)
	default:
		err = workChild(store, job)
	}
	return err
}

func command(job, dir, fault string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], "--", dir)
	cmd.Env = append(os.Environ(), "OVERTONE_ISSUES_CHILD="+job, "OVERTONE_FAULT="+fault)
	return cmd
}

func draft(title string) issues.Draft { return issues.Draft{Issue: issues.Issue{Title: title}} }

func complete(issue *issues.Issue) error {
	issue.Status = issues.Completed
	issue.Evidence = &issues.Evidence{Commands: []issues.Command{{Command: "go test ./...", Trust: "verified"}}, Files: []string{}}
	return nil
}

// open makes a store in a fresh folder.
func open(t *testing.T) (*issues.Store, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), ".workflow", "issues")
	return issues.Open(disk.New(nil), dir, noon), dir
}

// seeded is a store with issues 001 to 003 being executed.
func seeded(t *testing.T) (*issues.Store, string) {
	t.Helper()
	store, dir := open(t)
	all := create(t, store, draft("a"), draft("b"), draft("c"))
	for _, issue := range all {
		update(t, store, issue.ID, func(i *issues.Issue) error { i.Status = issues.Executing; return nil })
	}
	return store, dir
}

func create(t *testing.T, store *issues.Store, drafts ...issues.Draft) []issues.Issue {
	t.Helper()
	made, err := store.Create(context.Background(), drafts...)
	require.NoError(t, err)
	return made
}

func update(t *testing.T, store *issues.Store, id string, edit func(*issues.Issue) error) issues.Issue {
	t.Helper()
	issue, err := store.Update(context.Background(), id, edit)
	require.NoError(t, err)
	return issue
}

func ids(all []issues.Issue) []string {
	out := []string{}
	for _, issue := range all {
		out = append(out, issue.ID)
	}
	return out
}

func active(t *testing.T, store *issues.Store) []string {
	t.Helper()
	listing, err := store.All()
	require.NoError(t, err)
	require.Empty(t, listing.Warnings)
	return ids(listing.Issues)
}

func history(t *testing.T, store *issues.Store) []string {
	t.Helper()
	listing, err := store.History()
	require.NoError(t, err)
	require.Empty(t, listing.Warnings)
	return ids(listing.Issues)
}

func requireCode(t *testing.T, code string, err error) *problem.Problem {
	t.Helper()
	require.Error(t, err)
	found := problem.From(err)
	require.Equal(t, code, found.Code, err.Error())
	require.NotEmpty(t, found.Fix)
	return found
}

func text(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(data)
}

// exactly compares texts byte by byte: here the bytes matter, not the JSON.
func exactly(t *testing.T, want, got string) {
	t.Helper()
	require.Equal(t, want, got)
}
