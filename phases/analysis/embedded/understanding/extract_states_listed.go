package understanding

import (
	"regexp"
	"strings"
	"sync"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// hasStates reads a sentence that says which states a thing has, and nothing else: "An
// instrument has one of six statuses: in use, locked, retired".
var hasStates = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:an? |the |every |each )?(\p{L}[\p{L} -]{2,40}?) (?:always |can only |may only )?(?:has|have|can have|is in|are in|can be in|knows|goes through|passes through|moves through|takes)(?: exactly| always)?(?: one of)?(?: the| these)?(?: following| possible)?(?: two| three| four| five| six| seven| eight| nine| ten| \d+)? (?:states|statuses|stages)(?:: | \()([^.;()]+)\)?$`)
})

// statesOfEach reads which states a thing has where a sentence only names them beside what it
// asks for: "The customer sees the state of each order: draft, submitted, shipped".
var statesOfEach = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:state|status) of (?:each|every|an?|the|their) (\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)(?:: | \()([^.;()]+)\)?$`)
})

// oneOfStates reads the same without a colon in front of the names: "Each job shows one of the
// states ordered, approved, in progress, done".
var oneOfStates = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:an? |the |every |each )?(\p{L}[\p{L} -]{2,40}?) (?:has|have|shows?|is in|are in|can be in|carries) (?:exactly )?one of the (?:states|statuses|stages) ([^.;:()]+)$`)
})

// labelOfStates reads the same of a label: "Order statuses: draft, sent, paid", "Statuses of an
// order: …".
var labelOfStates = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:the )?(?:(\p{L}[\p{L} -]{1,30}?) (?:states|statuses|stages)|(?:states|statuses|stages) of (?:each|every|an?|the) (\p{L}[\p{L} -]{1,30}?)): ([^.;()]+)$`)
})

// wentThrough reads what a thing is in one after the other: "Each job goes through: waiting,
// cut, sewn, done".
var wentThrough = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:an?|every|each) (\p{L}[\p{L} -]{2,30}?) (?:goes|passes|moves|runs) through(?: these| the following)?(?: steps| phases)?: ([^.;()]+)$`)
})

// bracketedStates reads the states of a thing that a Chinese sentence shows to somebody and names in brackets behind
// it: 调度大屏显示车辆状态（待装、在途、到场）.
var bracketedStates = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:显示|展示|查看|看到|标明|更新|记录)(?:每[一-龥]|各|本)?(\p{Han}{2,4}?)的?状态（(\p{Han}{2,5}(?:、\p{Han}{2,5}){2,9})）$`)
})

// minStates is how many states a list of them has at least.
const minStates = 3

// listedStates files the states that a sentence says a thing has.
func (x *understander) listedStates(text string, from, to int) bool {
	bare := strings.TrimRight(text, ". ")
	if m := labelOfStates().FindStringSubmatch(bare); m != nil {
		return x.fileStates(reading.FirstOf(m[1], m[2]), m[3], from, to)
	}
	if m := wentThrough().FindStringSubmatch(bare); m != nil {
		return x.fileStates(m[1], m[2], from, to)
	}
	m := hasStates().FindStringSubmatch(bare)
	if m == nil || len(strings.Fields(m[1])) > 3 {
		return false
	}
	return x.fileStates(m[1], m[2], from, to)
}

// statesBeside files the states that a statement lists of a thing that is kept or that its
// own words name; the statement itself stays what it is.
func (x *understander) statesBeside(text string, from, to int) {
	bare := strings.TrimRight(x.tags(text).text, ". ")
	for _, form := range []*regexp.Regexp{hasStates(), oneOfStates()} {
		if m := form.FindStringSubmatch(bare); m != nil && len(strings.Fields(m[1])) <= 3 {
			x.fileStates(m[1], m[2], from, to)
			return
		}
	}
	if m := bracketedStates().FindStringSubmatch(strings.TrimRight(bare, "。")); m != nil {
		x.fileStates(m[1], m[2], from, to)
		return
	}
	if m := labelOfStates().FindStringSubmatch(bare); m != nil {
		x.fileStates(reading.FirstOf(m[1], m[2]), m[3], from, to)
		return
	}
	if x.passedStates(reading.Sentence{Text: firstClause(bare), From: from, To: to}) { // "moves through the states …; it can be withdrawn"
		return
	}
	if m := wentThrough().FindStringSubmatch(bare); m != nil {
		x.fileStates(m[1], m[2], from, to)
		return
	}
	if m := statesOfEach().FindStringSubmatch(bare); m != nil {
		subject := m[1]
		if thing, last, ok := strings.Cut(subject, " "); ok && x.lex.WordsAfterThing[reading.Lower(last)] {
			subject = thing
		}
		x.fileStates(subject, m[2], from, to)
	}
}

// fileStates files the names of a list as the states of a thing, when it is a list of names.
func (x *understander) fileStates(subject, list string, from, to int) bool {
	parts := reading.SplitList(list)
	if len(parts) < minStates || !reading.ShortParts(x.lex.withoutPlaces(parts), 3, 8) {
		return false
	}
	for i, p := range parts {
		parts[i] = strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(p, "or "), "and "))
		if strings.ContainsFunc(parts[i], func(r rune) bool { return !unicode.IsLetter(r) && !strings.ContainsRune(" -_`", r) }) {
			return false
		}
	}
	x.addStates(subject, parts, from, to)
	return true
}
