package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxCaller is how many words the name of a caller in a table has at most.
const maxCaller = 3

// roleCalls files who calls an operation, as a column of its table says: "garden" under
// "Who" is a person of the source, also where nothing else introduces one. Anybody is
// nobody in particular, and of several roles none does it alone.
func (x *understander) roleCalls(at int, r row) {
	said := reading.Unmark(strings.Trim(r.get("persona"), " .–—-*`"))
	x.u.Endpoints[at].Open = x.lex.OpenCaller[reading.Lower(said)]
	if said == "" || x.u.Endpoints[at].Open || len(strings.Fields(said)) > maxCaller || strings.ContainsAny(said, ",;/&+0123456789（(，、；") || x.lex.AnyCaller[reading.Lower(said)] {
		return
	}
	for _, joint := range x.lex.CallerJoints {
		if strings.Contains(" "+reading.Lower(said)+" ", joint) {
			return
		}
	}
	name := x.actorNames(said)[0]
	x.addActor(ActorFact{Name: reading.UpperFirst(name)}, r.u.From, r.u.To)
	if i, ok := x.findActor(name); ok {
		x.u.Endpoints[at].Caller = x.u.Actors[i].Name
	}
}
