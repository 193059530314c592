package understanding

import (
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// behindRowsOfPeople tells an English paragraph right behind a table of people, or of the
// programs that call, that begins with none of them: "Tokens are issued by our directory" is
// no role of the last row.
func (x *understander) behindRowsOfPeople(u *reading.Unit) bool {
	if u.Kind != reading.Prose || u.Label != "" || reading.HasHan(u.Text) || len(u.Sentences) == 0 {
		return false
	}
	units := x.units[u.Section]
	at := slices.Index(units, u.Index)
	if at <= 0 || x.r.Units[units[at-1]].Kind != reading.Row {
		return false
	}
	if reading.HasPrefixOf(reading.Lower(u.Text), "they ", "these ", "those ", "all ", "both ", "each ", "every ", "some ") {
		return false // "They share a terminal" speaks of those in the table
	}
	if h, ok := x.lex.departments.First(reading.Lower(u.Text)); ok && h.Start == 0 {
		return false // "Infection control is informed when …" names one more
	}
	if name, rest := x.leadingActor(u.Text); name != "" && rest != "" {
		return false
	}
	return len(x.lex.people.Find(u.Sentences[0].Text)) == 0
}
