package understanding

import (
	"regexp"
	"sync"
)

// atOnceForm is how many people there are at the same time: "150 people at once when the sale
// opens".
var atOnceForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:about |up to |around |roughly |some |at least |peak: )?\d[\d.,]*(?: ?k)? (?:concurrent |simultaneous )?(?:people|users|visitors|customers|members|guests|students|clients|buyers|callers|sessions|connections|devices) (?:at once|at the same time|simultaneously|concurrently|in parallel)\b`)
})

// peakAside only says of that number that it is the highest.
var peakAside = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`,? (?:that['’]s|that is|this is|which is) (?:the|our|about the) (?:peak|maximum|most|worst case)\.?$`)
})

// peopleAtOnce tells such a load without a verb: the product has to bear it, and nobody builds it.
func peopleAtOnce(s *signals) bool {
	if s.question || !atOnceForm().MatchString(s.text) || s.has("problem") {
		return false
	}
	s.class, s.strong = "SC", true
	s.text = peakAside().ReplaceAllString(s.text, "")
	return true
}
