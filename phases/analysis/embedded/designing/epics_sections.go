package designing

import (
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// sectioned puts lists of codes, reasons or settings, which make no part of their own and
// so joined the largest theme, into the theme of the heading over them, where there is
// one: limits stand beside what the source says of limits.
func (m *epicMaker) sectioned(themes []theme) []theme {
	out := slices.Clone(themes)
	at := map[string]int{}
	for t := range out {
		out[t].members = slices.Clone(out[t].members)
		at[phrasing.FoldTerm(out[t].name)] = t
	}
	homes := m.listHomes(at)
	for t := range themes {
		for _, i := range themes[t].members {
			home, ok := homes[i]
			if !ok || home == t {
				continue
			}
			out[t].members = slices.DeleteFunc(out[t].members, func(x int) bool { return x == i })
			out[home].members = append(out[home].members, i)
			slices.Sort(out[home].members)
		}
	}
	out = slices.DeleteFunc(out, func(t theme) bool { return len(t.members) == 0 })
	slices.SortStableFunc(out, func(x, y theme) int { return cmp.Compare(x.members[0], y.members[0]) })
	return out
}

// listHomes are the themes of the headings above lists, by requirement, where they are one of
// the given places; a list under no such heading goes with the one that stands before it.
func (m *epicMaker) listHomes(at map[string]int) map[int]int {
	out, before := map[int]int{}, -1
	for i := range m.req.Requirements {
		if m.listOf(&m.req.Requirements[i]) == nil {
			continue
		}
		if home, ok := at[phrasing.FoldTerm(m.factGroup(i))]; ok {
			before = home
		}
		if before >= 0 {
			out[i] = before
		}
	}
	return out
}
