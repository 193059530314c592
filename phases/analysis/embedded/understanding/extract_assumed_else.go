package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// elseOfAssumed gives an assumption what follows where it does not hold, "We assume the ledgers
// are scanned by July. If they aren't, renewals can't start there": nobody asks for that.
func (x *understander) elseOfAssumed(text string, from, to int) bool {
	last := len(x.u.Assumptions) - 1
	if last < 0 || !adjoins(x.u.Assumptions[last].Source, from) || !reading.HasPrefixOf(reading.Lower(text), x.lex.ElseOfAssumed...) {
		return false
	}
	a := &x.u.Assumptions[last]
	a.Text = sentence(strings.TrimRight(a.Text, " ")) + " " + sentence(text)
	a.Source = a.Source.Join(x.source(from, to))
	return true
}
