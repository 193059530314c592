package command

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"
)

// profiled is a small project with its profile.
func profiled(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module example.com/pay\n\ngo 1.26\n", "pay.go": "// Package pay pays.\npackage pay\n", "pay_test.go": "package pay\n",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600))
	}
	ran := runProcess(t, dir, nil, "init", "--skip-specs", "-q")
	require.Zero(t, ran.code, ran.err)
	return dir
}

// space chooses an option of several.
const space = " "

// TestGuidelines_InitGuidelines_Forms goes through the five rounds at a
// terminal: an option more, own words, back over a round that is written; then
// the answers replay to the same bytes in the same project as it was.
func TestGuidelines_InitGuidelines_Forms(t *testing.T) {
	t.Parallel()
	dir := profiled(t)
	s := openScreen(t, dir, "init-guidelines")
	s.answer(enter)                             // style
	s.answer("G", space, enter)                 // naming: own words are the last option
	s.answer("Constants say their unit", enter) // which are typed next
	s.answer("\x1b")                            // files: back to the own words of round 1, which is written
	s.answer(" in seconds or bytes", enter)
	rules := filepath.Join(dir, ".workflow", "specs", "coding-conventions.md")
	require.Equal(t, 0, s.wait(), "%s", s.seen.String()) // takes what is offered for the rest
	text := readText(t, rules)
	require.Contains(t, text, "Constants say their unit in seconds or bytes <!--")
	require.NotContains(t, text, "Constants say their unit <!--", "it was taken back when it was answered anew")
	require.Contains(t, s.seen.String(), "1/5 Naming")
	require.Contains(t, s.seen.String(), "5/5 Quality")

	other := profiled(t)
	ran := runProcess(t, other, nil, "init-guidelines", "--answers", filepath.Join(dir, ".workflow", "guidelines-answers.yaml"))
	require.Zero(t, ran.code, ran.err)
	again := runProcess(t, profiled(t), nil, "init-guidelines", "--answers", filepath.Join(dir, ".workflow", "guidelines-answers.yaml"))
	require.Equal(t, ran.out, again.out)
	for _, name := range []string{"architecture-constraints.md", "quality-rules.md", "coding-conventions.md"} {
		require.Equal(t, withoutIDs(readText(t, filepath.Join(dir, ".workflow", "specs", name))), withoutIDs(readText(t, filepath.Join(other, ".workflow", "specs", name))), name)
	}
}

// withoutIDs takes the numbers of rules away: one that was taken back leaves a
// gap in them.
func withoutIDs(text string) string {
	return regexp.MustCompile(`<!-- R-\d+ -->`).ReplaceAllString(text, "")
}

// TestGuidelines_InitGuidelines_InterruptedForms presses Ctrl-C in round 3: the
// rounds before it are written, and the next call goes on there.
func TestGuidelines_InitGuidelines_InterruptedForms(t *testing.T) {
	t.Parallel()
	dir := profiled(t)
	s := openScreen(t, dir, "init-guidelines")
	for range 5 { // style, naming, files, docs, architecture
		s.answer(enter)
	}
	s.answer("\x03")
	require.Equal(t, 130, s.wait())
	require.Contains(t, s.seen.String(), "stopped after 2 rounds")
	require.Contains(t, readText(t, filepath.Join(dir, ".workflow", "specs", "coding-conventions.md")), "[documentation]")
	require.NoFileExists(t, filepath.Join(dir, ".workflow", "specs", "quality-rules.md"))

	s = openScreen(t, dir, "init-guidelines")
	s.answer(enter) // continue
	require.Equal(t, 0, s.wait())
	require.NotContains(t, s.seen.String(), "1/5")
	require.NotContains(t, s.seen.String(), "3/5 Architecture")
	require.Contains(t, s.seen.String(), "3/5 Tech stack")
	require.Contains(t, readText(t, filepath.Join(dir, ".workflow", "specs", "architecture-constraints.md")), "- [architecture]")
	require.Contains(t, readText(t, filepath.Join(dir, ".workflow", "specs", "quality-rules.md")), "- [security]")
}
