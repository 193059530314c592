package command

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestThePackageChangesWhileAQuestionIsOpen takes the package away, puts another
// folder in its place, or edits what the run keeps in it. The run ends in an
// error that says so and overwrites nothing.
func TestThePackageChangesWhileAQuestionIsOpen(t *testing.T) {
	t.Parallel()
	talk := conversations()["a file, taken as it is"]
	for name, c := range map[string]struct {
		meddle func(t *testing.T, pkg string)
		code   string
	}{
		"the folder is removed": {func(t *testing.T, pkg string) { require.NoError(t, os.RemoveAll(pkg)) }, "conflict.gone"},
		"the folder is another one": {func(t *testing.T, pkg string) {
			require.NoError(t, os.Rename(pkg, pkg+".old"))
			require.NoError(t, os.Mkdir(pkg, 0o755))
		}, "conflict.gone"},
		"the answers are edited": {func(t *testing.T, pkg string) {
			file := filepath.Join(pkg, "answers.yaml")
			require.NoError(t, os.WriteFile(file, []byte(readText(t, file)+"# mine\n"), 0o600))
		}, "conflict.edited"},
		"the answers are removed": {func(t *testing.T, pkg string) {
			require.NoError(t, os.Remove(filepath.Join(pkg, "answers.yaml")))
		}, "conflict.edited"},
		"the state is edited": {func(t *testing.T, pkg string) {
			file := filepath.Join(pkg, "spec-config.json")
			require.NoError(t, os.WriteFile(file, []byte(strings.Replace(readText(t, file), "\n", "\n\n", 1)), 0o600))
		}, "conflict.edited"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := projectWith(t, crashInput)
			p := newProcess(t, dir, nil, "spec", "new", "--plain", "--json", talk.input)
			in, err := p.StdinPipe()
			require.NoError(t, err)
			seen := &watched{}
			p.Stderr = seen
			require.NoError(t, p.Start())
			const open = 3 // questions of the first phase
			for i := range open {
				require.True(t, seen.prompts(i+1), "no prompt %d in: %s", i+1, seen)
				if i < open-1 {
					_, err := io.WriteString(in, talk.lines[i]+"\n")
					require.NoError(t, err)
				}
			}
			c.meddle(t, packageIn(t, dir))
			before := snapshot(t, dir)
			_, err = io.WriteString(in, strings.Join(talk.lines[open-1:], "\n")+"\n")
			require.NoError(t, err)
			ran := p.end(t)
			require.Equal(t, 4, ran.code, "%s%s", ran.out, seen)
			require.Contains(t, ran.out, `"code": "`+c.code+`"`)
			after := snapshot(t, dir)
			if name == "the state is edited" { // it is looked at when the phase is done; until then answers are kept
				for file := range after {
					if strings.HasSuffix(file, "answers.yaml") {
						before[file] = after[file]
					}
				}
			}
			requireSame(t, before, after, "the run")
		})
	}
}

// TestDiskFullBetweenQuestions: the run ends in a storage error at the question
// whose answer could not be written, and going on asks that one again and ends
// with the package of the conversation that nothing disturbed.
func TestDiskFullBetweenQuestions(t *testing.T) {
	t.Parallel()
	talk := conversations()["a file, taken as it is"]
	converse := func(dir string, lines []string, pairs []string, args ...string) execution {
		p := newProcess(t, dir, pairs, args...)
		p.Stdin = strings.NewReader(strings.Join(lines, "\n") + "\n")
		require.NoError(t, p.Start())
		return p.end(t)
	}
	whole, log := projectWith(t, crashInput), filepath.Join(t.TempDir(), "steps")
	ran := converse(whole, talk.lines, []string{"OVERTONE_FAULT=count:" + log}, "spec", "new", "--plain", talk.input)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	want := snapshot(t, filepath.Join(whole, "specs"))
	var full []int // the steps that write answers down
	for i, step := range strings.Split(strings.TrimSpace(readText(t, log)), "\n") {
		if strings.Contains(step, " write ") && strings.HasSuffix(step, "answers.yaml") {
			full = append(full, i+1)
		}
	}
	require.Greater(t, len(full), 5)
	if testing.Short() {
		full = full[:3]
	}
	for _, step := range full {
		dir := projectWith(t, crashInput)
		ran := converse(dir, talk.lines, []string{fmt.Sprintf("OVERTONE_FAULT=nospace:%d", step)}, "spec", "new", "--plain", "--json", talk.input)
		require.Equal(t, 5, ran.code, "step %d: %s%s", step, ran.out, ran.err)
		require.Contains(t, ran.out, `"code": "storage.disk_full"`)
		requireGoodState(t, dir)
		args, rest := []string{"spec", "new", "--plain", talk.input}, talk.lines
		if found, err := filepath.Glob(filepath.Join(dir, "specs", "SPEC-*", "answers.yaml")); err == nil && len(found) == 1 {
			args, rest = []string{"spec", "continue", "--plain"}, talk.lines[strings.Count(readText(t, found[0]), "    how: "):]
		}
		ran = converse(dir, rest, nil, args...)
		require.Zero(t, ran.code, "step %d: %s%s", step, ran.out, ran.err)
		requireSame(t, want, snapshot(t, filepath.Join(dir, "specs")), fmt.Sprintf("going on after the disk was full at step %d", step))
	}
}

// TestARegenerationIsAllOrNothing kills a regeneration before its writes. The
// documents are all old or all new then, and doing it again ends in the same
// bytes.
func TestARegenerationIsAllOrNothing(t *testing.T) {
	t.Parallel()
	project := func() string {
		dir := projectWith(t, crashInput)
		ran := runProcess(t, dir, nil, "spec", "new", "-y", "--no-export", crashInput)
		require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
		return dir
	}
	whole, log := project(), filepath.Join(t.TempDir(), "steps")
	old := snapshot(t, packageIn(t, whole))
	answers := filepath.Join(t.TempDir(), "light.yaml")
	require.NoError(t, os.WriteFile(answers, []byte("answers:\n  discovery.depth: light\n"), 0o600))
	args := []string{"spec", "regen", "-y", "--no-export", "--answers", answers}
	ran := runProcess(t, whole, []string{"OVERTONE_FAULT=count:" + log}, args...)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	made := snapshot(t, packageIn(t, whole))
	require.NotEqual(t, old, made)
	steps := strings.Split(strings.TrimSpace(readText(t, log)), "\n")
	stride := max(1, len(steps)/6)
	for step := 1; step <= len(steps); step += stride {
		dir := project()
		ran := runProcess(t, dir, []string{fmt.Sprintf("OVERTONE_FAULT=kill-before:%d", step)}, args...)
		require.Equal(t, -1, ran.code, "step %d: %s%s", step, ran.out, ran.err)
		requireGoodState(t, dir)
		ran = runProcess(t, dir, nil, args...)
		require.Zero(t, ran.code, "step %d: %s%s", step, ran.out, ran.err)
		requireSame(t, made, snapshot(t, packageIn(t, dir)), fmt.Sprintf("regenerated again after step %d", step))
	}
}
