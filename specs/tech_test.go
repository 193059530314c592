package specs_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

var techNoon = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

func techProject(t *testing.T, content string) (root, file string) {
	t.Helper()
	root = t.TempDir()
	file = filepath.Join(root, filepath.FromSlash(specs.TechFile))
	require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
	if content != "" {
		require.NoError(t, os.WriteFile(file, []byte(content), 0o644))
	}
	return root, file
}

func TestReadTech(t *testing.T) {
	t.Parallel()
	root, file := techProject(t, "")
	tech, err := specs.ReadTech(root)
	require.NoError(t, err)
	require.Nil(t, tech)

	require.NoError(t, os.WriteFile(file, []byte("\ufeff{\"project_name\": \"shop\", \"features\": null}"), 0o644))
	tech, err = specs.ReadTech(root)
	require.NoError(t, err)
	require.Equal(t, "shop", tech.ProjectName)
	require.NotNil(t, tech.Features)
	require.NotNil(t, tech.DevelopmentIndex.Bugfix)

	for _, broken := range []string{"{\n\"project_name\": 5\n}", "{\n  \"a\": 1,\n", "{\n} {}", "\n[]"} {
		require.NoError(t, os.WriteFile(file, []byte(broken), 0o644))
		_, err = specs.ReadTech(root)
		var p *problem.Problem
		require.ErrorAs(t, err, &p, broken)
		require.Equal(t, "input.json", p.Code)
		require.Equal(t, file, p.File)
		require.Positive(t, p.Line)
		require.Contains(t, p.Fix, "overtone init")
	}
}

// A profile that other tools write into keeps what they wrote, and where.
func TestUpdateTechKeepsUnknownKeys(t *testing.T) {
	t.Parallel()
	root, file := techProject(t, `{
  "theirs_first": {"a": [1, 2.50], "b": "<x>"},
  "_metadata": {"analysis_mode": "deep-scan", "tool": "other"},
  "project_name": "shop",
  "features": [
    {"id": "F-1", "title": "One", "owner": "kim", "timeline": {"implemented_at": "2026-01-01", "started_at": "2025-12-01"}},
    {"id": "F-2", "title": "Two"}
  ],
  "development_index": {"feature": [{"title": "T", "date": "2026-01-01", "points": 3}], "theirs": []},
  "last": true
}`)
	err := specs.UpdateTech(t.Context(), disk.New(nil), root, techNoon, func(tech *specs.ProjectTech) error {
		tech.Features[0].Title = "One more"
		tech.Features = append(tech.Features, specs.TechFeature{ID: "F-3", Title: "Three"})
		tech.DevelopmentIndex.Feature = append([]specs.TechEntry{{Title: "S", Date: "2026-02-01"}}, tech.DevelopmentIndex.Feature...)
		return nil
	})
	require.NoError(t, err)
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	text := string(data)
	for _, kept := range []string{`2.50`, `"<x>"`, `"tool": "other"`, `"owner": "kim"`, `"started_at": "2025-12-01"`, `"points": 3`, `"theirs": []`, `"title": "One more"`, `"total_features": 3`, `"last_updated": "2026-03-01T12:00:00Z"`} {
		require.Contains(t, text, kept)
	}
	require.True(t, strings.HasPrefix(text, "{\n  \"theirs_first\": {"))
	require.NotContains(t, text, "null,\n  \"features\"")
	require.Less(t, strings.Index(text, `"_metadata"`), strings.Index(text, `"project_name"`))
	require.Less(t, strings.Index(text, `"last"`), strings.Index(text, `"overview"`))

	// No change, no write; a refused change, no write.
	info, err := os.Stat(file)
	require.NoError(t, err)
	refused := errors.New("no")
	require.NoError(t, specs.UpdateTech(t.Context(), disk.New(nil), root, techNoon.Add(time.Hour), func(*specs.ProjectTech) error { return nil }))
	require.ErrorIs(t, specs.UpdateTech(t.Context(), disk.New(nil), root, techNoon, func(tech *specs.ProjectTech) error {
		tech.Features = nil
		return refused
	}), refused)
	again, err := os.Stat(file)
	require.NoError(t, err)
	require.True(t, os.SameFile(info, again))
}

func TestUpdateTechFromNothingAndByMany(t *testing.T) {
	t.Parallel()
	root, _ := techProject(t, "")
	const many = 20
	var group sync.WaitGroup
	failed := make([]error, many)
	for i := range many {
		group.Go(func() {
			failed[i] = specs.UpdateTech(t.Context(), disk.New(nil), root, techNoon, func(tech *specs.ProjectTech) error {
				tech.DevelopmentIndex.Docs = append(tech.DevelopmentIndex.Docs, specs.TechEntry{Title: fmt.Sprint("entry ", i), Date: "2026-03-01"})
				return nil
			})
		})
	}
	group.Wait()
	require.NoError(t, errors.Join(failed...))
	tech, err := specs.ReadTech(root)
	require.NoError(t, err)
	require.Len(t, tech.DevelopmentIndex.Docs, many)
	require.Equal(t, "2026-03-01T12:00:00Z", tech.InitializedAt)
	require.Equal(t, "unknown", tech.Overview.Architecture.Style)
}

func TestRenewTechKeepsHistory(t *testing.T) {
	t.Parallel()
	before := `{"project_name": "old", "initialized_at": "2025-01-01T00:00:00Z", "overview": {"description": "old words"}, "features": [{"id": "F-1", "title": "One"}],
"development_index": {"bugfix": [{"title": "B", "date": "2026-01-01"}]}, "statistics": {"total_features": 1, "total_sessions": 7}, "mine": 1}`
	root, file := techProject(t, before)
	fresh := &specs.ProjectTech{ProjectName: "new", InitializedAt: "2026-03-01T12:00:00Z"}
	fresh.Overview.Description = "new words"
	written, err := specs.RenewTech(t.Context(), disk.New(nil), root, techNoon, fresh)
	require.NoError(t, err)
	require.Equal(t, 7, written.Statistics.TotalSessions)
	kept, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(specs.TechBackup)))
	require.NoError(t, err)
	require.Equal(t, before, string(kept))
	tech, err := specs.ReadTech(root)
	require.NoError(t, err)
	require.Equal(t, "new", tech.ProjectName)
	require.Equal(t, "new words", tech.Overview.Description)
	require.Equal(t, "2025-01-01T00:00:00Z", tech.InitializedAt)
	require.Len(t, tech.Features, 1)
	require.Len(t, tech.DevelopmentIndex.Bugfix, 1)
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Contains(t, string(data), `"mine": 1`)
}

// A link may not lead the profile out of the project.
func TestTechStaysInTheProject(t *testing.T) {
	t.Parallel()
	root, away := t.TempDir(), t.TempDir()
	require.NoError(t, os.Symlink(away, filepath.Join(root, ".workflow")))
	_, err := specs.RenewTech(t.Context(), disk.New(nil), root, techNoon, &specs.ProjectTech{})
	require.Error(t, err)
	list, err := os.ReadDir(away)
	require.NoError(t, err)
	require.Empty(t, list)
}
