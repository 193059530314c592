package waves

import "slices"

// A claim can only meet claims on its own way from the top of the project, or
// below where it ends. So claims are kept in a tree of names: plain ones where
// they end, patterns where their first "*" comes. Placing n claims costs n
// times their depth, whatever n is, where comparing all pairs would cost n².

// mostPatterns is how many different patterns are compared one by one at each
// name of the tree. A further one counts as the whole folder that it begins in:
// it may then wait without need, but never runs beside what it meets.
const mostPatterns = 32

// node is one name of the tree.
type node struct {
	inside   map[string]*node
	here     taken      // waves with a plain claim that ends here: all below is theirs
	under    taken      // waves with any claim here or below
	patterns []*pattern // that begin here
}

// pattern is one spelling of a pattern, however many claim it.
type pattern struct {
	form  form
	waves taken // waves that claim it
	met   taken // waves with any claim here or below that it meets
}

// spot is where a form stands in the tree.
type spot struct {
	way     []*node  // from the top to where it ends
	pattern *pattern // nil for a plain one, and for one pattern too many
	form    form
}

// locate finds the place of a form and makes it when it is new.
func (n *node) locate(f form) spot {
	s := spot{way: make([]*node, 1, len(f.names)+1), form: f}
	s.way[0] = n
	stem := f.stem()
	for _, name := range f.names[:stem] {
		next := n.inside[name.text]
		if next == nil {
			if n.inside == nil {
				n.inside = map[string]*node{}
			}
			next = &node{}
			n.inside[name.text] = next
		}
		n = next
		s.way = append(s.way, n)
	}
	if !f.plain() {
		s.pattern = n.pattern(f)
	}
	return s
}

// pattern finds or makes the pattern of a form; nil when there are too many.
func (n *node) pattern(f form) *pattern {
	for _, known := range n.patterns {
		if known.form.same(f) {
			return known
		}
	}
	if len(n.patterns) == mostPatterns {
		return nil
	}
	made := &pattern{form: f}
	n.gather(make([]name, 0, 16), f.names[:f.stem()], made)
	n.patterns = append(n.patterns, made)
	return made
}

// gather fills what a new pattern meets here and below.
func (n *node) gather(way, stem []name, made *pattern) {
	here := form{names: append(slices.Clip(stem), way...), below: true}
	if len(n.here.runs) > 0 {
		if _, both := here.meet(made.form); both {
			made.met.join(&n.here)
		}
	}
	for _, known := range n.patterns {
		if _, both := known.form.meet(made.form); both {
			made.met.join(&known.waves)
		}
	}
	if _, both := here.meet(made.form); !both {
		return
	}
	for text, next := range n.inside { // any order gives the same set
		next.gather(append(way, name{text: text}), stem, made)
	}
}

func (f form) same(other form) bool {
	return f.text == other.text && f.classes == other.classes && f.below == other.below
}

// blockers lists the waves that the form cannot have.
func (s spot) blockers(sets []*taken) []*taken {
	end := s.way[len(s.way)-1]
	for _, n := range s.way[:len(s.way)-1] {
		sets = add(sets, &n.here)
	}
	for _, n := range s.way {
		for _, known := range n.patterns {
			if _, both := known.form.meet(s.reach()); both {
				sets = add(sets, &known.waves)
			}
		}
	}
	if s.pattern == nil {
		return add(sets, &end.under)
	}
	return add(add(sets, &end.here), &s.pattern.met)
}

func add(sets []*taken, one *taken) []*taken {
	if len(one.runs) == 0 {
		return sets
	}
	return append(sets, one)
}

// reach is what counts as claimed: the form, or the whole folder that a
// pattern too many begins in.
func (s spot) reach() form {
	if s.pattern == nil && !s.form.plain() {
		return form{names: s.form.names[:s.form.stem()], below: true}
	}
	return s.form
}

// take enters the wave.
func (s spot) take(wave int) {
	reach := s.reach()
	for _, n := range s.way {
		n.under.add(wave)
		for _, known := range n.patterns {
			if _, both := known.form.meet(reach); both {
				known.met.add(wave)
			}
		}
	}
	if s.pattern == nil {
		s.way[len(s.way)-1].here.add(wave)
		return
	}
	s.pattern.waves.add(wave)
}

// join adds all waves of another set.
func (t *taken) join(other *taken) {
	for _, one := range other.runs {
		for w := one.first; w <= one.last; w++ {
			t.add(w)
		}
	}
}
