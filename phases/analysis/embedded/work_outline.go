package embedded

import (
	"cmp"
	"slices"
)

// outline knows under which headings the lines of the source stand.
type outline struct {
	sections []Section
	units    []Unit
}

// over lists the titles of the headings above a line, the innermost first. The
// heading of the document itself is none of them; neither is a heading in the
// line itself.
func (o *outline) over(line int) []Section {
	if o == nil {
		return nil
	}
	n, exact := slices.BinarySearchFunc(o.sections, line, func(s Section, at int) int { return cmp.Compare(s.From, at) })
	from := n - 1
	if exact {
		from = o.sections[n].Parent
	}
	var out []Section
	for s := from; s > 0; s = o.sections[s].Parent {
		if o.sections[s].Level > 1 || o.sections[s].Pseudo && o.sections[s].From > 2 {
			out = append(out, o.sections[s])
		}
	}
	return out
}
