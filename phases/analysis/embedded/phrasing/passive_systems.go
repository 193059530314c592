package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// DoneByOther says that a passive names another system that does it: "computed by the till server". What
// the product has to do about it is not said there.
func (w *Work) DoneByOther(passive string) bool {
	_, who, ok := strings.Cut(strings.TrimRight(passive, ". "), " by ")
	if !ok {
		return false
	}
	who = strings.TrimPrefix(who, "the ")
	if i := strings.IndexAny(who, ",;(:"); i > 0 {
		who = strings.TrimSpace(who[:i])
	}
	if reading.ContainsAny(reading.Lower(who), reading.Lower(w.Product)) {
		return false
	}
	words := strings.Fields(who)
	for n := min(len(words), 4); n > 0; n-- {
		if w.IsSystem(strings.Join(words[:n], " ")) {
			return true
		}
	}
	return false
}
