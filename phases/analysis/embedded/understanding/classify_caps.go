package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// capsCalls tells how many calls are taken in a time, "Requests are limited to 60 per minute":
// the product counts and refuses what goes beyond it, and nobody
// promises to bear so much.
func (l *Lexicons) capsCalls(s *signals) bool {
	low := " " + reading.Lower(s.text)
	if s.question || s.trigger != "" || reading.ContainsAny(low, l.CapsOfOthers...) {
		return false
	}
	rated := slices.ContainsFunc(s.measures, func(m wording.Measure) bool { return m.Class == wording.ClassRate }) || callsPerTime().MatchString(low)
	return rated && reading.ContainsAny(low, l.CapsOnCalls...) && reading.ContainsAny(low, l.NounsOfCalls...) && !reading.ContainsAny(low, l.BearsLoad...)
}

// callsPerTime finds a number in a time behind what limits it: "limited to 60 per minute".
var callsPerTime = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`[0-9] (?:per|an?|each|every) (?:second|minute|hour|day)`)
})

// capOfHeading puts into words what stands without a verb below a heading of limits on calls:
// "100 requests per second per client" are at most as many as are accepted.
func (x *understander) capOfHeading(u *reading.Unit, c context) {
	if c.kind != "constraint" || len(u.Sentences) == 0 || u.Label != "" || !reading.ContainsAny(reading.Lower(x.r.Sections[u.Section].Title), x.lex.HeadsOfCaps...) {
		return
	}
	first := &u.Sentences[0]
	m := bareCap().FindStringSubmatch(strings.TrimRight(first.Text, ". "))
	if m == nil {
		return
	}
	text := "At most " + m[1] + " are accepted" + m[2]
	if m[3] != "" {
		text += ", and at most " + m[3]
	}
	u.Text = strings.Replace(u.Text, first.Text, text+".", 1)
	first.Text = text + "."
}

// bareCap reads a number of calls in a time, where it holds, and what holds elsewhere: "100
// requests per second per client in production, 10 in sandbox".
var bareCap = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([0-9][0-9,.]* (?:[a-z]+ )?(?:requests|calls|messages|queries|operations) (?:per|an?|each|every) (?:second|minute|hour|day)(?: (?:per|for each|for every) [a-zA-Z -]{2,30}?)?)( (?:in|on|for) [a-zA-Z -]{2,30})?(?:,? (?:and )?([0-9][0-9,.]* (?:in|on|for) [a-zA-Z -]{2,30}))?$`)
})
