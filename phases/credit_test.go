package phases

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs/problem"
)

func TestCredit(t *testing.T) {
	t.Parallel()
	by := func(task, engine string, failed ...analysis.Failure) analysis.Record {
		return analysis.Record{Task: task, Engine: engine, Failures: failed}
	}
	fell := func(engine, why string) analysis.Failure { return analysis.Failure{Engine: engine, Error: why} }
	chain := []string{"cmd:x", "cmd:y", "embedded"}
	for name, c := range map[string]struct {
		records  []analysis.Record
		want     string
		warnings []string
	}{
		"nobody was asked": {nil, "none", nil},
		"one answered":     {[]analysis.Record{by("epics", "cmd:x"), by("epics-review", "cmd:x")}, "cmd:x", nil},
		"one fell":         {[]analysis.Record{by("epics", "embedded", fell("cmd:x", "late"))}, "embedded (cmd:x failed: epics)", []string{"cmd:x did not answer epics, so embedded did: late"}},
		"two fell": {
			[]analysis.Record{by("epics", "embedded", fell("cmd:x", "late"), fell("cmd:y", "broken"))},
			"embedded (cmd:x failed: epics) (cmd:y failed: epics)",
			[]string{"cmd:x did not answer epics, so embedded did: late", "cmd:y did not answer epics, so embedded did: broken"},
		},
		"one fell at times": {
			[]analysis.Record{by("epics-review", "embedded", fell("cmd:x", "b")), by("fact-extraction", "cmd:x"), by("epics", "cmd:y", fell("cmd:x", "a"))},
			"cmd:x, cmd:y, embedded (cmd:x failed: epics, epics-review)",
			[]string{"cmd:x did not answer epics, epics-review, so cmd:y, embedded did: a"},
		},
		"at the same time": {
			[]analysis.Record{
				by("perspective", "embedded", fell("cmd:x", "b")), by("perspective", "cmd:x"), by("perspective", "embedded", fell("cmd:x", "a")),
			},
			"cmd:x, embedded (cmd:x failed: perspective)",
			[]string{"cmd:x did not answer perspective, so embedded did: a"},
		},
		"nobody answered": {[]analysis.Record{by("epics", "", fell("cmd:x", "late"))}, "none", nil},
		"a secret": {
			[]analysis.Record{by("epics", "embedded", fell("cmd:x", `password="c0rrect-H0rse"`))},
			"embedded (cmd:x failed: epics)",
			[]string{`cmd:x did not answer epics, so embedded did: password="********"`},
		},
	} {
		for range 2 {
			credit := creditFor(chain, c.records)
			require.Equal(t, c.want, credit.String(), name)
			var said []string
			for _, w := range credit.Warnings() {
				said = append(said, w.Error())
				require.Equal(t, "engine.fallback", problem.From(w).Code)
			}
			require.Equal(t, c.warnings, said, name)
			slices.Reverse(c.records) // the order of the answers is no part of it
		}
	}
	long := creditFor(chain, []analysis.Record{by("epics", "embedded", fell("cmd:x", strings.Repeat("the file is unknown; ", 50)))})
	require.Less(t, len(long.Warnings()[0].Error()), 260)
	require.True(t, strings.HasSuffix(long.Warnings()[0].Error(), "the file …"), long.Warnings()[0].Error())
	same := creditFor([]string{"cmd:x", "cmd:x", "embedded"}, []analysis.Record{by("epics", "embedded", fell("cmd:x", "a"), fell("cmd:x", "b"))})
	require.Equal(t, "embedded (cmd:x failed: epics)", same.String(), "one program under two sets of arguments is named once")
}
