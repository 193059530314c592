package analysis_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs/problem"
)

// scripted is an engine that does what a test says.
type scripted struct {
	name   string
	answer func(ctx context.Context, out *analysis.SeedOutput) error
	drain  []analysis.Transcript
}

func (s *scripted) Name() string { return s.name }

func (s *scripted) Answer(ctx context.Context, _ analysis.Task, _, out any) error {
	return s.answer(ctx, out.(*analysis.SeedOutput))
}

func (s *scripted) Drain() []analysis.Transcript {
	d := s.drain
	s.drain = nil
	return d
}

func says(name, title string) *scripted {
	return &scripted{name: name, answer: func(_ context.Context, out *analysis.SeedOutput) error {
		out.Title = title
		return nil
	}}
}

func fails(name, why string) *scripted {
	return &scripted{name: name, answer: func(_ context.Context, out *analysis.SeedOutput) error {
		out.Title, out.Risks = "rubbish", []string{"rubbish"}
		return errors.New(why)
	}}
}

func ask(ctx context.Context, c *analysis.Chain) (analysis.SeedOutput, error) {
	var out analysis.SeedOutput
	err := c.Ask(ctx, analysis.TaskSeed, &analysis.SeedInput{}, &out)
	return out, err
}

func TestChainFallsBack(t *testing.T) {
	t.Parallel()
	now := time.Unix(0, 0)
	clock := func() time.Time { now = now.Add(time.Second); return now }
	c := analysis.NewChain(clock, 0, fails("a", "no power"), fails("b", "no network"), says("c", "Shop"), says("d", "never"))
	out, err := ask(t.Context(), c)
	require.NoError(t, err)
	require.Equal(t, analysis.SeedOutput{Title: "Shop"}, out, "nothing of the failing engines is left")
	require.Equal(t, []analysis.Record{{
		Task: analysis.TaskSeed, Engine: "c", Duration: time.Second,
		Failures: []analysis.Failure{{Engine: "a", Error: "no power"}, {Engine: "b", Error: "no network"}},
	}}, c.Records())
	require.Equal(t, []string{"a", "b", "c", "d"}, c.Engines())
}

func TestChainWithoutAnswer(t *testing.T) {
	t.Parallel()
	c := analysis.NewChain(time.Now, 0, fails("a", "no power"))
	out, err := ask(t.Context(), c)
	require.Equal(t, "engine.failed", problem.From(err).Code)
	require.ErrorContains(t, err, "no power")
	require.Empty(t, out, "a failing engine does not touch the answer")
	require.Equal(t, []analysis.Record{{Task: analysis.TaskSeed, Failures: []analysis.Failure{{Engine: "a", Error: "no power"}}}}, c.Records())

	_, err = ask(t.Context(), analysis.NewChain(time.Now, 0))
	require.ErrorContains(t, err, "no engine is configured")

	wrong := &scripted{name: "e", answer: func(context.Context, *analysis.SeedOutput) error {
		return problem.New("input.too_many", "too much")
	}}
	_, err = ask(t.Context(), analysis.NewChain(time.Now, 0, wrong))
	require.Equal(t, "input.too_many", problem.From(err).Code, "what the user can mend stays visible")
}

func TestChainRefusesWrongTypes(t *testing.T) {
	t.Parallel()
	c := analysis.NewChain(time.Now, 0, says("a", "x"))
	for name, err := range map[string]error{
		"unknown task": c.Ask(t.Context(), "thinking", &analysis.SeedInput{}, &analysis.SeedOutput{}),
		"wrong input":  c.Ask(t.Context(), analysis.TaskSeed, &analysis.GapInput{}, &analysis.SeedOutput{}),
		"no pointer":   c.Ask(t.Context(), analysis.TaskSeed, analysis.SeedInput{}, &analysis.SeedOutput{}),
		"wrong output": c.Ask(t.Context(), analysis.TaskSeed, &analysis.SeedInput{}, &analysis.GapOutput{}),
		"no output":    c.Ask(t.Context(), analysis.TaskSeed, &analysis.SeedInput{}, nil),
	} {
		require.Equal(t, "internal.task", problem.From(err).Code, name)
	}
	require.Empty(t, c.Records())
}

// The clock of the bubble makes the limits exact and the test instant.
func TestChainLimitsEachEngine(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		hangs := func(name string) *scripted {
			return &scripted{name: name, answer: func(ctx context.Context, _ *analysis.SeedOutput) error {
				<-ctx.Done()
				return ctx.Err()
			}}
		}
		c := analysis.NewChain(time.Now, time.Minute, hangs("a"), hangs("b"), says("c", "Shop"))
		out, err := ask(t.Context(), c)
		require.NoError(t, err)
		require.Equal(t, "Shop", out.Title)
		require.Len(t, c.Records()[0].Failures, 2)
		require.Equal(t, 2*time.Minute, c.Records()[0].Duration, "each engine has a limit of its own")
	})
}

func TestChainCancelled(t *testing.T) {
	t.Parallel()
	why := errors.New("the user went home")
	ctx, cancel := context.WithCancelCause(t.Context())
	stops := &scripted{name: "a", answer: func(ctx context.Context, _ *analysis.SeedOutput) error {
		cancel(why)
		<-ctx.Done()
		return ctx.Err()
	}}
	next := &scripted{name: "b", answer: func(context.Context, *analysis.SeedOutput) error {
		panic("asked after the end")
	}}
	c := analysis.NewChain(time.Now, 0, stops, next)
	_, err := ask(ctx, c)
	require.ErrorIs(t, err, why)
	require.Empty(t, c.Records())

	_, err = ask(ctx, analysis.NewChain(time.Now, 0, next))
	require.ErrorIs(t, err, why, "nobody is asked under a context that has ended")
}

func TestChainConcurrently(t *testing.T) {
	t.Parallel()
	const questions = 64
	c := analysis.NewChain(time.Now, time.Minute, fails("a", "no power"), says("b", "Shop"))
	titles := make([]string, questions)
	var wg sync.WaitGroup
	for i := range questions {
		wg.Go(func() {
			out, err := ask(t.Context(), c)
			if err == nil {
				titles[i] = out.Title
			}
		})
	}
	wg.Wait()
	require.NotContains(t, titles, "")
	require.Len(t, c.Records(), questions)
}

func TestChainDrains(t *testing.T) {
	t.Parallel()
	a, b := says("a", "x"), says("b", "x")
	a.drain = []analysis.Transcript{{Task: "1"}, {Task: "2"}}
	b.drain = []analysis.Transcript{{Task: "3"}}
	c := analysis.NewChain(time.Now, 0, a, b)
	require.Equal(t, []analysis.Transcript{{Task: "1"}, {Task: "2"}, {Task: "3"}}, c.Drain())
	require.Empty(t, c.Drain())
}

// sleepy is an engine that says when it rests.
type sleepy struct {
	*scripted
	rested int
}

func (s *sleepy) Rest() { s.rested++ }

func TestChainLetsEnginesRest(t *testing.T) {
	t.Parallel()
	last := &sleepy{scripted: says("b", "Shop")}
	c := analysis.NewChain(time.Now, 0, says("a", "Fair"), last)
	c.Rest()
	require.Equal(t, 1, last.rested)
	out, err := ask(t.Context(), c)
	require.NoError(t, err)
	require.Equal(t, "Fair", out.Title)
}

func TestLogOrder(t *testing.T) {
	t.Parallel()
	exchange := func(task, request string, attempt int) analysis.Transcript {
		return analysis.Transcript{Task: task, Request: []byte(request), Attempt: attempt}
	}
	seed := []analysis.Transcript{exchange(analysis.TaskSeed, "z", 1)}
	product := []analysis.Transcript{exchange(analysis.TaskPerspective, "a", 1), exchange(analysis.TaskPerspective, "q", 2)}
	user := []analysis.Transcript{exchange(analysis.TaskPerspective, "b", 1)}
	want := []analysis.Transcript{seed[0], product[0], product[1], user[0]}
	for _, order := range [][][]analysis.Transcript{{seed, product, user}, {user, product, seed}, {product, nil, user, seed}} {
		var log analysis.Log
		for _, attempts := range order {
			log.Add(attempts)
		}
		require.Equal(t, want, log.Drain())
		require.Empty(t, log.Drain())
	}
}

// TestChainIsWatched: every engine that is asked is seen to begin and to end.
func TestChainIsWatched(t *testing.T) {
	t.Parallel()
	var seen []analysis.Call
	c := analysis.NewChain(time.Now, 0, fails("a", "no power"), says("b", "Shop"))
	c.Watch(func(call analysis.Call) { seen = append(seen, call) })
	_, err := ask(t.Context(), c)
	require.NoError(t, err)
	require.Equal(t, []analysis.Call{
		{Task: analysis.TaskSeed, Engine: "a"},
		{Task: analysis.TaskSeed, Engine: "a", Done: true},
		{Task: analysis.TaskSeed, Engine: "b"},
		{Task: analysis.TaskSeed, Engine: "b", Done: true},
	}, seen)
}
