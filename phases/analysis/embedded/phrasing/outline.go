package phrasing

import (
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Outline knows under which headings the lines of the source stand.
type Outline struct {
	Sections []reading.Section
	Units    []reading.Unit
}

// Over lists the titles of the headings above a line, the innermost first. The
// heading of the document itself is none of them; neither is a heading in the
// line itself, nor one whose list is over: what a letter says behind its list, and
// the letters that answer it, stand under none.
func (o *Outline) Over(line int) []reading.Section {
	if o == nil {
		return nil
	}
	n, exact := slices.BinarySearchFunc(o.Sections, line, func(s reading.Section, at int) int { return cmp.Compare(s.From, at) })
	from := n - 1
	if exact {
		from = o.Sections[n].Parent
	}
	var out []reading.Section
	for s := from; s > 0; s = o.Sections[s].Parent {
		if last := o.Sections[s].Last; last > 0 && last < line {
			continue
		}
		if o.Sections[s].Level > 1 || o.Sections[s].Pseudo && o.Sections[s].From > 2 {
			out = append(out, o.Sections[s])
		}
	}
	return out
}
