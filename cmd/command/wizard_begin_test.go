package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// begins runs `spec new --plain` without an argument and types lines.
func begins(t *testing.T, dir string, env []string, lines ...string) execution {
	t.Helper()
	p := newProcess(t, dir, env, "spec", "new", "--plain")
	p.Stdin = strings.NewReader(strings.Join(lines, "\n") + "\n")
	require.NoError(t, p.Start())
	return p.end(t)
}

// projectOfFiles is a project with documents, and with files that are none.
func projectOfFiles(t *testing.T) string {
	t.Helper()
	dir := projectWith(t, crashInput)
	for name, text := range map[string]string{
		"README.md": "# Readme\n\nHow to build it.\n", "docs/prd.md": "# Kites\n\nA shop for kites.\n", "docs/notes.txt": "Some notes on kites.\n",
		"empty.md": "\n", "picture.txt": "PK\x00\x01", "node_modules/a/a.md": "# No\n", ".hidden/b.md": "# No\n", "data.csv": "a,b\n",
	} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600))
	}
	return dir
}

func TestBeginLineByLine(t *testing.T) {
	t.Parallel()
	dir := projectOfFiles(t)
	for name, c := range map[string]struct {
		lines []string
		says  []string
	}{
		"an idea":            {[]string{"1", "A shop for kites with 3 sizes", ":quit"}, []string{"Welcome to Overtone", "Nothing is lost", "What shall be built?", "Is this the problem to solve?"}},
		"an idea at once":    {[]string{"A shop for kites with 3 sizes", ":quit"}, []string{"Is this the problem to solve?"}},
		"no such way":        {[]string{"7", "1", ":back", "2", ":quit"}, []string{`"7" is neither`, "What shall be built?", "Which file?"}},
		"a file by number":   {[]string{"2", "1", ":quit"}, []string{"1  docs/prd.md", "27 B, Markdown", "Title: Kites"}},
		"a file by its path": {[]string{"2", "./docs/notes.txt", ":quit"}, []string{"Is this the problem to solve?"}},
		"files refused": {
			[]string{"2", "empty.md", "picture.txt", "docs", "nowhere.md", "data.csv", ":quit"},
			[]string{"holds no word", "this is a binary file", "this is a folder", "there is no such file", "Is this the problem"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ran := begins(t, dir, nil, c.lines...)
			require.Equal(t, 130, ran.code, ran.err)
			for _, part := range c.says {
				require.Contains(t, strings.Join(strings.Fields(ran.err), " "), strings.Join(strings.Fields(part), " "))
			}
			for _, never := range []string{"node_modules", ".hidden", "go on with a package"} {
				require.NotContains(t, ran.err, never)
			}
		})
	}
	require.Contains(t, begins(t, dir, []string{"LANG=zh_CN.UTF-8"}, "2", ":quit").err, "哪个文件？")
}

// TestBeginWithWhatWaits offers packages only when one waits, and takes the one
// that is chosen.
func TestBeginWithWhatWaits(t *testing.T) {
	t.Parallel()
	dir := projectOfFiles(t)
	for _, words := range []string{"A shop for kites", "A shop for boats"} {
		p := newProcess(t, dir, nil, "spec", "new", "--plain", words)
		p.Stdin = strings.NewReader("\n\n:quit\n")
		require.NoError(t, p.Start())
		require.Equal(t, 130, p.end(t).code)
	}
	ran := begins(t, dir, nil, "3", "2", ":quit")
	require.Equal(t, 130, ran.code, ran.err)
	for _, part := range []string{"go on with a package", "Which specification?", "discovery: it has not run yet", "What kind of product is it?"} {
		require.Contains(t, ran.err, part)
	}
	require.NotContains(t, ran.err, "How deep", "that was answered")
}

// TestBeginInForms walks through the forms: to the files, back, into a folder,
// over a file that is refused.
func TestBeginInForms(t *testing.T) {
	t.Parallel()
	const esc, stop, tab = "\x1b", "\x03", "\t"
	dir := projectOfFiles(t)
	s := openScreen(t, dir, "spec", "new")
	s.answer(down + enter)
	s.answer(esc)
	s.answer(down + enter)
	s.answer("docs/n", tab, enter)
	s.answer(stop)
	require.Equal(t, 130, s.wait())
	for _, part := range []string{"Welcome to Overtone", "Which file? back", "Which file? docs/notes.txt", "A shop for kites."} {
		require.Contains(t, s.seen.String(), part)
	}
}
