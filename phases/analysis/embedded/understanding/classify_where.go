package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// whereAlone is a place told by what people do there and nothing else: "where you spend your
// time", also behind its name.
var whereAlone = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:[^:–—]{2,30}(?:: | – | — ))?where (?:you|we|they|people) [^,:;]+$`)
})

// whereOnly tells such a place from "where you see a red dot, tap it".
func whereOnly(text string) bool {
	return strings.Contains(reading.Lower(text), "where ") && whereAlone().MatchString(strings.TrimRight(text, ". "))
}
