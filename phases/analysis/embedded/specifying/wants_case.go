package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Bounds of a wish that names its case.
const (
	maxCaseWish    = 44 // words of both
	maxCaseSubject = 8  // words of what is wished to do something
)

// inCase puts the circumstance that a statement begins with into what is wished: nobody
// wants a message always that is due when something fails. It stands at the end, in front
// of a second half that commas part off, and else behind the subject.
func (w *Specifier) inCase(want string, st phrasing.Statement) string {
	late := w.lateTrigger(st)
	if st.Trigger == "" || w.storyLead(st) || strings.Contains(want, late) || len(strings.Fields(want))+len(strings.Fields(late)) > maxCaseWish {
		return want
	}
	cased := reading.ContainsAny(want, " when ", " if ")
	at := w.firstBreak(want)
	switch {
	case at < 0 && w.SwallowsRate(want, late):
		return w.RateBehindVerb(want, late)
	case at < 0 && !cased:
		return want + " " + late
	case at > 0 && !reading.ContainsAny(want[:at], " when ", " if ") && strings.Contains(want[:at], " to ") && (want[at] == ':' || joinsHalf(want[at:])):
		return want[:at] + " " + late + want[at:]
	}
	subject, deed, ok := strings.Cut(want, " to ")
	if !ok || subject == "" || strings.ContainsAny(subject, ",;:") || len(strings.Fields(subject)) > maxCaseSubject || strings.HasPrefix(want, "to ") {
		return want
	}
	return subject + ", " + late + ", to " + deed
}

// inCaseChinese puts the case of a Chinese statement in front of what somebody does in it,
// where the deed is told without it.
func (w *Specifier) inCaseChinese(text string, st phrasing.Statement) string {
	when := strings.TrimRight(st.Trigger, "，")
	if when == "" || strings.Contains(text, phrasing.HeadOf(when, minCaseTold)) {
		return text
	}
	return when + "，" + text
}

// minCaseTold is how much of a case tells that a text has it, in runes.
const minCaseTold = 4

// firstBreak is where the first comma or colon stands that is in no brackets, or -1.
func (w *Specifier) firstBreak(text string) int {
	for i := range len(text) - 1 {
		if (text[i] == ',' || text[i] == ':') && text[i+1] == ' ' && !w.InBrackets(text, i) {
			return i
		}
	}
	return -1
}

// joinsHalf says that what stands behind a comma is the second half of a sentence.
func joinsHalf(text string) bool {
	return reading.HasPrefixOf(text, ", and ", ", but ", ", or ", ", then ")
}
