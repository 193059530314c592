package waves

// board is what is known of the waves while they are filled.
type board struct {
	options Options
	top     *node
	used    taken // waves with anything in them
	sealed  taken // waves that are one piece of work's alone
	full    taken // waves with no room
	count   []int // how much each wave has, when there is a limit
	known   map[*form]spot
	spot    []spot   // for one call
	sets    []*taken // for one call
}

func newBoard(options Options) *board {
	return &board{options: options, top: &node{}, known: map[*form]spot{}}
}

// place finds the first wave from earliest on and enters it.
func (b *board) place(w *Work, earliest int) int {
	spots := b.spots(w)
	sets := append(b.sets[:0], &b.full)
	switch {
	case b.options.AssumeDisjoint && !w.Known:
	case !w.Known:
		sets = append(sets, &b.used)
	default:
		sets = append(sets, &b.sealed)
		for _, s := range spots {
			sets = s.blockers(sets)
		}
	}
	b.sets = sets
	wave := free(sets, earliest)
	for _, s := range spots {
		s.take(wave)
	}
	b.used.add(wave)
	if !w.Known && !b.options.AssumeDisjoint {
		b.sealed.add(wave)
	}
	b.fill(wave)
	return wave
}

// spots finds where the claims of the work stand. Work that may touch anything
// has none: it gets a wave of its own.
func (b *board) spots(w *Work) []spot {
	if !w.Known {
		return nil
	}
	b.spot = b.spot[:0]
	for _, claim := range w.Claims {
		for k := range claim.forms {
			f := &claim.forms[k]
			s, known := b.known[f]
			if !known {
				s = b.top.locate(*f)
				b.known[f] = s
			}
			b.spot = append(b.spot, s)
		}
	}
	return b.spot
}

// free is the first wave from w on that is in none of the sets.
func free(sets []*taken, w int) int {
	for settled := 0; settled < len(sets); {
		for _, set := range sets {
			if next := set.after(w); next != w {
				w, settled = next, 0
				continue
			}
			settled++
		}
	}
	return w
}

// fill counts what is in a wave, when it has a limit.
func (b *board) fill(wave int) {
	if b.options.Width <= 0 {
		return
	}
	for len(b.count) <= wave {
		b.count = append(b.count, 0)
	}
	if b.count[wave]++; b.count[wave] == b.options.Width {
		b.full.add(wave)
	}
}
