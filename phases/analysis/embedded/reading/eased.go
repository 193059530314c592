package reading

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// eased writes a sentence as its parts are told apart more easily, without
// changing what it says: the comma behind a condition, a time behind what is done then, the
// deed of two halves in both, what is demanded without who demanded it in a talk, the words
// of a wish in their order, those of a pattern in small letters, and what must be impossible as
// what must not be done.
func eased(text string) string {
	if len(text) > 600 || HasHan(text) {
		return text
	}
	return deedInBoth(timeBehindDeed(commaBehindCondition(wishInOrder(unreported(Quietly(nounActs(denied(neverMore(text)))))))))
}

// neverMore is a bound as others write it: "Never more than 20 queries per second" are no
// more than 20.
func neverMore(text string) string {
	for _, bound := range []string{"more than ", "fewer than ", "less than "} {
		if rest, ok := strings.CutPrefix(text, "Never "+bound); ok && rest != "" && rest[0] >= '0' && rest[0] <= '9' {
			return "No " + bound + rest
		}
	}
	return text
}

// nounActs gives the article to a noun that is a verb as well, where the verb behind it shows
// that it acts: "Search returns results in under 1 s" is no order to search.
func nounActs(text string) string {
	words := strings.SplitN(text, " ", 3)
	if len(words) == 3 && strings.Contains(" Search Export Import Sync Upload Download Backup Restore Report Build Render ", " "+words[0]+" ") &&
		strings.Contains(" returns answers responds takes completes finishes works runs starts ends succeeds fails shows finds supports covers ", " "+words[1]+" ") {
		return "The " + wording.LowerFirst(text)
	}
	return text
}

// unreported is what somebody insisted on: "Hanna insisted that it works in
// Croatian".
func unreported(text string) string {
	for _, verb := range []string{" insisted that ", " insists that ", " demanded that ", " demands that ", " stressed that ", " requested that "} {
		who, what, ok := strings.Cut(text, verb)
		if ok && len(strings.Fields(who)) <= 3 && StartsUpper(who) && len(strings.Fields(what)) >= 3 {
			return UpperFirst(what)
		}
	}
	return text
}

// denied tells of what must be impossible that it must not be done: "It must be impossible for
// a clerk to book twice" says that a clerk must not book twice.
func denied(text string) string {
	low := Lower(text)
	if len(low) != len(text) {
		return text
	}
	for _, lead := range []string{"it must be impossible ", "it should be impossible ", "it shall be impossible ", "it has to be impossible ", "it must not be possible ", "it should not be possible ", "it shall not be possible "} {
		rest, ok := strings.CutPrefix(low, lead)
		if !ok {
			continue
		}
		rest = text[len(text)-len(rest):]
		if deed, ok := strings.CutPrefix(rest, "to "); ok {
			return "Nobody may " + deed
		}
		who, deed, ok := strings.Cut(strings.TrimPrefix(rest, "for "), " to ")
		if !ok || !strings.HasPrefix(rest, "for ") || strings.ContainsAny(who, ",;:") || len(strings.Fields(who)) > 6 {
			return text
		}
		return UpperFirst(who) + " must not " + deed
	}
	return text
}

// farthestComma is how many words from its beginning a sentence is searched for the end of
// its condition.
const farthestComma = 16

// commaBehindCondition sets the comma that people leave out: "If a truck is late
// its slot is released", "When a bed comes free the nurse calls the next one".
func commaBehindCondition(text string) string {
	switch FirstWord(text) {
	case "If", "When", "if", "when", "Once", "once":
	default:
		return text
	}
	words := strings.Split(text, " ")
	for i := 2; i+2 < min(len(words), farthestComma); i++ {
		if strings.ContainsAny(words[i], ",;:") {
			return text
		}
		if stateEndsCondition(words, i) || speakerBegins(words, i) {
			if (words[i-1] == "has" || words[i-1] == "have") && strings.Contains(strings.Join(words[i:min(len(words), farthestComma)], " "), ", ") {
				return text // "has closed the job on the tablet, …" has its comma
			}
			return strings.Join(words[:i+1], " ") + ", " + strings.Join(words[i+1:], " ")
		}
	}
	return text
}

// stateEndsCondition says that the word at i tells how something is, "is late", "comes
// free", and that behind it somebody or something else begins.
func stateEndsCondition(words []string, i int) bool {
	old := strings.Contains(" late gone missing full empty ready wrong down over out sick ill absent closed open broken lost done finished available offline reached exceeded unavailable overdue unpaid damaged ", " "+words[i]+" ")
	if !strings.Contains(" its their the an all nobody everybody we they his her it he she ", " "+words[i+1]+" ") {
		return false
	}
	if old {
		return !strings.ContainsAny(words[i-1], "0123456789%") // "10% over the estimate"
	}
	return strings.Contains(" free due low stuck vacant blank invalid unknown unreachable unsafe incomplete ", " "+words[i]+" ") &&
		strings.Contains(" is are becomes become comes come gets get falls fall runs run stays stay not still too ", " "+words[i-1]+" ")
}

// speakerBegins says that behind the word at i who writes says what they want then, or what
// something of which they spoke must do, where the condition has its verb already: "If the
// bill is above the offer I want to see it", "If a van is out at that time it must not be lent".
func speakerBegins(words []string, i int) bool {
	says := ""
	switch words[i+1] {
	case "I", "we":
		says = " want need must should would can shall have expect "
	case "it", "they", "he", "she":
		says = " must should shall may cannot will needs "
	}
	if strings.Contains(strings.Join(words[i+1:], " "), ", ") || !strings.Contains(says, " "+words[i+2]+" ") {
		return false
	}
	return slices.ContainsFunc(words[2:i], func(word string) bool {
		return strings.Contains(" is are has have goes comes gets cannot can does do ", " "+word+" ")
	}) && !strings.Contains(" that which who whom what how and or but than as because if when where the a an ", " "+words[i]+" ")
}

// Existing writes "the existing camera" for "the camera we already have", which
// in a feature is no deed of its own.
func (l *Lexicon) Existing(text string) string {
	for _, owned := range l.AlreadyThere {
		before, after, ok := strings.Cut(text, owned)
		if !ok || after != "" && !strings.ContainsAny(after[:1], " ,.;)") || strings.HasPrefix(after, " to ") {
			continue
		}
		at := strings.LastIndexByte(before, ' ')
		if at < 0 || !strings.HasSuffix(Lower(before[:at]), " the") && Lower(before[:at]) != "the" || strings.HasSuffix(before, ",") {
			continue
		}
		return before[:at] + " existing" + before[at:] + after
	}
	return text
}
