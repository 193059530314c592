package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// volumeOf is how much comes from a system, with the head of the column that says so:
// "volume: 700 k meters". Empty where no column of its own does.
func (l *Lexicons) volumeOf(r row, name string) string {
	for i, head := range r.u.Header {
		if i == 0 || i >= len(r.u.Cells) || r.t.roles[min(i, len(r.t.roles)-1)] != "" {
			continue
		}
		cell, head := strings.TrimSpace(r.u.Cells[i]), strings.TrimSpace(reading.Lower(head))
		if slices.Contains(l.VolumeColumns, head) && cell != "" && cell != "–" && cell != name {
			return LabelText(head, cell)
		}
	}
	return ""
}
