package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// emphasis tells words that only stress what stands before: "no ads, ever".
func (l *Lexicons) emphasis(text string) bool {
	return l.EmphasisWords[strings.Trim(reading.Lower(text), " .!")]
}

// addNonGoal files one thing left out, with the reason when the text gives one.
func (x *understander) addNonGoal(text, reason string, from, to int) {
	text = x.tags(text).text
	if x.lex.RefusalInWords[reading.Lower(strings.TrimRight(text, ".!? "))] { // said by the way
		x.place(from, to)
		return
	}
	if reason == "" {
		for _, cut := range x.lex.ReasonLinks {
			if i := strings.Index(text, cut); i > 8 {
				text, reason = text[:i], text[i+len(cut):]
				if cut == ": those " {
					reason = "They " + reason // "those need a ledger"
				}
				break
			}
		}
	}
	if head, why, ok := strings.Cut(text, ": "); ok && reason == "" && tellsReason(head, why) {
		text, reason = head, why
	}
	n := specs.NonGoal{Text: sentence(text), Rationale: sentence(reason)}
	if n.Text == "" {
		return
	}
	n.Source = x.source(from, to)
	if x.fresh("non_goal", n.Text) {
		x.u.NonGoals = append(x.u.NonGoals, n)
	}
}

// tellsReason says that a whole sentence behind the colon tells why what is named
// before it is left out: "An app for skippers: nobody installs an app for that".
func tellsReason(head, why string) bool {
	if len(strings.Fields(head)) < 3 || len(strings.Fields(why)) < 5 || reading.HasHan(why) || reading.HasFiniteVerb(head) || strings.HasPrefix(reading.Lower(head), "what ") {
		return false
	}
	first := reading.Lower(reading.FirstWord(why))
	return reading.HasFiniteVerb(why) || strings.Contains(" the a an many most few some nobody no we they it there our people this that too ", " "+first+" ") && !reading.ShortParts(reading.SplitList(why), 3, 6)
}
