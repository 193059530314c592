package reading

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"
)

// timeFirst reads a sentence that begins with how long before or after something it holds,
// with or without a comma behind it: "30 days and 7 days before the end a reminder is sent".
var timeFirst = sync.OnceValue(func() *regexp.Regexp {
	const span = `(?:\d+|[Oo]ne|[Tt]wo|[Tt]hree|[Aa]n?) (?:minutes?|hours?|(?:working )?days?|weeks?|months?)`
	return regexp.MustCompile(`^(` + span + `(?:(?:,| and|, and) ` + span + `)* (?:before|after) (?:the|its|their|an?) [\p{L}-]+(?: of (?:the|an?|its) [\p{L}-]+)?),? ((?:an?|the|all|every|each) (?:[\p{L}-]+ ){1,4}?(?:is|are) (?:not )?\p{L}+(?:ed|en|t|wn))\b(.*)$`)
})

// timeBehindDeed puts a time behind the deed of which it says when it is done, so that the
// sentence begins with whom or what it is about.
func timeBehindDeed(text string) string {
	if !strings.Contains(text, " before ") && !strings.Contains(text, " after ") {
		return text
	}
	if m := timeFirst().FindStringSubmatch(text); m != nil {
		return UpperFirst(m[2]) + " " + wording.LowerFirst(m[1]) + m[3]
	}
	return text
}

// keptAndKept reads two halves of which the second leaves out what is done, because the first
// says it: "Documents are deleted 90 days after the decision; check logs after 28 days".
var keptAndKept = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^;]{3,80}? (?:is|are) (deleted|removed|kept|stored|retained|archived|erased|purged|anonymi[sz]ed) [^;]{3,80}); ((?:the |all )?[\p{L}][\p{L} -]{2,40}?) ((?:after|for|within|only for) (?:\d+|an?|one|two|three|six) (?:hours?|(?:working )?days?|weeks?|months?|years?)\b.{0,80})$`)
})

// deedInBoth says in the second half what is done, as in the first.
func deedInBoth(text string) string {
	if !strings.Contains(text, "; ") {
		return text
	}
	m := keptAndKept().FindStringSubmatch(text)
	if m == nil || HasFiniteVerb(m[3]) {
		return text
	}
	be := " is "
	if strings.HasSuffix(m[3], "s") {
		be = " are "
	}
	return m[1] + "; " + m[3] + be + m[2] + " " + m[4]
}
