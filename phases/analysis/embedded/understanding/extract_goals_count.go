package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"
)

// countLedForm finds a number and what it counts.
var countLedForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:(?P<side>at least|more than|over|about) )?(?P<count>\d{1,3}(?:[,.]\d{3})+|\d+(?: ?[kKM])?) (?P<things>(?:\p{L}[\p{L}-]* ){0,3}\p{Ll}+s)$`)
})

// scoreForm finds a name and its value without a unit.
var scoreForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{L}[\p{L}-]*(?: [\p{L}-]+){0,4}) of ((?:at least )?\d{1,3}(?:\.\d+)?\+?(?: (?:or (?:higher|more|better|above)|stars|points))?)$`)
})

// namedScore reads a goal that gives a name its value, and by when: "NPS of 50 or higher
// within one year". Empty for any other text.
func (l *Lexicons) namedScore(text string) (metric, target, due string) {
	named, due := l.cutDue(strings.TrimRight(text, ". "))
	found := scoreForm().FindStringSubmatch(named)
	if found == nil {
		return "", "", ""
	}
	return found[1], found[2], due
}

// countLed reads a goal that begins with a number of things, and by when there are so many:
// "10,000 monthly active users after 6 months" counts monthly active users. Empty for any
// other text, and for a span of time, which is no number of things.
func (l *Lexicons) countLed(text string) (metric, target, due string) {
	counted, due := l.cutDue(strings.TrimRight(text, ". "))
	found := countLedForm().FindStringSubmatch(counted)
	if found == nil {
		return "", "", ""
	}
	for _, m := range wording.Measures(found[2] + " " + found[3]) {
		if m.Class == wording.ClassTime || m.Class == wording.ClassMoney || m.Class == wording.ClassSize {
			return "", "", ""
		}
	}
	return found[3], strings.TrimSpace(strings.ToLower(found[1]) + " " + found[2]), due
}

// shareLed keeps of the measures of a goal the share that it begins with: what stands behind
// tells who is counted, "25 % of users plan at least 3 meals a week".
func shareLed(text string, ms []wording.Measure) []wording.Measure {
	if len(ms) > 1 && ms[0].Start == 0 && ms[0].Class == wording.ClassShare && strings.HasPrefix(text[ms[0].End:], " of ") {
		return ms[:1]
	}
	return ms
}
