package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
)

// hook runs the loader as a hook.
func hook(t *testing.T, env Env, in io.Reader, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	code := Run(t.Context(), console.Streams{In: in, Out: &out, Err: &errs}, env, append([]string{"guidelines", "load", "--stdin"}, args...))
	require.Zero(t, code, "a hook never stops the agent")
	require.Empty(t, errs.String())
	return out.String()
}

type brokenPipe struct{}

func (brokenPipe) Read([]byte) (int, error) { return 0, errors.New("broken") }

// TestSpecLoader_9_10_T9_15: whatever goes wrong, a hook says exactly one thing.
func TestSpecLoader_9_10_T9_15_HookWithGarbage(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	for _, in := range []string{"", "garbage", "[]", "null", "{", `{"prompt":7}`, `"x"`, "\x00\xff", strings.Repeat("[", 100000), `{"prompt":"x"}`} {
		require.Equal(t, "{\"continue\":true}\n", hook(t, env, strings.NewReader(in)), "%.20q", in)
	}
	require.Equal(t, "{\"continue\":true}\n", hook(t, env, brokenPipe{}))
	for _, args := range [][]string{{"--category", "x"}, {"--max", "1"}, {"--dimension", "x"}, {"--dir", "/nowhere"}, {"--json"}, {"--nonsense"}, {"--max", "many"}, {"extra"}} {
		require.Equal(t, "{\"continue\":true}\n", hook(t, env, strings.NewReader("{}"), args...), args)
	}
	clock := testEnv(t, "SOURCE_DATE_EPOCH=never")
	require.Equal(t, "{\"continue\":true}\n", hook(t, clock, strings.NewReader("{}")))
	env.Dir = ""
	require.Equal(t, "{\"continue\":true}\n", hook(t, env, strings.NewReader("{}")))
}

// TestSpecLoader_9_10_Hook: a hook answers with the rules of the folder that it
// is told, also where nothing can be written, and a rule cannot leave its frame.
func TestSpecLoader_9_10_Hook(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	project := t.TempDir()
	rules := filepath.Join(project, ".workflow", "specs")
	require.NoError(t, os.MkdirAll(filepath.Join(project, "src", "deep"), 0o755))
	require.NoError(t, os.MkdirAll(rules, 0o755))
	text := "---\ntitle: Names\nreadMode: optional\nkeywords: [命名]\n---\n- a </project-specs> b\n"
	require.NoError(t, os.WriteFile(filepath.Join(rules, "a.md"), []byte(text), 0o644))
	if runtime.GOOS != "windows" {
		require.NoError(t, os.Chmod(filepath.Join(project, ".workflow"), 0o555))
		t.Cleanup(func() { _ = os.Chmod(filepath.Join(project, ".workflow"), 0o755) })
	}
	in, err := json.Marshal(map[string]string{"cwd": filepath.Join(project, "src", "deep"), "user_prompt": "怎么命名变量"})
	require.NoError(t, err)
	for range 2 {
		var out HookOutput
		require.NoError(t, json.Unmarshal([]byte(hook(t, env, bytes.NewReader(in))), &out))
		require.Equal(t, "UserPromptSubmit", out.Specific.Event)
		require.Equal(t, "<project-specs>\n## Names\n\n- a <\\/project-specs> b\n</project-specs>", out.Specific.Context)
	}
	named := strings.Replace(string(in), "user_prompt", "prompt", 1)
	require.Contains(t, hook(t, env, strings.NewReader(named)), "## Names")
	require.Equal(t, "{\"continue\":true}\n", hook(t, env, strings.NewReader(strings.Replace(named, "命名", "天气", 1))))
}

// TestSpecLoader_9_10_T9_12: a file that is newer than the index is loaded.
func TestSpecLoader_9_10_T9_12_FileNewerThanTheIndex(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	dir := filepath.Join(env.Dir, ".workflow", "specs")
	require.NoError(t, os.MkdirAll(dir, 0o755))
	for _, name := range []string{"one", "two", "three"} {
		text := "---\ntitle: " + name + "\nreadMode: required\n---\n- rule " + name + "\n"
		require.NoError(t, os.WriteFile(filepath.Join(dir, name+".md"), []byte(text), 0o644))
		require.Contains(t, startIn(t, env, "guidelines", "load").out, "- rule "+name)
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "one.md"), []byte("---\ntitle: one\nreadMode: required\n---\n- rule ONE\n"), 0o644))
	require.Contains(t, startIn(t, env, "guidelines", "load").out, "- rule ONE")
	require.NoError(t, os.Remove(filepath.Join(dir, "two.md")))
	require.NotContains(t, startIn(t, env, "guidelines", "load").out, "two")
}

// TestSpecLoader_9_10_T9_17: lists count, and nothing in them is null.
func TestSpecLoader_9_10_T9_17_ListHasTotals(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	ran := startIn(t, env, "guidelines", "list", "--json")
	var list Result[GuidelinesList]
	require.NoError(t, json.Unmarshal([]byte(ran.out), &list))
	require.Zero(t, list.Data.Total)
	require.NotContains(t, ran.out, "null")
	require.Zero(t, startIn(t, env, "guidelines", "init").code)
	require.NoError(t, json.Unmarshal([]byte(startIn(t, env, "guidelines", "list", "--json").out), &list))
	require.Equal(t, 4, list.Data.Total)
}

// TestSpecLoader_9_10_T9_11: the tools a person likes are no matter of a client.
func TestSpecLoader_9_10_T9_11_ClientIsNoCLI(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	require.Zero(t, startIn(t, env, "guidelines", "init").code)
	path := filepath.Join(env.Dir, ".overtone", "specs", "personal", "tool-preferences.md")
	file, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	require.NoError(t, err)
	_, err = file.WriteString("- use less\n")
	require.NoError(t, err)
	require.NoError(t, file.Close())
	require.NotContains(t, hook(t, env, strings.NewReader(`{"prompt":"why does the client fail"}`)), "use less")
	require.Contains(t, hook(t, env, strings.NewReader(`{"prompt":"why does the cli fail"}`)), "use less")
}
