package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// clippedHere are the clipped words for people, "vet", whose long form stands in the
// text too: both are one person.
func (x *understander) clippedHere() map[string]string {
	text := reading.Lower(strings.Join(x.r.Lines, "\n"))
	out := map[string]string{}
	for short, long := range x.lex.clipped {
		if i := strings.Index(text, long); i == 0 || i > 0 && !reading.IsWordByte(text[i-1]) {
			out[short] = long
		}
	}
	return out
}

// unclipped is a role by its long word: "Veterinarian" for "Vets".
func (x *understander) unclipped(name string) string {
	if long, ok := x.clipped[wording.Singular(reading.Lower(name))]; ok {
		return reading.UpperFirst(long)
	}
	return name
}

// onlyEndingIn finds the only person whose name ends in a role: the stories of
// an adviser are those of the training adviser.
func (x *understander) onlyEndingIn(role string) (int, bool) {
	tail, found := " "+reading.Lower(x.lex.actorName(role)), -1
	if strings.Contains(tail[1:], " ") || len(tail) < 4 {
		return 0, false
	}
	for i := range x.u.Actors {
		if a := &x.u.Actors[i]; !a.System && strings.HasSuffix(reading.Lower(a.Name), tail) {
			if found >= 0 {
				return 0, false
			}
			found = i
		}
	}
	return found, found >= 0
}
