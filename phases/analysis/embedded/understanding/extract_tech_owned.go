package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// storeOfOthers is the name of the store of a system outside that a sentence reads from:
// "reads entries from the ledger's Postgres", "is read from the warehouse (BigQuery)".
// Empty for a store of the product's own.
func (l *Lexicons) storeOfOthers(text string, h *reading.Hit[technology]) string {
	if h.Value.layer != "database" || reading.HasHan(text) {
		return ""
	}
	before := text[:h.Start]
	low := " " + reading.Lower(before)
	at := -1
	for _, verb := range l.ReadsFrom {
		at = max(at, strings.LastIndex(low, verb))
	}
	if at < 0 {
		return ""
	}
	from := strings.LastIndex(low[at:], " from ")
	if from < 0 {
		return ""
	}
	owner := strings.TrimSpace(low[at+from+len(" from "):])
	words := strings.Fields(owner)
	if len(words) < 2 || len(words) > 4 || words[0] != "the" && words[0] != "a" {
		return ""
	}
	name := text[h.Start:h.End]
	switch last := words[len(words)-1]; {
	case strings.HasSuffix(last, "'s") || strings.HasSuffix(last, "’s"):
		if l.OwnersOfOwn[strings.TrimRight(last, "'’s")] {
			return ""
		}
		return reading.UpperFirst(strings.Join(words[1:], " ")) + " " + name
	case strings.HasSuffix(strings.TrimRight(before, " "), "(") && strings.HasPrefix(text[h.End:], ")"):
		return name
	}
	return ""
}
