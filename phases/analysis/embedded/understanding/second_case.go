package understanding

import (
	"regexp"
	"sync"
)

// secondCase says of the second of two cases too that it is one: "when the flow deviates, or
// the share is above 40 %" is "… or when the share is above 40 %".
func secondCase(text string) string {
	return caseBehind().ReplaceAllString(text, "$1, or $2 $3")
}

// caseBehind finds a clause that "or" joins to the case in front of it.
var caseBehind = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^,;.]+ (when|if) [^,;.]{5,90}(?:\.\d[^,;.]{0,40})?), or ((?:the|an?|no) [^,;.]{2,60} (?:is|are|has|have|exceeds?|falls?) [^,;.]{2,60}\.?)$`)
})
