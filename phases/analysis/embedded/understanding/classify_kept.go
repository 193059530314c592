package understanding

import (
	"regexp"
	"sync"
)

// keptPerThing is a name with what is kept under it, one for each of several things: "Prices: a
// list price, and a discount per customer or per customer and product".
var keptPerThing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[A-Z][\w-]+(?: [\w-]+){0,2}: (?:an?|one) [a-z][\w -]{2,30}(?:, (?:an?|one) [a-z][\w -]{2,30})*,? and (?:an?|one) [a-z][\w -]{2,30} (?:per|for each|for every) [a-z][\w ,-]{2,60}\.?$`)
})

// keepsPerThing says that a text without a verb names what the product has to keep.
func keepsPerThing(text string) bool { return keptPerThing().MatchString(text) }
