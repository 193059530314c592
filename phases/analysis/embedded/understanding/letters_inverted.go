package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A condition that turns its clause around, "Should nobody answer within an hour, it is passed on",
// is one with "if", and no duty: "If nobody answers within an hour, it is passed on".

// shouldFirst is such a sentence: its case and what then happens.
var shouldFirst = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^Should ((?:it|this|that|these|those|he|she|they|we|you|an?|the|any|each|every|one|two|both|either|neither|no|none|nobody|nothing|somebody|someone|something|anybody|anyone|anything|our|their|its) [^,;:?]{2,80}?), (.+)$`)
})

// Pronouns of one and of many that are the whole subject of a case.
const (
	pronounsOfOne  = " it this that he she nobody none nothing somebody someone something anybody anyone anything one "
	pronounsOfMany = " they we you these those both "
)

// caseVerb is a verb of what may go wrong or happen, as its plain form.
var caseVerb = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:be|have|fail|stop|drop|fall|rise|exceed|miss|lose|break|arrive|expire|open|close|cancel|leave|refuse|reject|decline|crash|go|come|send|return|answer|respond|reply|change|disappear|differ|run|fill|need|want|forget|lack|reach|report|show|get|take|find|confirm|acknowledge|approve|sign|pay|book|scan|enter|move|start|end|turn|become|remain|stay|detect|receive|deliver|contain|hit|hold|lie|stand|withdraw|object|complain|disagree|occur|happen|appear|die|jam|leak|overflow)$`)
})

// shouldPlain puts a condition that is turned around as one with "if" has it: "it be late" is "it
// is late", "nobody answer" is "nobody answers". Empty where nothing tells its verb.
func shouldPlain(clause string) string {
	words := strings.Fields(clause)
	at, many := verbOfCase(words)
	if at == 0 || at >= len(words) {
		return ""
	}
	verb := words[at]
	switch {
	case verb == "not" && at+1 < len(words) && words[at+1] == "be":
		words[at], words[at+1] = numbered(many, "is", "are"), "not"
	case verb == "not":
		words[at] = numbered(many, "does", "do") + " not"
	case verb == "be":
		words[at] = numbered(many, "is", "are")
	case verb == "have":
		words[at] = numbered(many, "has", "have")
	case verb == "go" || verb == "do":
		words[at] = numbered(many, verb+"es", verb)
	default:
		words[at] = numbered(many, wording.Plural(verb), verb)
	}
	return strings.Join(words, " ")
}

func numbered(many bool, one, several string) string {
	if many {
		return several
	}
	return one
}

// verbOfCase is where the verb of a condition stands that is turned around, and whether its
// subject is several. 0 where nothing tells.
func verbOfCase(words []string) (at int, many bool) {
	first := words[0]
	switch {
	case first == "no" && len(words) > 1 && words[1] == "one":
		return 2, false
	case strings.Contains(pronounsOfMany, " "+first+" ") && !nounAhead(words):
		return 1, true
	case strings.Contains(pronounsOfOne, " "+first+" ") && !nounAhead(words):
		return 1, false
	}
	at = slices.IndexFunc(words[min(2, len(words)):], func(w string) bool { return w == "not" || caseVerb().MatchString(w) }) + 2
	if at < 2 {
		if len(words) > 3 && !reading.ContainsAny(" "+words[3]+" ", " in ", " on ", " at ", " for ", " within ", " during ", " before ", " after ", " by ", " to ", " from ", " the ", " a ", " an ", " its ", " their ", " more ", " too ") {
			return 0, false
		}
		at = 2
	}
	if at >= len(words) {
		return 0, false
	}
	head := words[at-1]
	return at, wording.Singular(head) != head && first != "a" && first != "an" && first != "each" && first != "every"
}

// nounAhead tells a word that may be the whole subject in front of the noun that it points at, as
// its verb comes later: "one sensor fail", "these readings be".
func nounAhead(words []string) bool {
	return strings.Contains(" one this that these those both ", " "+words[0]+" ") && len(words) > 2 && !caseVerb().MatchString(words[1]) && words[1] != "not"
}
