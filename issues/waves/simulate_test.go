package waves_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/waves"
	"github.com/overtone-cli/overtone/specs/problem"
)

func jobs(t *testing.T, text string, days ...int) []waves.Job {
	t.Helper()
	work := works(t, text)
	all := make([]waves.Job, len(work))
	for i := range all {
		all[i] = waves.Job{Work: work[i], Span: waves.Day}
		if i < len(days) {
			all[i].Span = time.Duration(days[i]) * waves.Day
		}
	}
	return all
}

func TestSimulate(t *testing.T) {
	t.Parallel()
	plan := jobs(t, "a b<a c<a d<b,c", 1, 3, 1, 1)
	now, err := waves.Simulate(plan, waves.WhatIf{}, waves.Options{})
	require.NoError(t, err)
	require.Equal(t, "a | b c | d", shown(now.Compiled))
	require.Equal(t, 5*waves.Day, now.Span)
	require.Equal(t, []waves.Link{{ID: "a"}, {ID: "b", Because: "needs"}, {ID: "d", Because: "needs"}}, now.Chain)
	require.Equal(t, waves.Run{ID: "c", Wave: 2, Agent: 2, Start: waves.Day, Finish: 2 * waves.Day}, now.Runs[2])

	one, err := waves.Simulate(plan, waves.WhatIf{Agents: 1}, waves.Options{})
	require.NoError(t, err)
	require.Equal(t, 6*waves.Day, one.Span)
	require.Equal(t, "a | b | c | d", shown(one.Compiled))
	require.Equal(t, []waves.Link{{ID: "a"}, {ID: "b", Because: "needs"}, {ID: "c", Because: "agents"}, {ID: "d", Because: "needs"}}, one.Chain)

	late, err := waves.Simulate(plan, waves.WhatIf{Delay: map[string]time.Duration{"c": 4 * waves.Day}}, waves.Options{})
	require.NoError(t, err)
	require.Equal(t, 7*waves.Day, late.Span)
	require.Equal(t, []waves.Link{{ID: "a"}, {ID: "c", Because: "delay"}, {ID: "d", Because: "needs"}}, late.Chain)

	dropped, err := waves.Simulate(plan, waves.WhatIf{Drop: []string{"b", "a"}}, waves.Options{})
	require.NoError(t, err)
	require.Equal(t, "c | d", shown(dropped.Compiled))
	require.Equal(t, []string{"a", "b"}, dropped.Dropped)
	require.Equal(t, []waves.Affected{{ID: "c", Lost: []string{"a"}}, {ID: "d", Lost: []string{"b"}}}, dropped.Affected)

	claims, err := waves.Simulate(jobs(t, "a:x b:x c:?", 2), waves.WhatIf{}, waves.Options{})
	require.NoError(t, err)
	require.Equal(t, 4*waves.Day, claims.Span)
	require.Equal(t, []waves.Link{{ID: "a"}, {ID: "b", Because: waves.FileConflict}, {ID: "c", Because: waves.UnknownFiles}}, claims.Chain)

	bridged, err := waves.Simulate(jobs(t, "a b<a c<b"), waves.WhatIf{Drop: []string{"b"}}, waves.Options{})
	require.NoError(t, err)
	require.Equal(t, "a | c", shown(bridged.Compiled), "c still comes after what b needed")
}

func TestSimulateRefuses(t *testing.T) {
	t.Parallel()
	plan := jobs(t, "a b<a")
	for want, whatIf := range map[string]waves.WhatIf{
		"input.bad_agents":   {Agents: -1},
		"input.unknown_id":   {Drop: []string{"z"}},
		"input.bad_duration": {Delay: map[string]time.Duration{"a": -waves.Day}},
	} {
		_, err := waves.Simulate(plan, whatIf, waves.Options{})
		require.Equal(t, want, problem.From(err).Code)
	}
	_, err := waves.Simulate(jobs(t, "a<b b<a"), waves.WhatIf{Drop: []string{"a"}}, waves.Options{})
	require.Equal(t, "conflict.cycle", problem.From(err).Code)
}

// For any plan: nothing begins before its needs are done, or later than it
// could; no two that meet run at once; no more run than there are agents; and
// the chain explains the whole span.
func TestPropertiesOfSimulations(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(9, 10))
	for range 200 {
		work := randomWorks(t, r)
		plan := make([]waves.Job, len(work))
		whatIf := waves.WhatIf{Agents: r.IntN(4), Delay: map[string]time.Duration{}}
		byID := map[string]waves.Job{}
		for i, one := range work {
			plan[i] = waves.Job{Work: one, Span: time.Duration(r.IntN(4)) * time.Hour}
			byID[one.ID] = plan[i]
			if r.IntN(6) == 0 {
				whatIf.Delay[one.ID] = time.Duration(r.IntN(5)) * time.Hour
			}
		}
		s, err := waves.Simulate(plan, whatIf, waves.Options{})
		require.NoError(t, err)
		require.Len(t, s.Runs, len(plan))
		runs := map[string]waves.Run{}
		for _, run := range s.Runs {
			runs[run.ID] = run
			require.Equal(t, byID[run.ID].Span, run.Finish-run.Start)
			require.LessOrEqual(t, run.Finish, s.Span)
		}
		for _, ids := range s.Waves {
			require.True(t, whatIf.Agents == 0 || len(ids) <= whatIf.Agents)
		}
		for _, run := range s.Runs {
			for _, need := range byID[run.ID].Needs {
				require.GreaterOrEqual(t, run.Start, runs[need].Finish+whatIf.Delay[run.ID])
			}
			atOnce := 0
			for _, other := range s.Runs {
				if other.Start <= run.Start && run.Start < other.Finish {
					atOnce++
				}
				if other.ID != run.ID && run.Start < other.Finish && other.Start < run.Finish {
					require.False(t, meet(byID[run.ID].Work, byID[other.ID].Work, false))
					require.NotEqual(t, run.Agent, other.Agent)
				}
			}
			require.True(t, whatIf.Agents == 0 || atOnce <= whatIf.Agents)
		}
		requireChain(t, s, runs, whatIf)
	}
}

func requireChain(t *testing.T, s *waves.Simulation, runs map[string]waves.Run, whatIf waves.WhatIf) {
	t.Helper()
	at := time.Duration(0)
	for i, link := range s.Chain {
		if link.Because == "delay" || i == 0 {
			at += whatIf.Delay[link.ID]
		}
		require.Equal(t, at, runs[link.ID].Start, "%+v of %+v", link, s.Chain)
		at = runs[link.ID].Finish
	}
	require.Equal(t, s.Span, at)
}

func TestSpans(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]time.Duration{
		"3d": 3 * waves.Day, "1w 2d": 7 * waves.Day, "4h": 4 * time.Hour, "1.5d": 12 * time.Hour, "90m": 90 * time.Minute, "0d": 0,
	} {
		span, err := waves.ParseSpan(text)
		require.NoError(t, err, text)
		require.Equal(t, want, span, text)
		again, err := waves.ParseSpan(waves.FormatSpan(span))
		require.NoError(t, err)
		require.Equal(t, want, again)
	}
	for _, text := range []string{"", "3", "d", "-3d", "3x", "1e9d", "NaNd", "0x1d", "99999w", "..d", "3d3"} {
		_, err := waves.ParseSpan(text)
		require.Equal(t, "input.bad_duration", problem.From(err).Code, text)
	}
	require.Equal(t, "12d 4h", waves.FormatSpan(12*waves.Day+4*time.Hour))
	require.Equal(t, waves.Day, waves.EffortSpan("small"))
	require.Equal(t, 3*waves.Day, waves.EffortSpan("whatever"))
}
