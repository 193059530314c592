package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// behindTableOfPeople tells a Chinese paragraph right behind a table of the users that begins with none of
// them: what it says, "60 岁以上的客人占 27%", belongs to the whole table and not to its last row.
func (x *understander) behindTableOfPeople(u *reading.Unit) bool {
	if u.Kind != reading.Prose || u.Label != "" || !reading.HasHan(u.Text) || !strings.ContainsAny(u.Text, "0123456789") {
		return false
	}
	units := x.units[u.Section]
	at := slices.Index(units, u.Index)
	if at <= 0 || x.r.Units[units[at-1]].Kind != reading.Row {
		return false
	}
	return !slices.ContainsFunc(x.u.Actors, func(a ActorFact) bool { return strings.HasPrefix(u.Text, a.Name) })
}
