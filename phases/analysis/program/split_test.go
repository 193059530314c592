package program

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/problem"
)

func TestSplit(t *testing.T) {
	t.Parallel()
	for in, want := range map[string][]string{
		"model":                       {"model"},
		"  model   --json\t-x\n":      {"model", "--json", "-x"},
		`model 'two words' "and two"`: {"model", "two words", "and two"},
		`model a' b'"c "d`:            {"model", "a bc d"},
		`model '' ""`:                 {"model", "", ""},
		`model \ a\'b \\`:             {"model", " a'b", `\`},
		`model "a\"b\\c\d"`:           {"model", `a"b\c\d`},
		`model 'a\'`:                  {"model", `a\`},
		`'C:\Program Files\m.exe' x`:  {`C:\Program Files\m.exe`, "x"},
		"model $HOME `ls` * | a;b&c":  {"model", "$HOME", "`ls`", "*", "|", "a;b&c"},
		"模型 “引号”":                     {"模型", "“引号”"},
	} {
		got, err := split(in)
		require.NoError(t, err, in)
		require.Equal(t, want, got, in)
	}
	for in, says := range map[string]string{
		"": "no program", "  ": "no program", `'' x`: "no program", `a 'b`: "' is not closed", `a "b\"`: `" is not closed`,
		`a \`: "lone backslash", "a\x00b": "NUL", "'a\x00'": "NUL", "\\\x00": "NUL",
	} {
		_, err := split(in)
		require.ErrorContains(t, err, says, in)
		require.Equal(t, "input.engine", problem.From(err).Code)
		require.NotEmpty(t, problem.From(err).Fix)
	}
}

func TestNew(t *testing.T) {
	t.Parallel()
	for spec, code := range map[string]string{
		"": "input.engine", "model": "input.engine", "CMD:ls": "input.engine", "cmd:": "input.engine", "cmd:'ls": "input.engine",
		"cmd:no-such-program-anywhere": "input.engine_missing", "cmd:./missing": "input.engine_missing",
	} {
		_, err := New(spec, Limits{Dir: t.TempDir()})
		require.Equal(t, code, problem.From(err).Code, spec)
	}
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "tool.exe"), []byte("x"), 0o700))
	e, err := New("cmd:./tool.exe --key secret", Limits{Dir: dir})
	require.NoError(t, err)
	require.Equal(t, "cmd:tool", e.Name(), "neither folder nor arguments")
	require.Equal(t, defaultTime, e.limits.Time)
	require.Equal(t, 8<<20, e.limits.Answer)
}

func TestUnfence(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"{}": "{}", " {} \n": "{}", "\uFEFF{}": "{}", "```json\n{}\n```": "{}", "```\n{}\n```\n": "{}", "````JSON\r\n{}\r\n````": "{}",
		"```go\n{}\n```": "```go\n{}\n```", "```json\n{}": "```json\n{}", "```{}```": "```{}```", "text\n```json\n{}\n```": "text\n```json\n{}\n```",
		"": "", "```": "```",
	} {
		require.Equal(t, want, string(unfence([]byte(in))), "%q", in)
	}
}

func FuzzSplit(f *testing.F) {
	f.Add(`model 'a b' "c\"d" \e`)
	f.Fuzz(func(t *testing.T, line string) {
		words, err := split(line)
		if err != nil {
			require.Equal(t, "input.engine", problem.From(err).Code)
			return
		}
		quoted := make([]string, len(words))
		for i, w := range words {
			quoted[i] = "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
		}
		again, err := split(strings.Join(quoted, " "))
		require.NoError(t, err)
		require.Equal(t, words, again)
	})
}
