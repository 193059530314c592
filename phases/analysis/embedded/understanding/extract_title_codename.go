package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxCodename bounds, in runes, what a title says in brackets of another name of the product.
const maxCodename = 16

// withoutCodename takes off a title what its product is called within the house, wherever it
// stands: 巡检平台|（代号「灯塔」）| PRD. The product goes by its own name.
func (l *Lexicons) withoutCodename(title string) string {
	for _, pair := range [][2]string{{"（", "）"}, {"(", ")"}} {
		before, rest, ok := strings.Cut(title, pair[0])
		inside, after, closed := strings.Cut(rest, pair[1])
		if !ok || !closed || strings.TrimSpace(before) == "" || utf8.RuneCountInString(inside) > maxCodename || !reading.HasPrefixOf(strings.TrimSpace(inside), l.ChineseCodenameLeads...) {
			continue
		}
		return strings.TrimSpace(strings.TrimSpace(before) + " " + strings.TrimSpace(after))
	}
	return title
}
