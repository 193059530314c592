package guidelines_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/guidelines"
)

// dying fails from one step on, as for a process that is killed there.
type dying struct{ from int64 }

var errKilled = errors.New("killed")

func (d dying) Before(s disk.Step) error {
	if s.N < d.from {
		return nil
	}
	return errKilled
}

func (dying) After(disk.Step) {}

// TestInit_KilledAmongTheRuleFiles: wherever it is killed, the next run makes the
// files that it had not come to. What a person edited or deleted meanwhile stays
// as they left it, and a project that was never killed gets nothing.
func TestInit_KilledAmongTheRuleFiles(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)
	whole, err := guidelines.Init(t.Context(), places(t), now)
	require.NoError(t, err)
	seeds := whole.Created
	require.Len(t, seeds, 4)
	broken, deleted := 0, 0
	for n := int64(1); ; n++ {
		p := places(t)
		dead := p
		dead.Disk = disk.New(dying{n})
		if _, err = guidelines.Init(t.Context(), dead, now); err == nil {
			break
		}
		there := func(rel string) bool {
			_, err := os.Lstat(filepath.Join(p.Root, filepath.FromSlash(rel)))
			return err == nil
		}
		var made []string
		for _, rel := range seeds {
			if there(rel) {
				made = append(made, rel)
			}
		}
		gone := ""
		if len(made) > 1 { // the first one is deleted on purpose, the last one edited
			gone = made[0]
			require.NoError(t, os.Remove(filepath.Join(p.Root, filepath.FromSlash(gone))))
			put(t, p.Root, made[len(made)-1], "- My rule\n")
			deleted++
		}
		finished, err := guidelines.FinishInit(t.Context(), p, now)
		require.NoError(t, err)
		for _, rel := range seeds {
			require.Equal(t, rel != gone && (len(made) > 0 || len(finished.Created) > 0), there(rel), "step %d: %s", n, rel)
		}
		if gone != "" {
			require.Equal(t, "- My rule\n", text(t, p.Root, made[len(made)-1]))
		}
		if len(made) > 0 && len(made) < len(seeds) {
			broken++
		}
		again, err := guidelines.FinishInit(t.Context(), p, now)
		require.NoError(t, err)
		require.Empty(t, again.Created, "once is enough")
		require.NoFileExists(t, filepath.Join(p.Root, ".workflow", "specs", ".making"))
	}
	require.Positive(t, broken)
	require.Positive(t, deleted)

	p := places(t)
	put(t, p.Root, seeds[0], "- Only this\n")
	finished, err := guidelines.FinishInit(t.Context(), p, now)
	require.NoError(t, err)
	require.Empty(t, finished.Created, "nothing was broken off, so nothing is made")
}

// TestGuidelines_IdsAreNeverGivenAgain: a rule that was taken back leaves its
// number, so that whoever quotes an id means one rule for ever.
func TestGuidelines_IdsAreNeverGivenAgain(t *testing.T) {
	t.Parallel()
	p := places(t)
	add := func(text string) string {
		added, err := guidelines.Add(t.Context(), p, guidelines.Addition{Text: text})
		require.NoError(t, err)
		return added.ID
	}
	require.Equal(t, "R-0001", add("Errors name their file"))
	require.Equal(t, "R-0002", add("Names are short"))
	require.NoError(t, guidelines.Remove(t.Context(), p, "R-0002", "Names are short"))
	require.Equal(t, "R-0003", add("Names are short"), "also for the same words")
	file := filepath.Join(p.Root, ".workflow", "specs", "coding-conventions.md")
	require.NoError(t, os.Remove(file))
	require.Equal(t, "R-0004", add("Return early"), "also when the whole file is gone")
}

// TestAdd_SweepsWhatKilledWritersLeft: the next write takes away what a process
// that ended left half written.
func TestAdd_SweepsWhatKilledWritersLeft(t *testing.T) {
	t.Parallel()
	p := places(t)
	require.ErrorContains(t, child(p.Root, "a", "tear:2").Run(), "killed")
	left := func() []string {
		found, err := filepath.Glob(filepath.Join(p.Root, ".workflow", "specs", ".*.overtone-tmp"))
		require.NoError(t, err)
		return found
	}
	if len(left()) == 0 {
		require.ErrorContains(t, child(p.Root, "a", "tear:3").Run(), "killed")
	}
	require.NotEmpty(t, left())
	_, err := guidelines.Add(t.Context(), p, guidelines.Addition{Text: "Names are short"})
	require.NoError(t, err)
	require.Empty(t, left())
}
