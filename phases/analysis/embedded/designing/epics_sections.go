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
	for t := range themes {
		moved := t // where the list before went: others beside it that have no heading go with it
		for _, i := range themes[t].members {
			home, ok := at[phrasing.FoldTerm(m.factGroup(i))]
			if !ok {
				home = moved
			}
			if home == t || m.listOf(&m.req.Requirements[i]) == nil {
				continue
			}
			moved = home
			out[t].members = slices.DeleteFunc(out[t].members, func(x int) bool { return x == i })
			out[home].members = append(out[home].members, i)
			slices.Sort(out[home].members)
		}
	}
	out = slices.DeleteFunc(out, func(t theme) bool { return len(t.members) == 0 })
	slices.SortStableFunc(out, func(x, y theme) int { return cmp.Compare(x.members[0], y.members[0]) })
	return out
}
