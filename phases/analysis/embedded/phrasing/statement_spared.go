package phrasing

import (
	"regexp"
	"strings"
	"sync"
)

// needless matches what somebody does without something that they need not have: "the
// guest does not need an account to book".
var needless = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(.+?) (?:do not|does not|need not|must not|will not|should not) (?:need|require|have|have to have|need to have) (an? |any )([^,;:]+?) (?:in order )?to (\S[^;:]*)$`)
})

// nobodyNeeds matches the same said of everybody: "nobody needs a password to look at the list".
var nobodyNeeds = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:nobody|no one) (?:needs|has to have|must have|should need|may need) (an? |any )([^,;:]+?) (?:in order )?to (\S[^;:]*)$`)
})

// spared reads what somebody does not need for a deed as the deed that they can do without
// it: "the guest does not need an account to book" lets the guest book without an account.
// A freedom is no ban, and a test tries the deed.
func (w *Work) spared(text string) string {
	if m := nobodyNeeds().FindStringSubmatch(strings.TrimRight(text, ". ")); m != nil && w.IsVerbPhrase(m[3]) && len(strings.Fields(m[2])) <= maxSparedThing {
		return "Everybody can " + m[3] + " without " + strings.TrimPrefix(strings.ToLower(m[1]), "any ") + m[2]
	}
	m := needless().FindStringSubmatch(strings.TrimRight(text, ". "))
	if m == nil {
		return text
	}
	_, person := w.PersonIn(m[1])
	if !person || !w.IsVerbPhrase(m[4]) || len(strings.Fields(m[3])) > maxSparedThing || strings.Contains(m[4], " without ") {
		return text
	}
	article := strings.ToLower(m[2])
	if article == "any " {
		article = ""
	}
	return m[1] + " can " + m[4] + " without " + article + m[3]
}

// maxSparedThing is how many words the name of what is not needed has at most.
const maxSparedThing = 4
