package waves

import "slices"

// owners is who claims what in one wave.
type owners struct {
	inside   map[string]*owners
	here     int // whose plain claim ends here, -1 for nobody's
	under    int // the first of those who claim anything here or below
	patterns []owned
}

// owned is a pattern and whose it is.
type owned struct {
	form form
	who  int
}

// hit is somebody who claims a path that another one claims, too.
type hit struct {
	who  int
	path string
}

func newOwners() *owners { return &owners{here: -1, under: -1} }

// enter notes a claim. Who comes first must be entered first.
func (o *owners) enter(f form, who int) {
	o.see(who)
	for _, name := range f.names[:f.stem()] {
		next := o.inside[name.text]
		if next == nil {
			if o.inside == nil {
				o.inside = map[string]*owners{}
			}
			next = newOwners()
			o.inside[name.text] = next
		}
		o = next
		o.see(who)
	}
	switch {
	case !f.plain():
		o.patterns = append(o.patterns, owned{f, who})
	case o.here < 0:
		o.here = who
	}
}

func (o *owners) see(who int) {
	if o.under < 0 {
		o.under = who
	}
}

// find looks for somebody whose claim meets the form and who may be blamed.
func (o *owners) find(f form, blame func(who int) bool) (hit, bool) {
	for depth, name := range append(slices.Clone(f.names[:f.stem()]), name{}) {
		if o.here >= 0 && blame(o.here) {
			return o.hit(f, form{names: f.names[:depth], below: true}, o.here)
		}
		for _, one := range o.patterns {
			if _, both := one.form.meet(f); both && blame(one.who) {
				return o.hit(f, one.form, one.who)
			}
		}
		if depth == f.stem() {
			break
		}
		if o = o.inside[name.text]; o == nil {
			return hit{}, false
		}
	}
	return o.below(f, slices.Clone(f.names[:f.stem()]), blame)
}

// hit is the answer for two forms that meet.
func (o *owners) hit(f, other form, who int) (hit, bool) {
	path, both := f.meet(other)
	return hit{who, path}, both
}

// below looks for a claim under here that meets the form.
func (o *owners) below(f form, way []name, blame func(who int) bool) (hit, bool) {
	if _, both := f.meet(form{names: way, below: true}); !both {
		return hit{}, false
	}
	for _, text := range sortedKeys(o.inside) {
		next, way := o.inside[text], append(slices.Clip(way), name{text: text})
		if next.here >= 0 && blame(next.here) {
			if found, ok := o.hit(f, form{names: way, below: true}, next.here); ok {
				return found, true
			}
		}
		for _, one := range next.patterns {
			if blame(one.who) {
				if found, ok := o.hit(f, one.form, one.who); ok {
					return found, true
				}
			}
		}
		if found, ok := next.below(f, way, blame); ok {
			return found, true
		}
	}
	return hit{}, false
}

func sortedKeys(inside map[string]*owners) []string {
	keys := make([]string, 0, len(inside))
	for key := range inside {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}
