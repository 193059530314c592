package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// byOther matches a sentence that says only by whom something is done: "Prices are computed by TARIFA".
var byOther = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^,;:]{2,60}? (?:is|are) (?:[a-z]+ly |always |also |then )?([a-z]+) by (?:the )?([^,;:]{2,40}?)(?:[,;] [^;]*)?\.?$`)
})

// doneByOther tells what another system does by itself, and the product does not: it is given.
func (x *understander) doneByOther(text string) bool {
	m := byOther().FindStringSubmatch(strings.TrimSpace(text))
	if m == nil || reading.HasHan(text) || !reading.Participle(m[1]) {
		return false
	}
	if reading.ContainsAny(" "+reading.Lower(text)+" ", " must ", " shall ", " has to ", " have to ", " may not ") {
		return false // a duty stands beside it: "; the marina must not store card numbers"
	}
	for i := range x.u.Integrations {
		if fold(x.u.Integrations[i].Name) == fold(m[2]) && fold(m[2]) != fold(x.u.Product) {
			return true
		}
	}
	return false
}
