package ask

import (
	"fmt"
	"strings"

	"charm.land/lipgloss/v2"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/interview"
)

const (
	wideEnough  = 110 // columns from which there is room for a panel beside the question
	widestPanel = 48
	usualRows   = 24 // of a terminal that has not told its size
	peekRows    = 6  // of what is shown of an option below a list, without a panel
)

// columns shares the width of a terminal between the question and the panel,
// which is 0 wide where there is no room for it.
func columns(total int) (question, panel int) {
	if total < wideEnough {
		return min(total, widest), 0
	}
	panel = min(widestPanel, total*2/5)
	return min(widest, total-panel-2), panel
}

// panel draws facts in so many columns and at most so many rows; what does not
// fit is counted.
func panel(heading string, facts []interview.Fact, lang string, p phrases, style console.Style, width, rows int) []string {
	lines := []string{style.Strong(console.Cut(console.Clean(heading), width))}
	rows = max(2, rows)
	for i, f := range facts {
		text := painted(func(s string) string { return s }, factText(f, lang, p, width))
		left := len(facts) - i
		room := rows - len(lines)
		if left > 1 {
			room-- // for the count of those behind it
		}
		switch {
		case len(text) <= room:
			lines = append(lines, text...)
			continue
		case room >= 2 || room == 1 && len(lines) == 1: // its beginning is better than nothing
			text = text[:room]
			text[room-1] = console.Cut(text[room-1]+" …", width)
			lines = append(lines, text...)
			left--
		}
		if left > 0 {
			lines = append(lines, style.Faint(console.Cut(fmt.Sprintf(p.andMore, left), width)))
		}
		break
	}
	return lines
}

// factText is a fact as wrapped lines.
func factText(f interview.Fact, lang string, p phrases, width int) string {
	label := console.Clean(f.Label.In(lang))
	if label != "" {
		label += p.colon
	}
	first, rest, _ := strings.Cut(f.Value, "\n")
	lines := []string{console.Wrap(label+first, width, "", "  ")}
	for line := range strings.Lines(rest) {
		lines = append(lines, console.Wrap(strings.TrimRight(line, "\n"), width, "  ", "    "))
	}
	return strings.Join(lines, "\n")
}

// beside puts the panel right of the question.
func beside(question string, width int, panel []string, style console.Style) string {
	left := strings.Split(question, "\n")
	var out []string
	for i := range max(len(left), len(panel)) {
		line := ""
		if i < len(left) {
			line = left[i]
		}
		if i < len(panel) {
			line += strings.Repeat(" ", max(0, width-lipgloss.Width(line))) + style.Faint("│ ") + panel[i]
		}
		out = append(out, line)
	}
	return strings.Join(out, "\n")
}
