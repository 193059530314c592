package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAConflictIsSettled follows one of two sides that the source names, and
// leaves the other conflict open.
func TestAConflictIsSettled(t *testing.T) {
	t.Parallel()
	const source = `# Desk booking

## Requirements

- An employee can book a desk for a day.
- An employee can cancel a booking until 8:00.
- A team lead sees who is in the office.

## Open questions

- May desks be booked for a whole week? Facilities says no, Sales says yes.
- How long are bookings kept? Legal has asked for 30 days, the works council for 7.
`
	run := func(args ...string) (string, *process) {
		dir := projectWith(t, crashInput)
		require.NoError(t, os.WriteFile(filepath.Join(dir, "desks.md"), []byte(source), 0o600))
		return dir, newProcess(t, dir, nil, append(append([]string{"spec", "new"}, args...), "@desks.md")...)
	}
	dir, p := run("--plain")
	p.Stdin = strings.NewReader(strings.Join([]string{"", "", "", "", "accept", "", "2", "", "", "", "", "", "", ""}, "\n") + "\n")
	require.NoError(t, p.Start())
	ran := p.end(t)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	require.Contains(t, ran.err, "Facilities: no")
	pkg := packageIn(t, dir)
	brief := readText(t, filepath.Join(pkg, "product-brief.md"))
	rows := between(brief, "### Conflicting Views", "## Open Questions")
	require.Contains(t, rows, "| May desks be booked for a whole week? | Facilities: no | Sales: yes | Sales: yes |")
	require.Contains(t, rows, "| How long are bookings kept? | Legal: 30 days | The works council: 7 days | — |")
	_, open, _ := strings.Cut(brief, "## Open Questions")
	require.NotContains(t, open, "whole week")
	require.Contains(t, open, "works council")
	require.Contains(t, readText(t, filepath.Join(pkg, "answers.yaml")), "brief.conflict-1:\n    value: other")

	again, q := run("--answers", filepath.Join(pkg, "answers.yaml"))
	require.NoError(t, q.Start())
	require.Zero(t, q.end(t).code)
	requireSame(t, snapshot(t, filepath.Join(dir, "specs")), snapshot(t, filepath.Join(again, "specs")), "the replay of its answers")
}
