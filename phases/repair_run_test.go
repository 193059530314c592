package phases

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs/disk"
)

// broken is a package in which a person broke what a rule can mend.
func broken(t *testing.T) *bench {
	t.Helper()
	b := newBench(t, "user-stories.md")
	b.plant(t, edit{file: "requirements/REQ-001-*", old: `traces_to:.*(\n  - .*)*`, new: "traces_to: []"})
	b.plant(t, edit{file: "product-brief.md", old: `\z`, new: "\n## Mine\n\nSee [one](requirements/REQ-001-old.md).\n"})
	return b
}

// A person's edit breaks the package after it was judged: going on judges it
// again and mends it, as often as it happens, and then rests.
func TestGoingOnMendsWhatAPersonBroke(t *testing.T) {
	t.Parallel()
	b := broken(t)
	for range 3 {
		r, err := b.run(true)
		require.NoError(t, err)
		require.Contains(t, strings.Join(r.ran(), " "), "6 6.5 6")
		require.NotContains(t, r.ran(), "1.5", "only what reads the edited files runs")
		require.Equal(t, "Pass", r.result.Gate)
		require.Equal(t, 1, r.s.Package.Config.IterationCount)
		require.Equal(t, r.s.Package.Readiness.Iteration, r.s.Package.Config.IterationCount)
		require.NotEmpty(t, r.s.Package.Readiness.Repairs)
		history := r.s.Package.Config.IterationHistory
		require.Positive(t, history[len(history)-1].ErrorsFound)
		require.Contains(t, history[len(history)-1].PhasesFixed, "3")
		require.Contains(t, b.read(t, "product-brief.md"), "## Mine\n\nSee [one](requirements/REQ-001-")
		before := tree(t, b.root)
		again, err := b.run(true)
		require.NoError(t, err)
		require.Empty(t, again.ran())
		requireSameTree(t, before, tree(t, b.root))
		b.plant(t, edit{file: "requirements/REQ-001-*", old: `traces_to:.*(\n  - .*)*`, new: "traces_to: []"})
	}
}

// What only a person can mend is asked once, and the run ends after two turns
// at most.
func TestRepairEndsWithWhatOnlyAPersonCanMend(t *testing.T) {
	t.Parallel()
	b := newBench(t, "one-liner.txt")
	b.plant(t, edit{file: "product-brief.md", old: `\z`, new: "\n## Mine\n\nSee [one](nowhere.md).\n"})
	r, err := b.run(true)
	require.NoError(t, err)
	require.Equal(t, "Fail", r.result.Gate)
	require.LessOrEqual(t, r.result.Repairs, maxRepairs)
	require.Equal(t, 1, strings.Count(questions(r.s.Package), "nowhere.md"))
	before := tree(t, b.root)
	again, err := b.run(true)
	require.NoError(t, err)
	require.Empty(t, again.ran())
	requireSameTree(t, before, tree(t, b.root))
}

// The source changes after a repair: what was mended stays mended.
func TestRegenerationKeepsWhatWasMended(t *testing.T) {
	t.Parallel()
	b := broken(t)
	_, err := b.run(true)
	require.NoError(t, err)
	more := func(s *session.Session) {
		text := s.Source.Text + "\n### Find a parking lot\n\nAs a patient I want to see the nearest parking lot so that I arrive on time.\n"
		src, err := session.ReadText(strings.NewReader(text), b.input, false, session.MaxSource)
		require.NoError(t, err)
		s.Source = src
	}
	r, err := b.run(true, more)
	require.NoError(t, err)
	require.Contains(t, r.ran(), "3")
	require.Empty(t, r.result.Conflicts)
	require.Equal(t, "Pass", r.result.Gate, "%v", r.s.Package.Readiness.Findings)
	require.NotContains(t, b.read(t, b.find(t, "requirements/REQ-001-*")), "traces_to: []")
	require.Contains(t, b.read(t, "product-brief.md"), "## Mine\n\nSee [one](requirements/REQ-001-")
}

// counted fails from one write on, as a process that is killed there does.
type counted struct{ left *int }

func (c counted) Before(disk.Step) error {
	if *c.left--; *c.left < 0 {
		return os.ErrPermission
	}
	return nil
}

func (counted) After(disk.Step) {}

// A run that is cut off anywhere between check and repair and goes on ends in
// the same bytes as one that nothing disturbs. Every 41st write is tried, and with
// OVERTONE_TEST_LONG every single one.
func TestCutOffWhileMending(t *testing.T) {
	t.Parallel()
	made := broken(t)
	whole := made.copy(t)
	steps := 1 << 30
	whole.fault = counted{&steps}
	_, err := whole.run(true)
	require.NoError(t, err)
	want, n := tree(t, whole.root), 1<<30-steps
	require.Greater(t, n, 10)
	stride := 41
	if os.Getenv("OVERTONE_TEST_LONG") != "" {
		stride = 1
	}
	for at := 0; at < n; at += stride {
		b, left := made.copy(t), at
		b.fault = counted{&left}
		_, err := b.run(true)
		require.Error(t, err, at)
		b.fault = nil
		_, err = b.run(true)
		require.NoError(t, err)
		requireSameTree(t, want, tree(t, b.root))
	}
}
