package merge

// zipper walks the changes of both sides through the base and writes the
// merged lines.
type zipper struct {
	base, mine, theirs text
	strong             []bool // by line number, see names
	end                string // line end of mine, "" when it has none

	out       []line
	conflicts []Conflict
	at        int // base lines already written
	shift     int // mine position minus base position outside changes
	clashed   int // base line behind the last conflict, when no line was agreed on since
}

// region is a run of base lines with every change of both sides that overlaps
// another one in it.
type region struct {
	lo, hi       int
	mine, theirs []hunk
}

func (z *zipper) run() {
	m := lineByLine(diff(z.base.ids, z.mine.ids, z.strong))
	t := lineByLine(diff(z.base.ids, z.theirs.ids, z.strong))
	for len(m)+len(t) > 0 {
		var r region
		r, m, t = nextRegion(m, t)
		z.keep(r.lo)
		z.write(r)
	}
	z.keep(len(z.base.lines))
}

// keep writes the unchanged lines up to base line to, in the bytes they have
// in mine.
func (z *zipper) keep(to int) {
	z.out = append(z.out, z.mine.lines[z.at+z.shift:to+z.shift]...)
	z.at = to
}

// write puts a region into the output: the side that changed it, or mine.
func (z *zipper) write(r region) {
	m0, m1 := span(r, r.mine, z.shift)
	switch {
	case len(r.theirs) == 0:
		z.out = append(z.out, z.mine.lines[m0:m1]...)
	case len(r.mine) == 0:
		h := r.theirs[0]
		for _, l := range z.theirs.lines[h.b0:h.b1] {
			if z.end != "" && l.end != "" {
				l.end = z.end
			}
			z.out = append(z.out, l)
		}
	default:
		t0, t1 := span(r, r.theirs, 0)
		z.clash(r, m0, m1, t0, t1)
		z.out = append(z.out, z.mine.lines[m0:m1]...)
	}
	z.at, z.shift = r.hi, m1-r.hi
}

// clash records a conflict unless both sides made the same change. Lines that
// both sides agree on at either end are left out of the report.
func (z *zipper) clash(r region, m0, m1, t0, t1 int) {
	line := len(z.out) + 1
	lo, hi := r.lo, r.hi
	for m0 < m1 && t0 < t1 && z.mine.ids[m0] == z.theirs.ids[t0] {
		if lo < hi && z.base.ids[lo] == z.mine.ids[m0] {
			lo++
		}
		m0, t0, line = m0+1, t0+1, line+1
	}
	for m0 < m1 && t0 < t1 && z.mine.ids[m1-1] == z.theirs.ids[t1-1] {
		if lo < hi && z.base.ids[hi-1] == z.mine.ids[m1-1] {
			hi--
		}
		m1, t1 = m1-1, t1-1
	}
	if m0 == m1 && t0 == t1 {
		return
	}
	c := Conflict{
		BaseLines:   z.base.bodies(lo, hi),
		MineLines:   z.mine.bodies(m0, m1),
		TheirsLines: z.theirs.bodies(t0, t1),
		Line:        line,
	}
	if n := len(z.conflicts); n > 0 && z.clashed == lo && z.conflicts[n-1].endsAt(line) {
		z.conflicts[n-1].extend(c)
	} else {
		z.conflicts = append(z.conflicts, c)
	}
	z.clashed = hi
}

// endsAt says whether the conflict's lines end right before a line.
func (c *Conflict) endsAt(line int) bool { return c.Line+len(c.MineLines) == line }

// extend takes in the conflict that follows at once: a paragraph that both
// sides rewrote is one conflict, not one a line.
func (c *Conflict) extend(next Conflict) {
	c.BaseLines = append(c.BaseLines, next.BaseLines...)
	c.MineLines = append(c.MineLines, next.MineLines...)
	c.TheirsLines = append(c.TheirsLines, next.TheirsLines...)
}

// lineByLine cuts a change of n lines into n others into changes of one line,
// so that an edit of the next line by the other side stays a separate edit.
func lineByLine(list []hunk) []hunk {
	out := make([]hunk, 0, len(list))
	for _, h := range list {
		if h.a1-h.a0 != h.b1-h.b0 {
			out = append(out, h)
			continue
		}
		for i := range h.a1 - h.a0 {
			out = append(out, hunk{h.a0 + i, h.a0 + i + 1, h.b0 + i, h.b0 + i + 1})
		}
	}
	return out
}

// span is the part of one side that stands for region r, given that side's
// changes in it; shift serves when there are none.
func span(r region, hunks []hunk, shift int) (int, int) {
	if len(hunks) == 0 {
		return r.lo + shift, r.hi + shift
	}
	first, last := hunks[0], hunks[len(hunks)-1]
	return first.b0 - (first.a0 - r.lo), last.b1 + (r.hi - last.a1)
}

// nextRegion takes the first change and everything that overlaps it, and
// answers what is left of both lists.
func nextRegion(m, t []hunk) (region, []hunk, []hunk) {
	var r region
	mi, ti := 0, 0
	if len(t) == 0 || len(m) > 0 && before(m[0], t[0]) {
		r.lo, r.hi, mi = m[0].a0, m[0].a1, 1
	} else {
		r.lo, r.hi, ti = t[0].a0, t[0].a1, 1
	}
	for {
		switch {
		case mi < len(m) && r.overlaps(m[mi]):
			r.hi = max(r.hi, m[mi].a1)
			mi++
		case ti < len(t) && r.overlaps(t[ti]):
			r.hi = max(r.hi, t[ti].a1)
			ti++
		default:
			r.mine, r.theirs = m[:mi], t[:ti]
			return r, m[mi:], t[ti:]
		}
	}
}

// before orders changes by place, an insertion first of all that begins where
// it stands.
func before(a, b hunk) bool {
	if a.a0 != b.a0 {
		return a.a0 < b.a0
	}
	return a.a1 < b.a1
}

// overlaps says whether h changes base lines of the region, or inserts inside
// it. Changes that only touch do not overlap; two insertions at one point do.
func (r region) overlaps(h hunk) bool {
	switch {
	case r.lo == r.hi && h.a0 == h.a1:
		return r.lo == h.a0
	case h.a0 == h.a1:
		return r.lo < h.a0 && h.a0 < r.hi
	case r.lo == r.hi:
		return h.a0 < r.lo && r.lo < h.a1
	}
	return h.a0 < r.hi && r.lo < h.a1
}
