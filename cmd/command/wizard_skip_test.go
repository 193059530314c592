package command

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/interview"
)

// TestNobodyDecides takes every default: without questions, from a file, by
// skipping line by line and by skipping in forms. Not a byte may tell who was
// asked.
func TestNobodyDecides(t *testing.T) {
	t.Parallel()
	run := func(args ...string) map[string]string {
		dir := projectWith(t, crashInput)
		p := newProcess(t, dir, nil, append([]string{"spec", "new", "@" + crashInput}, args...)...)
		p.Stdin = strings.NewReader(strings.Repeat(":skip\n", 100))
		require.NoError(t, p.Start())
		ran := p.end(t)
		require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
		return snapshot(t, filepath.Join(dir, "specs"))
	}
	dir := projectWith(t, crashInput)
	ran := runProcess(t, dir, nil, "spec", "new", "-y", "@"+crashInput)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	want := snapshot(t, filepath.Join(dir, "specs"))
	sheet := filepath.Join(packageIn(t, dir), "answers.yaml")

	requireSame(t, want, run("--plain"), "skipped line by line")
	requireSame(t, want, run("--answers", sheet), "the answers file")

	given, err := interview.ParseSheet(sheet, []byte(readText(t, sheet)))
	require.NoError(t, err)
	require.False(t, given.Interactive())
	forms := projectWith(t, crashInput)
	s := openScreen(t, forms, "spec", "new", "@"+crashInput)
	for range given.Entries() {
		s.answer("\x13")
	}
	require.Zero(t, s.wait())
	requireSame(t, want, snapshot(t, filepath.Join(forms, "specs")), "skipped in forms")
}
