package merge

import (
	"slices"
	"sort"
)

// rising keeps the longest subsequence of pairs whose second place rises, the
// first places rising already: lines that kept their order.
func rising(pairs [][2]int32) [][2]int32 {
	if len(pairs) == 0 {
		return nil
	}
	tails := make([]int, 0, len(pairs)) // pair that ends the best run of each length
	back := make([]int, len(pairs))
	for i, p := range pairs {
		n := sort.Search(len(tails), func(k int) bool { return pairs[tails[k]][1] >= p[1] })
		back[i] = -1
		if n > 0 {
			back[i] = tails[n-1]
		}
		if n == len(tails) {
			tails = append(tails, i)
		} else {
			tails[n] = i
		}
	}
	run := make([][2]int32, len(tails))
	for i, k := tails[len(tails)-1], len(tails)-1; k >= 0; i, k = back[i], k-1 {
		run[k] = pairs[i]
	}
	return run
}

// search pairs the lines at places xs of a with those at places ys of b by
// Myers' greedy search. Where the texts are too different for one search it
// takes the farthest point reached and goes on from there.
func (d *differ) search(xs, ys []int32) {
	steps := max(minSteps, min(maxSteps, workUnit/(len(xs)+len(ys)+1)))
	for len(xs) > 0 && len(ys) > 0 {
		x, y := d.stretch(xs, ys, steps)
		xs, ys = xs[x:], ys[y:]
	}
}

// stretch searches with at most steps edits, pairs what it passed and answers
// how far it came. It always advances.
func (d *differ) stretch(xs, ys []int32, steps int) (int, int) {
	steps = min(steps, len(xs)+len(ys))
	reach := make([]int32, 2*steps+3) // farthest x on each diagonal x-y
	var trail [][]int32               // reach before each round, diagonals -e..e
	mid := steps + 1
	best := struct{ x, y, e int }{}
	for e := 0; e <= steps; e++ {
		trail = append(trail, append([]int32(nil), reach[mid-e:mid+e+1]...))
		for k := -e; k <= e; k += 2 {
			x := step(reach, mid, k, e)
			y := x - k
			for x < len(xs) && y < len(ys) && d.a[xs[x]] == d.b[ys[y]] {
				x, y = x+1, y+1
			}
			reach[mid+k] = int32(x)
			if x > len(xs) || y > len(ys) {
				continue // left the grid: no way back in
			}
			if x+y > best.x+best.y {
				best.x, best.y, best.e = x, y, e
			}
		}
		if best.x == len(xs) && best.y == len(ys) {
			break
		}
	}
	d.retrace(xs, ys, trail[:best.e+1], best.x, best.y)
	return best.x, best.y
}

// step is where diagonal k is entered with e edits: from above (insertion) or
// from the left (deletion).
func step(reach []int32, mid, k, e int) int {
	switch {
	case e == 0:
		return 0
	case k == -e || k != e && reach[mid+k-1] < reach[mid+k+1]:
		return int(reach[mid+k+1])
	}
	return int(reach[mid+k-1]) + 1
}

// retrace walks back from (x, y) and pairs every line on the way.
func (d *differ) retrace(xs, ys []int32, trail [][]int32, x, y int) {
	for e, reach := range slices.Backward(trail) {
		k := x - y
		fromX := step(reach, e, k, e)
		for x > fromX {
			x, y = x-1, y-1
			d.pair[xs[x]] = ys[y]
		}
		if e == 0 {
			return
		}
		if k == -e || k != e && reach[e+k-1] < reach[e+k+1] {
			y--
		} else {
			x--
		}
	}
}
