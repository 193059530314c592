package embedded

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// An option is built where its command is, and both before what the plan puts off.
func TestACommandGoesWithItsOptions(t *testing.T) {
	t.Parallel()
	text := "# gauge – reads water gauges\n\ngauge is a command line tool for the crew of a lock.\n\n## Commands\n\n" +
		"### `gauge read`\n\nReads all gauges and prints their levels.\n\n" +
		"### `gauge load FILE`\n\n- reads the levels of a logger\n- `--since DATE` takes only newer levels of paper rolls\n- `--dry-run` prints the levels and stores nothing\n\n" +
		"### `gauge chart`\n\nDraws a chart of one week.\n\n### `gauge mail`\n\nSends the chart to the harbour office.\n\n" +
		"## Order of work\n\n1. read and paper rolls – 1 March\n2. chart and mail – 1 May\n"
	e := fresh()
	c := common("gauge.md", text, "standard")
	r := complete(t, e, c, false)
	c.SpecType = r.Seed.SpecType
	_, out := designed(t, e, product{source: c.Source, brief: r.Brief, req: r.Reqs}, c, "must")
	epicOf := func(part string) *specs.Epic {
		i := slices.IndexFunc(r.Reqs.Requirements, func(q specs.Requirement) bool { return strings.Contains(q.Title, part) })
		require.GreaterOrEqual(t, i, 0, part)
		at := slices.IndexFunc(out.Epics, func(e specs.Epic) bool { return slices.Contains(e.Requirements, r.Reqs.Requirements[i].ID) })
		require.GreaterOrEqual(t, at, 0, part)
		told := slices.ContainsFunc(out.Epics[at].Stories, func(s specs.Story) bool { return slices.Contains(s.TracesTo, r.Reqs.Requirements[i].ID) })
		require.True(t, told, "no story tells %s", part)
		return &out.Epics[at]
	}
	command, option := epicOf("gauge load"), epicOf("--since")
	require.True(t, option.MVP)
	require.True(t, command.MVP)
	require.False(t, epicOf("gauge mail").MVP)
}
