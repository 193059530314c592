package understanding

import (
	"regexp"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"
)

// sizeThenTime is how much there is to do, and behind a colon or a dash how long that takes: "1 M
// lines: 8 min". The time is asked for, and the amount is its condition.
var sizeThenTime = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\d[\d.,]* ?(?:[kKmM]|thousand|million)? \p{L}[\p{L} -]{2,30}(?:: | – | — )[^:]*$`)
})

// jobTime tells a quality that asks how long a piece of work of a given size takes: it is
// measured as a time, and no load that has to be borne.
func jobTime(text, target string) bool {
	list := wording.Measures(target)
	return len(list) == 1 && list[0].Class == wording.ClassTime && sizeThenTime().MatchString(text)
}
