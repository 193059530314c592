package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// staysAway parts what somebody is given from the habit told behind it, which is a fact of
// them and forbids nothing: "An accountant gets an export once a month but never logs in". The
// whole sentence stays beside the demand.
func (l *Lexicons) staysAway(text string) (demand, aside string) {
	if reading.HasHan(text) {
		return text, ""
	}
	body := strings.TrimRight(text, ".! ")
	for _, tail := range l.StaysAway {
		if head, ok := strings.CutSuffix(body, tail); ok && len(strings.Fields(head)) > 3 && reading.HasFiniteVerb(head) {
			return strings.TrimRight(head, ", "), sentence(text)
		}
	}
	return text, ""
}

// keptThing is what a clause behind a semicolon tells of a thing and who keeps it: "the tariff
// is a table that the harbour master edits".
var keptThing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((?:the|its|their|these|those) [\w' -]{2,40}?) (?:is|are) (?:a |an |the )?[\w' -]{2,40}? (?:that|which) ((?:the |an |a |our )?[\w' -]{3,30}?) (\w+)$`)
})

// keptBehind is the deed of whoever keeps what the clause behind a semicolon tells of: "The
// harbour master edits the tariff" behind "Dues are computed per night". Empty where it names
// nobody.
func (x *understander) keptBehind(text string) string {
	at := strings.LastIndex(text, "; ")
	if at <= 0 || reading.HasHan(text) {
		return ""
	}
	m := keptThing().FindStringSubmatch(strings.TrimRight(text[at+2:], ". "))
	if m == nil || !x.lex.KeepingVerbs[m[3]] {
		return ""
	}
	deed := reading.UpperFirst(m[2]) + " " + m[3] + " " + m[1] + "."
	who := m[2]
	for _, article := range []string{"the ", "an ", "a ", "our "} {
		who = strings.TrimPrefix(who, article)
	}
	if name, _ := x.leadingActor(deed); name == "" && !x.isPerson(who) {
		return ""
	}
	return deed
}

// demandAndWish finds a demand and a weaker one in the same clause, in the words of RFC 2119.
var demandAndWish = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.+? )((?:MUST|SHALL) .+?),? and (?:it |they )?((?:SHOULD|MAY) .+)$`)
})

// firstObject finds the things that a demand is done to.
var firstObject = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:MUST|SHALL) \w+ (the [a-z]+s)\b`)
})

// twoStrengths splits a sentence that demands one thing and only wishes for another: "the portal
// MUST list the stays and SHOULD propose a move for each" would make a demand of both. The second
// has the subject and the condition of the first. Both empty for any other sentence.
func twoStrengths(text string) (must, weaker string) {
	m := demandAndWish().FindStringSubmatch(strings.TrimRight(text, ". "))
	if m == nil || strings.Contains(m[1], "MUST") || len(strings.Fields(m[3])) < 3 {
		return "", ""
	}
	wish := m[3]
	if things := firstObject().FindStringSubmatch(m[2]); things != nil && strings.HasSuffix(wish, " for each") {
		wish += " of " + things[1]
	}
	return m[1] + m[2] + ".", m[1] + wish + "."
}
