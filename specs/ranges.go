package specs

import (
	"cmp"
	"slices"
)

// sortedRanges copies the ranges in order of their first line.
func sortedRanges(in []LineRange) []LineRange {
	out := slices.Clone(in)
	slices.SortFunc(out, func(a, b LineRange) int {
		return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(a.To, b.To))
	})
	return out
}
