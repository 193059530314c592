package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxCaller is how many words the name of a caller in a table has at most.
const maxCaller = 3

// maxCallers is how many callers one cell names at most.
const maxCallers = 4

// roleCalls files who calls an operation, as a column of its table says: "garden" under
// "Who" is a person of the source, also where nothing else introduces one. Anybody is
// nobody in particular. Of several each is somebody.
func (x *understander) roleCalls(at int, r row) {
	cell, asked := x.callerCell(r)
	said := reading.Unmark(strings.Trim(cell, " .–—-*`"))
	x.u.Endpoints[at].Asked = asked
	x.u.Endpoints[at].Open = x.lex.OpenCaller[reading.Lower(said)]
	if said == "" || x.u.Endpoints[at].Open {
		return
	}
	listed := x.lex.callersSaid(callersAlone(said))
	var names []string
	for _, one := range listed {
		if name := x.oneCaller(one, r); name != "" {
			names = append(names, name)
		}
	}
	e := &x.u.Endpoints[at]
	e.Named = listed
	switch {
	case len(names) == 0:
		e.Who = said
		return
	case len(names) > 1:
		e.Callers = names
	case len(listed) == 1:
		e.Caller = names[0]
	}
	e.Who = said
}

// callersSaid parts a cell that names one or several callers, "contractor, office". It is nil where
// it says more than their names.
func (l *Lexicons) callersSaid(said string) []string {
	list := said
	for _, mark := range []string{"、", "，", "/", "&", " and ", " or "} {
		list = strings.ReplaceAll(list, mark, ",")
	}
	var out []string
	for part := range strings.SplitSeq(list, ",") {
		part = strings.TrimSpace(part)
		if part == "" || len(strings.Fields(part)) > maxCaller || strings.ContainsAny(part, ";+0123456789（(；") || l.AnyCaller[reading.Lower(part)] {
			return nil
		}
		for _, joint := range l.CallerJoints {
			if strings.Contains(" "+reading.Lower(part)+" ", joint) {
				return nil
			}
		}
		out = append(out, part)
	}
	if len(out) > maxCallers {
		return nil
	}
	return out
}

// oneCaller is the actor that a cell names: one of those whom the text lists as callers, "desk" of
// "Dispatch desk", else somebody of that name.
func (x *understander) oneCaller(said string, r row) string {
	name := x.actorNames(said)[0]
	if i, known := x.findActor(name); known {
		return x.u.Actors[i].Name
	}
	if i, listed := x.callerListed(said); listed {
		x.u.Actors[i].Source = x.u.Actors[i].Source.Join(x.source(r.u.From, r.u.To))
		x.u.Actors[i].System = false // what it calls is done for whoever holds it
		return x.u.Actors[i].Name
	}
	x.addActor(ActorFact{Name: reading.UpperFirst(name)}, r.u.From, r.u.To)
	if i, ok := x.findActor(name); ok {
		return x.u.Actors[i].Name
	}
	return ""
}

// callerListed finds the one caller of a table of callers whose name has a word by which another
// table calls it in short: "lab" is "Quality lab". A noun of people is a role of its own.
func (x *understander) callerListed(said string) (at int, ok bool) {
	if x.isPersonNoun(said) || reading.HasHan(said) {
		return 0, false
	}
	at = -1
	for i := range x.u.Actors {
		a := &x.u.Actors[i]
		if !a.Calls || !slices.ContainsFunc(strings.Fields(reading.Lower(a.Name)), func(word string) bool { return wording.Singular(word) == wording.Singular(reading.Lower(said)) }) {
			continue
		}
		if at >= 0 {
			return 0, false
		}
		at = i
	}
	return max(at, 0), at >= 0
}
