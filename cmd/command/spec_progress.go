package command

import (
	"fmt"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases"
)

// The columns of a phase's line. A terminal that is too narrow for all of them
// gets no time and shorter names.
const (
	nameColumns = 26
	lineColumns = 2 + 5 + nameColumns + 1 + 8 + 2 + gateColumns
	gateColumns = 12
	leastName   = 8
)

// showPhase prints the line of a phase: what, how long, its gate. No line wraps.
func showPhase(p *console.Progress, e phases.Event) {
	if !e.Done {
		p.Now("  %-4s %s …", e.Phase, e.Name)
		return
	}
	sign, gate, note := p.Style().Good, e.Gate, e.Note
	if e.Engine != "" && e.Engine != phases.NoEngine && e.Engine != builtIn {
		note = strings.TrimPrefix(note+", "+e.Engine, ", ")
	}
	mark := "✓"
	switch {
	case e.Skipped:
		sign, mark, gate, note = p.Style().Faint, "=", "fresh", ""
	case strings.Contains(gate, "error"):
		sign, mark = p.Style().Bad, "✗"
	case gate != "ok":
		sign, mark = p.Style().Warn, "!"
	}
	plain := gate == "ok"
	start, gate, note := phaseColumns(p.Width(), e, gate, console.Clean(note))
	if !plain {
		gate = sign(gate)
	}
	p.Line("%s %s%s%s", sign(mark), start, gate, p.Style().Faint(note))
	if len(e.Why) > 0 {
		p.Line("%s", p.Style().Faint(foldedTo(pageColumns(p.Width()), "because "+strings.Join(e.Why, "; "), "       ", "         ")))
	}
}

// phaseColumns fits a line into a width, 0 for any: what stands between its
// mark and its gate, the gate and the note.
func phaseColumns(width int, e phases.Event, gate, note string) (start, fits, rest string) {
	names, time := nameColumns, fmt.Sprintf(" %8s  ", took(e.Took))
	switch {
	case e.Skipped:
		time = " "
	case width > 0 && width < lineColumns:
		time = "  "
	}
	if width > 0 && width < lineColumns {
		names = max(leastName, min(names, width-2-5-2-gateColumns))
	}
	name := console.Cut(e.Name, names)
	start = fmt.Sprintf("%-4s %s%s%s", e.Phase, name, strings.Repeat(" ", names-console.Width(name)), time)
	if note != "" {
		note = "  " + note
	}
	if width == 0 {
		return start, gate, note
	}
	room := max(0, width-2-console.Width(start))
	gate = console.Cut(gate, room)
	if room -= console.Width(gate); room < 2+leastName {
		return start, gate, ""
	}
	return start, gate, console.Cut(note, room)
}

// took rounds a duration to what a person reads.
func took(d time.Duration) string {
	if d < time.Second {
		return fmt.Sprintf("%d ms", d.Milliseconds())
	}
	return fmt.Sprintf("%.1f s", d.Seconds())
}
