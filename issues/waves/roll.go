package waves

import "github.com/overtone-cli/overtone/issues"

// roll finds the places of ids. Where they only grow, as in a file that nobody
// has sorted, none is looked up in a table.
type roll struct {
	n  int
	id func(i int) string
	at map[string]int // nil when the ids grow; of doubled ones the last
}

func newRoll(n int, id func(i int) string) roll {
	r := roll{n: n, id: id}
	for i := 1; i < n; i++ {
		if issues.CompareIDs(id(i-1), id(i)) >= 0 {
			r.at = make(map[string]int, n)
			break
		}
	}
	if r.at != nil {
		for i := range n {
			r.at[id(i)] = i
		}
	}
	return r
}

// find is the place of an id, which is looked for around near first: most work
// needs what was written down shortly before.
func (r roll) find(id string, near int) (at int, there bool) {
	if r.at != nil {
		at, there = r.at[id]
		return at, there
	}
	low, high := r.around(id, near)
	for low < high {
		middle := int(uint(low+high) >> 1) //nolint:gosec // two lengths
		if issues.CompareIDs(r.id(middle), id) < 0 {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low, low < r.n && r.id(low) == id
}

// around bounds the place of an id by steps from near that double: what is
// before low is smaller, and what is from high on is not.
func (r roll) around(id string, near int) (low, high int) {
	smaller := func(i int) bool { return issues.CompareIDs(r.id(i), id) < 0 }
	if low, high = 0, r.n; near >= r.n {
		return low, high
	}
	if smaller(near) {
		low = near + 1
		for step := 1; near+step < r.n; step *= 2 {
			if !smaller(near + step) {
				return low, near + step
			}
			low = near + step + 1
		}
		return low, high
	}
	high = near
	for step := 1; near-step >= 0; step *= 2 {
		if smaller(near - step) {
			return near - step + 1, high
		}
		high = near - step
	}
	return low, high
}
