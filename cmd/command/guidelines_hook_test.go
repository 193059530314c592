package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs/disk"
)

// inTree runs a command line through the tree of all commands.
func inTree(t *testing.T, env Env, in io.Reader, args ...string) execution {
	t.Helper()
	var out, errs bytes.Buffer
	stream := &output{w: &out}
	app := &App{streams: console.Streams{In: in, Out: stream, Err: &errs}, env: env, disk: disk.New(nil)}
	var err error
	app.now, err = env.clock()
	require.NoError(t, err)
	err = app.execute(t.Context(), newRootCommand(app), args)
	app.flags.json = app.flags.json || !app.running && wantsJSON(args)
	code := app.finish(t.Context(), err, stream)
	return execution{code: code, out: out.String(), err: errs.String()}
}

// TestHookLine: the flags of a hook may stand in any order, and give what they
// give in the tree of all commands.
func TestHookLine(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	other := t.TempDir()
	for dir, name := range map[string]string{env.Dir: "here", other: "there"} {
		rules := filepath.Join(dir, ".workflow", "specs")
		require.NoError(t, os.MkdirAll(rules, 0o755))
		for _, mode := range []string{"required", "optional"} {
			text := "---\ntitle: " + name + " " + mode + "\nreadMode: " + mode + "\ncategory: planning\nkeywords: [cache]\n---\n\n# One\n\n" +
				strings.Repeat("- a rule of some length that is repeated\n", 10)
			require.NoError(t, os.WriteFile(filepath.Join(rules, mode+".md"), []byte(text), 0o644))
		}
	}
	plain := []string{
		"guidelines load --stdin",
		"rules load --stdin",
		"guidelines load --stdin --json --quiet --no-color",
		"--json guidelines load --stdin",
		"-q --no-color guidelines --quiet load --stdin",
		"--dir DIR guidelines load --stdin",
		"--dir=DIR guidelines load --stdin",
		"guidelines --dir DIR load --stdin",
		"guidelines load --dir DIR --stdin",
		"guidelines load --stdin --dir=DIR",
		"--dir DIR --json guidelines load --stdin --keywords cache --max 300",
		"--dir nowhere --dir DIR rules -q load --max=500 --no-cache --stdin --category planning",
		"guidelines load --category=test,planning --dimension specs --stdin --strict --explain",
		"guidelines load --stdin --category test --keywords=--stdin",
		"--dir nowhere guidelines load --stdin",
		"--dir guidelines guidelines load --stdin",
		"--dir= guidelines load --stdin",
		"guidelines load --stdin --category nonsense",
		"guidelines load --stdin --dimension nonsense",
		"guidelines load --stdin --max 1",
		"guidelines load --stdin --max -1",
		"guidelines load --stdin --stdin",
	}
	for _, line := range plain {
		args := strings.Fields(strings.ReplaceAll(line, "DIR", other))
		require.True(t, isLoaderHook(args), line)
		_, _, ok := plainHookLine(args)
		require.True(t, ok, line)
		event := `{"hook_event_name":"UserPromptSubmit","prompt":"why is the cache slow"}`
		tree := inTree(t, env, strings.NewReader(event), args...)
		require.Zero(t, tree.code, line)
		require.Equal(t, tree, runWith(t, env, strings.NewReader(event), args...), line)
	}
}

// TestHookLine_Unusual: what is written in another way than usual, is no flag,
// or asks for something else is left to those who know.
func TestHookLine_Unusual(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	for _, line := range []string{
		"guidelines load --stdin --max 0x200",
		"guidelines load --stdin=true --stdin",
		"--json=true guidelines load --stdin --max +300",
		"guidelines load --stdin --help",
		"guidelines load --stdin --stdin=false",
		"guidelines load --keywords --stdin",
	} {
		args := strings.Fields(line)
		_, _, ok := plainHookLine(args)
		require.False(t, isLoaderHook(args) && ok, line)
		tree := inTree(t, env, strings.NewReader("{}"), args...)
		require.Equal(t, tree, runWith(t, env, strings.NewReader("{}"), args...), line)
	}
	for _, line := range []string{
		"", "guidelines", "guidelines load", "guidelines --stdin load", "--stdin guidelines load", "load guidelines --stdin", "--dir", "--dir guidelines load --stdin",
		"--nonsense guidelines load --stdin", "guidelines list --stdin", "-- guidelines load --stdin", "help guidelines load --stdin",
	} {
		args := strings.Fields(line)
		require.False(t, isLoaderHook(args), line)
		require.Equal(t, inTree(t, env, strings.NewReader("{}"), args...), runWith(t, env, strings.NewReader("{}"), args...), line)
	}
	// A mistake in the line of a hook is none of the agent's business, wherever the global flags stand.
	for _, line := range []string{
		"--json guidelines load --stdin --nonsense", "guidelines load --stdin --max", "guidelines load --stdin --max many", "-q rules load extra --stdin",
	} {
		ran := runWith(t, env, strings.NewReader("{}"), strings.Fields(line)...)
		require.Equal(t, execution{out: goOn + "\n"}, ran, line)
	}
}

// runWith runs a command line with something to read.
func runWith(t *testing.T, env Env, in io.Reader, args ...string) execution {
	t.Helper()
	var out, errs bytes.Buffer
	code := Run(t.Context(), console.Streams{In: in, Out: &out, Err: &errs}, env, args)
	return execution{code: code, out: out.String(), err: errs.String()}
}

// brokenOutput is a disk that is full.
type brokenOutput struct{}

func (brokenOutput) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

// TestHookStreams: a hook ends well whatever its streams are, and reads also
// what it has no use for, because the agent waits for that.
func TestHookStreams(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	var errs bytes.Buffer
	require.Zero(t, Run(t.Context(), console.Streams{In: strings.NewReader("{}"), Out: brokenOutput{}, Err: &errs}, env, []string{"guidelines", "load", "--stdin"}))
	require.Empty(t, errs.String())
	for _, args := range [][]string{{}, {"--nonsense"}} {
		in := io.LimitReader(letters{}, 50<<20)
		require.Equal(t, goOn+"\n", hook(t, env, in, args...))
		n, err := in.Read(make([]byte, 1))
		require.Zero(t, n, "all is read")
		require.ErrorIs(t, err, io.EOF)
	}
}

type letters struct{}

func (letters) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'x'
	}
	return len(p), nil
}

// TestHookOutputLine: the answer is written as encoding/json writes it.
func TestHookOutputLine(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	alphabet := []string{"a", "<", "&", "\"", "\\", "/", "\x00", "\x1f", "\b", "\f", "\n", "\r", "\t", "\x7f", "é", "命", "𝄞", "\u2028", "\u2029", "\ufffd", "\xff", "\xe4\xbd", "\xed\xa0\x80"}
	for range 500 {
		var text strings.Builder
		for range random.IntN(12) {
			text.WriteString(alphabet[random.IntN(len(alphabet))])
		}
		out := HookOutput{Specific: HookContext{Event: "Stop", Context: text.String()}}
		var want bytes.Buffer
		encoder := json.NewEncoder(&want)
		encoder.SetEscapeHTML(false)
		require.NoError(t, encoder.Encode(out))
		require.Equal(t, want.String(), string(out.line())+"\n", "%q", text.String())
	}
}

// TestReadHook: an event means what it means to encoding/json.
func TestReadHook(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		`{"hook_event_name":"Stop","session_id":"s","cwd":"/x","prompt":"a\nb","user_prompt":"c","transcript_path":"/t"}`,
		` { "prompt" : "first", "Prompt" : "folded" } `, `{"prompt":"a","prompt":"b"}`, `{"prompt":"a","nested":{"prompt":"b"},"n":[1,2]}`,
		`{"prompt":"a","prompt":null}`, `{"prompt":7}`, `{"cwd":"\ud834\udd1e"}`, `{"cwd":"x\ud834"}`, "{\"cwd\":\"\xff\"}", `{"PROMPT":"a","cwd":"b"}`,
		"{\"ſession_id\":\"folded\"}", "", "null", "[]", `{"prompt":"a"} x`, `{"prompt":"` + strings.Repeat("long ", 20000) + `"}`,
	} {
		var want HookInput
		wrong := json.Unmarshal([]byte(text), &want)
		got, err := readHook(strings.NewReader(text))
		require.Equal(t, wrong == nil, err == nil, "%.40q", text)
		if err == nil {
			require.Equal(t, want, got, "%.40q", text)
		}
	}
}

// hookAllocations is how many things a hook may put on the heap for eight rule
// files: what it does beyond that, as decoding by reflection, is paid for at
// every turn of an agent.
const hookAllocations = 1200

func TestHookAllocatesLittle(t *testing.T) {
	env := testEnv(t)
	rules := filepath.Join(env.Dir, ".workflow", "specs")
	require.NoError(t, os.MkdirAll(rules, 0o755))
	for i := range 8 {
		text := "---\ntitle: Rules " + strings.Repeat("x", i) + "\nreadMode: required\nkeywords: [cache]\n---\n\n# Rules\n" +
			strings.Repeat("\n## Part\n\n- a rule that says in one sentence what holds here\n", 8)
		name := filepath.Join(rules, strings.Repeat("a", i+1)+".md")
		require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
		past := env.Now().AddDate(-1, 0, 0)
		require.NoError(t, os.Chtimes(name, past, past))
	}
	event := `{"hook_event_name":"UserPromptSubmit","prompt":"` + strings.Repeat("why does the cache of the client forget what it was told, ", 35) + `"}`
	require.Contains(t, hook(t, env, strings.NewReader(event)), "a rule that says", "and the index is there now")
	count := testing.AllocsPerRun(5, func() { hook(t, env, strings.NewReader(event)) })
	require.LessOrEqual(t, int(count), hookAllocations)
}
