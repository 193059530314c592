package disk_test

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

func before() map[string]string {
	return map[string]string{"a.md": "old a\n", "c.md": "old c\n", "gone.md": "old\n", "state.json": "old state\n"}
}

func after() map[string]string {
	return map[string]string{
		"a.md": "new a.md\n", "deep/er/b.md": "new deep/er/b.md\n", "c.md": "new c.md\n", "state.json": "new state\n",
	}
}

// countSteps runs the job undisturbed and counts its steps through the seam.
func countSteps(t *testing.T) int {
	t.Helper()
	root, log := t.TempDir(), filepath.Join(t.TempDir(), "steps")
	write(t, root, before())
	out, err := command("save", root, "count:"+log).CombinedOutput()
	require.NoError(t, err, string(out))
	require.Equal(t, after(), tree(t, root))
	data, err := os.ReadFile(log)
	require.NoError(t, err)
	return bytes.Count(data, []byte("\n"))
}

func TestKilledAtEveryStepLeavesAGoodState(t *testing.T) {
	t.Parallel()
	steps := countSteps(t)
	require.GreaterOrEqual(t, steps, 12)
	for n := 1; n <= steps; n++ {
		for _, mode := range []string{"kill-before", "kill-after", "tear"} {
			t.Run(fmt.Sprintf("%s step %d", mode, n), func(t *testing.T) {
				t.Parallel()
				root := t.TempDir()
				write(t, root, before())
				err := command("save", root, mode+":"+strconv.Itoa(n)).Run()
				require.ErrorContains(t, err, "killed", "the fault must have sprung")
				requireGood(t, root)
				out, err := command("save", root, "").CombinedOutput()
				require.NoError(t, err, string(out))
				require.NoError(t, disk.New(nil).Sweep(root))
				require.Equal(t, after(), tree(t, root))
			})
		}
	}
}

// requireGood recovers as a next run would and then accepts the set wholly old
// or wholly new, never mixed; no file is ever half written.
func requireGood(t *testing.T, root string) {
	t.Helper()
	d := disk.New(nil)
	_, err := d.Recover(root, ".overtone/swap.json")
	require.NoError(t, err)
	require.NoError(t, d.Sweep(root))
	got := tree(t, root)
	state := got["state.json"]
	require.Contains(t, []string{"old state\n", "new state\n"}, state)
	delete(got, "state.json")
	swapped := after()
	delete(swapped, "state.json")
	untouched := before()
	delete(untouched, "state.json")
	if _, old := got["gone.md"]; old {
		require.Equal(t, untouched, got)
		return
	}
	require.Equal(t, swapped, got)
}

func TestFullOrForbiddenDiskAtEveryStep(t *testing.T) {
	t.Parallel()
	steps := countSteps(t)
	for n := 1; n <= steps; n++ {
		for mode, code := range map[string]string{"nospace": "storage.disk_full", "denied": "storage.permission"} {
			t.Run(fmt.Sprintf("%s step %d", mode, n), func(t *testing.T) {
				t.Parallel()
				root := t.TempDir()
				write(t, root, before())
				fault, err := disk.FaultFromEnv(func(string) (string, bool) { return mode + ":" + strconv.Itoa(n), true })
				require.NoError(t, err)
				err = save(disk.New(fault), root)
				if err == nil { // removing needs no space
					require.Equal(t, "nospace", mode)
					return
				}
				require.Equal(t, code, problem.From(err).Code)
				require.NotEmpty(t, problem.From(err).Fix)
				requireGood(t, root)
			})
		}
	}
}

func TestAppendCutsAHalfWrittenLineBack(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "log")
	require.NoError(t, disk.New(nil).Append(path, []byte("one\n"), 0o644))
	fault, err := disk.FaultFromEnv(func(string) (string, bool) { return "nospace:1", true })
	require.NoError(t, err)
	err = disk.New(fault).Append(path, []byte("two two two\n"), 0o644)
	require.Equal(t, "storage.disk_full", problem.From(err).Code)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, "one\n", string(data))
}

func TestManyProcessesAppendUnderTheLock(t *testing.T) {
	t.Parallel()
	const processes, lines = 8, 50
	root := t.TempDir()
	children := make([]*exec.Cmd, processes)
	for i := range children {
		children[i] = command("append", root, "")
		require.NoError(t, children[i].Start())
	}
	for _, one := range children {
		require.NoError(t, one.Wait())
	}
	data, err := os.ReadFile(filepath.Join(root, "log"))
	require.NoError(t, err)
	next := map[string]int{}
	scanner := bufio.NewScanner(bytes.NewReader(data))
	for scanner.Scan() {
		pid, count, _ := strings.Cut(scanner.Text(), " ")
		require.Equal(t, strconv.Itoa(next[pid]), count, "in order per process")
		next[pid]++
	}
	require.Len(t, next, processes)
	for pid, count := range next {
		require.Equal(t, lines, count, pid)
	}
}

func TestFaultFromEnv(t *testing.T) {
	t.Parallel()
	look := func(value string) func(string) (string, bool) {
		return func(string) (string, bool) { return value, value != "" }
	}
	fault, err := disk.FaultFromEnv(look(""))
	require.NoError(t, err)
	require.Nil(t, fault)
	for _, bad := range []string{"kill", "kill-before:0", "kill-before:x", "count:", "boom:1", "nospace"} {
		_, err := disk.FaultFromEnv(look(bad))
		require.Equal(t, "usage.bad_fault", problem.From(err).Code, bad)
	}
}
