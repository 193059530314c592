package waves

import "slices"

// place gives out the waves, level by level.
func (c *Compiled) place() {
	c.rank = ranks(c.work)
	board := newBoard(c.options)
	c.wave = make([]int, len(c.work))
	for _, i := range c.order() {
		wave := board.place(&c.work[i], c.earliest(i))
		for c.wave[i] = wave; len(c.in) < wave; {
			c.in = append(c.in, nil)
		}
		c.in[wave-1] = append(c.in[wave-1], i)
	}
}

// order is all work in the order in which it gets its waves.
func (c *Compiled) order() []int {
	deepest, classes := 0, 0
	for i := range c.work {
		deepest, classes = max(deepest, c.level[i]), max(classes, c.rank[i]+1)
	}
	order := counted(len(c.work), classes, func(i int) int { return c.rank[i] }, nil) // by rank, then by id
	return counted(len(c.work), deepest+1, func(i int) int { return c.level[i] }, order)
}

// counted sorts the numbers from 0 to n, or the order given, stably by a key
// below keys.
func counted(n, keys int, key func(i int) int, order []int) []int {
	ends := make([]int, keys+1)
	for i := range n {
		ends[key(i)+1]++
	}
	for k := range keys {
		ends[k+1] += ends[k]
	}
	out := make([]int, n)
	for k := range n {
		i := k
		if order != nil {
			i = order[k]
		}
		out[ends[key(i)]] = i
		ends[key(i)]++
	}
	return out
}

// ranks numbers what before tells apart, in its order.
func ranks(work []Work) []int {
	classes := map[class]int{}
	var first []int // of each class
	rank := make([]int, len(work))
	for i := range work {
		number, known := classes[work[i].class()]
		if !known {
			number = len(first)
			classes[work[i].class()] = number
			first = append(first, i)
		}
		rank[i] = number
	}
	sorted := slices.Clone(first)
	slices.SortFunc(sorted, func(a, b int) int { return work[a].before(&work[b]) })
	place := make([]int, len(first))
	for i, at := range sorted {
		place[rank[at]] = i
	}
	for i := range rank {
		rank[i] = place[rank[i]]
	}
	return rank
}

// earliest is the first wave after all needs.
func (c *Compiled) earliest(i int) int {
	wave := 1
	for _, need := range c.needs[i] {
		wave = max(wave, c.wave[need]+1)
	}
	return wave
}
