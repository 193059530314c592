package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namedRecord reads a name of several words that ends in the kind of a system, where words of
// another kind may stand between both: "the DVLA vehicle enquiry service", "the Local Land and
// Property Gazetteer", and a maker's name with a number, "Imperial 360".
var namedRecord = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:\b[Tt]he )?\b((?:[A-Z][\p{L}\d&'’-]+(?: (?:and|of|for) [A-Z][\p{L}\d&'’-]+| [A-Z][\p{L}\d&'’-]+){0,4})(?: [a-z][\p{L}-]+){0,3} ?(?i:service|register|registry|gazetteer|database|directory|api|system|catalogue|gateway|ledger|portal|index)\b|[A-Z]\p{L}{3,} [1-9]\d\d)\b`)
})

// askedRecords files the systems with such a name that something is asked of or put into:
// "queries the DVLA vehicle enquiry service", "opens a notice in Imperial 360".
func (x *understander) askedRecords(text string, from, to int) {
	for _, at := range namedRecord().FindAllStringSubmatchIndex(text, -1) {
		before, name := " "+strings.ReplaceAll(reading.Lower(text[:at[0]]), "(", " "), text[at[2]:at[3]]
		if at[0] == 0 || !reading.HasSuffixOf(before, x.lex.AskedOfSystem...) || x.isPerson(name) || len(x.lex.tech.Find(name)) > 0 {
			continue
		}
		if title := reading.Lower(x.u.Title); title != "" && strings.Contains(reading.Lower(name), title) {
			continue // its own system
		}
		if first := reading.FirstWord(name); x.lex.PlacesWithNumber[reading.Lower(first)] {
			continue
		}
		x.newSystem(name, text, from, to)
	}
}
