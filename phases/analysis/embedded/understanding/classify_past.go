package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// pastSpan is when something was, told in words that leave no doubt that it is over.
var pastSpan = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:last (?:week|month|quarter|year|season|term|spring|summer|autumn|fall|winter|weekend|christmas)|(?:in|over|during|within) the (?:last|past) (?:\w+ ){0,2}(?:days?|weeks?|months?|quarters?|years?|seasons?|terms?)|ago|yesterday)\b`)
})

// pastLead is how a sentence begins that tells what somebody did, with when in front or not.
var pastLead = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:[^,]{4,40}, |(?:In|Over|During|Within) the (?:last|past) (?:\w+ ){1,2}(?:days?|weeks?|months?|quarters?|years?|seasons?|terms?) )?(?:[Ww]e|[Tt]hey|I|[Oo]ur [a-z]+|[Tt]he [a-z]+) (?:\w+ly )?([a-z]+)\b`)
})

// pastFigure tells a sentence that gives the figure of something that was: "We gave out 212
// parcels last month, up from 130 a year ago". It is how things are, and nothing to reach.
func (l *Lexicons) pastFigure(s *signals) bool {
	if s.question || reading.HasHan(s.text) || s.has("must", "should", "need", "non_goal") || !strings.ContainsAny(s.text, "0123456789") || !pastSpan().MatchString(s.text) {
		return false
	}
	if reading.ContainsAny(" "+reading.Lower(s.text)+" ", " want", " wish", " hope", " will ", " would ", " aim", " goal", " target", " at least ", " by the end ") {
		return false
	}
	m := pastLead().FindStringSubmatch(s.text)
	return m != nil && (l.PastOfPeople[m[1]] || l.PastOfHouses[m[1]] || strings.HasSuffix(m[1], "ed") && len(m[1]) > 4)
}

// comesDownTo tells what somebody says it is all about: "So what we're after is really simple:
// people book a slot, and nobody queues".
func (l *Lexicons) comesDownTo(text string) bool {
	low := reading.Lower(text)
	low = strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(low, "so "), "but "), "and ")
	return !strings.HasSuffix(low, "?") && reading.HasPrefixOf(low, l.AfterAll...)
}
