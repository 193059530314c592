package merge

import (
	"slices"
	"strings"
)

// order lists the keys of all three sides in the order of the merged text:
// first the keys that base gives a place, then each added key behind the key
// it follows on its own side.
func order(b, m, t parts) []string {
	frame := b.keys
	switch {
	case moved(b, m):
		frame = m.keys
	case moved(b, t):
		frame = t.keys
	}
	inFrame := make(map[string]bool, len(frame))
	for _, key := range frame {
		inFrame[key] = true
	}
	// Deletions must not lose the place of what was added behind them, so the
	// base keys that the frame lacks are runs like any other.
	mine, theirs := runs(m.keys, inFrame), runs(t.keys, inFrame)
	list := make([]string, 0, len(frame))
	seen := make(map[string]bool, len(frame))
	put := func(keys []string) {
		for _, key := range keys {
			if !seen[key] {
				seen[key] = true
				list = append(list, key)
			}
		}
	}
	put(blend(mine[""], theirs[""]))
	for _, key := range frame {
		put([]string{key})
		put(blend(mine[key], theirs[key]))
	}
	return list
}

// moved says whether the keys that p shares with b stand in another order.
func moved(b, p parts) bool {
	place := make(map[string]int, len(b.keys))
	for i, key := range b.keys {
		place[key] = i
	}
	last := -1
	for _, key := range p.keys {
		i, shared := place[key]
		if !shared {
			continue
		}
		if i < last {
			return true
		}
		last = i
	}
	return false
}

// runs groups the keys outside the frame by the frame key they follow, "" for
// the start.
func runs(keys []string, inFrame map[string]bool) map[string][]string {
	list := map[string][]string{}
	after := ""
	for _, key := range keys {
		if inFrame[key] {
			after = key
		} else {
			list[after] = append(list[after], key)
		}
	}
	return list
}

// blend joins what two sides added at one place: in the order of the ids when
// both runs are sorted, else the run with the smaller first id first. It does
// not matter which side is which.
func blend(a, b []string) []string {
	switch {
	case len(a) == 0:
		return b
	case len(b) == 0:
		return a
	case slices.IsSortedFunc(a, natural) && slices.IsSortedFunc(b, natural):
		all := slices.Concat(a, b)
		slices.SortStableFunc(all, natural)
		return all
	case slices.CompareFunc(a, b, natural) <= 0:
		return slices.Concat(a, b)
	}
	return slices.Concat(b, a)
}

// natural compares ids with their digits read as numbers: REQ-2 before REQ-10.
func natural(a, b string) int {
	x, y := a, b
	for x != "" && y != "" {
		dx, dy := digits(x), digits(y)
		if dx > 0 && dy > 0 {
			p, q := strings.TrimLeft(x[:dx], "0"), strings.TrimLeft(y[:dy], "0")
			if len(p) != len(q) {
				return len(p) - len(q)
			}
			if c := strings.Compare(p, q); c != 0 {
				return c
			}
			x, y = x[dx:], y[dy:]
			continue
		}
		if x[0] != y[0] {
			return int(x[0]) - int(y[0])
		}
		x, y = x[1:], y[1:]
	}
	if len(x) != len(y) {
		return len(x) - len(y)
	}
	return strings.Compare(a, b)
}

// digits is the length of the number that s begins with.
func digits(s string) int {
	n := 0
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	return n
}
