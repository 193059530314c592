package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// momentBehind puts when people get something behind what they get: "The evening before, at 6 pm,
// people get a text" tells first whom it is about.
func (x *understander) momentBehind(text, _ string) string {
	clause := x.lex.mainClause(text)
	when := strings.TrimRight(strings.TrimSuffix(text, clause), ", ")
	if when == "" || clause == text || strings.ContainsAny(clause, ",;:") || !x.lex.momentOnly(strings.SplitN(when, ", ", 2)[0]) && !momentLead().MatchString(when) {
		return text
	}
	name, rest := x.leadingActor(clause)
	if verb := reading.FirstWord(rest); name == "" || verb != "get" && verb != "gets" && verb != "receive" && verb != "receives" {
		return text
	}
	return reading.UpperFirst(strings.TrimRight(clause, ". ")) + " " + wording.LowerFirst(when) + "."
}

// momentLead is how words begin that tell how long before or after something: "the week before a
// concert".
var momentLead = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:The|A|One|Two|Three|\d+) (?:hour|day|evening|night|morning|afternoon|week|month)s? (?:before|after)\b`)
})

// tookLonger is how long a deed may take, as notes add it behind a comma.
var tookLonger = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`, (?:(?:and )?(?:it|this|that) )?(?:shouldn['’]t|should not|mustn['’]t|must not|may not|can['’]t) take (?:them |him |her )?(?:more|longer) than ((?:\d+|an?|one|two|three|five|ten|half an?|a few) [a-z]+)\.?$`)
})

// withinTime says it of the deed itself: "Volunteers add them in, shouldn't take more than a minute".
func withinTime(text, _ string) string {
	at := tookLonger().FindStringSubmatchIndex(text)
	if at == nil || at[0] == 0 {
		return text
	}
	return text[:at[0]] + " within " + text[at[2]:at[3]] + "."
}

// seeTogether is what several called by name see, one of whom may be who writes.
var seeTogether = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((?:\p{Lu}\p{Ll}+(?:, | and ))*\p{Lu}\p{Ll}+)(?:(,? and )(?:me|myself|I))? (see|get) (\S.*)$`)
})

// togetherCan says of them that they can see it: "Marjorie and me see everything".
func (x *understander) togetherCan(text, _ string) string {
	m := seeTogether().FindStringSubmatch(text)
	if m == nil || !x.lex.calledSo(reading.FirstWord(strings.ReplaceAll(m[1], ",", ""))) || x.lex.NoFirstNames[reading.Lower(reading.FirstWord(m[1]))] {
		return text
	}
	who := m[1]
	if m[2] != "" {
		who += m[2] + "I"
	} else if !strings.Contains(who, " and ") || !x.isNamed(reading.LastWord(who)) {
		return text
	}
	return who + " can " + m[3] + " " + m[4]
}

// deletedThen is a command of notes to do away with something after a time.
var deletedThen = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(Delete|Erase|Remove|Purge|Archive|Anonymise|Anonymize) ([^,;:]+?) ((?:(?:\d+|an?|one|two|three|six|twelve) (?:hours?|days?|weeks?|months?|years?) )?(?:after|once) [^,;:]+)$`)
})

// goneThen says it of what is done away with, as nobody does it by hand: "Delete people's details
// 6 months after the last parcel".
func (x *understander) goneThen(text, _ string) string {
	m := deletedThen().FindStringSubmatch(text)
	if m == nil || !x.lex.commandsProduct(text) {
		return text
	}
	be := "is"
	if last := strings.Fields(m[2])[len(strings.Fields(m[2]))-1]; strings.HasSuffix(last, "s") || strings.Contains(m[2], " and ") || strings.HasSuffix(last, "data") {
		be = "are"
	}
	return reading.UpperFirst(m[2]) + " " + be + " " + strings.TrimSuffix(reading.Lower(m[1]), "e") + "ed " + m[3]
}

// goneAfterTime finds what is done away with so long after something.
var goneAfterTime = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^,;:]+? (?:is|are) (?:deleted|erased|removed|purged|archived|anonymised|anonymized) (?:\d+|an?|one|two|three|six|twelve) (?:hours?|days?|weeks?|months?|years?) after `)
})
