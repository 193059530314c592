package waves

import "sort"

// taken is a set of waves, kept as runs of them, because what is filled from
// the front has few.
type taken struct{ runs []run }

// run is some waves one after the other, both ends included.
type run struct{ first, last int }

// after is the first wave from w on that is not in the set.
func (t *taken) after(w int) int {
	if t == nil {
		return w
	}
	if i := t.find(w); i < len(t.runs) && t.runs[i].first <= w {
		return t.runs[i].last + 1
	}
	return w
}

// find is the place of the first run that ends at w or later.
func (t *taken) find(w int) int {
	if n := len(t.runs); n == 0 || t.runs[n-1].last < w {
		return n
	}
	return sort.Search(len(t.runs), func(i int) bool { return t.runs[i].last >= w })
}

// add puts a wave into the set.
func (t *taken) add(w int) {
	i := t.find(w)
	if i < len(t.runs) && t.runs[i].first <= w {
		return
	}
	joinsLeft := i > 0 && t.runs[i-1].last == w-1
	joinsRight := i < len(t.runs) && t.runs[i].first == w+1
	switch {
	case joinsLeft && joinsRight:
		t.runs[i-1].last = t.runs[i].last
		t.runs = append(t.runs[:i], t.runs[i+1:]...)
	case joinsLeft:
		t.runs[i-1].last = w
	case joinsRight:
		t.runs[i].first = w
	default:
		t.runs = append(t.runs, run{})
		copy(t.runs[i+1:], t.runs[i:])
		t.runs[i] = run{w, w}
	}
}
