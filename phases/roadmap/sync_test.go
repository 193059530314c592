package roadmap

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/waves"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/samples"
	"github.com/overtone-cli/overtone/templates"
)

// tasksOf is a roadmap of n tasks, each of which needs some of those before.
func tasksOf(r *rand.Rand, n int) *specs.Roadmap {
	m := samples.Roadmap(specs.English, specs.Direct)
	m.Features, m.Risks, m.Items = nil, nil, nil
	for i := range n {
		item := specs.RoadmapItem{ID: fmt.Sprintf("T%d", i+1), Name: fmt.Sprintf("Step %d", i+1), Type: "feature", Effort: "small"}
		for j := range i {
			if r.IntN(i) < 2 {
				item.Needs = append(item.Needs, fmt.Sprintf("T%d", j+1))
			}
		}
		m.Items = append(m.Items, item)
	}
	return m
}

// TestARoadmapItsIssuesAndTheirWavesAgree: whatever the plan, and whatever a
// person makes of its dependencies, the waves that are compiled of the issues
// are those of the document.
func TestARoadmapItsIssuesAndTheirWavesAgree(t *testing.T) {
	t.Parallel()
	set := templates.New(nil, "")
	codec, err := specs.NewCodec(set)
	require.NoError(t, err)
	for seed := range uint64(12) {
		r := rand.New(rand.NewPCG(seed, 4))
		root, d := t.TempDir(), disk.New(nil)
		now := time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)
		folder, err := codec.CreateRoadmap(t.Context(), d, filepath.Join(root, "specs"), "Steps", now, nil)
		require.NoError(t, err)
		m := tasksOf(r, 2+r.IntN(14))
		m.Meta.SessionID = folder.ID
		_, err = folder.Save(m, specs.Regenerated, nil)
		require.NoError(t, err)
		store := issues.Open(d, filepath.Join(root, "issues"), func() time.Time { return now })
		sync := Sync{Set: set, Store: store, Folder: folder, Document: "roadmap.md"}
		for range 2 {
			_, err := sync.Do(t.Context())
			require.NoError(t, err)
			requireSameWaves(t, folder.Roadmap, store)
			again, err := sync.Do(t.Context())
			require.NoError(t, err)
			require.False(t, again.Written)
			for _, one := range again.Items {
				require.Equal(t, SyncUnchanged, one.Action, one)
			}
			items := folder.Roadmap.Items // then a person thinks again
			i := r.IntN(len(items))
			items[i].Needs = items[i].Needs[:len(items[i].Needs)/2]
			items[i].Priority = 1
		}
		require.NoError(t, folder.Close())
	}
}

func requireSameWaves(t *testing.T, m *specs.Roadmap, store *issues.Store) {
	t.Helper()
	all, err := store.All()
	require.NoError(t, err)
	item, work := map[string]string{}, []waves.Work{}
	for _, issue := range all.Issues {
		item[issue.ID] = issue.ExtendedContext.Notes.SourceID()
		work = append(work, waves.Work{ID: issue.ID, Needs: issue.DependsOn})
		require.Equal(t, m.Item(item[issue.ID]).Wave, issue.Wave())
	}
	compiled, err := waves.Compile(work, waves.Options{AssumeDisjoint: true})
	require.NoError(t, err)
	got := make([][]string, len(compiled.Waves))
	for i, ids := range compiled.Waves {
		for _, id := range ids {
			got[i] = append(got[i], item[id])
		}
		slices.Sort(got[i])
	}
	want := m.Waves()
	for i := range want {
		slices.Sort(want[i])
	}
	require.Equal(t, want, got)
}
