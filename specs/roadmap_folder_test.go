package specs

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

func noon() time.Time { return time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC) }

// kept is a roadmap that was generated and lies on disk.
func kept(t *testing.T) (*RoadmapFolder, func(edit func(string) string)) {
	t.Helper()
	f, err := newCodec(t).CreateRoadmap(t.Context(), disk.New(nil), t.TempDir(), "Recipes", noon(), nil)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, f.Close()) })
	m := layered()
	m.Title, m.Meta.SessionID, m.State = "Recipes", f.ID, RoadmapReady
	_, err = f.Save(m, Regenerated, map[string][]byte{SourceFile: []byte("Save recipes.\n")})
	require.NoError(t, err)
	name := filepath.Join(f.Dir, RoadmapFile)
	return f, func(edit func(string) string) {
		t.Helper()
		data, err := os.ReadFile(name)
		require.NoError(t, err)
		changed := edit(string(data))
		require.NotEqual(t, string(data), changed, "an edit that changes nothing")
		require.NoError(t, os.WriteFile(name, []byte(changed), 0o600))
		require.NoError(t, f.read())
	}
}

func onDisk(t *testing.T, f *RoadmapFolder) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(f.Dir, RoadmapFile))
	require.NoError(t, err)
	return string(data)
}

func TestSavingWhatWasReadChangesNothing(t *testing.T) {
	t.Parallel()
	f, _ := kept(t)
	before := onDisk(t, f)
	saved, err := f.Save(f.Roadmap, Changed, nil)
	require.NoError(t, err)
	require.False(t, saved.Written)
	require.Equal(t, before, onDisk(t, f))
	places, known := f.Edited()
	require.True(t, known)
	require.Empty(t, places)
}

// TestChangesLeaveAPersonsTextAlone: a person writes in a way of their own,
// moves a feature and adds a layer; the program then notes the issues. Only the
// notes and what is computed change.
func TestChangesLeaveAPersonsTextAlone(t *testing.T) {
	t.Parallel()
	f, edit := kept(t)
	edit(func(s string) string {
		s = strings.Replace(s, "- F-002: Share a recipe\n", "", 1)
		s = strings.Replace(s, "- F-003: Find a recipe\n", "* F-003: Find `a | b` *quickly*\n* F-002: Share a recipe\n", 1)
		s = strings.Replace(s, "## Risks\n", "### L4: Beyond\n\n- **Depends on:** L3\n\nSome prose of mine.\n\n## Risks\n", 1)
		return s + "\n## Diary\n\nMonday.\n"
	})
	places, _ := f.Edited()
	require.Equal(t, []string{"Convergence Criteria > L0 > Scope", "Convergence Criteria > L1 > Scope", "Convergence Criteria > L4", "Diary"}, places)
	m := f.Roadmap
	for i := range m.Items {
		m.Items[i].Issue = "ISS-20260131-00" + string(rune('1'+i))
	}
	saved, err := f.Save(m, Changed, nil)
	require.NoError(t, err)
	require.True(t, saved.Written)
	require.Empty(t, saved.Conflicts)
	text := onDisk(t, f)
	for _, want := range []string{
		"* F-003: Find `a | b` *quickly*\n* F-002: Share a recipe\n", "Some prose of mine.\n", "## Diary\n\nMonday.\n",
		"### L4: Beyond\n\n- **Issue:** ISS-20260131-005\n", "| F-002 | Share a recipe | L0 | — |", "| 4 | ISS-20260131-005 | L4 Beyond |", "L0 → L1 → L3 → L4",
	} {
		require.Contains(t, text, want)
	}
	require.Equal(t, "L0", f.Roadmap.Feature("F-002").Item)
	again, err := f.Save(f.Roadmap, Changed, nil)
	require.NoError(t, err)
	require.Equal(t, text, onDisk(t, f))
	require.False(t, again.Written, "the second time nothing is left to do")
	places, _ = f.Edited()
	require.Equal(t, []string{"Convergence Criteria > L0 > Scope", "Convergence Criteria > L1 > Scope", "Convergence Criteria > L4", "Diary"}, places, "what a person wrote stays theirs")
}

func TestRegenerationKeepsAPersonsText(t *testing.T) {
	t.Parallel()
	f, edit := kept(t)
	edit(func(s string) string {
		s = strings.Replace(s, "- F-003: Find a recipe\n", "- F-003: Find a recipe by its name\n", 1)
		s = strings.Replace(s, "### L1: Usable", "### L1: Shareable", 1)
		return strings.ReplaceAll(s, "\n", "\r\n")
	})
	m := layered()
	m.Title, m.Meta.SessionID, m.State = "Recipes", f.ID, RoadmapReady
	m.Items[1].Effort = "medium"
	m.Items[0].Scope[1].Text = "F-003: Find a recipe in a second"
	saved, err := f.Save(m, Regenerated, nil)
	require.NoError(t, err)
	require.Len(t, saved.Conflicts, 1)
	text := onDisk(t, f)
	require.Equal(t, strings.Count(text, "\n"), strings.Count(text, "\r\n"))
	require.Contains(t, text, "by its name", "where both changed a line the person's stays")
	require.Contains(t, text, "### L1: Shareable")
	require.Equal(t, "medium", f.Roadmap.Item("L1").Effort, "what only the generation changed is taken over")
	rej, err := os.ReadFile(filepath.Join(f.Dir, RoadmapFile+".rej"))
	require.NoError(t, err)
	require.Contains(t, string(rej), "in a second")
}

func TestWithoutABaseEverythingIsThePersons(t *testing.T) {
	t.Parallel()
	f, edit := kept(t)
	require.NoError(t, os.RemoveAll(filepath.Join(f.Dir, ".overtone", "base")))
	edit(func(s string) string { return strings.Replace(s, "Find a recipe", "Find any recipe", 1) })
	_, known := f.Edited()
	require.False(t, known)
	f.Roadmap.Items[2].Needs = []string{"L1"}
	_, err := f.Save(f.Roadmap, Changed, nil)
	require.NoError(t, err)
	require.Contains(t, onDisk(t, f), "Find any recipe")
	require.Contains(t, onDisk(t, f), "L0 → L1 → L2 → L3")
}

func TestFoldersOfRoadmaps(t *testing.T) {
	t.Parallel()
	c, d, home := newCodec(t), disk.New(nil), t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(home, "RMAP-recipes-2026-01-31-2"), nil, 0o600))
	made := func(same func(*Roadmap) bool) *RoadmapFolder {
		f, err := c.CreateRoadmap(t.Context(), d, home, "Recipes", noon(), same)
		require.NoError(t, err)
		return f
	}
	first := made(nil)
	require.Equal(t, "RMAP-recipes-2026-01-31", first.ID)
	_, err := c.OpenRoadmap(t.Context(), d, first.Dir)
	require.Equal(t, "conflict.held", problem.From(err).Code)
	other := made(nil)
	require.Equal(t, "RMAP-recipes-2026-01-31-3", other.ID, "the first is held, the second is a file")
	require.NoError(t, other.Close())
	require.NoDirExists(t, other.Dir, "nothing was written")
	m := layered()
	m.Input = "abc"
	_, err = first.Save(m, Regenerated, nil)
	require.NoError(t, err)
	require.NoError(t, first.Close())
	again := made(func(m *Roadmap) bool { return m.Input == "abc" })
	require.Equal(t, first.ID, again.ID)
	require.NoError(t, again.Close())
	found, err := FindRoadmaps(home)
	require.NoError(t, err)
	require.Len(t, found, 1)
	require.Equal(t, "2026-01-31", found[0].Day())
	packages, err := Find(home)
	require.NoError(t, err)
	require.Empty(t, packages)
	_, err = c.ReadRoadmap(d, home)
	require.Equal(t, "input.roadmap", problem.From(err).Code)
}

// failsAt makes one step fail, as a full disk or a kill would.
type failsAt int64

func (f failsAt) Before(s disk.Step) error {
	if s.N >= int64(f) {
		return &disk.Torn{Err: errors.New("no space left")}
	}
	return nil
}

func (failsAt) After(disk.Step) {}

// TestSavingIsAllOrNothing: wherever saving stops, the next one who opens the
// folder finds the document and what counts as generated both old or both new.
func TestSavingIsAllOrNothing(t *testing.T) {
	t.Parallel()
	olds, news := 0, 0
	for n := int64(1); news == 0 || n < 60; n++ {
		f, _ := kept(t)
		require.NoError(t, f.Close())
		broken, err := f.codec.OpenRoadmap(t.Context(), disk.New(failsAt(n)), f.Dir)
		if err == nil {
			broken.Roadmap.Items[3].Needs = []string{"L1"}
			_, err = broken.Save(broken.Roadmap, Changed, map[string][]byte{AnswersFile: []byte("a: b\n")})
			if broken.held != nil {
				_ = broken.held.Release() // as the end of the process does
			}
		}
		again, opened := f.codec.OpenRoadmap(t.Context(), disk.New(nil), f.Dir)
		require.NoError(t, opened)
		generated := again.Generated()
		require.Equal(t, generated.Item("L3").Needs, again.Roadmap.Item("L3").Needs, "stopped at step %d", n)
		_, there := os.Stat(filepath.Join(f.Dir, AnswersFile))
		if len(again.Roadmap.Item("L3").Needs) == 1 {
			require.NoError(t, there)
			news++
		} else {
			require.Error(t, err)
			require.Error(t, there)
			olds++
		}
		require.NoError(t, again.Close())
		if err == nil {
			break
		}
	}
	require.Positive(t, olds)
	require.Positive(t, news)
}
