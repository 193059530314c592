package session

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/problem"
)

func write(t testing.TB, path string, data string) string {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte(data), 0o644))
	return path
}

func TestReadTextRefusesWhatIsNoText(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, data, code string
		line             int
	}{
		{"empty", "", "input.empty", 0},
		{"byte order mark only", "\xef\xbb\xbf", "input.empty", 0},
		{"whitespace", " \t\r\n\u00a0\u3000\u2003\n", "input.empty", 0},
		{"zero width only", "\u200b\u200c\u200d\u2060\ufeff\u00ad\u061c\ufe0f\u180e", "input.empty", 0},
		{"direction marks only", "\u202e\u202c\u2066\u2069", "input.empty", 0},
		{"fillers only", "\u3164\u115f\u1160\uffa0\u2800", "input.empty", 0},
		{"marks of Markdown only", "# \n\n---\n- \n| | |\n", "input.empty", 0},
		{"NUL", "one\ntwo\x00three", "input.binary", 2},
		{"PNG", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "input.binary", 3},
		{"gzip", "\x1f\x8b\x08\x08\xff\xfe", "input.binary", 1},
		{"PDF", "%PDF-1.7\nobj\n", "input.binary", 1},
		{"UTF-16 LE", "\xff\xfea\x00b\x00", "input.encoding", 1},
		{"UTF-16 BE", "\xfe\xff\x00a\x00b", "input.encoding", 1},
		{"UTF-16 without mark", "a\x00b\x00", "input.binary", 1},
		{"Latin-1", "one\ntwo\ncaf\xe9\n", "input.encoding", 3},
		{"Latin-1 behind CRLF and CR", "one\r\ntwo\rthree\rcaf\xe9", "input.encoding", 4},
		{"surrogate", "ok\n\xed\xa0\x80", "input.encoding", 2},
		{"cut character", "ok \xe4\xb8", "input.encoding", 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			_, err := ReadText(strings.NewReader(c.data), "idea.md", false, MaxSource)
			p := problem.From(err)
			require.NotNil(t, p)
			require.Equal(t, c.code, p.Code)
			require.Equal(t, "idea.md", p.File)
			require.Equal(t, c.line, p.Line)
			require.NotEmpty(t, p.Fix)
		})
	}
}

func TestReadTextKeepsLines(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, data, text string }{
		{"plain", "a\nb\n", "a\nb\n"},
		{"byte order mark", "\xef\xbb\xbf# a\n", "# a\n"},
		{"CRLF", "a\r\nb\r\n\r\nc", "a\nb\n\nc"},
		{"lone CR", "a\rb\r\rc", "a\nb\n\nc"},
		{"mixed", "a\r\nb\nc\rd", "a\nb\nc\nd"},
		{"CR before CRLF", "a\r\r\nb", "a\n\nb"},
		{"Chinese", "用户可以登录。\r\n", "用户可以登录。\n"},
		{"one letter", "x", "x"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			src, err := ReadText(strings.NewReader(c.data), "idea.md", false, MaxSource)
			require.NoError(t, err)
			require.Equal(t, c.text, src.Text)
			require.Len(t, src.SHA256, 64)
			again, err := ReadText(strings.NewReader(src.Text), "idea.md", false, MaxSource)
			require.NoError(t, err)
			require.Equal(t, src, again, "the copy reads like the original")
		})
	}
}

func TestReadFileRefusesWhatIsNoFile(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	big := filepath.Join(dir, "big.md")
	file, err := os.Create(big)
	require.NoError(t, err)
	require.NoError(t, file.Truncate(MaxSource+1))
	require.NoError(t, file.Close())
	write(t, filepath.Join(dir, "file.md"), "x")
	require.NoError(t, os.Symlink("nowhere", filepath.Join(dir, "dangling.md")))
	require.NoError(t, os.Symlink("loop.md", filepath.Join(dir, "loop.md")))
	for _, c := range []struct{ name, path, code string }{
		{"missing", filepath.Join(dir, "no.md"), "input.missing"},
		{"missing above", dir + "/../../../../../no/such/file.md", "input.missing"},
		{"folder", dir, "input.folder"},
		{"too large", big, "input.too_large"},
		{"below a file", filepath.Join(dir, "file.md", "x.md"), "input.unreadable"},
		{"NUL in the name", dir + "/a\x00b.md", "input.unreadable"},
		{"name too long", filepath.Join(dir, strings.Repeat("x", 5000)), "input.unreadable"},
		{"dangling link", filepath.Join(dir, "dangling.md"), "input.missing"},
		{"link to itself", filepath.Join(dir, "loop.md"), "input.unreadable"},
		{"empty name", "", "input.missing"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			_, err := ReadFile(c.path, c.path, MaxSource)
			require.Error(t, err)
			p := problem.From(err)
			require.Equal(t, c.code, p.Code)
			require.Equal(t, problem.Input, p.Class())
			require.NotEmpty(t, p.Fix)
			require.NotContains(t, p.Error(), "\x00")
		})
	}
}

// The largest allowed size is measured after opening, too: a file may grow.
func TestReadFileTakesExactlyTheMost(t *testing.T) {
	t.Parallel()
	path := write(t, filepath.Join(t.TempDir(), "full.txt"), strings.Repeat("word ", MaxSource/5))
	src, err := ReadFile(path, "full.txt", MaxSource)
	require.NoError(t, err)
	require.LessOrEqual(t, len(src.Text), MaxSource)
	require.True(t, src.Plain)
	_, err = ReadText(strings.NewReader(strings.Repeat("x", MaxSource+1)), "standard input", true, MaxSource)
	require.Equal(t, "input.too_large", problem.From(err).Code)
}

func TestReadFileDoesNotWaitForPipesAndDevices(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		return // Windows has neither in the file system
	}
	pipe := filepath.Join(t.TempDir(), "pipe.md")
	require.NoError(t, syscall.Mkfifo(pipe, 0o600))
	for _, path := range []string{pipe, "/dev/zero", "/dev/tty"} {
		done := make(chan error, 1)
		go func() {
			_, err := ReadFile(path, path, MaxSource)
			done <- err
		}()
		select {
		case err := <-done:
			require.Equal(t, problem.Input, problem.From(err).Class(), path)
		case <-time.After(20 * time.Second):
			t.Fatal("it waits for " + path)
		}
	}
}

func TestReadFileWithoutPermission(t *testing.T) {
	t.Parallel()
	path := write(t, filepath.Join(t.TempDir(), "secret.md"), "x")
	require.NoError(t, os.Chmod(path, 0))
	if f, err := os.Open(path); err == nil {
		require.NoError(t, f.Close())
		require.Zero(t, os.Geteuid(), "only the superuser may read it")
		return
	}
	_, err := ReadFile(path, "secret.md", MaxSource)
	require.Equal(t, "input.unreadable", problem.From(err).Code)
}

func TestHostileNamesAreShownAndKeptHarmless(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for _, name := range []string{"a\u202egnp.md", "a\x1b[31m.md", "a\nb.md", "\u2066x\u2069.txt", "a\xffb.md"} {
		_, err := ReadFile(filepath.Join(dir, name), name, MaxSource)
		require.Equal(t, "input.missing", problem.From(err).Code)
		require.NotContains(t, err.Error(), name, "%q", name)
		require.False(t, strings.ContainsFunc(err.Error(), hidden), "%q", err.Error())
		path := write(t, filepath.Join(dir, name), "An idea.\n")
		src, err := ReadFile(path, name, MaxSource)
		require.NoError(t, err)
		require.False(t, strings.ContainsFunc(src.Name, hidden), "%q", src.Name)
		require.Equal(t, strings.HasSuffix(name, ".txt"), src.Plain)
	}
}

func TestReadIdeaIsTheSameFromAnyDoor(t *testing.T) {
	t.Parallel()
	for text, plain := range map[string]bool{
		"A link shortener for our team":   true,
		"A link shortener.\n":             true,
		"# Shortener\n\n- people log in.": false,
	} {
		argument, err := ReadIdea(strings.NewReader(text), "text", MaxSource)
		require.NoError(t, err)
		input, err := ReadIdea(strings.NewReader(text), "standard input", MaxSource)
		require.NoError(t, err)
		require.Equal(t, argument, input)
		require.Equal(t, plain, input.Plain, text)
		require.Equal(t, strings.TrimRight(text, "\n"), SeedText(input, false))
	}
	_, err := ReadIdea(strings.NewReader(" "), "standard input", MaxSource)
	require.Equal(t, "standard input", problem.From(err).File)
}

func TestSeedTextStaysShort(t *testing.T) {
	t.Parallel()
	src, err := ReadIdea(strings.NewReader(strings.Repeat("long line\n", 1000)), "standard input", MaxSource)
	require.NoError(t, err)
	require.Equal(t, "text (10000 bytes, see source/input.md)", SeedText(src, false))
	src.Name = "docs/prd.md"
	require.Equal(t, "docs/prd.md", SeedText(src, true))
}

func TestTitleOf(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"# Link *Shortener*\n\nText.":           "Link Shortener",
		"Intro first.\n\n# Title\n":             "Title",
		"```\n# no\n```\n\n# Yes\n":             "Yes",
		"## Only a second level\n\nA sentence.": "Only a second level",
		"A tool. It helps.":                     "A tool.",
		"Hi team,\n\nA tool. It helps.":         "A tool.",
		"Hello all!":                            "Hello all!",
		"Dear Ana, we need a tool.\nSoon.":      "Dear Ana, we need a tool.",
		"各位好：\n\n做一个短链接服务。":                     "做一个短链接服务。",
		"RFC 4: Kilns\nStatus: draft\n\nText.":  "RFC 4: Kilns",
		"做一个短链接服务。要快。":                          "做一个短链接服务。",
	} {
		src, err := ReadText(strings.NewReader(text), "x.md", false, MaxSource)
		require.NoError(t, err)
		require.Equal(t, want, strings.TrimLeft(TitleOf(src), "# "), text)
	}
}

// BenchmarkReadText shows that the time grows with the text and not faster.
func BenchmarkReadText(b *testing.B) {
	for _, mib := range []int{1, 2, 4, 8} {
		for name, unit := range map[string]string{
			"lines":       "The user enters a password and gets a token for the key store: https://example.org/x\n",
			"single line": "The user enters a password and gets a token for the key store: https://example.org/x ",
			"letters":     "a",
			"headings":    "# a\n",
			"almost":      "eyJeyJeyJ",
			"key":         "-----BEGIN PRIVATE KEY-----\n",
		} {
			text := strings.Repeat(unit, mib<<20/len(unit))
			b.Run(name+"/"+string(rune('0'+mib))+"MiB", func(b *testing.B) {
				b.SetBytes(int64(len(text)))
				for b.Loop() {
					if _, err := ReadText(strings.NewReader(text), "x.md", false, MaxSource); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

func FuzzReadText(f *testing.F) {
	for _, seed := range []string{"# a\r\nb\rc", "\xef\xbb\xbfx", "\xff\xfe", "password: \"hunter22\"\n", "a\x00", "caf\xe9"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		src, err := ReadText(bytes.NewReader(data), "x.md", false, MaxSource)
		if err != nil {
			if p := problem.From(err); p.Class() != problem.Input || p.Fix == "" || p.Line > bytes.Count(data, []byte("\n"))+bytes.Count(data, []byte("\r"))+1 {
				t.Fatalf("%v", err)
			}
			return
		}
		again, err := ReadText(strings.NewReader(src.Text), "x.md", false, MaxSource)
		if err != nil || again != src {
			t.Fatalf("the copy reads otherwise: %q, %q, %v", src.Text, again.Text, err)
		}
		TitleOf(src)
	})
}

func TestTitleOfAMailIsItsSubject(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"From: Greta <greta@x.example>\nTo: Sam\nSubject: Re: Boats for the club\n\nHi Sam,\n": "Boats for the club",
		"发件人：老王\n收件人：小李\n主题：回复：船只登记\n\n您好，\n":                                                  "船只登记",
		"Subject matters: a course\n\nText.\n":                                                 "Subject matters: a course",
		"We need boats.\nSubject: this line is part of the text.\n":                            "We need boats.",
	} {
		src, err := ReadText(strings.NewReader(text), "x.txt", true, MaxSource)
		require.NoError(t, err)
		require.Equal(t, want, TitleOf(src), text)
	}
}
