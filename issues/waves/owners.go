package waves

import (
	"slices"
	"strings"
)

// roster is who claims what in one wave after the other. Its tree of names is
// that of all waves, so that what is claimed in many of them is looked up once.
type roster struct {
	top  owners
	ways map[*form][]*owners // from the top to where the form ends
	wave int                 // counts the waves
}

// owners is who claims what at one name of the tree in the present wave.
type owners struct {
	name   string
	inside map[string]*owners

	wave     int       // what follows is of this wave
	here     int       // whose plain claim ends here, -1 for nobody's
	live     []*owners // those inside that are of this wave, too
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

func newRoster() *roster { return &roster{ways: map[*form][]*owners{}} }

// begin forgets who was entered.
func (r *roster) begin() {
	r.wave++
	r.top.begin(r.wave)
}

func (o *owners) begin(wave int) {
	o.wave, o.here, o.live, o.patterns = wave, -1, o.live[:0], o.patterns[:0]
}

// way finds the names of a form in the tree and makes those that are new.
func (r *roster) way(f *form) []*owners {
	if way, known := r.ways[f]; known {
		return way
	}
	o := &r.top
	way := []*owners{o}
	for _, name := range f.names[:f.stem()] {
		next := o.inside[name.text]
		if next == nil {
			if o.inside == nil {
				o.inside = map[string]*owners{}
			}
			next = &owners{name: name.text}
			o.inside[name.text] = next
		}
		o = next
		way = append(way, o)
	}
	r.ways[f] = way
	return way
}

// enter notes a claim. Who comes first must be entered first.
func (r *roster) enter(f *form, who int) {
	way := r.way(f)
	for i, o := range way[1:] {
		if o.wave != r.wave {
			o.begin(r.wave)
			way[i].live = append(way[i].live, o)
		}
	}
	o := way[len(way)-1]
	switch {
	case !f.plain():
		o.patterns = append(o.patterns, owned{*f, who})
	case o.here < 0:
		o.here = who
	}
}

// find looks for somebody whose claim meets the form and who may be blamed.
func (r *roster) find(f *form, blame func(who int) bool) (hit, bool) {
	way := r.way(f)
	for depth, o := range way {
		if o.wave != r.wave {
			return hit{}, false
		}
		if o.here >= 0 && blame(o.here) {
			return f.hit(form{names: f.names[:depth], below: true}, o.here)
		}
		for _, one := range o.patterns {
			if _, both := one.form.meet(*f); both && blame(one.who) {
				return f.hit(one.form, one.who)
			}
		}
	}
	return r.below(way[len(way)-1], f, slices.Clip(f.names[:f.stem()]), blame)
}

// hit is the answer for two forms that meet.
func (f *form) hit(other form, who int) (hit, bool) {
	path, both := f.meet(other)
	return hit{who, path}, both
}

// below looks for a claim under a name that meets the form.
func (r *roster) below(o *owners, f *form, way []name, blame func(who int) bool) (hit, bool) {
	if len(o.live) == 0 {
		return hit{}, false
	}
	if _, both := f.meet(form{names: way, below: true}); !both {
		return hit{}, false
	}
	slices.SortFunc(o.live, func(a, b *owners) int { return strings.Compare(a.name, b.name) })
	for _, next := range o.live {
		way := append(slices.Clip(way), name{text: next.name})
		if next.here >= 0 && blame(next.here) {
			if found, ok := f.hit(form{names: way, below: true}, next.here); ok {
				return found, true
			}
		}
		for _, one := range next.patterns {
			if blame(one.who) {
				if found, ok := f.hit(one.form, one.who); ok {
					return found, true
				}
			}
		}
		if found, ok := r.below(next, f, way, blame); ok {
			return found, true
		}
	}
	return hit{}, false
}
