package merge

import "slices"

// hunk says that lines a0 up to a1 of one text became lines b0 up to b1 of the
// other. One of the two ranges may be empty.
type hunk struct{ a0, a1, b0, b1 int }

// Bounds of the search. Lines that occur once on both sides are matched first
// and cut the problem into small ones; what is left goes through Myers' O(ND)
// search in stretches of at most maxSteps edits, so that the work stays in
// proportion to the input however different the texts are.
const (
	maxDepth = 8
	maxSteps = 1024
	minSteps = 32
	workUnit = 50_000_000
)

// differ finds lines of a that stay in b.
type differ struct {
	a, b []int32
	pair []int32 // for each line of a its partner in b, or -1
	inA  []int32 // scratch, by line number: occurrences in the part of a
	inB  []int32
	atB  []int32 // scratch: last place in the part of b

	strong []bool
}

// diff lists the changes that turn a into b, in order, separated by at least
// one unchanged line. strong says of every number in a and b whether its line
// can serve as a landmark.
func diff(a, b []int32, strong []bool) []hunk {
	size := len(strong)
	d := &differ{
		a: a, b: b, strong: strong, pair: make([]int32, len(a)),
		inA: make([]int32, size), inB: make([]int32, size), atB: make([]int32, size),
	}
	for i := range d.pair {
		d.pair[i] = -1
	}
	d.part(0, len(a), 0, len(b), 0)
	return slide(a, b, d.hunks())
}

// part pairs lines within a[a0:a1] and b[b0:b1].
func (d *differ) part(a0, a1, b0, b1, depth int) {
	for a0 < a1 && b0 < b1 && d.a[a0] == d.b[b0] {
		d.pair[a0] = int32(b0)
		a0, b0 = a0+1, b0+1
	}
	for a0 < a1 && b0 < b1 && d.a[a1-1] == d.b[b1-1] {
		a1, b1 = a1-1, b1-1
		d.pair[a1] = int32(b1)
	}
	if a0 == a1 || b0 == b1 {
		return
	}
	d.count(a0, a1, b0, b1)
	var anchors [][2]int32
	if depth < maxDepth {
		anchors = rising(d.unique(a0, a1))
	}
	if len(anchors) == 0 {
		xs, ys := d.shared(a0, a1, b0, b1)
		d.forget(a0, a1, b0, b1)
		d.search(xs, ys)
		return
	}
	d.forget(a0, a1, b0, b1)
	for _, p := range anchors {
		d.pair[p[0]] = p[1]
		d.part(a0, int(p[0]), b0, int(p[1]), depth+1)
		a0, b0 = int(p[0])+1, int(p[1])+1
	}
	d.part(a0, a1, b0, b1, depth+1)
}

// count fills the scratch tables for one part; forget empties them again.
func (d *differ) count(a0, a1, b0, b1 int) {
	for _, id := range d.a[a0:a1] {
		d.inA[id]++
	}
	for j := b0; j < b1; j++ {
		d.inB[d.b[j]]++
		d.atB[d.b[j]] = int32(j)
	}
}

func (d *differ) forget(a0, a1, b0, b1 int) {
	for _, id := range d.a[a0:a1] {
		d.inA[id] = 0
	}
	for _, id := range d.b[b0:b1] {
		d.inB[id] = 0
	}
}

// unique lists the pairs of strong lines that occur once on each side, in the order
// of a.
func (d *differ) unique(a0, a1 int) [][2]int32 {
	var list [][2]int32
	for i := a0; i < a1; i++ {
		if id := d.a[i]; d.strong[id] && d.inA[id] == 1 && d.inB[id] == 1 {
			list = append(list, [2]int32{int32(i), d.atB[id]})
		}
	}
	return list
}

// shared lists the places of lines that occur on both sides: no other line can
// be part of a common sequence.
func (d *differ) shared(a0, a1, b0, b1 int) (xs, ys []int32) {
	for i := a0; i < a1; i++ {
		if d.inB[d.a[i]] > 0 {
			xs = append(xs, int32(i))
		}
	}
	for j := b0; j < b1; j++ {
		if d.inA[d.b[j]] > 0 {
			ys = append(ys, int32(j))
		}
	}
	return xs, ys
}

// hunks reads the changes off the pairs.
func (d *differ) hunks() []hunk {
	var list []hunk
	i, j := 0, 0
	for i < len(d.a) || j < len(d.b) {
		if i < len(d.a) && d.pair[i] == int32(j) {
			i, j = i+1, j+1
			continue
		}
		h := hunk{a0: i, b0: j}
		for i < len(d.a) && d.pair[i] < 0 {
			i++
		}
		if j = len(d.b); i < len(d.a) {
			j = int(d.pair[i])
		}
		h.a1, h.b1 = i, j
		list = append(list, h)
	}
	return list
}

// slide moves every pure insertion and deletion as far down as it goes, so that
// both sides place an ambiguous change alike. Changes that meet become one.
func slide(a, b []int32, list []hunk) []hunk {
	out := make([]hunk, 0, len(list))
	limit := len(a)
	for _, h := range slices.Backward(list) {
		if h.a0 == h.a1 || h.b0 == h.b1 {
			for h.a1 < limit && first(a, b, h) == a[h.a1] {
				h = hunk{h.a0 + 1, h.a1 + 1, h.b0 + 1, h.b1 + 1}
			}
		}
		if n := len(out); n > 0 && h.a1 == limit {
			out[n-1].a0, out[n-1].b0 = h.a0, h.b0
		} else {
			out = append(out, h)
		}
		limit = h.a0
	}
	slices.Reverse(out)
	return out
}

// first is the first line that a pure insertion or deletion adds or removes.
func first(a, b []int32, h hunk) int32 {
	if h.a0 == h.a1 {
		return b[h.b0]
	}
	return a[h.a0]
}
