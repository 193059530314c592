package evidence_test

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/specs/problem"
)

const told = `## Goal

- no box
- [ ] One
  that goes on
* [x] Two

~~~
- [ ] code
~~~

1. [ ] 三

## Verification

1. Run ` + "`go test ./...`" + `.
- Look.

~~~sh
make check

make demo
~~~

## Else

- [X] four
`

func TestCriteria(t *testing.T) {
	t.Parallel()
	all := evidence.Criteria(told)
	require.Equal(t, []issues.Criterion{{Text: "One that goes on"}, {Text: "Two", Met: true}, {Text: "三"}, {Text: "four", Met: true}}, all)
	require.Equal(t, []issues.Criterion{}, evidence.Criteria("nothing"))
	require.Equal(t, []string{"Run `go test ./...`.", "Look.", "make check", "make demo"}, evidence.Section(told, []string{"验证", "Verification"}))
	require.Equal(t, []string{}, evidence.Section(told, []string{"None"}))

	met := func(which string) string {
		ticked, err := evidence.Tick(all, which)
		require.NoError(t, err)
		var out strings.Builder
		for _, one := range ticked {
			out.WriteByte("-x"[map[bool]int{true: 1}[one.Met]])
		}
		return out.String()
	}
	require.Equal(t, "xx-x", met("1"))
	require.Equal(t, "xxxx", met(" 1 , 3 "))
	require.Equal(t, "xxxx", met("1-3"))
	require.Equal(t, "xxxx", met("all"))
	require.False(t, all[0].Met, "the given ones stay")
	for _, bad := range []string{"", "0", "5", "x", "3-1", "1,,2", "-1", "1-9", "99999999999999999999"} {
		_, err := evidence.Tick(all, bad)
		require.Equal(t, "input.bad_criteria", problem.From(err).Code, bad)
	}
}

func TestRunKeepsTheEndOfAFailure(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	done, err := evidence.Run(context.Background(), `sh -c "echo fine"`, dir, time.Minute, time.Now)
	require.NoError(t, err)
	done.DurationMS = 0
	require.Equal(t, issues.Command{Command: `sh -c "echo fine"`, Trust: issues.Verified}, done)
	failed, err := evidence.Run(context.Background(), `sh -c "printf 'a\001\377b'; echo c >&2; exit 3"`, dir, time.Minute, time.Now)
	require.NoError(t, err)
	require.Equal(t, 3, failed.ExitCode)
	require.Equal(t, "a\uFFFDb\nc", failed.Output)
	late, err := evidence.Run(context.Background(), "sleep 60", dir, 50*time.Millisecond, time.Now)
	require.NoError(t, err)
	require.True(t, late.TimedOut)
	require.Equal(t, -1, late.ExitCode)
	_, err = evidence.Run(context.Background(), "touch x; touch y", dir, time.Minute, time.Now)
	require.NoError(t, err)
	_, err = os.Stat(dir + "/x;")
	require.NoError(t, err, "no shell has seen it")
	_, err = evidence.Run(context.Background(), "no-such-program-anywhere", dir, time.Minute, time.Now)
	require.Equal(t, "input.program_missing", problem.From(err).Code)
}
