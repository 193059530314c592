package solutions_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
)

func noon() time.Time { return time.Date(2026, 8, 6, 1, 0, 0, 0, time.FixedZone("east", 13*3600)) }

// open makes a store with the issues ISS-20260805-001 to 003.
func open(t testing.TB) (*issues.Store, *solutions.Shelf, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "issues")
	store := issues.Open(disk.New(nil), dir, noon)
	drafts := []issues.Draft{{Issue: issues.Issue{Title: "a"}}, {Issue: issues.Issue{Title: "b"}}, {Issue: issues.Issue{Title: "c"}}}
	_, err := store.Create(context.Background(), drafts...)
	require.NoError(t, err)
	return store, solutions.Open(store), dir
}

const one, two = "ISS-20260805-001", "ISS-20260805-002"

func requireCode(t *testing.T, code string, err error) *problem.Problem {
	t.Helper()
	require.Error(t, err)
	found := problem.From(err)
	require.Equal(t, code, found.Code, err.Error())
	require.NotEmpty(t, found.Fix)
	return found
}

func linter(t testing.TB) *solutions.Linter {
	t.Helper()
	read := func(name string, into any) {
		data, err := os.ReadFile(filepath.Join("..", "..", "templates", "lexicons", name))
		require.NoError(t, err)
		require.NoError(t, yaml.Unmarshal(data, into))
	}
	var words solutions.Words
	var tests wording.TestableWords
	read("plan.yaml", &words)
	read("testable.yaml", &tests)
	return solutions.NewLinter(words, tests)
}

func task(id string, files ...string) solutions.Task {
	made := solutions.Task{ID: id, Title: "Task " + id}
	for _, name := range files {
		made.Files = append(made.Files, solutions.File{Path: name, Action: "modify"})
	}
	return made
}
