package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// ownRhythm finds how often something happens: "one reading per minute".
var ownRhythm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(` (?:once )?(?:per|every|each|an?) (second|minute|hour|day|week|month)\b`)
})

// twoRhythms tests a statement of two deeds with a rhythm each, "samples every 5 seconds and
// stores one reading per minute", in which neither happens as often as the other. Empty for
// any other.
func (w *Specifier) twoRhythms(fact string, b *bound) string {
	for _, join := range []string{", and ", ", ", " and "} {
		first, second, ok := strings.Cut(fact, join)
		if !ok || !w.IsThird(phrasing.LeadingWord(second)) {
			continue
		}
		c, whole := w.ParseClause(first)
		if !whole {
			return ""
		}
		second = phrasing.JoinWords(w.LowerStart(c.Subject), second)
		if !strings.Contains(first, b.m.Text) {
			first, second = second, first
		}
		unit := ownRhythm().FindStringSubmatchIndex(second)
		if !strings.Contains(first, b.m.Text) || unit == nil || ownRhythm().MatchString(strings.Replace(first, b.m.Text, "", 1)) {
			return ""
		}
		other := second[:unit[0]] + second[unit[1]:]
		return w.Say("bound_every_two", b.pairs("text", withoutRhythm(first, b.m.Text), "units", wording.Plural(second[unit[2]:unit[3]]), "other", other)...)
	}
	return ""
}
