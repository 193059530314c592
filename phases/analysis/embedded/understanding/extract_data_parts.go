package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// partsOf reads a sentence below a heading of the data model that says of which parts a
// record has several, and what is kept of each: "Each order has one or more order lines:
// article, price and amount", "A bill lists each session with date and duration".
func (x *understander) partsOf(sen reading.Sentence) bool {
	head, list, ok := strings.Cut(sen.Text, ": ")
	each := false
	if !ok {
		head, list, ok = strings.Cut(sen.Text, " with ")
		each = true
	}
	words := strings.Fields(head)
	if !ok || reading.HasHan(sen.Text) || len(words) < 4 || !slices.Contains([]string{"a", "an", "each", "every"}, reading.Lower(words[0])) {
		return false
	}
	const longestName = 3
	at := slices.IndexFunc(words, func(word string) bool { return slices.Contains(x.lex.PartVerbs, word) })
	if at < 2 || at > longestName+1 {
		return false
	}
	part, counted := x.lex.partCounted(strings.Join(words[at+1:], " "), each)
	fields := reading.SplitList(list)
	if !counted || len(strings.Fields(part)) > longestName || len(fields) < 2 || !reading.ShortParts(fields, 4, 20) {
		return false
	}
	whole := x.addEntity(reading.UpperFirst(strings.Join(words[1:at], " ")), sen.From, sen.To)
	e := x.addEntity(reading.UpperFirst(wording.Singular(part)), sen.From, sen.To)
	for _, f := range fields {
		x.addField(e, x.lex.shortField(f, x.lex.articles), "", fieldRule(f), sen.From, sen.To)
	}
	x.u.Entities[whole].Relations = append(x.u.Entities[whole].Relations, specs.Relation{To: x.u.Entities[e].Name, Kind: "one-to-many", Source: x.source(sen.From, sen.To)})
	return true
}

// partCounted is the part that a text begins to count: "one or more order lines". each asks
// for "each" before it.
func (l *Lexicons) partCounted(text string, each bool) (string, bool) {
	low := reading.Lower(text)
	for _, lead := range l.PartCounts {
		if isEach := lead == "each " || lead == "every "; strings.HasPrefix(low, lead) && isEach == each {
			return text[len(lead):], len(text) > len(lead)
		}
	}
	return "", false
}
