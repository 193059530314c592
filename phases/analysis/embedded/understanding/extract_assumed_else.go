package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxLinesBehindAssumed is how far behind an assumption the sentence stands at most that says
// what follows where it does not hold.
const maxLinesBehindAssumed = 1

// elseOfAssumed gives an assumption what follows where it does not hold, "We assume the ledgers
// are scanned by July. If they aren't, renewals can't start there": nobody asks for that.
func (x *understander) elseOfAssumed(text string, from, to int) bool {
	last := len(x.u.Assumptions) - 1
	if last < 0 || !reading.HasPrefixOf(reading.Lower(text), x.lex.ElseOfAssumed...) {
		return false
	}
	a := &x.u.Assumptions[last]
	lines := a.Source.Lines
	if len(lines) == 0 || from < lines[0].From || from-lines[len(lines)-1].To > maxLinesBehindAssumed {
		return false
	}
	a.Text = sentence(strings.TrimRight(a.Text, " ")) + " " + sentence(text)
	a.Source = a.Source.Join(x.source(from, to))
	return true
}
