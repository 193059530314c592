package worksession

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines"
)

// started is a project with one session that has files of its own.
func started(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	s, err := deskAt(root).Start(t.Context(), "workflow", "Add a login form")
	require.NoError(t, err)
	write(t, s.Dir, ".task/IMPL-1.json", `{"id":"IMPL-1","status":"completed"}`)
	write(t, s.Dir, ".task/IMPL-2.json", `{"id":"IMPL-2","status":"pending"}`)
	write(t, s.Dir, ".summaries/one.md", "done")
	write(t, s.Dir, "notes.md", "mine")
	return root
}

// files are all files below a folder, without locks, what a killed write left,
// and the numbers of rules, of which some are lost with a killed process.
func files(t *testing.T, root string) map[string]string {
	t.Helper()
	out := map[string]string{}
	number := regexp.MustCompile(`R-\d{4}`)
	require.NoError(t, filepath.WalkDir(root, func(at string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasSuffix(at, ".lock") || strings.HasSuffix(at, ".overtone-tmp") || filepath.Base(at) == ".rule-ids.json" {
			return err
		}
		rel, err := filepath.Rel(root, at)
		if err != nil {
			return err
		}
		data, err := os.ReadFile(at)
		out[filepath.ToSlash(rel)] = number.ReplaceAllString(string(data), "R-N")
		return err
	}))
	return out
}

// TestSessionComplete_10_5_KilledAtEveryStep: whatever step the process is killed
// at, the next call ends in what an undisturbed one leaves.
func TestSessionComplete_10_5_KilledAtEveryStep(t *testing.T) {
	t.Parallel()
	root, log := started(t), filepath.Join(t.TempDir(), "steps")
	require.NoError(t, process(root, "complete", "count:"+log).Run())
	want := strip(files(t, root), root)
	data, err := os.ReadFile(log)
	require.NoError(t, err)
	steps := strings.Split(strings.TrimSpace(string(data)), "\n")
	require.GreaterOrEqual(t, len(steps), 10)
	require.Contains(t, want, ".workflow/archives/WFS-add-a-login-form-2026-01-31/notes.md")
	require.Contains(t, want[".workflow/archives/manifest.json"], `"tasks_completed": 1`)
	require.Contains(t, want[".workflow/specs/architecture-constraints.md"], "Never log a token")
	faults := []string{fmt.Sprintf("kill-after:%d", len(steps))}
	for i, step := range steps {
		faults = append(faults, fmt.Sprintf("kill-before:%d", i+1))
		if strings.Contains(step, " write ") && os.Getenv("OVERTONE_TEST_LONG") != "" {
			faults = append(faults, fmt.Sprintf("tear:%d", i+1))
		}
	}
	for _, fault := range faults {
		t.Run(fault, func(t *testing.T) {
			t.Parallel()
			root := started(t)
			require.ErrorContains(t, process(root, "complete", fault).Run(), "killed")
			require.NoError(t, complete(deskAt(root)))
			require.Equal(t, want, strip(files(t, root), root))
		})
	}
}

// strip takes the name of the folder, which differs from run to run, out of
// files.
func strip(all map[string]string, root string) map[string]string {
	for name, text := range all {
		all[name] = strings.ReplaceAll(text, `"project_name": "`+filepath.Base(root)+`"`, `"project_name": "x"`)
	}
	return all
}

// TestSessionComplete_FullOrForbiddenDisk: an error at any step leaves a project
// that the next call completes.
func TestSessionComplete_FullOrForbiddenDisk(t *testing.T) {
	t.Parallel()
	root := started(t)
	require.NoError(t, complete(deskAt(root)))
	want := strip(files(t, root), root)
	for n := 1; ; n++ {
		root := started(t)
		out, err := process(root, "complete", fmt.Sprintf("denied:%d", n)).CombinedOutput()
		if err == nil {
			require.Greater(t, n, 10)
			return
		}
		require.Contains(t, string(out), "permission denied")
		require.NoError(t, complete(deskAt(root)))
		require.Equal(t, want, strip(files(t, root), root), "denied:%d", n)
		n += 2 // every third step is enough here: all of them are killed above
	}
}

// all starts processes at once and waits for all of them.
func all(t *testing.T, root string, jobs ...string) {
	t.Helper()
	var wait sync.WaitGroup
	failed := make([]error, len(jobs))
	for i, job := range jobs {
		wait.Go(func() {
			if out, err := process(root, job, "").CombinedOutput(); err != nil {
				failed[i] = fmt.Errorf("%w: %s", err, out)
			}
		})
	}
	wait.Wait()
	for _, err := range failed {
		require.NoError(t, err)
	}
}

// TestSessionSolidify_10_6_TwentyProcesses: all rules are kept, each once.
func TestSessionSolidify_10_6_TwentyProcesses(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	var jobs []string
	for i := range 20 {
		jobs = append(jobs, fmt.Sprintf("solidify Keep rule number %d", i))
	}
	jobs[19] = "solidify keep rule number 0." // the same in other letters
	all(t, root, jobs...)
	book, err := guidelines.Read(guidelines.Places{Root: root})
	require.NoError(t, err)
	rules := book.Rules()
	require.Len(t, rules, 19)
	ids := map[string]bool{}
	for _, r := range rules {
		require.False(t, ids[r.ID], "each id once")
		ids[r.ID] = true
	}
}

// TestSessionStart_AtOnce: the same description from several processes gives as
// many sessions.
func TestSessionStart_AtOnce(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	jobs := make([]string, 6)
	for i := range jobs {
		jobs[i] = "start Add a login form"
	}
	all(t, root, jobs...)
	found, err := deskAt(root).Active()
	require.NoError(t, err)
	require.Len(t, found, len(jobs))
	for _, s := range found {
		require.NoError(t, s.Hurt)
		require.Equal(t, "Add a login form", s.Description)
	}
}

// TestSessionComplete_AtOnce: two processes that complete the same session leave
// what one leaves; the other is told.
func TestSessionComplete_AtOnce(t *testing.T) {
	t.Parallel()
	root := started(t)
	var wait sync.WaitGroup
	for range 3 {
		wait.Go(func() { _ = process(root, "complete", "").Run() })
	}
	wait.Wait()
	tech, err := specs.ReadTech(root)
	require.NoError(t, err)
	require.Len(t, tech.Features, 1)
	require.Equal(t, 1, tech.Statistics.TotalSessions)
	m, err := deskAt(root).ReadManifest()
	require.NoError(t, err)
	require.Equal(t, []string{"WFS-add-a-login-form-2026-01-31"}, m.IDs())
}
