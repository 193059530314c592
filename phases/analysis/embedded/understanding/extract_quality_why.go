package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// whyBehind parts a promise from what once happened, which only says why it is made: "Tablets must be
// rated IP66; dust killed the last two in a month".
func whyBehind(text string) (promise, why string, ok bool) {
	head, rest, found := strings.Cut(strings.TrimRight(text, ". "), "; ")
	if !found || strings.Contains(rest, "; ") || reading.HasHan(text) || !bindsInWords(head) || bindsInWords(rest) {
		return "", "", false
	}
	return head, rest, pastDeed().MatchString(rest)
}

// bindsInWords says that a clause has a verb that binds.
func bindsInWords(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text)+" ", " must ", " shall ", " should ", " has to ", " have to ", " needs to ", " need to ", " may ", " can ", " will ")
}

// pastDeed is what something did, or what became of something, once.
var pastDeed = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:[\p{L}’'-]+ ){1,4}?(?:\p{L}{3,}ed|broke|ate|cost|lost|took|hit|made|froze|ruined|drowned|burnt|tore|fell|came|went|bent|split) (?:the|our|an?|two|three|several|many|most|half|some|us|all|both|in|after|within|last|through|out|off) ?[^;:]*$|^(?:the|our) (?:last|previous|old|first|current|present) [^;:]{2,60}? (?:was|were|had|\p{L}{3,}ed|broke|died|froze|drowned|fell)(?: [^;:]*)?$`)
})
