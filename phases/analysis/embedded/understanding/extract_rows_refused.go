package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// refusedRank tells a cell of a column of priorities that turns its row down instead of ranking it,
// and why: "~~P2~~ 不做，老秦否了", "P2 – dropped, legal said no". A cell that is a rank is none.
func (x *understander) refusedRank(cell string) (why string, out bool) {
	cell = strings.Trim(cell, " .。~*")
	if cell == "" || x.tag(cell) != "" {
		return "", false
	}
	rest := cell
	if rank, behind, ok := strings.Cut(cell, " "); ok && x.tag(rank) != "" {
		rest = strings.TrimLeft(behind, " ~–—-:：/→,，")
	}
	word := reading.LongestPrefix(reading.Lower(rest), x.lex.RefusedRanks...)
	if word == "" {
		return "", false
	}
	return strings.Trim(strings.TrimPrefix(rest[len(word):], "了"), " ,，:：;；–—-()（）"), true
}
