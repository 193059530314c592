package export

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// undisturbed is what a run that nothing disturbs leaves, and its steps.
func undisturbed(t *testing.T) (files map[string]string, steps []string) {
	t.Helper()
	root, log := t.TempDir(), filepath.Join(t.TempDir(), "steps")
	out, err := command(root, "A product", "count:"+log).CombinedOutput()
	require.NoError(t, err, string(out))
	data, err := os.ReadFile(log)
	require.NoError(t, err)
	return tree(t, root), strings.Split(strings.TrimSpace(string(data)), "\n")
}

func requireSameTree(t *testing.T, want, got map[string]string) {
	t.Helper()
	require.Equal(t, slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(got)))
	for _, name := range slices.Sorted(maps.Keys(want)) {
		require.Equal(t, want[name], got[name], name)
	}
}

// kills are all ways to be killed that leave something else on the disk: before
// each step, which is after the one before, in the middle of those that write,
// and after the last.
func kills(steps []string) []string {
	var faults []string
	for i, step := range steps {
		faults = append(faults, fmt.Sprintf("kill-before:%d", i+1))
		if strings.Contains(step, " write ") || strings.Contains(step, " append ") {
			faults = append(faults, fmt.Sprintf("tear:%d", i+1))
		}
	}
	return append(faults, fmt.Sprintf("kill-after:%d", len(steps)))
}

func TestKilledAtEveryStepAndResumed(t *testing.T) {
	t.Parallel()
	want, steps := undisturbed(t)
	require.GreaterOrEqual(t, len(steps), 60)
	require.Contains(t, want, ".workflow/issues/issues.jsonl")
	require.Contains(t, want, "specs/SPEC-a-product-2026-01-01/issue-export-report.md")
	for _, fault := range kills(steps) {
		t.Run(fault, func(t *testing.T) {
			t.Parallel()
			root := t.TempDir()
			err := command(root, "A product", fault).Run()
			require.ErrorContains(t, err, "killed", "the fault must have sprung")
			require.NoError(t, journey(root, "A product", none))
			requireSameTree(t, want, tree(t, root))
		})
	}
}

func TestFullOrForbiddenDiskAtEveryStep(t *testing.T) {
	t.Parallel()
	want, steps := undisturbed(t)
	for n := 1; n <= len(steps); n++ {
		for mode, code := range map[string]string{"nospace": "storage.disk_full", "denied": "storage.permission"} {
			t.Run(fmt.Sprintf("%s step %d", mode, n), func(t *testing.T) {
				t.Parallel()
				root := t.TempDir()
				err := journey(root, "A product", func(string) (string, bool) { return mode + ":" + strconv.Itoa(n), true })
				if err == nil { // removing needs no space
					requireSameTree(t, want, tree(t, root))
					return
				}
				p := problem.From(err)
				require.Equal(t, code, p.Code)
				require.NotEmpty(t, p.Fix)
				require.NotEmpty(t, p.File)
				requireWhole(t, root, want)
				require.NoError(t, journey(root, "A product", none))
				requireSameTree(t, want, tree(t, root))
			})
		}
	}
}

// requireWhole accepts only files that a finished run has too, or that an
// earlier phase left whole; once a swap that was begun is finished there is
// nothing else.
func requireWhole(t *testing.T, root string, want map[string]string) {
	t.Helper()
	dirs, err := filepath.Glob(filepath.Join(root, "specs", "SPEC-*"))
	require.NoError(t, err)
	for _, dir := range dirs {
		_, err := disk.New(nil).Recover(dir, ".overtone/swap.json")
		require.NoError(t, err)
	}
	for name := range tree(t, root) {
		require.Contains(t, want, name, "nothing half-written")
	}
}

func TestManyExportAtOnce(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	const n = 4
	done := make(chan error, n)
	for i := range n {
		go func() {
			out, err := command(root, fmt.Sprintf("Product %c", 'A'+i), "").CombinedOutput()
			if err != nil {
				err = fmt.Errorf("%w: %s", err, out)
			}
			done <- err
		}()
	}
	for range n {
		require.NoError(t, <-done)
	}
	s, err := open(root, "x", none)
	require.NoError(t, err)
	all := stored(t, s)
	require.Len(t, all, 3*n)
	seen := map[string]bool{}
	for _, it := range all {
		require.False(t, seen[it.ID], "each id once")
		seen[it.ID] = true
	}
}
