package completing

import (
	"slices"

	"github.com/overtone-cli/overtone/templates"
)

// fewestMarks is how many words have to speak for a program on a device.
const fewestMarks = 3

// OnDevice says that the words of a source are those of firmware, or of a game, and
// that none of them speaks of something that serves it: what is made is one program
// on the device it is made for.
func (w *Completer) OnDevice() bool {
	words := w.Table.Words
	if w.Unserved() {
		return true
	}
	if len(w.Understood.Endpoints) > 0 || w.Words.HasAny(words["served"]) {
		return false
	}
	game := slices.ContainsFunc(w.Packs, func(p *templates.Pack) bool { return p.ID == "games" })
	return w.Words.Count(words["device_marks"]) >= fewestMarks || game && w.Words.Count(words["game_marks"]) >= fewestMarks
}
