package command

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRoadmapKilledAtEveryWrite kills the program at its writes. The same
// command again ends with the bytes of the run that nobody killed: no issue is
// doubled, none is lost.
func TestRoadmapKilledAtEveryWrite(t *testing.T) {
	t.Parallel()
	args := []string{"roadmap", "-y", "@" + crashInput}
	whole := projectWith(t, crashInput)
	log := filepath.Join(t.TempDir(), "steps")
	ran := runProcess(t, whole, []string{"OVERTONE_FAULT=count:" + log}, args...)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	steps := strings.Split(strings.TrimSpace(readText(t, log)), "\n")
	require.Greater(t, len(steps), 20)
	want := snapshot(t, whole)
	for _, when := range []string{"kill-before", "tear"} {
		t.Run(when, func(t *testing.T) {
			t.Parallel()
			eachStep(t, len(steps), func(t *testing.T, step int) {
				if op := steps[step-1]; when == "tear" && !strings.Contains(op, " write ") && !strings.Contains(op, " append ") {
					return // it has no middle: this is kill-before
				}
				dir := projectWith(t, crashInput)
				ran := runProcess(t, dir, []string{fmt.Sprintf("OVERTONE_FAULT=%s:%d", when, step)}, args...)
				require.Equal(t, -1, ran.code, "the process was to die: %s%s", ran.out, ran.err)
				again := runProcess(t, dir, nil, args...)
				require.Zero(t, again.code, "%s%s", again.out, again.err)
				requireSame(t, want, snapshot(t, dir), steps[step-1])
			})
		})
	}
}

// TestRoadmapRefinedInForms moves a feature by keys: the plan follows, the
// history says so, and the answers give the same bytes again.
func TestRoadmapRefinedInForms(t *testing.T) {
	t.Parallel()
	dir := projectWith(t, crashInput)
	s := openScreen(t, dir, "roadmap", "-m", "progressive", "@"+crashInput)
	s.answer(enter)        // what was understood
	s.answer(down + enter) // adjust the scope
	s.answer(" " + enter)  // the first feature
	s.answer(enter)        // to the last layer
	s.answer(enter)        // issues
	s.answer(enter)        // done
	require.Zero(t, s.wait())
	found, err := filepath.Glob(filepath.Join(dir, "specs", "RMAP-*", "roadmap.md"))
	require.NoError(t, err)
	require.Len(t, found, 1)
	text := readText(t, found[0])
	require.Contains(t, text, "- F-001 went from L0 to L1. `R1.1`")
	require.Contains(t, text, "state: Ready")

	replay := projectWith(t, crashInput)
	ran := runProcess(t, replay, nil, "roadmap", "-m", "progressive", "--answers", filepath.Join(filepath.Dir(found[0]), "answers.yaml"), "@"+crashInput)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	requireSame(t, snapshot(t, filepath.Join(dir, "specs")), snapshot(t, filepath.Join(replay, "specs")), "the replay of its answers")
}

// TestRoadmapIsTheSameEverywhere makes a roadmap in three processes.
func TestRoadmapIsTheSameEverywhere(t *testing.T) {
	t.Parallel()
	var first map[string]string
	for _, env := range [][]string{nil, {"GOMAXPROCS=1", "LANG=zh_CN.UTF-8"}, {"TZ=Asia/Tokyo"}} {
		dir := projectWith(t, crashInput)
		ran := runProcess(t, dir, env, "roadmap", "-y", "@"+crashInput)
		require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
		files := snapshot(t, dir)
		if first == nil {
			first = files
		}
		requireSame(t, first, files, strings.Join(env, " "))
	}
}
