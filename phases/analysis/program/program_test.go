//go:build unix

package program_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/program"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

const source = "# Links\n\nAgents create short links.\n"

// engine asks the test binary, which behaves as told.
func engine(t *testing.T, limits program.Limits, behaviour string, args ...string) *program.Engine {
	t.Helper()
	quoted := []string{}
	for _, word := range append([]string{os.Args[0], "child", behaviour}, args...) {
		quoted = append(quoted, "'"+word+"'")
	}
	e, err := program.New(program.Prefix+strings.Join(quoted, " "), limits)
	require.NoError(t, err)
	return e
}

func ask(ctx context.Context, e *program.Engine, text string) (analysis.PerspectiveOutput, error) {
	task, _ := analysis.TaskNamed(analysis.TaskPerspective)
	in := &analysis.PerspectiveInput{Common: analysis.Common{Source: analysis.Source{Text: text}}, Role: analysis.Product}
	var out analysis.PerspectiveOutput
	err := e.Answer(ctx, task, in, &out)
	return out, err
}

// short is a limit that a hanging child runs into; it bounds how long the test
// takes and is not what it measures.
const short = 300 * time.Millisecond

func TestGoodAnswers(t *testing.T) {
	t.Parallel()
	for _, behaviour := range []string{"good", "fenced", "deaf"} {
		e := engine(t, program.Limits{}, behaviour)
		out, err := ask(t.Context(), e, source+strings.Repeat("padding that no pipe holds\n", 20_000))
		require.NoError(t, err, behaviour)
		require.Equal(t, "Links expire", out.Points[0].Text)
		exchanges := e.Drain()
		require.Len(t, exchanges, 1, behaviour)
		x := exchanges[0]
		require.Equal(t, analysis.TaskPerspective, x.Task)
		require.Equal(t, e.Name(), x.Engine)
		require.Equal(t, 1, x.Attempt)
		require.Empty(t, x.Error)
		require.Empty(t, x.Started, "the time is set by who stores it")
		require.Contains(t, x.Answer, "Links expire")
		require.Empty(t, e.Drain())
	}
}

// The request has the documented fields, and its schema is that of the task.
func TestRequest(t *testing.T) {
	t.Parallel()
	e := engine(t, program.Limits{}, "good")
	_, err := ask(t.Context(), e, source)
	require.NoError(t, err)
	var got map[string]json.RawMessage
	require.NoError(t, json.Unmarshal(e.Drain()[0].Request, &got))
	task, _ := analysis.TaskNamed(analysis.TaskPerspective)
	schema, err := task.SchemaText()
	require.NoError(t, err)
	require.JSONEq(t, string(schema), string(got["schema"]))
	require.JSONEq(t, "1", string(got["schema_version"]))
	require.JSONEq(t, `"perspective"`, string(got["task"]))
	require.Contains(t, string(got["prompt"]), "Take the role")
	require.Contains(t, string(got["input"]), "Agents create short links")
	require.Contains(t, string(got["input"]), `"focus":[]`)
	require.Contains(t, got, "purpose")
	require.NotContains(t, got, "previous")
}

func TestArgumentsFolderAndEnvironment(t *testing.T) {
	t.Parallel()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	e := engine(t, program.Limits{Dir: dir, Env: []string{"GREETING=hello", "PWD=" + dir}}, "echo", "two words", "$HOME", "*", "; rm", "")
	out, err := ask(t.Context(), e, source)
	require.NoError(t, err)
	var texts []string
	for _, p := range out.Points {
		texts = append(texts, p.Text)
	}
	require.Equal(t, []string{"two words", "$HOME", "*", "; rm", "", dir, "hello"}, texts, "no shell looked at them")
}

// What was answered is not asked again: not in this run, and not in the next
// one that is told of it, also when the transcripts were laid out anew.
func TestAnswersAreRemembered(t *testing.T) {
	t.Parallel()
	for _, behaviour := range []string{"good", "mends"} {
		e := engine(t, program.Limits{}, behaviour)
		first, err := ask(t.Context(), e, source)
		require.NoError(t, err)
		told := e.Drain()
		again, err := ask(t.Context(), e, source)
		require.NoError(t, err)
		require.Equal(t, first, again)
		require.Empty(t, e.Drain(), "nobody was asked")

		for i := range told {
			var spaced bytes.Buffer
			require.NoError(t, json.Indent(&spaced, told[i].Request, "", "  "))
			told[i].Request = spaced.Bytes()
		}
		later := engine(t, program.Limits{}, "exit")
		later.Recall(told)
		again, err = ask(t.Context(), later, source)
		require.NoError(t, err)
		require.Equal(t, first, again)
		_, err = ask(t.Context(), later, source+"More.\n")
		require.Error(t, err, "another question is asked")
	}
}

// Refused answers, those of other engines and those that no longer fit are no
// answers.
func TestWhatIsNotRemembered(t *testing.T) {
	t.Parallel()
	e := engine(t, program.Limits{}, "good")
	_, err := ask(t.Context(), e, source)
	require.NoError(t, err)
	good := e.Drain()[0]
	for name, change := range map[string]func(*analysis.Transcript){
		"refused":        func(x *analysis.Transcript) { x.Error = "no" },
		"another engine": func(x *analysis.Transcript) { x.Engine = "cmd:other" },
		"no answer":      func(x *analysis.Transcript) { x.Answer = "prose" },
		"no first":       func(x *analysis.Transcript) { x.Attempt = 2 },
	} {
		x := good
		change(&x)
		e := engine(t, program.Limits{}, "exit")
		e.Recall([]analysis.Transcript{x})
		_, err := ask(t.Context(), e, source)
		require.Error(t, err, name)
	}
}

func TestOneRepair(t *testing.T) {
	t.Parallel()
	e := engine(t, program.Limits{}, "mends")
	out, err := ask(t.Context(), e, source)
	require.NoError(t, err)
	require.Equal(t, "Links expire", out.Points[0].Text)
	exchanges := e.Drain()
	require.Len(t, exchanges, 2)
	require.Contains(t, exchanges[0].Error, "schema")
	require.Equal(t, []int{1, 2}, []int{exchanges[0].Attempt, exchanges[1].Attempt})
	require.Empty(t, exchanges[1].Error)
	require.Contains(t, string(exchanges[1].Request), `"previous"`)
}

func TestNoSecondRepair(t *testing.T) {
	t.Parallel()
	count := filepath.Join(t.TempDir(), "count")
	e := engine(t, program.Limits{}, "stubborn", count)
	out, err := ask(t.Context(), e, source)
	require.Equal(t, "engine.answer", problem.From(err).Code)
	require.Empty(t, out)
	asked, err := os.ReadFile(count)
	require.NoError(t, err)
	require.Equal(t, "asked\nasked\n", string(asked))
	require.Len(t, e.Drain(), 2)
}

// What cannot be used is refused, with its code, after so many attempts.
func TestBadAnswers(t *testing.T) {
	t.Parallel()
	for behaviour, c := range map[string]struct {
		code, says string
		attempts   int
	}{
		"unknown-ids": {"engine.answer", "points[0] names lines 400 to 401", 2},
		"prose":       {"engine.answer", "not JSON", 2},
		"nothing":     {"engine.answer", "empty", 2},
		"exit":        {"engine.exit", "exit status 3 and said: the quota is [31mused up", 1},
		"loud":        {"engine.exit", "x the end the quota is", 1},
	} {
		t.Run(behaviour, func(t *testing.T) {
			t.Parallel()
			e := engine(t, program.Limits{}, behaviour)
			out, err := ask(t.Context(), e, source)
			require.Equal(t, c.code, problem.From(err).Code)
			require.ErrorContains(t, err, c.says)
			require.Less(t, len(err.Error()), 1000)
			require.Empty(t, out)
			exchanges := e.Drain()
			require.Len(t, exchanges, c.attempts)
			for _, x := range exchanges {
				require.NotEmpty(t, x.Error)
			}
		})
	}
}

func TestInferencesAreNotSoldAsStatements(t *testing.T) {
	t.Parallel()
	e := engine(t, program.Limits{}, "claims")
	out, err := ask(t.Context(), e, source)
	require.NoError(t, err)
	require.Equal(t, specs.FromLines(3, 3), out.Points[0].Source)
	require.Equal(t, specs.FromRule("model"), out.Points[1].Source)
	require.Equal(t, []string{"points[1]"}, e.Drain()[0].Demoted)
}

func TestTimeLimit(t *testing.T) {
	t.Parallel()
	for _, behaviour := range []string{"hang", "closes"} {
		pid := filepath.Join(t.TempDir(), "pid")
		e := engine(t, program.Limits{Time: short}, behaviour, pid)
		_, err := ask(t.Context(), e, source)
		require.Equal(t, "engine.timeout", problem.From(err).Code, behaviour)
		require.ErrorContains(t, err, short.String())
		require.Len(t, e.Drain(), 1, "a program that hangs is not asked to mend anything")
		gone(t, pid)

		_, err = ask(t.Context(), e, source)
		require.Equal(t, "engine.timeout", problem.From(err).Code)
		_, err = ask(t.Context(), e, source)
		require.Equal(t, "engine.given_up", problem.From(err).Code, "nobody waits for a dead program for ever")
	}
}

// A child of the program that holds the pipes open neither delays the answer
// nor survives it.
func TestOrphans(t *testing.T) {
	t.Parallel()
	pid := filepath.Join(t.TempDir(), "pid")
	e := engine(t, program.Limits{Time: time.Hour}, "orphan", pid)
	out, err := ask(t.Context(), e, source)
	require.NoError(t, err)
	require.Equal(t, "Links expire", out.Points[0].Text)
	gone(t, pid)
}

// Who leaves the group lives on, but its hold on the pipes is not waited for.
func TestEscapedOrphans(t *testing.T) {
	t.Parallel()
	pid := filepath.Join(t.TempDir(), "pid")
	e := engine(t, program.Limits{Time: time.Hour}, "escape", pid)
	out, err := ask(t.Context(), e, source)
	escaped := processIn(t, pid)
	t.Cleanup(func() { _ = syscall.Kill(escaped, syscall.SIGKILL) })
	require.NoError(t, err)
	require.Equal(t, "Links expire", out.Points[0].Text)
	require.NoError(t, syscall.Kill(escaped, 0), "it did escape, or this test shows nothing")
}

func TestFlood(t *testing.T) {
	t.Parallel()
	done := filepath.Join(t.TempDir(), "done")
	e := engine(t, program.Limits{Time: time.Hour}, "flood", done)
	_, err := ask(t.Context(), e, source)
	require.Equal(t, "engine.too_large", problem.From(err).Code)
	require.ErrorContains(t, err, "8388608 bytes")
	require.NoFileExists(t, done, "it was stopped on the way")
	require.LessOrEqual(t, len(e.Drain()[0].Answer), 4096)
}

func TestAnswerLimitIsExact(t *testing.T) {
	t.Parallel()
	size := len(goodAnswer()) + 1
	_, err := ask(t.Context(), engine(t, program.Limits{Answer: size}, "good"), source)
	require.NoError(t, err)
	_, err = ask(t.Context(), engine(t, program.Limits{Answer: size - 1}, "good"), source)
	require.Equal(t, "engine.too_large", problem.From(err).Code)
}

func TestCancelKillsTheGroup(t *testing.T) {
	t.Parallel()
	why := errors.New("the user went home")
	ctx, cancel := context.WithCancelCause(t.Context())
	pid := filepath.Join(t.TempDir(), "pid")
	e := engine(t, program.Limits{Time: time.Hour}, "hang", pid)
	go func() {
		for ctx.Err() == nil {
			if data, err := os.ReadFile(pid); err == nil && strings.HasSuffix(string(data), "\n") {
				cancel(why)
			}
			time.Sleep(time.Millisecond)
		}
	}()
	_, err := ask(ctx, e, source)
	require.ErrorIs(t, err, why)
	gone(t, pid)
}

func TestSecretsStayOut(t *testing.T) {
	t.Parallel()
	e := engine(t, program.Limits{Env: []string{"MODEL_API_KEY=correct-horse-battery"}}, "leaks")
	_, err := ask(t.Context(), e, source)
	require.ErrorContains(t, err, "tried ********")
	x := e.Drain()[0]
	all, err := json.Marshal(x)
	require.NoError(t, err)
	require.Contains(t, x.Answer, "use ********")
	require.NotContains(t, string(all), "horse")
	require.NotContains(t, string(all), "MODEL_API_KEY")
}

// Questions asked at the same time do not mix, and their exchanges are kept.
func TestConcurrently(t *testing.T) {
	t.Parallel()
	e := engine(t, program.Limits{}, "mends")
	errs := make([]error, 6)
	var wg sync.WaitGroup
	for i := range errs {
		wg.Go(func() { _, errs[i] = ask(t.Context(), e, source+strconv.Itoa(i)) })
	}
	wg.Wait()
	require.NoError(t, errors.Join(errs...))
	exchanges := e.Drain()
	require.Len(t, exchanges, 2*len(errs))
	for i, x := range exchanges {
		require.Equal(t, 1+i%2, x.Attempt)
		require.Contains(t, string(x.Request), `short links.\n`+strconv.Itoa(i/2))
	}
}

// Behind a chain a bad program costs nothing but time.
func TestChainGoesOn(t *testing.T) {
	t.Parallel()
	bad := engine(t, program.Limits{}, "nothing")
	next := engine(t, program.Limits{}, "good")
	chain := analysis.NewChain(time.Now, 0, bad, next)
	var out analysis.PerspectiveOutput
	require.NoError(t, chain.Ask(t.Context(), analysis.TaskPerspective, &analysis.PerspectiveInput{}, &out))
	require.Equal(t, "Links expire", out.Points[0].Text)
	require.Len(t, chain.Records()[0].Failures, 1)
	require.Len(t, chain.Drain(), 3)
}

func TestWrongTypes(t *testing.T) {
	t.Parallel()
	task, _ := analysis.TaskNamed(analysis.TaskGap)
	err := engine(t, program.Limits{}, "good").Answer(t.Context(), task, &analysis.GapInput{}, &analysis.SeedOutput{})
	require.Equal(t, "internal.task", problem.From(err).Code)
}

func TestProgramThatVanished(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "tool")
	require.NoError(t, os.WriteFile(path, []byte("no program"), 0o700))
	e, err := program.New("cmd:"+path, program.Limits{})
	require.NoError(t, err)
	require.NoError(t, os.Remove(path))
	_, err = ask(t.Context(), e, source)
	require.Equal(t, "engine.start", problem.From(err).Code)
}

func processIn(t *testing.T, file string) int {
	t.Helper()
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	pid, err := strconv.Atoi(strings.TrimSpace(string(data)))
	require.NoError(t, err)
	return pid
}

// gone asks for the end of the process whose id is in the file. A killed
// orphan is a zombie until the system's first process takes it.
func gone(t *testing.T, file string) {
	t.Helper()
	pid := processIn(t, file)
	require.Eventually(t, func() bool {
		if syscall.Kill(pid, 0) != nil {
			return true
		}
		stat, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
		return err == nil && strings.Contains(string(stat), ") Z ")
	}, 30*time.Second, 5*time.Millisecond, "process %d lives on", pid)
}
