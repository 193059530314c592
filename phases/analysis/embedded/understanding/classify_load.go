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

// mustServe is how many people or things are expected, as what the product has to bear: "The system must
// serve around 45 people", "We expect 900 taps a second".
var mustServe = sync.OnceValue(func() *regexp.Regexp {
	const about = `(?:about |around |roughly |some |up to |at most )?\d`
	return regexp.MustCompile(`^(?:The system must serve ` + about + `|We expect ` + about + `[^;:]*?(?: a | per )(?:second|minute|hour)\b)`)
})

// takesAtMost is the time that something should take.
var takesAtMost = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(` should take [^,;:]*?at most \d+ (?:seconds?|minutes?|hours?|days?|weeks?)\b[^,;:]*\.$`)
})

// fasterThanNow tells a wish for such a time: it says how fast, and no deed.
func fasterThanNow(s *signals) bool {
	if s.question || !takesAtMost().MatchString(s.text) {
		return false
	}
	s.class, s.strong = "P", true
	return true
}

// peopleAtOnce tells such a load without a verb: the product has to bear it, and nobody builds it.
func peopleAtOnce(s *signals) bool {
	if s.question || !atOnceForm().MatchString(s.text) && !mustServe().MatchString(s.text) || s.has("problem") {
		return false
	}
	s.class, s.strong = "SC", true
	s.text = peakAside().ReplaceAllString(s.text, "")
	return true
}
