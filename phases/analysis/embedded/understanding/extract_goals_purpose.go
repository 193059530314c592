package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// purposeLead is how somebody begins who says what all of it is for: "The point of this is: …".
var purposeLead = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:so |and )?(?i:the|our|my) (?i:whole |main |only |real )?(?i:point|purpose|aim|idea|object|objective|intention)(?i: of (?:all this|all of this|this|it|it all|the (?:whole )?(?:thing|project|work|exercise|change)))?(?i: is| was)?(?:: | (?i:that ))`)
})

// purposeTold is what stands behind such a lead where it is an outcome, empty for any other text.
func (x *understander) purposeTold(text string) string {
	at := purposeLead().FindStringIndex(text)
	if at == nil || reading.HasHan(text) {
		return ""
	}
	rest := reading.UpperFirst(strings.TrimSpace(text[at[1]:]))
	if strings.HasSuffix(strings.TrimRight(rest, " )"), "?") || !x.wishesOutcome(rest) {
		return ""
	}
	return rest
}

// todayInBrackets is the value of today as people add it to a goal: "(it's about 20 % now)".
var todayInBrackets = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\((?:it['’]s|it is|that['’]s|we['’]re at|we are at|we have) ((?:about |around |roughly )?[£€$]?\d[\d.,]*(?: ?%)?[^()]{0,24}?) (?:now|today|at the moment|right now|at present)\)`)
})

// lastInBrackets is the value of the time before: "(last year: 71%)", "(2024: 12%)".
var lastInBrackets = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\((?:(?:last|this) (?:year|season|month|quarter|winter|summer)|in (?:19|20)\d\d|(?:19|20)\d\d|so far|until now|previously|formerly|before|baseline|base line|status quo|starting point|starting from|from|as is|today's value|current value)(?: (?:it was|is|of|value))?:? ((?:about |around |roughly |~ ?)?[£€$]?\d+(?:[.,]\d+)*(?: ?%)?[^()\d]{0,24}?)\)`)
})

// movedFrom is that value behind what is to be reached: ", up from 71% last year", ", down from
// about 10", "; today it takes 11".
var movedFrom = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:,? (?:up|down) from|,? (?:as )?(?:compared|opposed) (?:with|to)|,? rather than|[;,] (?:today|currently|now|at the moment|at present|right now|so far|last (?:year|season|month|quarter)|this (?:year|season)|until now|before|previously) (?:it|they|that|we)(?:['’]s| (?:is|are|was|were|takes|took|needs|needed|had|have|are at|were at|take|need))) ((?:about |around |roughly |~ ?)?(?:[£€$]?\d+(?:[.,]\d+)*(?: ?%)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: (?:working )?(?:hours?|days?|weeks?|minutes?|months?|seconds?|h|min|s))?)(?: (?:last (?:year|season|month|quarter)|today|now|at present|on average|at the moment|before|in (?:19|20)\d\d))?(\.?)$`)
})

// nowInFront puts the word for today in front of that value, as tables have it.
func nowInFront(text string) string {
	text = todayInBrackets().ReplaceAllString(text, "(now $1)")
	text = lastInBrackets().ReplaceAllString(text, "(now $1)")
	return movedFrom().ReplaceAllString(text, " (now $1)$2")
}

// inOwnWords gives goals filed since the given count back the words of the source, where only the
// value of today was put differently for their measure.
func (x *understander) inOwnWords(since int, put, said string) {
	for i := range x.u.Goals[min(since, len(x.u.Goals)):] {
		if g := &x.u.Goals[since+i]; g.Text == sentence(put) {
			g.Text = sentence(said)
		}
	}
}

// noneForm is a goal that there be none of something.
var noneForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:No|Zero|Not a single|Not one) ((?:\p{Ll}[\p{L}-]* ){0,3}\p{Ll}[\p{L}-]*s)(?: at all)?(?:,? ((?:next|this) \p{Ll}+|(?:by|before) [^,;:]+))?$`)
})

// noneOf reads it: the number of "double sales" is to be none, "next season".
func noneOf(text string) (metric, target, due string) {
	m := noneForm().FindStringSubmatch(strings.TrimRight(text, ". "))
	if m == nil {
		return "", "", ""
	}
	return m[1], "none", m[2]
}
