package phases

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

func requireSameTree(t *testing.T, want, got map[string]string) {
	t.Helper()
	require.Equal(t, slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(got)))
	for _, name := range slices.Sorted(maps.Keys(want)) {
		require.Equal(t, want[name], got[name], name)
	}
}

func TestJourney(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	first, err := journey(root, none)
	require.NoError(t, err)
	require.Positive(t, first.result.Repairs, "the canned product needs mending: %+v", first.s.Package.Readiness.Findings)
	require.Contains(t, first.ran(), "6.5")
	require.NotEmpty(t, first.s.Package.Readiness.Repairs, "the report says what was mended")
	require.NotEmpty(t, first.result.Gate)
	before := tree(t, root)

	again, err := journey(root, none)
	require.NoError(t, err)
	require.Empty(t, again.ran(), "nothing is stale")
	require.Equal(t, first.result.Gate, again.result.Gate)
	require.Equal(t, first.result.Score, again.result.Score)
	requireSameTree(t, before, tree(t, root))
}

func TestAWishRunsWhatItConcerns(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	_, err := journey(root, none)
	require.NoError(t, err)
	story, err := journey(root, none, func(s *session.Session) { s.Options.Granularity = "story" })
	require.NoError(t, err)
	require.Equal(t, []string{"7"}, story.ran())
	later, err := journey(root, none)
	require.NoError(t, err)
	require.Empty(t, later.ran(), "without the flag it stays as it was exported")
}

func TestAnEditRunsWhatReadsIt(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	first, err := journey(root, none)
	require.NoError(t, err)
	file := filepath.Join(first.s.Dir, specs.EpicsDir, "EPIC-003-part-3.md")
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, bytes.Replace(data, []byte("It works."), []byte("It works for admins."), 1), 0o644))
	next, err := journey(root, none)
	require.NoError(t, err)
	require.Equal(t, "6", next.ran()[0])
	require.Equal(t, "7", next.ran()[len(next.ran())-1])
	require.NotContains(t, next.ran(), "5", "the epic is the person's")
	data, err = os.ReadFile(file)
	require.NoError(t, err)
	require.Contains(t, string(data), "for admins")
	issues, err := os.ReadFile(filepath.Join(root, ".workflow", "issues", "issues.jsonl"))
	require.NoError(t, err)
	require.Equal(t, 3, bytes.Count(issues, []byte("\n")))
	require.Contains(t, string(issues), "for admins")
}

func TestADeletedReportIsNoPass(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	first, err := journey(root, none)
	require.NoError(t, err)
	require.NoError(t, os.Remove(filepath.Join(first.s.Dir, specs.ReadinessFile)))
	next, err := journey(root, none)
	require.NoError(t, err)
	require.Equal(t, first.result.Gate, next.result.Gate)
	require.Contains(t, next.ran(), "6")
}

func TestAFileThatCannotBeReadStopsTheRun(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"requirements/REQ-001-*.md", specs.ConfigFile, specs.GlossaryFile, specs.SummaryFile} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			root := t.TempDir()
			first, err := journey(root, none)
			require.NoError(t, err)
			found, err := filepath.Glob(filepath.Join(first.s.Dir, name))
			require.NoError(t, err)
			require.NotEmpty(t, found)
			require.NoError(t, os.WriteFile(found[0], []byte("---\nphase: [\n---\n"), 0o600))
			before := tree(t, root)
			next, err := journey(root, none)
			p := problem.From(err)
			require.Equal(t, problem.Input, p.Class(), "%v", err)
			require.Equal(t, filepath.ToSlash(found[0]), p.File)
			require.NotEmpty(t, p.Fix)
			require.Empty(t, next.ran())
			require.Equal(t, before, tree(t, root), "nothing is taken for deleted")
		})
	}
}

func TestNothingToGoOnWith(t *testing.T) {
	t.Parallel()
	_, err := journey(t.TempDir(), none, func(s *session.Session) { s.Source.Text = "" })
	require.Equal(t, "state.no_source", problem.From(err).Code)
}

// A run that is killed before any of its writes, or in the middle of one, and
// then goes on, ends in the same bytes as one that nothing disturbs. (After a
// write is before the next one: nothing else happens between them.)
func TestKilledAtEveryWriteAndResumed(t *testing.T) {
	t.Parallel()
	root, log := t.TempDir(), filepath.Join(t.TempDir(), "steps")
	out, err := command(root, "count:"+log).CombinedOutput()
	require.NoError(t, err, string(out))
	want := tree(t, root)
	data, err := os.ReadFile(log)
	require.NoError(t, err)
	steps := strings.Split(strings.TrimSpace(string(data)), "\n")
	require.Greater(t, len(steps), 100)
	for i, step := range steps {
		faults := []string{"kill-before:" + strconv.Itoa(i+1)}
		if strings.Contains(step, " write ") && i%4 == 0 || strings.Contains(step, " append ") {
			faults = append(faults, "tear:"+strconv.Itoa(i+1))
		}
		if i == len(steps)-1 {
			faults = append(faults, "kill-after:"+strconv.Itoa(i+1))
		}
		for _, fault := range faults {
			t.Run(fmt.Sprintf("%s %s", fault, filepath.Base(step)), func(t *testing.T) {
				t.Parallel()
				root := t.TempDir()
				require.ErrorContains(t, command(root, fault).Run(), "killed", "the fault must have sprung")
				_, err := journey(root, none)
				require.NoError(t, err)
				requireSameTree(t, want, tree(t, root))
			})
		}
	}
}
