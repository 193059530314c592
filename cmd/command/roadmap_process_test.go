package command

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// disturbance is a command that is disturbed at its writes, and what it comes to
// when nobody does.
type disturbance struct {
	args    []string
	prepare func(t *testing.T) string // a project in which it can run
	steps   []string
	want    map[string]string
}

func undisturbedRun(t *testing.T, prepare func(t *testing.T) string, args ...string) *disturbance {
	t.Helper()
	dir, log := prepare(t), filepath.Join(t.TempDir(), "steps")
	ran := runProcess(t, dir, []string{"OVERTONE_FAULT=count:" + log}, args...)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	d := &disturbance{args: args, prepare: prepare, steps: strings.Split(strings.TrimSpace(readText(t, log)), "\n"), want: snapshot(t, dir)}
	require.Greater(t, len(d.steps), 15)
	return d
}

// killed kills the command at its writes: what is left is whole, and the same
// command again ends with the bytes of the run that nobody killed.
func (d *disturbance) killed(t *testing.T, modes ...string) {
	t.Helper()
	for _, when := range modes {
		t.Run(when, func(t *testing.T) {
			t.Parallel()
			eachStep(t, len(d.steps), func(t *testing.T, step int) {
				if op := d.steps[step-1]; when == "tear" && !strings.Contains(op, " write ") && !strings.Contains(op, " append ") {
					return // it has no middle: this is kill-before
				}
				dir := d.prepare(t)
				ran := runProcess(t, dir, []string{fmt.Sprintf("OVERTONE_FAULT=%s:%d", when, step)}, d.args...)
				require.Equal(t, -1, ran.code, "the process was to die: %s%s", ran.out, ran.err)
				d.again(t, dir, step)
			})
		})
	}
}

// refused lets the disk be full, or forbidden, at the writes of the command: it
// ends as a storage error, nothing is half written, and the same command again
// ends as if nothing had happened.
func (d *disturbance) refused(t *testing.T, faults ...string) {
	t.Helper()
	codes := map[string]string{"nospace": "storage.disk_full", "denied": "storage.permission"}
	if *everyStep {
		faults = []string{"nospace", "denied"}
	}
	for _, fault := range faults {
		t.Run(fault, func(t *testing.T) {
			t.Parallel()
			eachStep(t, len(d.steps), func(t *testing.T, step int) {
				dir := d.prepare(t)
				ran := runProcess(t, dir, []string{fmt.Sprintf("OVERTONE_FAULT=%s:%d", fault, step)}, append([]string{"--json"}, d.args...)...)
				if ran.code != 0 { // else nothing but a lock file was left to remove
					require.Equal(t, 5, ran.code, "%s: %s%s", d.steps[step-1], ran.out, ran.err)
					require.Contains(t, ran.out, `"code": "`+codes[fault]+`"`)
				}
				requireNoLeftovers(t, dir)
				d.again(t, dir, step)
			})
		})
	}
}

func (d *disturbance) again(t *testing.T, dir string, step int) {
	t.Helper()
	requireGoodState(t, dir)
	again := runProcess(t, dir, nil, d.args...)
	require.Zero(t, again.code, "%s: %s%s", d.steps[step-1], again.out, again.err)
	requireSame(t, d.want, snapshot(t, dir), d.steps[step-1])
	require.NoError(t, os.RemoveAll(dir))
}

func newRequirement(t *testing.T) string { return projectWith(t, crashInput) }

// TestRoadmapKilledAtEveryWrite: no issue is doubled, none is lost.
func TestRoadmapKilledAtEveryWrite(t *testing.T) {
	t.Parallel()
	undisturbedRun(t, newRequirement, "roadmap", "-y", "@"+crashInput).killed(t, "kill-before", "tear")
}

func TestRoadmapFullDiskAndForbiddenWrites(t *testing.T) {
	t.Parallel()
	undisturbedRun(t, newRequirement, "roadmap", "-y", "@"+crashInput).refused(t, "nospace")
}

// editedRoadmap is a project whose roadmap somebody edited after its issues were
// made: another title, a priority, and a layer more.
func editedRoadmap(t *testing.T) func(t *testing.T) string {
	t.Helper()
	made := projectWith(t, crashInput)
	ran := runProcess(t, made, nil, "roadmap", "-y", "-m", "progressive", "@"+crashInput)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	found, err := filepath.Glob(filepath.Join(made, "specs", "RMAP-*", "roadmap.md"))
	require.NoError(t, err)
	require.Len(t, found, 1)
	text := readText(t, found[0])
	at, end := strings.Index(text, "\n### L1"), strings.Index(text, "\n## Risks")
	require.True(t, at > 0 && end > at)
	last := regexp.MustCompile(`\n### L\d`).FindAllStringIndex(text[:end], -1)
	more := strings.NewReplacer("### L"+text[last[len(last)-1][0]+6:last[len(last)-1][1]], "### L3", "Depends on:** L0", "Depends on:** L1").Replace(text[last[len(last)-1][0]:end])
	more = regexp.MustCompile(`(?m)^(- \*\*Issue:.*|- F-.*)\n`).ReplaceAllString(more, "")
	text = text[:at] + strings.Replace(text[at:end], "**Priority:** ", "**Priority:** 1", 1) + more + text[end:]
	text = regexp.MustCompile(`\*\*Priority:\*\* 1\d`).ReplaceAllString(text, "**Priority:** 1")
	require.NoError(t, os.WriteFile(found[0], []byte(text), 0o600))
	return func(t *testing.T) string {
		t.Helper()
		dir := filepath.Join(t.TempDir(), "project")
		require.NoError(t, os.CopyFS(dir, os.DirFS(made)))
		return dir
	}
}

// TestRoadmapSyncKilledAtEveryWrite: what a person wrote stays, and the issues
// follow it in the end.
func TestRoadmapSyncKilledAtEveryWrite(t *testing.T) {
	t.Parallel()
	d := undisturbedRun(t, editedRoadmap(t), "roadmap", "sync")
	var active string
	for name, text := range d.want {
		if strings.HasSuffix(name, "/issues.jsonl") {
			active = text
		}
	}
	require.Contains(t, active, `"original_id":"L3"`, "the layer that was added has its issue")
	require.Contains(t, active, `"priority":1`)
	d.killed(t, "kill-before", "kill-after", "tear")
}

func TestRoadmapSyncFullDiskAndForbiddenWrites(t *testing.T) {
	t.Parallel()
	undisturbedRun(t, editedRoadmap(t), "roadmap", "sync").refused(t, "denied", "nospace")
}

// TestRoadmapInAFolderThatMayOnlyBeRead: reading works, writing is refused with
// the folder and a way on, and nothing is left behind.
func TestRoadmapInAFolderThatMayOnlyBeRead(t *testing.T) {
	t.Parallel()
	dir := editedRoadmap(t)(t)
	before := snapshot(t, dir)
	folders := []string{}
	require.NoError(t, filepath.WalkDir(dir, func(at string, d fs.DirEntry, err error) error {
		if d.IsDir() {
			folders = append(folders, at)
		}
		return err
	}))
	for _, at := range folders {
		require.NoError(t, os.Chmod(at, 0o555))
		t.Cleanup(func() { _ = os.Chmod(at, 0o755) })
	}
	for _, args := range [][]string{{"list"}, {"show"}, {"status"}, {"validate"}, {"sync", "--dry-run"}, {"simulate", "--agents", "2"}} {
		ran := runProcess(t, dir, nil, append([]string{"roadmap"}, args...)...)
		require.Zero(t, ran.code, "%v: %s%s", args, ran.out, ran.err)
	}
	if os.Getuid() == 0 {
		return // nothing is forbidden to root; the seam forbids it in the tests above
	}
	for _, args := range [][]string{{"sync"}, {"-y", "-c"}, {"-y", "A till where a cashier enters sales"}} {
		ran := runProcess(t, dir, nil, append([]string{"roadmap", "--json"}, args...)...)
		require.Equal(t, 5, ran.code, "%v: %s%s", args, ran.out, ran.err)
		require.Contains(t, ran.out, `"code": "storage.`)
	}
	requireSame(t, before, snapshot(t, dir), "nothing is written")
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
	require.Contains(t, text, "- F-001 moved from L0 to L1. `R1.1`")
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
