package phrasing

import (
	"regexp"
	"sync"
)

// staffTold finds a sentence that only says how many some people are: "Purchasing is three
// people", "The team are 12 volunteers". That is how things are, and nothing to build.
var staffTold = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:(?:we|(?:the |our |my )?[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:is|are|has|have) (?:only |just |about |around )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) (?:\p{L}+ )?(?:people|persons|employees|members|volunteers|men|women|of us|staff))$`)
})

// PeopleTold is how many people a sentence says some are, in digits or in words. Empty where
// it says anything else.
func PeopleTold(sentence string) string {
	found := staffTold().FindStringSubmatch(sentence)
	if found == nil {
		return ""
	}
	return found[1]
}
