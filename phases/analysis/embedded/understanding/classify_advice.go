package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// advisesReaders tells what those are told to do who want something else than what is offered: "People
// who want more should use webhooks". It asks nothing of the product.
func (l *Lexicons) advisesReaders(text string) bool {
	low := reading.Lower(text)
	head, deed, ok := strings.Cut(low, " should ")
	if !ok {
		return false
	}
	who, wants, relative := strings.Cut(head, " who ")
	if who == "whoever" || strings.HasPrefix(head, "whoever ") {
		wants, relative = strings.TrimPrefix(head, "whoever "), true
	}
	const longest = 2 // words of those who are told
	if !relative || len(strings.Fields(who)) > longest || !l.WishesOfReaders[reading.FirstWord(wants)] {
		return false
	}
	return l.ReadersDo[strings.Trim(reading.FirstWord(deed), ".,;")]
}
