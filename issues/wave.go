package issues

import (
	"cmp"
	"strconv"
	"strings"
)

// Wave is the plan wave of the issue from 1, or 0 when it has none: what its
// tag wave-N says, else its notes.
func (i Issue) Wave() int {
	for _, tag := range i.Tags {
		if digits, found := strings.CutPrefix(tag, "wave-"); found {
			if n, err := strconv.Atoi(digits); err == nil && n > 0 {
				return n
			}
		}
	}
	return max(0, i.ExtendedContext.Notes.Wave)
}

// CompareNext orders issues as they are handed out: by wave (those without one
// last), then by priority, then by id.
func CompareNext(a, b Issue) int {
	first, second := a.Wave(), b.Wave()
	switch {
	case first == 0 && second != 0:
		return 1
	case first != 0 && second == 0:
		return -1
	}
	return cmp.Or(cmp.Compare(first, second), cmp.Compare(a.Priority, b.Priority), CompareIDs(a.ID, b.ID))
}

// CompareIDs orders ids so that numbers in them count as numbers: GH-9 comes
// before GH-10, ISS-20260131-999 before ISS-20260131-1000.
func CompareIDs(a, b string) int {
	whole := cmp.Compare(a, b)
	for a != "" && b != "" {
		if digit(a[0]) && digit(b[0]) {
			one, two := digits(a), digits(b)
			a, b = a[len(one):], b[len(two):]
			one, two = strings.TrimLeft(one, "0"), strings.TrimLeft(two, "0")
			if c := cmp.Or(cmp.Compare(len(one), len(two)), cmp.Compare(one, two)); c != 0 {
				return c
			}
			continue
		}
		if a[0] != b[0] {
			return cmp.Compare(a[0], b[0])
		}
		a, b = a[1:], b[1:]
	}
	return cmp.Or(cmp.Compare(len(a), len(b)), whole) // 07 and 7 are two ids
}

func digit(c byte) bool { return '0' <= c && c <= '9' }

// digits is the number that text begins with.
func digits(text string) string {
	end := 0
	for end < len(text) && digit(text[end]) {
		end++
	}
	return text[:end]
}
