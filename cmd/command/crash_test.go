package command

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// The steps of a run of `spec new`, and what it leaves when nothing disturbs it.
type undisturbed struct {
	steps []string // "N op path"
	files map[string]string
}

const crashInput = "one-liner.txt"

func runUndisturbed(t *testing.T) undisturbed {
	t.Helper()
	dir := projectWith(t, crashInput)
	log := filepath.Join(t.TempDir(), "steps")
	ran := runProcess(t, dir, []string{"OVERTONE_FAULT=count:" + log}, "spec", "new", "-y", crashInput)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	u := undisturbed{steps: strings.Split(strings.TrimSpace(readText(t, log)), "\n"), files: snapshot(t, dir)}
	require.Greater(t, len(u.steps), 50)
	return u
}

// eachStep disturbs the steps of a run, several runs at a time: every one of
// them with -every-step (make crash), else one in twenty, with -short one in
// forty. The tests of package phases kill at every write each time; here it
// is the real program with its own start and end.
func eachStep(t *testing.T, steps int, disturb func(t *testing.T, step int)) {
	t.Helper()
	stride := 20
	switch {
	case *everyStep:
		stride = 1
	case testing.Short():
		stride = 40
	}
	next := make(chan int)
	var workers sync.WaitGroup
	for range 6 { // they mostly wait for the disk
		workers.Go(func() {
			for step := range next {
				t.Run(fmt.Sprint(step), func(t *testing.T) { disturb(t, step) })
			}
		})
	}
	for step := 1; step <= steps; step += stride {
		next <- step
	}
	close(next)
	workers.Wait()
}

// TestKilledAtEveryWrite kills the program before and after each of its writes.
// What it leaves can be continued, and the end is the same to the byte.
func TestKilledAtEveryWrite(t *testing.T) {
	t.Parallel()
	whole := runUndisturbed(t)
	for _, when := range []string{"kill-before", "kill-after", "tear"} {
		t.Run(when, func(t *testing.T) {
			t.Parallel()
			eachStep(t, len(whole.steps), func(t *testing.T, step int) {
				if op := whole.steps[step-1]; when == "tear" && !strings.Contains(op, " write ") && !strings.Contains(op, " append ") {
					return // it has no middle: this is kill-before
				}
				dir := projectWith(t, crashInput)
				fault := fmt.Sprintf("OVERTONE_FAULT=%s:%d", when, step)
				ran := runProcess(t, dir, []string{fault}, "spec", "new", "-y", crashInput)
				require.Equal(t, -1, ran.code, "the process was to die: %s%s", ran.out, ran.err)
				requireGoodState(t, dir)
				requireContinues(t, dir, whole)
			})
		})
	}
}

// TestFullDiskAndForbiddenWrites lets each write fail. The run ends in a storage
// error that names the way on, leaves nothing half written, and goes on to the
// same bytes.
func TestFullDiskAndForbiddenWrites(t *testing.T) {
	t.Parallel()
	whole := runUndisturbed(t)
	for _, test := range []struct{ fault, code string }{{"nospace", "storage.disk_full"}, {"denied", "storage.permission"}} {
		t.Run(test.fault, func(t *testing.T) {
			t.Parallel()
			eachStep(t, len(whole.steps), func(t *testing.T, step int) {
				dir := projectWith(t, crashInput)
				fault := fmt.Sprintf("OVERTONE_FAULT=%s:%d", test.fault, step)
				ran := runProcess(t, dir, []string{fault}, "spec", "new", "-y", "--json", crashInput)
				switch ran.code {
				case 0: // nothing but the lock file was left to remove
					requireSame(t, whole.files, snapshot(t, dir), "it succeeded all the same")
				default:
					require.Equal(t, 5, ran.code, "%s%s", ran.out, ran.err)
					require.Contains(t, ran.out, `"code": "`+test.code+`"`)
				}
				requireNoLeftovers(t, dir)
				requireGoodState(t, dir)
				requireContinues(t, dir, whole)
			})
		})
	}
}

// requireNoLeftovers looks for files that were begun: they stay only when all of
// them are complete and listed, for the next run to give them their names.
func requireNoLeftovers(t *testing.T, dir string) {
	t.Helper()
	files := snapshot(t, dir)
	listed := ""
	for name, text := range files {
		if strings.HasSuffix(name, "/swap.json") {
			listed = text
		}
	}
	for name := range files {
		if strings.HasSuffix(name, ".overtone-tmp") {
			require.Contains(t, listed, filepath.Base(name), "a half-written file stays")
		}
	}
}

// requireGoodState reads what a run that did not end left behind: every file
// that has a name is whole.
func requireGoodState(t *testing.T, dir string) {
	t.Helper()
	for name, text := range snapshot(t, dir) {
		switch base := filepath.Base(name); {
		case strings.HasPrefix(base, ".") && strings.HasSuffix(base, ".overtone-tmp"):
		case strings.HasSuffix(name, ".json"):
			require.True(t, json.Valid([]byte(text)), "%s is cut", name)
		case strings.HasSuffix(name, ".jsonl"):
			for _, line := range strings.SplitAfter(text, "\n") {
				require.True(t, line == "" || strings.HasSuffix(line, "\n") && json.Valid([]byte(line)), "%s has a cut line: %q", name, line)
			}
		case strings.HasSuffix(name, ".md"), strings.HasSuffix(name, ".yaml"):
			require.True(t, strings.HasSuffix(text, "\n"), "%s is cut", name)
		}
	}
}

// requireContinues goes on with a run and compares the end.
func requireContinues(t *testing.T, dir string, whole undisturbed) {
	t.Helper()
	ran := runProcess(t, dir, nil, "spec", "new", "-y", "-c", crashInput)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	requireSame(t, whole.files, snapshot(t, dir), "continued")
	require.NoError(t, os.RemoveAll(dir))
}
