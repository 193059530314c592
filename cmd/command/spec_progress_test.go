package command

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases"
)

// TestPhaseLinesFitTheTerminal: no line of a phase wraps, whatever the width,
// and each still names its phase and its gate.
func TestPhaseLinesFitTheTerminal(t *testing.T) {
	t.Parallel()
	events := []phases.Event{
		{Phase: "1", Name: "discovery", Done: true, Took: 12 * time.Millisecond, Gate: "ok", Note: "12 statements of 4 kinds"},
		{Phase: "1.5", Name: "requirement-clarification", Done: true, Took: 1400 * time.Millisecond, Gate: "3 warnings"},
		{Phase: "3", Name: "requirements", Done: true, Took: time.Second, Gate: "11 errors", Note: "需求 12 条，质量要求 4 条，其余见报告", Why: []string{"product-brief.md changed since it ran", "it ran with other flags"}},
		{Phase: "7", Name: "issue-export", Done: true, Skipped: true},
	}
	printed := func(width int) string {
		var err bytes.Buffer
		p := console.NewProgress(console.Streams{Err: &err, ErrTerminal: width > 0, Width: width}, false)
		for _, e := range events {
			showPhase(p, e)
		}
		return err.String()
	}
	for width := 30; width <= 130; width += 5 {
		out := printed(width)
		for line := range strings.Lines(out) {
			require.LessOrEqual(t, console.Width(strings.TrimRight(line, "\n")), width, "%d columns: %s", width, line)
		}
		for _, word := range []string{"discovery", "requir", "ok", "warnings", "errors", "fresh"} {
			require.Contains(t, out, word, width)
		}
	}
	require.Equal(t, "✓ 1    discovery                     12 ms  ok  12 statements of 4 kinds", strings.Split(printed(0), "\n")[0])
	require.Equal(t, printed(0), printed(200))
}
