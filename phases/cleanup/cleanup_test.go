package cleanup

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/templates"
)

// shelf is a manifest in memory.
type shelf struct{ ids []string }

func (s *shelf) Entries() ([]LedgerEntry, error) {
	var out []LedgerEntry
	for _, id := range s.ids {
		out = append(out, LedgerEntry{ID: id, Raw: json.RawMessage(fmt.Sprintf("{%q: %q}", "session_id", id))})
	}
	return out, nil
}

func (s *shelf) Drop(id string) error {
	s.ids = slices.DeleteFunc(s.ids, func(one string) bool { return one == id })
	return nil
}

func (s *shelf) Restore(id string, _ json.RawMessage, at int) error {
	if !slices.Contains(s.ids, id) {
		s.ids = slices.Insert(s.ids, min(at, len(s.ids)), id)
	}
	return nil
}

func write(t *testing.T, root, name, text string) {
	t.Helper()
	at := filepath.Join(root, filepath.FromSlash(name))
	require.NoError(t, os.MkdirAll(filepath.Dir(at), 0o755))
	require.NoError(t, os.WriteFile(at, []byte(text), 0o644))
}

// roomAt is a project with one stale session, which the indexes name, and one
// that is worked on; it is a year later.
func roomAt(t *testing.T, fault disk.Fault) (*Room, *shelf) {
	t.Helper()
	root := t.TempDir()
	for _, id := range []string{"WFS-stale", "WFS-fresh"} {
		write(t, root, ".workflow/active/"+id+"/workflow-session.json", "{}")
	}
	now := time.Now().AddDate(1, 0, 0)
	ids := []string{"WFS-stale", "WFS-lost"}
	require.NoError(t, specs.UpdateTech(t.Context(), disk.New(nil), root, now, func(tech *specs.ProjectTech) error {
		for i := range ids {
			tech.DevelopmentIndex.Docs = append(tech.DevelopmentIndex.Docs, specs.TechEntry{Title: "of " + ids[i], Date: "2026-01-01", SessionID: &ids[i]})
		}
		tech.DevelopmentIndex.Docs = append(tech.DevelopmentIndex.Docs, specs.TechEntry{Title: "of nobody", Date: "2026-01-01"})
		return nil
	}))
	manifest := &shelf{ids: []string{"WFS-lost", "SPEC-known"}}
	return &Room{
		Disk: disk.New(fault), Root: root, Now: now, Set: templates.New(nil, ""), Git: evidence.Git{Dir: root, Clock: time.Now},
		Active: []Session{
			{ID: "WFS-stale", Rel: ".workflow/active/WFS-stale", Status: "active"},
			{ID: "WFS-fresh", Rel: ".workflow/active/WFS-fresh", Status: "active", Touched: now.AddDate(0, 0, -7)},
		},
		Known: []string{"SPEC-known"}, Ledger: manifest, Lock: func(_ context.Context, work func() error) error { return work() },
	}, manifest
}

func tree(t *testing.T, root string) map[string]string {
	t.Helper()
	out := map[string]string{}
	require.NoError(t, filepath.WalkDir(root, func(at string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(at) == ".lock" {
			return err
		}
		data, err := os.ReadFile(at)
		rel, _ := filepath.Rel(root, at)
		out[rel] = string(data)
		return err
	}))
	return out
}

// index is the development index of a project.
func index(t *testing.T, root string) specs.DevelopmentIndex {
	t.Helper()
	tech, err := specs.ReadTech(root)
	require.NoError(t, err)
	return tech.DevelopmentIndex
}

// TestClean_10_7: what is found, what goes with it, and that all of it comes back.
func TestClean_10_7(t *testing.T) {
	t.Parallel()
	r, manifest := roomAt(t, nil)
	before, entries := tree(t, r.Root), index(t, r.Root)
	found, err := r.Scan(t.Context())
	require.NoError(t, err)
	again, err := r.Scan(t.Context())
	require.NoError(t, err)
	require.Equal(t, found, again, "the same every time")
	require.Len(t, found.Discoveries.StaleSessions, 1)
	require.Contains(t, found.Discoveries.StaleSessions[0].Reason, "1 entry of the development index would go with it")
	require.Len(t, found.Discoveries.LooseEntries, 2, "of WFS-lost, in both indexes")
	require.Equal(t, 50, found.Mainline.HealthScore)
	require.Equal(t, map[string]int{"low": 2, "medium": 1}, found.Summary.ByRisk)

	require.Len(t, Chosen(found.Items(), []string{Sessions}, Low), 1, "-y: sessions and low only")
	cleaned, err := r.Clean(t.Context(), Chosen(found.Items(), []string{Sessions, Entries}, High))
	require.NoError(t, err)
	require.Equal(t, []string{".workflow/active/WFS-stale"}, cleaned.Moved)
	require.Equal(t, []string{"SPEC-known"}, manifest.ids)
	require.Len(t, index(t, r.Root).Docs, 1)
	undone, err := r.Undo(t.Context(), "")
	require.NoError(t, err)
	require.Empty(t, undone.Skipped)
	require.Equal(t, entries, index(t, r.Root))
	require.Equal(t, []string{"WFS-lost", "SPEC-known"}, manifest.ids)
	require.Len(t, tree(t, r.Root), len(before))
}

// TestClean_10_7_Containment: a path out of the project, by its name or by a link
// above it, is not touched; a link itself is moved as a link.
func TestClean_10_7_Containment(t *testing.T) {
	t.Parallel()
	r, _ := roomAt(t, nil)
	outside := t.TempDir()
	write(t, outside, "mine/notes.md", "mine")
	require.NoError(t, os.Symlink(outside, filepath.Join(r.Root, ".workflow", "out")))
	require.NoError(t, os.Symlink(filepath.Join(outside, "mine"), filepath.Join(r.Root, ".workflow", "link")))
	var items []Item
	for _, path := range []string{"../x", "/etc/passwd", ".workflow/out/mine", ".workflow/../../x", ".workflow/gone", ".workflow/link"} {
		items = append(items, Item{Path: path, Action: Move, Category: Sessions})
	}
	cleaned, err := r.Clean(t.Context(), items)
	require.NoError(t, err)
	require.Equal(t, []string{".workflow/link"}, cleaned.Moved)
	require.Len(t, cleaned.Skipped, 5)
	data, err := os.ReadFile(filepath.Join(outside, "mine", "notes.md"))
	require.NoError(t, err)
	require.Equal(t, "mine", string(data))
	require.NoError(t, os.RemoveAll(filepath.Join(r.Root, TrashDir)))
	require.NoError(t, os.Symlink(outside, filepath.Join(r.Root, TrashDir)))
	_, err = r.Clean(t.Context(), []Item{{Path: ".workflow/active/WFS-stale", Action: Move}})
	require.ErrorContains(t, err, "leads out")
}

// TestClean_ChangedMeanwhile: what was worked on since it was looked at stays.
func TestClean_ChangedMeanwhile(t *testing.T) {
	t.Parallel()
	r, _ := roomAt(t, nil)
	later := r.Now.Add(time.Second)
	require.NoError(t, os.Chtimes(filepath.Join(r.Root, ".workflow/active/WFS-stale/workflow-session.json"), later, later))
	cleaned, err := r.Clean(t.Context(), []Item{{Path: ".workflow/active/WFS-stale", Action: Move, ID: "WFS-stale"}})
	require.NoError(t, err)
	require.Empty(t, cleaned.Trash)
	require.Len(t, cleaned.Skipped, 1)
	require.Len(t, index(t, r.Root).Docs, 3)
}

// stop is a fault that fails at one step and at all after it.
type stop struct{ at int64 }

func (s stop) Before(step disk.Step) error {
	if step.N >= s.at {
		return fs.ErrPermission
	}
	return nil
}
func (stop) After(disk.Step) {}

// TestClean_BrokenOff: a cleaning that stops at any step is taken back whole.
func TestClean_BrokenOff(t *testing.T) {
	t.Parallel()
	for n := int64(1); ; n++ {
		r, manifest := roomAt(t, stop{n})
		entries := index(t, r.Root)
		found, err := r.Scan(t.Context())
		require.NoError(t, err)
		_, err = r.Clean(t.Context(), Chosen(found.Items(), []string{Sessions, Entries}, High))
		r.Disk = disk.New(nil)
		all, listed := r.Trashes()
		require.NoError(t, listed)
		if len(all) > 0 {
			_, undoing := r.Undo(t.Context(), "")
			require.NoError(t, undoing)
		}
		require.FileExists(t, filepath.Join(r.Root, ".workflow/active/WFS-stale/workflow-session.json"), "step %d", n)
		require.Equal(t, entries, index(t, r.Root), "step %d", n)
		require.Equal(t, []string{"WFS-lost", "SPEC-known"}, manifest.ids)
		if err == nil {
			require.Greater(t, n, int64(5))
			return
		}
	}
}

// TestClean_10_7_OtherTools: what other tools noted in an entry comes back with
// it, in the order in which they wrote it, and what was put there meanwhile stays.
func TestClean_10_7_OtherTools(t *testing.T) {
	t.Parallel()
	r, _ := roomAt(t, nil)
	noted := `{"z_score": {"b": [1, null], "a": "x"}, "title": "Theirs", "date": "2026-01-02", "session_id": "WFS-lost", "status": "completed", "owner": "ann"}`
	file := filepath.Join(r.Root, filepath.FromSlash(specs.TechFile))
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	var doc map[string]any
	require.NoError(t, json.Unmarshal(data, &doc))
	doc["development_index"].(map[string]any)["bugfix"] = []any{json.RawMessage(noted)}
	data, err = json.Marshal(doc)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, data, 0o600))
	found, err := r.Scan(t.Context())
	require.NoError(t, err)
	_, err = r.Clean(t.Context(), Chosen(found.Items(), []string{Entries}, High))
	require.NoError(t, err)
	require.Empty(t, index(t, r.Root).Bugfix)
	require.NoError(t, specs.UpdateTech(t.Context(), disk.New(nil), r.Root, r.Now, func(tech *specs.ProjectTech) error {
		tech.DevelopmentIndex.Bugfix = append(tech.DevelopmentIndex.Bugfix, specs.TechEntry{Title: "new", Date: "2026-01-03"})
		return nil
	}))
	_, err = r.Undo(t.Context(), "")
	require.NoError(t, err)
	all, err := specs.IndexedEntries(r.Root)
	require.NoError(t, err)
	var bugs []string
	for _, e := range all {
		if e.Section == "bugfix" {
			bugs = append(bugs, string(e.Raw))
		}
	}
	require.Len(t, bugs, 2)
	require.JSONEq(t, noted[:len(noted)-1]+`, "sub_feature": "", "description": ""}`, bugs[0])
	require.Less(t, strings.Index(bugs[0], "z_score"), strings.Index(bugs[0], "title"), "keys keep their order")
	require.Contains(t, bugs[1], "new")
}

// TestClean_10_7_Plans: a plan that was executed is history; one of which tasks
// are open is stale when nobody goes on with it.
func TestClean_10_7_Plans(t *testing.T) {
	t.Parallel()
	r, _ := roomAt(t, nil)
	for name, text := range map[string]string{
		"done/.task/TASK-001.json": `{"status": "completed"}`, "done/.task/TASK-002.json": `{"status": "done"}`,
		"open/.task/TASK-001.json": `{"status": "completed"}`, "open/.task/TASK-002.json": `{"status": "pending"}`,
		"bare/plan.json": `{"task_count": 2}`, "broken/.task/TASK-001.json": `{`,
	} {
		write(t, r.Root, ".workflow/.lite-plan/"+name, text)
	}
	found, err := r.Scan(t.Context())
	require.NoError(t, err)
	reasons := map[string]string{}
	for _, item := range found.Discoveries.StaleSessions {
		if item.Type == "plan" {
			reasons[filepath.Base(item.Path)] = item.Reason
		}
	}
	require.Len(t, reasons, 3)
	require.Contains(t, reasons["open"], "1 of 2 tasks are not completed")
	require.Contains(t, reasons["bare"], "not changed for 36")
	require.Contains(t, reasons["broken"], "not changed for 36")
}
