package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"
)

// countLedForm finds a number, what it counts and by when.
var countLedForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:(?P<side>at least|more than|over|about) )?(?P<count>\d{1,3}(?:[,.]\d{3})+|\d+(?: ?[kKM])?) (?P<things>(?:\p{L}[\p{L}-]* ){0,3}\p{Ll}+s)(?P<due> (?:after|within|in|by|before|during) [^,;:]{3,40})?$`)
})

// scoreForm finds a name, its value without a unit and by when.
var scoreForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{L}[\p{L}-]*(?: [\p{L}-]+){0,4}) of ((?:at least )?\d{1,3}(?:\.\d+)?\+?(?: (?:or (?:higher|more|better|above)|stars|points))?)((?: (?:after|within|in|by|before) [^,;:]{3,40})?)$`)
})

// namedScore reads a goal that gives a name its value: "NPS of 50 or higher within one year".
// Empty for any other text.
func namedScore(text string) (metric, target string) {
	found := scoreForm().FindStringSubmatch(strings.TrimRight(text, ". "))
	if found == nil {
		return "", ""
	}
	return found[1], found[2] + found[3]
}

// countLed reads a goal that begins with a number of things: "10,000 monthly active users
// after 6 months" counts monthly active users. The target keeps by when. Empty for any other
// text, and for a span of time, which is no number of things.
func countLed(text string) (metric, target string) {
	text = strings.TrimRight(text, ". ")
	found := countLedForm().FindStringSubmatch(text)
	if found == nil {
		return "", ""
	}
	for _, m := range wording.Measures(found[2] + " " + found[3]) {
		if m.Class == wording.ClassTime || m.Class == wording.ClassMoney || m.Class == wording.ClassSize {
			return "", ""
		}
	}
	target = strings.TrimSpace(strings.ToLower(found[1]) + " " + found[2])
	return found[3], target + found[4]
}

// shareLed keeps of the measures of a goal the share that it begins with: what stands behind
// tells who is counted, "25 % of users plan at least 3 meals a week".
func shareLed(text string, ms []wording.Measure) []wording.Measure {
	if len(ms) > 1 && ms[0].Start == 0 && ms[0].Class == wording.ClassShare && strings.HasPrefix(text[ms[0].End:], " of ") {
		return ms[:1]
	}
	return ms
}
